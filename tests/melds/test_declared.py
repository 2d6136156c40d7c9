"""Melds with declared jokers, held against every meld written out by hand."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proving import examples
from troef.cards.bits import set_of
from troef.cards.card import TWIN, parse_cards
from troef.melds.declared import (
    NO_MELD,
    can_lay,
    cards_as_laid,
    extended,
    fits,
    is_meld,
    make_run,
    make_set,
    melds_in,
    swapped,
)
from troef.melds.naming import meld_texts, melds_named, read_faces
from troef.melds.twins import TwinHands, face_of, numbered

FACES = [16 * suit + rank for suit in range(4) for rank in range(13)]


def whole_list(longest: int, least: int, jokers: int) -> list[int]:
    """Every meld with at most this many jokers."""
    found = []
    for suit in range(4):
        for low in range(12):
            for length in range(3, min(longest, 14 - low) + 1):
                for wild in subsets(range(low, low + length), min(jokers, length - least)):
                    found.append(int(make_run(suit, low, length, wild)))
    for rank in range(13):
        for suits in (whole for n in (3, 4) for whole in combinations(range(4), n)):
            for wild in subsets(suits, min(jokers, len(suits) - least)):
                found.append(int(make_set(rank, sum(2**suit for suit in suits), wild)))
    return found


def subsets(items: "range | tuple[int, ...]", most: int) -> list[int]:
    return [sum(2**item for item in part) for n in range(most + 1) for part in combinations(items, n)]


LISTS = {(longest, least): whole_list(longest, least, 3) for longest, least in ((13, 2), (14, 0))}


@pytest.mark.parametrize(("longest", "least"), LISTS)
@examples(25)
@given(data=st.data())
def test_every_meld_of_a_hand_is_found_once(longest: int, least: int, data: st.DataObject) -> None:
    suits = data.draw(st.integers(1, 4))
    some = [face for face in FACES if face >> 4 < suits] * 2
    faces = data.draw(st.permutations(some))[: data.draw(st.integers(3, 20))]
    jokers = data.draw(st.integers(0, 3))
    counted = Counter(faces)
    twice = set_of([face for face, count in counted.items() if count == 2])
    found = [int(meld) for meld in melds_in(set_of(faces), twice, jokers, longest, least)]
    expected = []
    for meld in LISTS[longest, least]:
        laid = cards_as_laid(meld)
        wild = sum(joker for _, joker in laid)
        if wild <= jokers and not Counter(face for face, joker in laid if not joker) - counted:
            expected.append(meld)
    assert sorted(found) == sorted(expected)
    for meld in found[:50]:
        assert is_meld(meld, longest, least) and can_lay(meld, set_of(faces), twice, jokers)
        assert melds_named(read_faces(meld_texts(meld))) == [meld]


@pytest.mark.parametrize(
    ("text", "melds"),
    [
        ("7S 7H *=7D", ["7S 7H *=7D"]),
        ("8S 8H * *", ["8S 8H *=8D *=8C"]),
        ("5D * 7D", ["5D *=6D 7D"]),
        ("QH KH *", ["QH KH *=AH"]),
        ("* KH QH", ["QH KH *=AH"]),
        ("QH KH * AH", ["*=JH QH KH AH"]),
        ("7S 7H *", ["7S 7H *=7D", "7S 7H *=7C"]),
        ("AS 2S 3S", ["AS 2S 3S"]),
        ("KS AS 2S", []),
        ("7H 7H 7S", []),
        ("4C 5C 7C", []),
        ("7H 7S", []),
    ],
)
def test_melds_are_read_from_their_cards(text: str, melds: list[str]) -> None:
    found = [" ".join(meld_texts(meld)) for meld in melds_named(read_faces(text.split()))]
    assert sorted(found) == sorted(melds)


def test_a_long_row_is_told_from_one_with_the_ace_at_the_other_end() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    low, high = melds_named(read_faces(f"AH {middle}".split())), melds_named(read_faces(f"{middle} AH".split()))
    assert len(low) == len(high) == 1 and low != high
    assert melds_named(read_faces(f"AH {middle} *=AH".split())) != melds_named(read_faces(f"*=AH {middle} AH".split()))


def test_a_row_grows_at_its_ends_and_a_set_by_its_suits() -> None:
    run = melds_named(read_faces(["4S", "5S", "6S"]))[0]
    assert fits(run, 14) == set_of(parse_cards("3S 7S"))
    assert meld_texts(int(extended(run, parse_cards("3S")[0], True, False, 14))) == ["*=3S", "4S", "5S", "6S"]
    assert extended(run, parse_cards("8S")[0], False, False, 14) == NO_MELD
    kings = melds_named(read_faces(["KS", "KH", "KD"]))[0]
    assert fits(kings, 14) == set_of(parse_cards("KC"))
    full = extended(kings, parse_cards("KC")[0], False, False, 14)
    assert fits(full, 14) == 0


def test_an_ace_goes_to_either_end_of_two_to_king() -> None:
    middle = [f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]]
    run = melds_named(read_faces(middle))[0]
    ace = parse_cards("AH")[0]
    assert meld_texts(int(extended(run, ace, False, True, 13)))[0] == "AH"
    high = extended(run, ace, False, False, 14)
    assert meld_texts(int(high))[-1] == "AH"
    assert fits(high, 13) == 0
    both = extended(high, ace, True, False, 14)
    assert meld_texts(int(both))[0] == "*=AH"
    assert meld_texts(int(swapped(both, ace, False)))[0] == "AH"
    assert fits(both, 14) == 0


def test_a_joker_is_swapped_for_its_card_only() -> None:
    run = melds_named(read_faces(["8D", "*=9D", "10D"]))[0]
    assert meld_texts(int(swapped(run, parse_cards("9D")[0], False))) == ["8D", "9D", "10D"]
    assert swapped(run, parse_cards("8D")[0], False) == NO_MELD


def test_hands_of_two_packs_count_twins_and_jokers() -> None:
    hands = TwinHands(2)
    for card in (5, 5 + int(TWIN), 14, 30, 60):
        hands.give(1, face_of(card))
    assert hands.faces(1) == [5, 5, 60, 14, 14] and hands.count(1) == 5 and hands.count(0) == 0
    other = hands.copy()
    hands.take(1, 5)
    hands.take(1, 14)
    assert hands.faces(1) == [5, 60, 14] and other.count(1) == 5
    assert hands.has(1, 14) and not hands.has(0, 14) and not hands.has(1, 63) and not hands.has(1, -1)
    assert len(set(numbered([5, 5, 14, 14, 14, 14]))) == 6
