"""The moves of presidenten as numbers.

A set is a rank and a number: suits say nothing, so that equal cards are one choice (R7). What somebody names card by
card keeps the mask of the suits as well; as long as he holds these cards it is the same move without it.
"""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import CHOOSE, OWN, PLAY, BoxedMove, make_move, payload_of

CONTINUE: Final[i64] = OWN
STOP: Final[i64] = OWN + 1
ORDER: Final[i64] = OWN + 2  # to whom, and what
DONE: Final[i64] = OWN + 3  # seat: whose order has been carried out

COUNT_SHIFT: Final[i64] = 4
SUITS_SHIFT: Final[i64] = 7
#: No set of cards has as high a payload.
SETS: Final[i64] = 2048
TARGET_SHIFT: Final[i64] = 4


def set_move(rank: i64, count: i64, suits: i64 = 0) -> i64:
    """The move that lays this many cards of a rank; with `suits`, cards that were named one by one."""
    return make_move(PLAY, suits << SUITS_SHIFT | count << COUNT_SHIFT | rank)


def rank_laid(move: i64) -> i64:
    """The rank of a set."""
    return payload_of(move) & 15


def count_laid(move: i64) -> i64:
    """How many cards a set has."""
    return (payload_of(move) >> COUNT_SHIFT) & 7


def suits_named(move: i64) -> i64:
    """The suits that were named with a set, 0 where none were."""
    return (payload_of(move) >> SUITS_SHIFT) & 15 if payload_of(move) < SETS else i64(0)


def order_move(word: i64, target: i64) -> i64:
    """An order (T1): which of `language.ORDERS`, and to whom."""
    return make_move(ORDER, target << TARGET_SHIFT | word)


def word_of(move: i64) -> i64:
    """Which order it is."""
    return payload_of(move) & 15


def target_of(move: i64) -> i64:
    """Whom an order is for."""
    return payload_of(move) >> TARGET_SHIFT


#: The sets of each rank by number (0: none), and all of them from one card up to each number; made once, so that
#: listing moves makes no new numbers.
SET_MOVES: Final = [[int(set_move(rank, count)) for count in range(5)] for rank in range(13)]
LEADS: Final = [[[int(set_move(rank, n)) for n in range(1, most + 1)] for most in range(5)] for rank in range(13)]
GIFTS: Final[list[BoxedMove]] = [int(make_move(CHOOSE, card)) for card in range(63)]
