"""A finished game of liegen for `settle`, and which games there can be."""

from dataclasses import dataclass

from troef.core.result import GameResult, ResultError

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


def check_result(result: Result) -> None:
    """Whether a game can end so. Any number of seats may share the fewest cards (R12, R13).

    Raises:
        ResultError: none can.
    """
    if not LEAST_SEATS <= result.seats <= MOST_SEATS:
        raise ResultError(
            "{least} to {most} play, not {seats}", "seats", least=LEAST_SEATS, most=MOST_SEATS, seats=result.seats
        )
    if not result.winners or len(set(result.winners)) != len(result.winners):
        raise ResultError("a game is won by at least one seat, each named once", "winners")
    for seat in result.winners:
        if not 0 <= seat < result.seats:
            raise ResultError("there is no seat {seat} among {seats}", "winners", seat=seat, seats=result.seats)
