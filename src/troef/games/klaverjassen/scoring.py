"""The score of a deal of klaverjassen (R18, S1–S6)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

CARD_POINTS: Final[i64] = 152
LAST_TRICK: Final[i64] = 10  # R18
PIT: Final[i64] = 100  # R18


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    `trick_points` are card points with 10 for the last trick, together 162; `roem` what each side claimed; `pit` the
    side that won all tricks, or None.
    """

    makers: int
    trick_points: tuple[int, int]
    roem: tuple[int, int] = (0, 0)
    pit: int | None = None


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    points, roem = result.trick_points, result.roem
    if result.makers not in (0, 1) or result.pit not in (None, 0, 1):
        raise ValueError("a side is 0 or 1")
    if len(points) != 2 or min(points) < 0 or sum(points) != CARD_POINTS + LAST_TRICK:
        raise ValueError(f"the trick points of both sides are together {CARD_POINTS + LAST_TRICK}, not {points}")
    if len(roem) != 2 or min(roem) < 0 or roem[0] % 10 or roem[1] % 10:
        raise ValueError(f"roem is a number of tens, not {roem}")
    if result.pit is not None and (points[1 - result.pit] or roem[1 - result.pit]):
        raise ValueError("the side without a trick has no points and no roem")


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
