"""A finished game of liegen for `settle`, and which games there can be."""

from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult
from troef.shedding.result import check_winners, seats_with_most

LEAST_SEATS = 3
MOST_SEATS = 8


@dataclass(frozen=True)
class Result(GameResult):
    """A finished game.

    Fields:
        seats: how many play, 3 to 8.
        winners: the seat that laid its last card, or all with the fewest cards where the game ended without (S1).
    """

    seats: int
    winners: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        return cls(state.seats, seats_with_most(state.sheet[-1].cells))


def check_result(result: Result) -> None:
    """Whether a game can end so. Any number of seats may share the fewest cards (R12, R13).

    Raises:
        ResultError: none can.
    """
    check_winners(result.seats, result.winners, LEAST_SEATS, MOST_SEATS)
