"""A finished round of presidenten for `settle`, and what positions may say of the rounds before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.result import GameResult, ResultError
from troef.core.view import SheetRow
from troef.games.presidenten.scoring import TITLES


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        order: all seats in the order of going out; the last one was left with cards (R14, R15).
    """

    order: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        places = state.sheet[-1].cells
        return cls(tuple(sorted(range(state.seats), key=places.__getitem__)))


def check_result(result: Result) -> None:
    """Whether a round can end so: any order of four to seven seats can be, for any hands can be dealt.

    Raises:
        ResultError: it is no such order.
    """
    order = result.order
    if len(order) not in TITLES:
        raise ResultError("presidenten is played by 4 to 7, not {given}", "order", given=len(order))
    if sorted(order) != list(range(len(order))):
        raise ResultError(
            "every seat from 0 to {last} goes out once, which {given} does not say",
            "order",
            last=len(order) - 1,
            given=list(order),
        )


def chairs_before(told: list[int], sheet: Sequence[SheetRow], played: int, seats: int) -> list[int]:
    """Who sits where after that many rounds, the President first: as the last row says (R18), or as told without one.

    Raises:
        PositionError: the rows are no finishing orders, or say something else than was told.
    """
    for number, row in enumerate(sheet, 1):
        if sorted(row.cells) != list(range(1, seats + 1)):
            raise PositionError(sheet_row(number), "each of the places 1 to {seats} is taken once", seats=seats)
    if told and sorted(told) != list(range(seats)):
        raise PositionError("chairs", "each seat from 0 to {seats} sits on one chair", seats=seats - 1)
    if not played:
        if told and told != list(range(seats)):
            raise PositionError("chairs", "nobody has changed chairs before the first round")
        return list(range(seats))
    if not sheet:
        if not told:
            raise PositionError("chairs", "say who sits where after the last round, or give its row of the sheet")
        return told
    last = [sheet[-1].cells.index(place) for place in range(1, seats + 1)]
    if told and told != last:
        raise PositionError("chairs", "after the last row they are {last}, not {given}", last=last, given=told)
    return last


def presidencies_before(told: list[int], sheet: Sequence[SheetRow], played: int, chairs: list[int]) -> list[int]:
    """How often each seat was President (S3): as told, or as the rows say, of which the first stands for all rounds
    that have none of their own.

    Raises:
        PositionError: what was told is not possible.
    """
    seats = len(chairs)
    rows = [row.cells.index(1) for row in sheet] or [chairs[0]] * min(played, 1)
    if not any(told):
        found = [0] * seats
        for president, rounds in zip(rows, deals_by_row(played, len(rows)), strict=True):
            found[president] += rounds
        return found
    if sum(told) != played:
        raise PositionError(
            "presidencies",
            "the {played} rounds before had {played} Presidents, not {given}",
            played=played,
            given=sum(told),
        )
    for seat in range(seats):
        if told[seat] < rows.count(seat):
            raise PositionError(
                "presidencies",
                "seat {seat} became President {count} or more times, not {given}",
                seat=seat,
                count=rows.count(seat),
                given=told[seat],
            )
    return told
