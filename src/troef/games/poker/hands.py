"""How strong a hand is: the best five of up to seven cards (R24, R25).

A strength is a number that is higher for the better hand and equal for equal ones: the category, then the ranks that
make it, then the ranks beside it, both as a set of 13 bits. Sets of as many ranks compare as numbers by their highest
rank first, which is how the rule book compares. Suits never count.
"""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import card_count, first_card, set_of
from troef.cards.card import parse_cards

RANKS: Final[i64] = 0x1FFF
CATEGORY_SHIFT: Final[i64] = 26
MAIN_SHIFT: Final[i64] = 13

HIGH_CARD: Final[i64] = 0
PAIR: Final[i64] = 1
TWO_PAIRS: Final[i64] = 2
THREE_OF_A_KIND: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FLUSH: Final[i64] = 5
FULL_HOUSE: Final[i64] = 6
FOUR_OF_A_KIND: Final[i64] = 7
STRAIGHT_FLUSH: Final[i64] = 8

NAMES: Final = (
    "high-card",
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)

_ACE: Final[i64] = 0x1000


def strength(cards: i64) -> i64:
    """The strength of the best five of at most seven cards, given as a set."""
    clubs = cards & RANKS
    diamonds = (cards >> 16) & RANKS
    hearts = (cards >> 32) & RANKS
    spades = (cards >> 48) & RANKS
    ranks = clubs | diamonds | hearts | spades

    five = _five_of_a_suit(cards)
    if five >= 0:  # among seven cards no four of a kind or full house can be there as well
        suited = (cards >> (five << 4)) & RANKS
        top = _straight(suited)
        if top:
            return _made(STRAIGHT_FLUSH, top, 0)
        return _made(FLUSH, 0, _highest(suited, 5))

    twice = (clubs & diamonds) | ((clubs | diamonds) & hearts) | ((clubs | diamonds | hearts) & spades)
    if not twice:
        top = _straight(ranks)
        return _made(STRAIGHT, top, 0) if top else _made(HIGH_CARD, 0, _highest(ranks, 5))
    four = clubs & diamonds & hearts & spades
    if four:
        return _made(FOUR_OF_A_KIND, four, _top(ranks & ~four))
    three = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    if three:
        trips = _top(three)
        if twice & ~trips:
            return _made(FULL_HOUSE, trips, _top(twice & ~trips))
        top = _straight(ranks)
        return _made(STRAIGHT, top, 0) if top else _made(THREE_OF_A_KIND, trips, _highest(ranks & ~trips, 2))
    top = _straight(ranks)
    if top:
        return _made(STRAIGHT, top, 0)
    pairs = _highest(twice, 2)
    if pairs & (pairs - 1):
        return _made(TWO_PAIRS, pairs, _top(ranks & ~pairs))
    return _made(PAIR, pairs, _highest(ranks & ~pairs, 3))


def _made(category: i64, main: i64, beside: i64) -> i64:
    return (category << CATEGORY_SHIFT) | (main << MAIN_SHIFT) | beside


def _five_of_a_suit(cards: i64) -> i64:
    """The suit of which there are five or more, or -1."""
    count = cards - ((cards >> 1) & 0x5555555555555555)
    count = (count & 0x3333333333333333) + ((count >> 2) & 0x3333333333333333)
    count = (count + (count >> 4)) & 0x0F0F0F0F0F0F0F0F
    count = (count + (count >> 8)) & 0x000F000F000F000F
    enough = (count + 0x0003000300030003) & 0x0008000800080008
    return first_card(enough) >> 4 if enough else i64(-1)


def _straight(ranks: i64) -> i64:
    """The top rank of the best five consecutive ranks, as a set of one, or none; an ace may be low in 5-4-3-2-A."""
    line = (ranks << 1) | (1 if ranks & _ACE else 0)
    lowest = line & (line >> 1) & (line >> 2) & (line >> 3) & (line >> 4)
    return _top(lowest) << 3 if lowest else i64(0)


def _top(ranks: i64) -> i64:
    """The highest rank of a set, as a set of one."""
    ranks |= ranks >> 1
    ranks |= ranks >> 2
    ranks |= ranks >> 4
    ranks |= ranks >> 8
    return ranks ^ (ranks >> 1)


def _highest(ranks: i64, count: i64) -> i64:
    """The highest ranks of a set, this many of them."""
    for _ in range(card_count(ranks) - count):
        ranks &= ranks - 1
    return ranks


def category(value: i64) -> i64:
    """The category of a strength, HIGH_CARD to STRAIGHT_FLUSH."""
    return value >> CATEGORY_SHIFT


def hand_name(value: i64) -> str:
    """The name of a strength's category, as in the words files.

    >>> hand_name(hand_strength("AS KS QS JS 10S 2D 2C")), hand_name(hand_strength("AS 2S 3S 4S 5D 9D KC"))
    ('royal-flush', 'straight')
    """
    if value == _made(STRAIGHT_FLUSH, _ACE, 0):
        return "royal-flush"
    return NAMES[category(value)]


def hand_strength(text: str) -> int:
    """The strength of cards written as text, at most seven.

    >>> hand_strength("3C 3D 3H 3S AC") < hand_strength("4C 4D 4H 4S 2C")
    True
    """
    return int(strength(set_of(parse_cards(text))))
