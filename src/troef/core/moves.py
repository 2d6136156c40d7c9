"""Moves as numbers: the kind in the low six bits, a payload above.

Kinds below 32 are words that many games share; a game's own kinds start at `OWN`. What the payload means is said by
the `Verb` that a game lists for the kind; `core/language.py` makes and reads the text.
"""

from typing import Any, Final

from mypy_extensions import i64

#: A move as the Python object that lists of legal moves hold. Compiled code makes a new object for every number that it
#: puts in a list. So games make the objects of their moves once, and lists of moves are slices or copies of those.
BoxedMove = Any

KIND_BITS: Final[i64] = 6
KIND_MASK: Final[i64] = 63

PLAY: Final[i64] = 0  # card
PASS: Final[i64] = 1
TRUMP: Final[i64] = 2  # suit
BID: Final[i64] = 3
DISCARD: Final[i64] = 4  # card
DRAW: Final[i64] = 5
TAKE: Final[i64] = 6
CHOOSE: Final[i64] = 7  # card
MELD: Final[i64] = 8
LAYOFF: Final[i64] = 9
END_TURN: Final[i64] = 10
FOLD: Final[i64] = 11
CHECK: Final[i64] = 12
CALL: Final[i64] = 13
RAISE: Final[i64] = 14  # amount
KNOCK: Final[i64] = 15
DOUBLE: Final[i64] = 16
YES: Final[i64] = 17
NO: Final[i64] = 18
ROEM: Final[i64] = 19
NO_ROEM: Final[i64] = 20
SLAP: Final[i64] = 21
TIMEOUT: Final[i64] = 22
RESIGN: Final[i64] = 23
BOT: Final[i64] = 24  # seat: the table (REFEREE) says that a bot keeps this chair
PERSON: Final[i64] = 25  # seat: … that a person does
IDLE: Final[i64] = 26  # seat: the timekeeper says that it has done nothing for as long as the book gives
REVOKE: Final[i64] = 27  # card: it falls although a duty forbids it, at a table where such cards may fall
ACCUSE: Final[i64] = 28  # seat: it is said to have revoked
RECORD: Final[i64] = 29  # the deal may be written down
EARLY: Final[i64] = 30  # card: it falls out of turn, at a table where such cards may fall
SHOWN: Final[i64] = (
    31  # card: in logs, one that fell out of turn and is no part of a trick: it lies there, or went back
)
OWN: Final[i64] = 32

#: Payload of a move that somebody else may see was made, but not what it was.
HIDDEN: Final[i64] = 2**40


def make_move(kind: i64, payload: i64 = 0) -> i64:
    """The number of a move."""
    return payload << KIND_BITS | kind


def kind_of(move: i64) -> i64:
    """The kind of a move."""
    return move & KIND_MASK


def payload_of(move: i64) -> i64:
    """What the move is about."""
    return move >> KIND_BITS
