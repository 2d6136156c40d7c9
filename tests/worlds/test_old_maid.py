"""Zwartepiet: all that the draws have told is kept, by following every game that fits card by card.

The chance of an arrangement of the hands is in proportion to the histories of draws that lead to it.
"""

from collections import Counter

import pytest

import troef
from proving import often, seeded
from sampling import FAR, deviation
from troef.core.view import REFEREE, View

#: The cards of each seat, as sorted tuples.
Hands = tuple[tuple[int, ...], ...]


def hands_of(view: View) -> Hands:
    """What everybody holds, for the referee."""
    return tuple(tuple(sorted(view.zone(f"hand-{seat}").cards)) for seat in range(view.seats))


def laid(view: View) -> list[set[int]]:
    """The pairs that each seat has laid."""
    return [set(view.zone(f"pairs-{seat}").cards) for seat in range(view.seats)]


def first_beliefs(view: View) -> set[Hands]:
    """Every way in which the unseen cards can lie when the pairs have been laid."""
    cards = set(troef.game("zwartepiet").pack(view.seats)) - set().union(*laid(view)) - set(view.hand())
    sizes = [view.zone(f"hand-{seat}").hidden for seat in range(view.seats)]
    ways: list[list[set[int]]] = [[set() for _ in sizes]]
    for card in sorted(cards):
        ways = [
            [hand | {card} if other == seat else hand for other, hand in enumerate(way)]
            for way in ways
            for seat in range(view.seats)
            if len(way[seat]) < sizes[seat] and card ^ 48 not in way[seat]
        ]
    mine = set(view.hand())
    return {
        tuple(tuple(sorted(mine if seat == view.seat else way[seat])) for seat in range(view.seats)) for way in ways
    }


def believed(state: troef.State, viewer: int, draws: int, rng: troef.Rng) -> Counter[Hands]:
    """Play this many random draws; every arrangement that the viewer may take for the real one, and in how many ways
    each can have come about."""
    beliefs = Counter(dict.fromkeys(first_beliefs(state.view(viewer)), 1))
    for _ in range(draws):
        if state.outcome() is not None:
            break
        seat = state.actors()[0]
        giver = state.view(REFEREE).fact("draws-from")
        assert isinstance(giver, int)
        lying = laid(state.view(viewer))
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
        view = state.view(viewer)
        new = set().union(*laid(view)) - set().union(*lying)
        after: Counter[Hands] = Counter()
        for hands, ways in beliefs.items():
            for card in hands[giver]:
                held = [set(hand) for hand in hands]
                held[giver].remove(card)
                held[seat].add(card)
                pair = {card, card ^ 48} & held[seat] if card ^ 48 in held[seat] else set[int]()
                held[seat] -= pair
                if pair == new and held[viewer] == set(view.hand()):
                    after[tuple(tuple(sorted(hand)) for hand in held)] += ways
        beliefs = after
    return beliefs


def as_table(hands: Hands) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Hands as a kind of world."""
    return tuple((f"hand-{seat}", cards) for seat, cards in enumerate(hands))


@pytest.mark.parametrize(("seats", "number", "draws"), [(3, 10, 2), (3, 10, 11), (4, 72, 4), (4, 144, 7)])
def test_an_arrangement_is_as_likely_as_there_are_courses_that_lead_to_it(seats: int, number: int, draws: int) -> None:
    state = troef.game("zwartepiet").start(seats, 0)
    state.deal_shuffled(troef.Rng(f"zp {number}"))
    beliefs = believed(state, 0, draws, troef.Rng(f"d{number}"))
    assert len(beliefs) > 5
    sampler = state.game.worlds(state.view(0), troef.Rng(seeded("old maid")))
    counts = Counter(hands_of(next(sampler).view(REFEREE)) for _ in range(often(max(300, 15 * len(beliefs)))))
    assert set(counts) == set(beliefs)
    tables = Counter({as_table(hands): count for hands, count in counts.items()})
    assert deviation(tables, Counter({as_table(hands): ways for hands, ways in beliefs.items()})) < FAR
