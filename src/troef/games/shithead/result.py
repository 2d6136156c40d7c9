"""A finished round of shithead for `settle`, and what positions may say of the rounds before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.core.position_facts import PositionError
from troef.core.position_sheet import check_shares, deals_by_row
from troef.core.result import GameResult, ResultError
from troef.core.view import SheetRow
from troef.shedding.result import seats_with_most

LEAST_SEATS = 2
MOST_SEATS = 5


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        seats: how many play, 2 to 5.
        shitheads: who is left with cards (R34); several only where most turns are used up and they tie (R35).
    """

    seats: int
    shitheads: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        return cls(state.seats, seats_with_most(state.sheet[-1].cells))


def check_result(result: Result) -> None:
    """Whether a round can end so. Anybody can be left with cards, and any number can tie after 1000 turns (R35): those
    who hold cards take the pile in turn, so that a round goes on as long as they like with any cards in their hands.

    Raises:
        ResultError: none can.
    """
    if not LEAST_SEATS <= result.seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "seats",
            game="shithead",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=result.seats,
        )
    if not result.shitheads:
        raise ResultError("a round has at least one shithead (R34, R35)", "shitheads")
    for seat in result.shitheads:
        if not 0 <= seat < result.seats:
            raise ResultError("there is no seat {seat} among {seats}", "shitheads", seat=seat, seats=result.seats)
    if len(set(result.shitheads)) != len(result.shitheads):
        raise ResultError("each is named once", "shitheads")


def dealers_after(sheet: list[SheetRow], played: int, seats: int) -> list[int]:
    """Who can deal after that many rounds (R1): a shithead of the last one, of several the first one clockwise from who
    dealt; the first dealer was anybody. A row that stands for several rounds does not say whose was the last.

    Raises:
        PositionError: the rows are no marks of that many rounds (S2).
    """
    if played and not sheet:
        raise PositionError(
            "sheet", "each round before had a shithead: give the rows of these {played}, or the totals", played=played
        )
    check_shares(sheet, played, shared=True)
    dealers = list(range(seats))
    for row, rounds in zip(sheet, deals_by_row(played, len(sheet)), strict=True):
        losers = [seat for seat in range(seats) if row.cells[seat]]
        if rounds > 1:
            dealers = losers
        else:
            dealers = sorted({next_dealer(dealer, losers, seats) for dealer in dealers})
    return dealers


def next_dealer(dealer: int, losers: Sequence[int], seats: int) -> int:
    """R1: the shithead; of several the first one clockwise from the last dealer.

    >>> next_dealer(2, (1, 3), 4), next_dealer(3, (1, 3), 4)
    (3, 1)
    """
    return min(losers, key=lambda seat: (seat - dealer - 1) % seats)
