"""A finished round of eenenvijftigen for `settle`, and what positions may say of the rounds before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, rounds_counted, sheet_row
from troef.core.result import GameResult, ResultError
from troef.core.view import SheetRow

LEAST_SEATS = 2
MOST_SEATS = 8


@dataclass(frozen=True)
class Round(GameResult):
    """A finished round.

    Fields:
        seats: how many play, 2 to 8.
        loser: who had nothing to play (R9) or was left over (R19), or null where nobody lost (R19, R20).
    """

    seats: int
    loser: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        cells = state.sheet[-1].cells
        return cls(state.seats, cells.index(1) if 1 in cells else None)


Result = Round


def check_result(result: Round) -> None:
    """Whether a round can end so. Anybody can lose, at once after a nine on fifty; and nobody, for all can call "pas":
    even eight players can hold three of a rank each (R19).

    Raises:
        ResultError: none can.
    """
    if not LEAST_SEATS <= result.seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "seats",
            game="eenenvijftigen",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=result.seats,
        )
    if result.loser is not None and not 0 <= result.loser < result.seats:
        raise ResultError("there is no seat {seat} among {seats}", "loser", seat=result.loser, seats=result.seats)


def dealers_after(sheet: Sequence[SheetRow], played: int, seats: int, loser_deals: bool) -> list[int]:
    """Who can deal after that many rounds (R2, R21): where the loser deals, who lost the last round that was lost; the
    first dealer was anybody. A row that stands for several rounds does not say which of them was lost last.

    Raises:
        PositionError: the rows are no minus points of that many rounds (S1).
    """
    dealers = list(range(seats))
    for number, (row, rounds) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        if min(row.cells) < 0 or sum(row.cells) > rounds:
            raise PositionError(
                sheet_row(number),
                "{cells} are not the minus points of {rounds}: each has one loser, or none",
                cells=list(row.cells),
                rounds=rounds_counted(rounds),
            )
        losers = [seat for seat in range(seats) if row.cells[seat]]
        if losers and loser_deals:
            dealers = losers
    return dealers
