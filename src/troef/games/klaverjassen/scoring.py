"""The score of a deal of klaverjassen (R7, R18, S1–S6)."""

from typing import Final

from mypy_extensions import i64

#: R7: what cards count by rank; ranks that are not named count nothing.
TRUMP_POINTS: Final[dict[str, int]] = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS: Final[dict[str, int]] = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
CARD_POINTS: Final[i64] = 152
LAST_TRICK: Final[i64] = 10  # R18
PIT: Final[i64] = 100  # R18


def score_sides(makers: i64, points0: i64, roem0: i64, roem1: i64, pit: i64, tens: bool) -> tuple[i64, i64]:
    """The score of both sides (S2–S6) from side 0's trick points; `pit` is a side or -1."""
    points1 = CARD_POINTS + LAST_TRICK - points0
    extra0 = roem0 + (PIT if pit == 0 else 0)
    extra1 = roem1 + (PIT if pit == 1 else 0)
    total0, total1 = points0 + extra0, points1 + extra1
    if (total0 if makers == 0 else total1) <= (total1 if makers == 0 else total0):  # S4: nat
        everything = 16 + (extra0 + extra1) // 10 if tens else total0 + total1  # S6 (4)
        return (0, everything) if makers == 0 else (everything, 0)
    if not tens:
        return total0, total1
    if points0 > points1:  # S6 (2): round the higher, complement the lower; (3)
        high = (points0 + 4) // 10
        return high + extra0 // 10, 16 - high + extra1 // 10
    high = (points1 + 4) // 10
    return 16 - high + extra0 // 10, high + extra1 // 10
