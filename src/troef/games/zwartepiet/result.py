"""A finished game of zwartepiet for `settle`, and which games there can be."""

from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult, ResultError
from troef.games.zwartepiet.options import INFO


@dataclass(frozen=True)
class Result(GameResult):
    """A finished game.

    Fields:
        seats: how many played, 2 to 8.
        loser: the seat that was left with the jack of spades.
    """

    seats: int
    loser: int

    @classmethod
    def of(cls, state: Any) -> Self:
        cells = state.sheet[-1].cells
        return cls(state.seats, cells.index(max(cells, key=abs)))


def check_result(result: Result) -> None:
    """Whether a game can end so: anybody who plays can be left with the jack (S1).

    Raises:
        ResultError: none can.
    """
    if not INFO.least_seats <= result.seats <= INFO.most_seats:
        raise ResultError(
            "{least} to {most} play, not {seats}",
            "seats",
            least=INFO.least_seats,
            most=INFO.most_seats,
            seats=result.seats,
        )
    if not 0 <= result.loser < result.seats:
        raise ResultError("there is no seat {seat} among {seats}", "loser", seat=result.loser, seats=result.seats)
