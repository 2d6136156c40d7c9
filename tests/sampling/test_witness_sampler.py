"""Sharing cards where hands must hold something that they can have in several ways."""

from collections import Counter
from itertools import combinations

import pytest

from troef.cards.bits import set_of
from troef.core.rng import Rng
from troef.sampling.sharing import NoWorld
from troef.sampling.witness_sampler import MOST_WITNESSES, WitnessSampler, combined

CARDS = list(range(8))
SIZES = [3, 3, 2]
#: The first hand has 0 and 1, or 1 and 2, or 5; the second one 3, or 4 and 6.
CHOICES = {0: [0b11, 0b110, 0b100000], 1: [0b1000, 0b1010000]}
#: Card 7 cannot lie in the first hand.
BARRED = [0b10000000, 0, 0]


def shares() -> set[tuple[int, ...]]:
    """All ways to share the cards that have a witness for each of both hands."""
    found = set()
    for first in combinations(CARDS, 3):
        for second in combinations([card for card in CARDS if card not in first], 3):
            hands = int(set_of(list(first))), int(set_of(list(second)))
            if hands[0] & BARRED[0]:
                continue
            if all(any(not cards & ~hands[hand] for cards in sets) for hand, sets in CHOICES.items()):
                found.add((*hands, 255 - hands[0] - hands[1]))
    return found


def test_all_shares_with_a_witness_are_equally_likely() -> None:
    every = shares()
    sampler = WitnessSampler(255, SIZES, [*BARRED], [0, 0, 0], combined(CHOICES, 3))
    rng = Rng("reasons")
    count = 100 * len(every)
    drawn = Counter(tuple(int(set_of(cards)) for cards in sampler.draw(rng)) for _ in range(count))
    assert set(drawn) == every
    square = sum((times - 100) ** 2 / 100 for times in drawn.values())
    freedom = len(every) - 1
    assert abs(square - freedom) < 4 * (2 * freedom) ** 0.5


def test_cards_that_a_hand_has_anyhow_need_not_be_laid() -> None:
    sampler = WitnessSampler(0b111100, [2, 2], [0, 0], [0b10, 0b1], [[0b110, 0], [0b1010, 0]])
    assert sampler.laid == [[0b100, 0], [0b1000, 0]]


def test_where_nobody_can_have_a_witness_there_is_no_world() -> None:
    with pytest.raises(NoWorld):
        WitnessSampler(0b1111, [2, 2], [0b1, 0], [0, 0], [[0b1, 0]])


def test_hands_with_too_many_sets_are_left_to_chance() -> None:
    few, many = [1, 2], list(range(MOST_WITNESSES))
    assert combined({0: many, 1: few}, 3) == [[0, 1, 0], [0, 2, 0]]
