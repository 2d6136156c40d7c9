"""The moves of eenenvijftigen as numbers, and what cards count.

The payload of a play is the card in the low six bits and the value above it, moved up by `VALUE_OFFSET`; no value (0)
stands for a ten or an ace of which it was not said.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import ACE, SEVEN, TEN
from troef.cards.pack import make_pack
from troef.core.moves import KIND_BITS, PLAY, BoxedMove, make_move

PACK: Final = list(make_pack("7"))  # R1

VALUE_SHIFT: Final[i64] = 6
VALUE_OFFSET: Final[i64] = 100
#: No play has as high a payload.
PLAYS: Final[i64] = 16384

#: R5: what a card counts by its rank from the seven; of a ten and an ace the higher value.
HIGH: Final = vec[i64]([7, 8, 0, 10, 2, 3, 4, 11])
#: The lower value of a ten and an ace.
LOW_TEN: Final[i64] = -10
LOW_ACE: Final[i64] = 1


def play_of(card: i64, value: i64) -> i64:
    """The move that plays a card for a value."""
    return make_move(PLAY, card | (value + VALUE_OFFSET) << VALUE_SHIFT)


def unnamed_play(card: i64) -> i64:
    """The move that plays a ten or an ace without saying what it counts: never legal (R6)."""
    return make_move(PLAY, card)


def card_played(move: i64) -> i64:
    """The card of a play."""
    return (move >> KIND_BITS) & 63


def is_named(move: i64) -> bool:
    """Whether a play says what the card counts."""
    return move >> KIND_BITS >> VALUE_SHIFT != 0


def value_of(move: i64) -> i64:
    """What the card of a play counts."""
    return (move >> KIND_BITS >> VALUE_SHIFT) - VALUE_OFFSET


def values_of(card: i64) -> list[int]:
    """R5: what a card may count: nothing where it is not one of this pack.

    >>> values_of(12), values_of(7), values_of(8), values_of(0)
    ([11, 1], [0], [10, -10], [])
    """
    rank = card & 15
    if rank < SEVEN or rank > ACE:
        return []
    if rank == TEN:
        return [10, int(LOW_TEN)]
    if rank == ACE:
        return [11, int(LOW_ACE)]
    return [int(HIGH[rank - 5])]


def _boxed(low: bool) -> list[BoxedMove]:
    boxed: list[BoxedMove] = [0] * 64
    for card in PACK:
        values = values_of(card)
        boxed[card] = int(play_of(card, values[-1] if low else values[0]))
    return boxed


#: Every play by its card, made once: for the (higher) value, and for the lower one of a ten or an ace.
HIGH_MOVES: Final = _boxed(False)
LOW_MOVES: Final = _boxed(True)
