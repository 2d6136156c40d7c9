"""Cards laid one by one in places that may hold them: every way comes as often as any other."""

from collections import Counter
from itertools import permutations

import pytest

from troef.core.rng import Rng
from troef.sampling.matching import Matching
from troef.sampling.sharing import NoWorld

#: The slots that each card may lie in.
NARROW = {
    "two groups with one card between them": [[0, 1, 2], [0, 2], [0, 1, 2], [3, 4], [0, 3, 4]],
    "one card that binds another": [[0], [0, 1], [1, 2, 3], [2, 3]],
    "two ways round a ring": [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0]],
    "a broad ring": [[n, (n + 1) % 6, (n + 2) % 6] for n in range(6)],
}


def fits(way: tuple[int, ...], slots: list[list[int]]) -> bool:
    """Whether the card in each slot may lie there."""
    return all(slot in slots[card] for slot, card in enumerate(way))


@pytest.mark.parametrize("name", NARROW)
def test_each_way_to_lay_them_is_as_likely(name: str) -> None:
    slots = NARROW[name]
    count = len(slots)
    ways = [way for way in permutations(range(count)) if fits(way, slots)]
    assert len(ways) > 1
    rng = Rng(name)
    each = 60
    found = Counter(tuple(int(card) for card in Matching(slots, count, rng).lying) for _ in range(each * len(ways)))
    assert set(found) == set(ways)
    # five standard deviations of a count that is expected to be `each`
    assert all(abs(found[way] - each) < 5 * each**0.5 for way in ways)


def test_a_walk_goes_from_each_way_to_all_others() -> None:
    slots = NARROW["a broad ring"]
    matching = Matching(slots, 6, Rng("walk"))
    ways = [way for way in permutations(range(6)) if fits(way, slots)]
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(60 * len(ways)):
        matching.mix(24)
        found[tuple(int(card) for card in matching.lying)] += 1
    assert set(found) == set(ways)
    assert all(abs(found[way] - 60) < 5 * 60**0.5 for way in ways)


def test_it_can_go_back() -> None:
    matching = Matching(NARROW["a broad ring"], 6, Rng("back"))
    before = list(matching.lying)
    kept = matching.kept()
    while list(matching.lying) == before:
        matching.mix(6)
    matching.go_back(kept)
    assert list(matching.lying) == before
    assert [matching.lying[slot] for slot in matching.slot_of] == list(range(6))


@pytest.mark.parametrize(("slots", "count"), [([[0], [0]], 2), ([[0], [1]], 3)])
def test_what_cannot_be_laid_is_not(slots: list[list[int]], count: int) -> None:
    with pytest.raises(NoWorld):
        Matching(slots, count, Rng("none"))
