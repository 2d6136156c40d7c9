"""Equal cards: order, counting, and how people name them."""

import pytest

from troef.cards.bits import cards_in, set_of
from troef.cards.card import cards_text, parse_cards
from troef.core.refusal import MoveTextError
from troef.shedding.equals import (
    HIGHER_CARDS,
    RANK_SET_CARDS,
    cards_of_rank,
    count_of,
    first_of_rank,
    highest_rank,
    parse_equals,
    parse_rank,
    rank_set_of,
    rank_set_text,
)

HAND = set_of(parse_cards("9S 9C 9D 2H AS 4C"))


def test_equal_cards_of_a_hand() -> None:
    assert count_of(HAND, 7) == 3
    assert rank_set_text(rank_set_of(HAND, 7)) == "9S 9D 9C"
    assert RANK_SET_CARDS[rank_set_of(HAND, 7)] == set_of(parse_cards("9S 9C 9D"))
    assert cards_text(cards_of_rank(HAND, 7)) == "9S 9D 9C"
    assert set(cards_in(first_of_rank(HAND, 7, 2))) == set(parse_cards("9S 9D"))


def test_the_two_goes_over_the_ace() -> None:
    assert highest_rank(HAND) == 0
    assert highest_rank(HAND & ~set_of(parse_cards("2H"))) == 12
    assert HIGHER_CARDS[0] == 0
    assert set(cards_in(HIGHER_CARDS[12])) == set(parse_cards("2S 2H 2D 2C"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7x2", (5, 2, 0)),
        ("2x2", (0, 2, 0)),
        ("2x7", (5, 2, 0)),
        ("kx1", (11, 1, 0)),
        ("10×4", (8, 4, 0)),
        ("drie vrouwen", (10, 3, 0)),
        ("twee", (0, 1, 0)),
        ("a a", (12, 2, 0)),
        ("as ah", (12, 2, 12)),
    ],
)
def test_sets_as_people_name_them(said: str, meant: tuple[int, int, int]) -> None:
    assert parse_equals(said.split()) == meant


@pytest.mark.parametrize("said", ["", "7x5", "7 8", "7s 8s", "7s 7s", "zz", "5x5", "* *", "1", "7 7 7 7 7"])
def test_what_is_no_set(said: str) -> None:
    with pytest.raises(MoveTextError):
        parse_equals(said.split())
    with pytest.raises(MoveTextError):
        parse_rank("11")
