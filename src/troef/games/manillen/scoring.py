"""The score of a deal of manillen (S1–S3, P3)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

CARD_POINTS: Final[i64] = 60
TRICKS: Final[i64] = 8
ALL_POINTS: Final[i64] = CARD_POINTS + TRICKS


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    `card_points` are those of each side's tricks (together 60), `tricks` how many it won (together 8). `false_answer`
    is the side that answered falsely or signalled (P3): the deal is then lost for it, whatever was played.

    >>> import troef
    >>> troef.game("manillen").settle(Result(card_points=(37, 23), tricks=(5, 3)))
    (16, 0, 16, 0)
    >>> troef.game("manillen").settle(Result(false_answer=0))
    (0, 68, 0, 68)
    """

    card_points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    false_answer: int | None = None


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    if result.false_answer not in (None, 0, 1):
        raise ValueError(f"a side is 0 or 1, not {result.false_answer}")
    points, tricks = result.card_points, result.tricks
    if len(points) != 2 or len(tricks) != 2 or min(points) < 0 or min(tricks) < 0:
        raise ValueError("both sides have points and tricks, none below 0")
    if result.false_answer is not None:
        return
    if sum(points) != CARD_POINTS or sum(tricks) != TRICKS:
        raise ValueError(
            f"both sides together have {CARD_POINTS} points and {TRICKS} tricks, not {points} and {tricks}"
        )
    for side in range(2):
        if not tricks[side] and points[side]:
            raise ValueError("a side without a trick has no points")


def score_sides(points0: i64, tricks0: i64) -> tuple[i64, i64]:
    """The score of both sides from side 0's card points and tricks (S1–S3)."""
    lead = 2 * (points0 + tricks0) - ALL_POINTS
    return (lead, 0) if lead > 0 else (0, -lead)
