"""The kinds of moves that only blackjack has."""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import OWN

BET: Final[i64] = OWN  # amount
HIT: Final[i64] = OWN + 1
SPLIT: Final[i64] = OWN + 2
INSURE: Final[i64] = OWN + 3
NO_INSURANCE: Final[i64] = OWN + 4
EVEN_MONEY: Final[i64] = OWN + 5
NO_EVEN_MONEY: Final[i64] = OWN + 6
SURRENDER: Final[i64] = OWN + 7
NO_SURRENDER: Final[i64] = OWN + 8
