"""The rounds of a match: how many cards, with or without trump, open or blind (R3–R7)."""

from typing import Final

from mypy_extensions import i64

from troef.cards.card import CardError, parse_cards
from troef.cards.sentence import sentence_of
from troef.core.refusal import DealError
from troef.tricks.deal import DealPattern

#: R2, with the smallest hands.
ONE_BY_ONE: Final = DealPattern(4, (1,))
#: By number of players and size of the hands, which are the same places of the pack in every round.
PATTERNS: Final = [[DealPattern(seats, (1,) * size) for size in range(18)] for seats in range(8)]


def round_count(most: i64) -> i64:
    """R5: up, the middle round, down, the closing round."""
    return 2 * most + 1


def hand_size(number: i64, most: i64) -> i64:
    """R5: the cards of each player in a round, counted from 1.

    >>> [int(hand_size(number, 3)) for number in range(1, 8)]
    [1, 2, 3, 3, 2, 1, 1]
    """
    if number <= most:
        return number
    if number == most + 1:
        return most
    return max(2 * most + 1 - number, 1)


def is_middle(number: i64, most: i64) -> bool:
    """R6: the round without trump."""
    return number == most + 1


def is_closing(number: i64, most: i64) -> bool:
    """R7: the round on the forehead."""
    return number == 2 * most + 1


def places_of(seats: int, dealer: int, size: int, turned: bool = True) -> dict[str, list[int]]:
    """Where the cards of a round lie in the pack: hands, the card that is `turned` up (R3; none in the middle round,
    R6), and what stays undealt."""
    rooms = PATTERNS[seats][size].places(dealer)
    undealt = list(range(seats * size, 52))
    if not turned:
        return {**rooms, "stock": undealt}
    return {**rooms, "upcard": undealt[:1], "stock": undealt[1:]}


def longest_hand(hands: "dict[int, str] | list[str] | None") -> int:
    """How many cards the longest of some hands in text has: at least 1.

    Raises:
        DealError: a text is no card.
    """
    given = list(hands.values()) if isinstance(hands, dict) else list(hands or [])
    try:
        return max([1, *[len(parse_cards(text)) for text in given]])
    except CardError as error:
        raise DealError(sentence_of(error)) from error
