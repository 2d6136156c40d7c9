"""A finished round of hartenjagen for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.result import GameResult, ResultError, Verdict
from troef.core.view import REFEREE, SheetRow
from troef.games.hartenjagen.scoring import ALL, CHOICES, QUEEN_OF_SPADES, SEATS

FIFTEEN: Final = int(ALL)


@dataclass(frozen=True)
class Result(GameResult):
    """A played round.

    Fields:
        part: 1 or 2.
        points: the points in each seat's tricks, together 15.
        choice: `self_minus_15` or `others_plus_15` after all 15 in part one, otherwise null.

    >>> Result(part=1, points=(0, 15, 0, 0), choice="others_plus_15").points
    (0, 15, 0, 0)
    """

    part: int
    points: tuple[int, ...]
    choice: str | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        view = state.view(REFEREE)
        points = tuple([view.badge(seat, "points") for seat in range(int(SEATS))])
        cells = state.sheet[-1].cells
        if cells == tuple([-each for each in points]):
            return cls(2, points)
        return cls(1, points, None if FIFTEEN not in points else CHOICES[0] if -FIFTEEN in cells else CHOICES[1])

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Who took all the points, if somebody did (S3, S4)."""
        return [Verdict("all-points", (seat,), FIFTEEN) for seat, had in enumerate(self.points) if had == FIFTEEN]


def check_result(result: Result) -> None:
    """Whether a lawful round can give the result.

    Any points that add up to 15 can be taken so, if only somebody has the five of the queen of spades: the others have
    at most ten, so the jack of clubs fits beside her or into what another has, and hearts make up the rest.

    Raises:
        ResultError: none can.
    """
    if result.part not in (1, 2):
        raise ResultError("a match has part 1 and part 2, not {part}", "part", part=result.part)
    points = result.points
    told = ", ".join([str(taken) for taken in points])
    if len(points) != SEATS or min(points) < 0 or sum(points) != FIFTEEN:
        raise ResultError(
            "four players take {points} points together, not {given}", "points", points=FIFTEEN, given=told
        )
    if max(points) < QUEEN_OF_SPADES:
        raise ResultError(
            "who has the queen of spades has {least} points at least, unlike {given}",
            "points",
            least=QUEEN_OF_SPADES,
            given=told,
        )
    if result.part == 1 and FIFTEEN in points:
        if result.choice not in CHOICES:
            raise ResultError(
                "who takes all {points} points chooses one of {choices}",
                "choice",
                points=FIFTEEN,
                choices=", ".join(CHOICES),
            )
    elif result.choice is not None:
        raise ResultError("there is a choice only after all points in part one", "choice")


def row_fault(cells: Sequence[int], second: bool) -> str:
    """Why no round of a part ends with these changes of the totals (S2–S4); empty when one does.

    >>> row_fault((2, 0, 5, 8), False), row_fault((0, 15, 15, 15), False), row_fault((-2, 0, -5, -8), True)
    ('', '', '')
    >>> row_fault((3, 4, 4, 4), False)
    'no round of part one brings 3, 4, 4, 4'
    """
    taken = sorted([-cell for cell in cells] if second else cells)
    usual = taken[0] >= 0 and sum(taken) == FIFTEEN and taken[-1] >= QUEEN_OF_SPADES
    all_points = taken in ([-FIFTEEN, 0, 0, 0], [0, FIFTEEN, FIFTEEN, FIFTEEN])
    if usual if second else (usual and taken[-1] < FIFTEEN) or all_points:
        return ""
    brought = ", ".join([str(cell) for cell in cells])
    return (
        Sentence("no round of part two brings {brought}", brought=brought)
        if second
        else Sentence("no round of part one brings {brought}", brought=brought)
    )


def part_of(sheet: list[SheetRow], played: int, target: int, part: "int | None") -> int:
    """The part that is played after the rows of a sheet (R8–R10). `part` is what is said of it, None: it follows.

    For a row that stands for several rounds only the bounds of that many rounds are checked: the totals of the book's
    own examples (E6, E7) are no sums of rounds. Whether part two has begun must then be given, unless a total has
    reached the target.

    Raises:
        PositionError: no match comes to such a sheet, or it is in the other part, or it would be over.
    """
    second = False
    totals = [0] * SEATS
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        fault = row_fault(row.cells, second) if deals == 1 else ""
        if max([abs(cell) for cell in row.cells]) > FIFTEEN * deals:
            fault = Sentence("{deals} rounds change a total by {points} at most", deals=deals, points=FIFTEEN * deals)
        if fault:
            raise PositionError(sheet_row(number), fault)
        totals = [total + cell for total, cell in zip(totals, row.cells, strict=True)]
        reached = max(totals) >= target
        if min(totals) <= 0 and (second or (part == 2 and deals > 1 and not reached)):
            raise PositionError("sheet", "a total is 0 or less after a round of part two: the match would be over")
        second = second or reached or (part == 2 and deals > 1)
    if part is not None and part != 1 + second:
        reason = (
            Sentence("a total has come to {target}", target=target)
            if second
            else Sentence("no total has come to {target}", target=target)
        )
        raise PositionError(
            "part", "{reason}: part {second} is being played, not {part}", reason=reason, second=1 + second, part=part
        )
    return 1 + second
