"""The kinds of moves of Toepen beside playing, passing, knocking, folding and the clock."""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import OWN

EXCHANGE: Final[i64] = OWN
CHALLENGE: Final[i64] = OWN + 1
WHISTLE: Final[i64] = OWN + 2
STAND: Final[i64] = OWN + 3
NONE: Final[i64] = OWN + 4
STAY: Final[i64] = OWN + 5
#: T5, T6: where somebody is. Said at any moment of a round; the last by the table, with the seat.
GO_AWAY: Final[i64] = OWN + 6
COME_BACK: Final[i64] = OWN + 7
FETCH: Final[i64] = OWN + 8
