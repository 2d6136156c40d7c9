"""Positions in which far too many cards are unseen to try all ways: no card has a place where it lies more often.

Where nothing binds the unseen cards, the worlds are all the ways to lay them in the hidden places, and none is likelier
than another if no exchange of cards makes it so. Tested is what that says of the place of each card, and, for those
worlds in which one card lies in the stock, of the places of all others.
"""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

import troef
from proving import often, seeded
from sampling import FAR
from troef.core.view import REFEREE, View
from troef.games.blackjack.state import BlackjackState
from troef.melds.twins import face_of

#: Unseen faces, each as often as it lies there, by hidden place.
Places = dict[str, Counter[int]]


def lean(samples: list[Places]) -> float:
    """How far the places of cards are from chance, in standard deviations.

    The squares of the differences over what is expected, less a part in the number of cards because a place that a card
    has taken is no other's, are chi-square with one less than the faces times one less than the places (as in
    Friedman's test, 1937); then as `deviation`.
    """
    rooms = {name: sum(cards.values()) for name, cards in samples[0].items() if cards}
    faces = sum(samples[0].values(), Counter())
    cards = sum(rooms.values())
    found = {name: sum((sample[name] for sample in samples), Counter()) for name in rooms}
    square = 0.0
    for name, room in rooms.items():
        for face, copies in faces.items():
            mean = len(samples) * copies * room / cards
            square += (found[name][face] - mean) ** 2 / mean
    square *= (cards - 1) / cards
    freedom = (len(faces) - 1) * (len(rooms) - 1)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread))


def unseen_in(world: troef.State, view: View, apart: Callable[[int], bool]) -> Places:
    """What lies in the hidden places of a view, less what is known to lie there and what lies `apart`."""
    told = world.view(REFEREE)
    known = view.memory.get("known")
    places: Places = {}
    for zone in view.zones:
        if zone.hidden and zone.kind in ("hand", "stock"):
            cards = Counter(int(face_of(card)) for card in told.zone(zone.name).cards if not apart(int(face_of(card))))
            if zone.kind == "hand" and isinstance(known, list):
                cards -= Counter(int(card) for card in known[zone.owner])
            places[zone.name] = cards
    return places


def position(slug: str, seed: str, moves: int) -> tuple[troef.Game, View]:
    """What seat 0 sees after this many random moves, when another is to begin a turn."""
    game = troef.game(slug)
    rng = troef.Rng(seed)
    state = game.start()
    for number in range(moves + 400):
        while state.awaits_deal:
            state.deal_shuffled(rng)
        view = state.view(0)
        if number >= moves and view.phase in ("draw", "auction", "bidding") and view.actors and view.actors[0]:
            return game, view
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        state.play(actor, int(state.phase.pick(actor, rng)))
    raise AssertionError("nobody was to begin a turn")


def red_three(face: int) -> bool:
    """Canasta: red threes never stay in a hand."""
    return face in (17, 33)


@pytest.mark.parametrize(
    ("slug", "seed", "moves"),
    [
        ("canasta", "canasta 0", 40),
        ("canasta", "canasta 1", 120),
        ("duizenden", "duizenden 0", 60),
        ("jokeren", "jokeren 0", 60),
        ("cinch", "cinch 0", 1),
    ],
)
def test_every_card_is_as_likely_everywhere(slug: str, seed: str, moves: int) -> None:
    game, view = position(slug, seed, moves)
    sampler = game.worlds(view, troef.Rng(seeded("places")))
    apart = red_three if slug == "canasta" else (lambda face: False)
    samples = [unseen_in(next(sampler), view, apart) for _ in range(often(500))]
    assert len(samples[0]) == 4, "three hands and the stock"
    assert lean(samples) < FAR
    face = next(face for face, copies in sum(samples[0].values(), Counter()).items() if copies == 1)
    given = [places for places in samples if places["stock"][face]]
    assert len(given) > 60
    for places in given:
        places["stock"] = places["stock"] - Counter([face])
    assert lean(given) < FAR


def test_the_shoe_of_blackjack_lies_in_any_order() -> None:
    """All that is hidden there; every tenth card of it is taken together, so that each is met often enough."""
    game = troef.game("blackjack", decks=1)
    rng = troef.Rng("shoe")
    state = game.start(3)
    for _ in range(12):
        while state.awaits_deal:
            state.deal_shuffled(rng)
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    view = state.view(0)
    assert 20 < view.zone("stock").hidden < 52
    sampler = game.worlds(view, troef.Rng(seeded("order")))
    shoes = [shoe_of(next(sampler)) for _ in range(often(800))]
    assert all(sorted(shoe) == sorted(shoe_of(state)) for shoe in shoes)
    samples = [{str(place): Counter(shoe[place::10]) for place in range(10)} for shoe in shoes]
    assert lean(samples) < FAR


def shoe_of(state: troef.State) -> list[int]:
    """The cards that are left to be drawn."""
    assert isinstance(state, BlackjackState)
    return list(state.table.shoe[state.table.drawn :])
