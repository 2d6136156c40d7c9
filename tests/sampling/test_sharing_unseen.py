"""Sharing unseen cards: every way that respects what is known, each equally likely."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from troef.core.rng import Rng
from troef.sampling.sharing import NoWorld, Sharing


def mask(cards: "list[int] | set[int]") -> int:
    return sum(2**card for card in cards)


def every_way(cards: list[int], sizes: list[int], barred: list[set[int]]) -> list[tuple[frozenset[int], ...]]:
    """All ways, by trying each hand for each card."""
    ways = []
    for hands in itertools.product(range(len(sizes)), repeat=len(cards)):
        shared = tuple(
            frozenset(card for card, hand in zip(cards, hands, strict=True) if hand == h) for h in range(len(sizes))
        )
        if all(len(shared[h]) == sizes[h] and not shared[h] & barred[h] for h in range(len(sizes))):
            ways.append(shared)
    return ways


CASES = [
    ([1, 2, 3, 4], [2, 2], [set(), set()]),
    ([1, 2, 3, 4, 5], [2, 2, 1], [set(), set(), set()]),
    ([1, 2, 3, 4, 5], [2, 2, 1], [{1, 2}, set(), set()]),
    ([1, 2, 3, 4, 5], [2, 1, 2], [{1, 2}, {3}, {1, 5}]),
    ([1, 2, 3, 20, 40, 62], [0, 3, 2, 1], [set(), {20, 40}, {62}, {1}]),
    ([1, 2, 3], [1, 1, 1], [{1, 2}, {1, 3}, set()]),
]


@pytest.mark.parametrize(("cards", "sizes", "barred"), CASES)
def test_every_way_is_equally_likely(cards: list[int], sizes: list[int], barred: list[set[int]]) -> None:
    ways = every_way(cards, sizes, barred)
    sharing = Sharing(mask(cards), sizes, [mask(cards) for cards in barred])
    rng = Rng("sharing")
    draws = 400 * len(ways)
    counts = Counter(tuple(frozenset(hand) for hand in sharing.draw(rng)) for _ in range(draws))
    assert set(counts) == set(ways)
    square = sum((counts[way] - 400) ** 2 / 400 for way in ways)
    freedom = len(ways) - 1
    assert square <= freedom + 4 * (2 * freedom) ** 0.5


@given(
    cards=st.sets(st.integers(0, 62), max_size=12),
    cut=st.tuples(st.integers(0, 12), st.integers(0, 12)),
    barred=st.lists(st.sets(st.integers(0, 62)), min_size=3, max_size=3),
    seed=st.integers(0, 1000),
)
def test_what_is_drawn_respects_what_is_known(
    cards: set[int], cut: tuple[int, int], barred: list[set[int]], seed: int
) -> None:
    low, high = sorted(min(place, len(cards)) for place in cut)
    sizes = [low, high - low, len(cards) - high]
    try:
        hands = Sharing(mask(cards), sizes, [mask(away) for away in barred]).draw(Rng(seed))
    except NoWorld:
        assert any(barred)
        return
    assert [len(hand) for hand in hands] == sizes
    assert sorted(card for hand in hands for card in hand) == sorted(cards)
    for hand, away in zip(hands, barred, strict=True):
        assert not set(hand) & away


@pytest.mark.parametrize(
    ("sizes", "barred"),
    [([1, 1], [set(), set()]), ([2, 2], [set(), set()]), ([2, 1], [{1, 2}, set()]), ([3, 0], [{1}, set()])],
)
def test_knowledge_that_contradicts_itself_is_an_error(sizes: list[int], barred: list[set[int]]) -> None:
    with pytest.raises(NoWorld):
        Sharing(mask([1, 2, 3]), sizes, [mask(away) for away in barred])


def test_nothing_unseen_is_one_way() -> None:
    assert Sharing(0, [0, 0], [0, 0]).draw(Rng(1)) == [[], []]


def test_more_cards_than_a_hand_has_room_for_are_no_way() -> None:
    with pytest.raises(NoWorld, match="cannot hold that many"):
        Sharing(mask([1, 2]), [3, -1], [0, 0])
