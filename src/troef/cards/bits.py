"""Sets of cards as 64-bit masks.

A card's code (see `card.py`) is its bit. `BIT[card]` is the set of that one card: never write a constant shifted
by a variable in compiled code, mypyc makes the constant a 32-bit C int.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: The set of one card, for every card code of the first pack (0 to 62).
BIT: Final = vec[i64]([2**card for card in range(63)])

#: The cards a suit has in one pack, jokers left out, by suit number (clubs 0, diamonds 1, hearts 2, spades 3).
SUIT_CARDS: Final = vec[i64]([0x1FFF * 2 ** (16 * suit) for suit in range(4)])

#: The four cards of a rank, by rank number (two 0 … ace 12).
RANK_CARDS: Final = vec[i64]([0x0001_0001_0001_0001 * 2**rank for rank in range(13)])

#: Every joker there is.
JOKERS: Final[i64] = 0x4000_4000_4000_4000


#: A de Bruijn sequence: no six neighbouring bits of this number occur twice. So the top six bits of its product with a
#: single bit tell which bit that was.
_DE_BRUIJN: Final[i64] = 0x03F7_9D71_B4CB_0A89


def _places() -> list[i64]:
    """The place of the bit, looked up by the top six bits of that product."""
    places: list[i64] = [0] * 64
    for place in range(64):
        places[(2**place * 0x03F7_9D71_B4CB_0A89 >> 58) % 64] = place
    return places


_PLACE_OF: Final = vec[i64](_places())


def card_count(cards: i64) -> i64:
    """How many cards are in the set."""
    # no constant here reaches 2**62: mypyc would keep it as a Python number and read it again at every call
    cards -= (cards >> 1) & 0x1555555555555555
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 0x7F


def first_card(cards: i64) -> i64:
    """The lowest code in a set that is not empty."""
    return _PLACE_OF[((cards & -cards) * _DE_BRUIJN) >> 58 & 63]


def last_card(cards: i64) -> i64:
    """The highest code in a set that is not empty."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return card_count(cards) - 1


def without_first(cards: i64) -> i64:
    """The set without its lowest code."""
    return cards & (cards - 1)


def nth_card(cards: i64, n: i64) -> i64:
    """The code at place `n` of the set, counted from 0 upwards from the lowest."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return first_card(cards)


def cards_in(cards: i64) -> list[int]:
    """The codes in a set, ascending.

    >>> cards_in(0b1011)
    [0, 1, 3]
    """
    result: list[int] = []
    while cards:
        result.append(int(first_card(cards)))
        cards &= cards - 1
    return result


def set_of(cards: list[int]) -> i64:
    """The set of some codes of one pack."""
    result: i64 = 0
    for card in cards:
        result |= BIT[card]
    return result
