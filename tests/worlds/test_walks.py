"""Where chance hardly ever finds a hand that could do what was done, a walk goes from one such hand to the next.

Both ways must give the same hands as often; here chance still finds some.
"""

from collections import Counter

import pytest

import troef
from proving import often, seeded
from sampling import FAR, difference
from troef.cards.card import rank_of
from troef.core.view import REFEREE, View
from troef.games.canasta.game import Canasta
from troef.games.jokeren.game import Jokeren
from troef.melds.twins import face_of

SAMPLES = often(400)

#: (game, seed of a match of random moves, how many moves, what the seat on turn must be able to do)
POSITIONS = [
    ("jokeren", "jokeren walk 3", 108, "come out"),
    ("jokeren", "jokeren walk 1", 414, "come out, with a new stock"),
    ("canasta", "canasta walk 1", 297, "go out"),
    ("canasta", "canasta walk 1", 579, "reach the minimum"),
]


def position(slug: str, seed: str, moves: int) -> tuple[troef.Game, View]:
    """What the next player sees when another is in the midst of his turn."""
    game = troef.game(slug)
    rng = troef.Rng(seed)
    state = game.start()
    for _ in range(moves):
        while state.awaits_deal:
            state.deal_shuffled(rng)
        actor = state.actors()[0]
        state.play(actor, int(state.phase.pick(actor, rng)))
    return game, state.view((state.actors()[0] + 1) % state.seats)


def hands(game: troef.Game, view: View, tries: int, seed: str = "walk") -> list[Counter[int]]:
    """The hand of the seat on turn in some worlds, when this many tries are left to chance."""
    assert isinstance(game, Jokeren | Canasta)
    game.tries = tries
    worlds = game.worlds(view, troef.Rng(seeded(f"{seed} {tries}")))
    zone = f"hand-{view.actors[0]}"
    return [Counter(int(face_of(card)) for card in next(worlds).view(REFEREE).zone(zone).cards) for _ in range(SAMPLES)]


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: f"{case[0]} {case[3]}".replace(" ", "-"))
def test_a_walk_gives_the_hands_that_chance_gives(case: tuple[str, str, int, str]) -> None:
    game, view = position(*case[:3])
    by_chance = hands(game, view, 2_000)
    assert len({tuple(sorted(hand.elements())) for hand in by_chance}) > 20, "too much is known"
    by_walk = hands(game, view, 1)
    assert abs(difference(by_chance, by_walk)) < FAR
    often_met = {ranks for ranks, times in Counter(map(ranks_of, by_chance)).items() if times >= often(10)}
    assert not often_met - set(map(ranks_of, by_walk)), "the walk has no way to a hand"


def ranks_of(hand: Counter[int]) -> tuple[int, ...]:
    """The ranks in a hand; `9 9 9` in whatever suits."""
    return tuple(sorted(rank_of(card) for card in hand.elements()))


def test_walks_that_begin_elsewhere_agree() -> None:
    """Here chance finds one in twelve, by walks too, for the stock is new."""
    game, view = position("jokeren", "jokeren walk 4", 840)
    assert abs(difference(hands(game, view, 1), hands(game, view, 1, "another walk"))) < FAR


def test_hands_that_differ_are_told_apart() -> None:
    one, other = Counter([1, 2, 3]), Counter([1, 2, 4])
    even = [one, other] * (SAMPLES // 2)
    leaning = [one, one, one, other] * (SAMPLES // 4)
    assert difference(even, even) < 0
    assert difference(even, leaning) > FAR
