"""A finished deal of manillen for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Self

from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, deals_counted, sheet_row
from troef.core.result import GameResult, ResultError, Verdict
from troef.core.view import SheetRow
from troef.games.manillen.scoring import ALL_POINTS, CARD_POINTS, RANK_POINTS, TRICKS
from troef.tricks.point_sums import sums_of_tricks
from troef.tricks.result import points_won, tricks_won

SUITS: Final = 4
WORTHLESS: Final = (0, 0, 0)  # R7: 9, 8 and 7


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    >>> import troef
    >>> troef.game("manillen").settle(Result(card_points=(37, 23), tricks=(5, 3)))
    (16, 0, 16, 0)
    >>> troef.game("manillen").settle(Result(false_answer=0))
    (0, 68, 0, 68)

    Fields:
        card_points: the points in each side's tricks, together 60; the tricks themselves are not counted in.
        tricks: how many tricks each side won, together 8.
        false_answer: the side that answered falsely or signalled (P3), or null. The deal is then lost for it, whatever
            was played, and points and tricks may be left out.
    """

    card_points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    false_answer: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        play = state.tricks
        sides = ((0, 2), (1, 3))
        first, second = [points_won(play, *side) for side in sides]
        return cls((first, second), (tricks_won(play, *sides[0]), tricks_won(play, *sides[1])))

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Which pair has more points, tricks counted in (S1, S2), or which one has lost the deal (P3)."""
        if self.false_answer is not None:
            return [Verdict("false-answer", (self.false_answer, self.false_answer + 2))]
        points = [cards + tricks for cards, tricks in zip(self.card_points, self.tricks, strict=True)]
        best = int(points[1] > points[0])
        return [Verdict("share", (best, best + 2), points[best], points[1 - best])]


@lru_cache(maxsize=1)
def _trick_sums() -> list[int]:
    """By number of tricks, the card points that they can hold (R7), as bits."""
    return sums_of_tricks((*RANK_POINTS.values(), *WORTHLESS) * SUITS)


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result (S1): whether that many cards of the pack have that many points. Which
    tricks the duties allow is not looked at: who holds the cards is open.

    Raises:
        ResultError: none can.
    """
    points, tricks = result.card_points, result.tricks
    if result.false_answer not in (None, 0, 1):
        raise ResultError("a side is 0 or 1, not {side}", "false_answer", side=result.false_answer)
    if result.false_answer is not None and points == tricks == (0, 0):
        return
    if min(tricks) < 0 or sum(tricks) != TRICKS:
        raise ResultError(
            "both sides together win {count} tricks, not {first} and {second}",
            "tricks",
            count=TRICKS,
            first=tricks[0],
            second=tricks[1],
        )
    if min(points) < 0 or sum(points) != CARD_POINTS:
        raise ResultError(
            "both sides together have {total}, not {first} and {second}",
            "card_points",
            total=CARD_POINTS,
            first=points[0],
            second=points[1],
        )
    for side in range(2):
        if not _trick_sums()[tricks[side]] >> points[side] & 1:
            raise ResultError(
                "{tricks} cards cannot have {points} points together",
                "card_points",
                tricks=4 * tricks[side],
                points=points[side],
            )


def check_sheet(sheet: list[SheetRow], played: int) -> None:
    """Whether deals can bring both sides what the rows say (S2, S3, A11): in each deal one side scores, an even number.

    Raises:
        PositionError: they cannot.
    """
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        first, second = row.cells
        needed = -(-first // int(ALL_POINTS)) + -(-second // int(ALL_POINTS))
        if min(row.cells) < 0 or first % 2 or second % 2 or needed > deals:
            raise PositionError(
                sheet_row(number),
                "{first} and {second} are not the score of {deals}: in each one side scores an even "
                "number up to {total}",
                first=first,
                second=second,
                deals=deals_counted(deals),
                total=ALL_POINTS,
            )
