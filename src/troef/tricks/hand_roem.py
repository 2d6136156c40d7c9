"""Roem that is counted in hands: which totals two hands of one pack can have, for checking results."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count, set_of
from troef.cards.card import ACE, JACK

HAND: Final = 8


def combinations_in(pack: i64) -> list[int]:
    """All runs of three to eight cards of a pack, and four of a kind from jacks to aces, as sets of cards."""
    found = [int(RANK_CARDS[rank]) for rank in range(JACK, ACE + 1)]
    for suit in range(4):
        for low in range(ACE - 1):
            for high in range(low + 2, min(ACE, low + HAND - 1) + 1):
                run = set_of(list(range(16 * suit + low, 16 * suit + high + 1)))
                if not run & ~pack:
                    found.append(int(run))
    return found


def hands_of(combinations: "Sequence[int]") -> list[int]:
    """Every set of at most eight cards that is made of some of these combinations, also of none."""
    found = {0}
    newest = [0]
    while newest:
        made: list[int] = []
        for hand in newest:
            for combination in combinations:
                larger = hand | combination
                if larger not in found and card_count(larger) <= HAND:
                    found.add(larger)
                    made.append(larger)
        newest = made
    return list(found)


def by_total(hands: "Sequence[int]", total: "Callable[[int], int]") -> dict[int, list[int]]:
    """The hands by what their roem counts."""
    found: dict[int, list[int]] = {}
    for hand in hands:
        found.setdefault(total(hand), []).append(hand)
    return found


def two_hands_have(hands: dict[int, list[int]], total: int, fit: "Callable[[int, int], bool]") -> bool:
    """Whether two hands without a common card can have this much roem together, and `fit` accepts them.

    A hand is given by the cards that make its roem; its other cards can be any that make no more.
    """
    for points, ones in hands.items():
        for one in ones:
            for other in hands.get(total - points, ()):
                if not one & other and fit(one, other):
                    return True
    return False
