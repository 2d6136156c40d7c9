"""A finished round of mao for `settle`."""

from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult, ResultError
from troef.games.mao.options import MOST_SEATS

LEAST_SEATS = 3


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        seats: how many play, 3 to 6.
        winner: who has won the round; null after 500 turn actions.

    >>> import troef
    >>> troef.game("mao").settle(Result(4, winner=2))
    (0, 0, 1, 0)
    """

    seats: int
    winner: int | None

    @classmethod
    def of(cls, state: Any) -> Self:
        cells = state.sheet[-1].cells
        return cls(state.seats, cells.index(1) if 1 in cells else None)


#: What somebody who knows the game calls a result of it.
Round = Result


def check_result(result: Result, master: int) -> None:
    """Whether a lawful round can give the result: that many may play, the seat that the options make game master is one
    of theirs (R1), and so is the winner. Everybody can win, and every round can go on too long (R34, R40).

    Raises:
        ResultError: none can.
    """
    seats, winner = result.seats, result.winner
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "seats",
            game="mao",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    if master >= seats:
        raise ResultError(
            "there is no seat {master} among {seats} to be the game master", "seats", master=master, seats=seats
        )
    if winner is not None and not 0 <= winner < seats:
        raise ResultError("there is no seat {seat} among {seats}", "winner", seat=winner, seats=seats)
