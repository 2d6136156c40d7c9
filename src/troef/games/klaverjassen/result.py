"""A finished deal of klaverjassen for `settle`, and which results a lawful deal can give."""

from dataclasses import dataclass

from troef.core.result import GameResult, ResultError
from troef.games.klaverjassen.scoring import CARD_POINTS, LAST_TRICK


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    Fields:
        makers: the side that made trump, 0 or 1.
        trick_points: card points of each side with 10 for the last trick, together 162.
        roem: what each side claimed, in tens.
        pit: the side that won all tricks, or null.
    """

    makers: int
    trick_points: tuple[int, int]
    roem: tuple[int, int] = (0, 0)
    pit: int | None = None


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result.

    Raises:
        ResultError: none can.
    """
    points, roem = result.trick_points, result.roem
    if result.makers not in (0, 1):
        raise ResultError(f"a side is 0 or 1, not {result.makers}", "makers")
    if result.pit not in (None, 0, 1):
        raise ResultError(f"a side is 0 or 1, not {result.pit}", "pit")
    if min(points) < 0 or sum(points) != CARD_POINTS + LAST_TRICK:
        raise ResultError(f"both sides together have {CARD_POINTS + LAST_TRICK}, not {points}", "trick_points")
    if min(roem) < 0 or roem[0] % 10 or roem[1] % 10:
        raise ResultError(f"roem is a number of tens, not {roem}", "roem")
    if result.pit is not None and (points[1 - result.pit] or roem[1 - result.pit]):
        raise ResultError("the side without a trick has no points and no roem", "pit")
