"""A finished round of ezelen for `settle`, and which rounds there can be."""

from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult, ResultError

LEAST_SEATS = 3
MOST_SEATS = 13


@dataclass(frozen=True)
class Round(GameResult):
    """A played round. Without slaps the cards went round too often (R18).

    Fields:
        seats: how many play, 3 to 13.
        slapped: who slapped in time, the opener first (R12, R13); where all are named, the last one was too late.
        false_slap: the seat that slapped without four of a rank (P1), or null.
    """

    seats: int
    slapped: tuple[int, ...] = ()
    false_slap: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        """Who got no letter slapped in time; where nobody got one, nobody slapped (R18)."""
        letters = state.sheet[-1].cells
        return cls(state.seats, tuple([seat for seat, cell in enumerate(letters) if not cell]) if any(letters) else ())


def check_result(result: Round) -> None:
    """Whether a round can end so. A false slap may be written down where it costs nothing too (P1).

    Raises:
        ResultError: none can.
    """
    if not LEAST_SEATS <= result.seats <= MOST_SEATS:
        raise ResultError(
            "{least} to {most} play, not {seats}", "seats", least=LEAST_SEATS, most=MOST_SEATS, seats=result.seats
        )
    for seat in result.slapped:
        if not 0 <= seat < result.seats:
            raise ResultError("there is no seat {seat} among {seats}", "slapped", seat=seat, seats=result.seats)
    if len(set(result.slapped)) != len(result.slapped):
        raise ResultError("each seat slaps once (R16)", "slapped")
    if result.false_slap is None:
        return
    if not 0 <= result.false_slap < result.seats:
        raise ResultError(
            "there is no seat {seat} among {seats}", "false_slap", seat=result.false_slap, seats=result.seats
        )
    if result.slapped:
        raise ResultError("a false slap ends the round: nobody reacts to it (P1)", "slapped")
