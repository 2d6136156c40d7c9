"""What a round costs in lives (S1)."""

from typing import Final

from mypy_extensions import i64

#: R29, R30: lives at the start.
LIVES: Final[i64] = 10
#: R7: caught bluffing, or doubting an honest exchange.
EXCHANGE_LOSS: Final[i64] = 1
#: In place of the winner of a round: the match ended before the fourth trick was won (A5, A15).
UNFINISHED: Final = -1


def price(knocks: i64) -> i64:
    """R14, R25: what who is still in and does not win loses."""
    return knocks + 1
