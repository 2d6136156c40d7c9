"""A finished patience for `settle`."""

from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult, ResultError

CARDS = 52


@dataclass(frozen=True)
class Result(GameResult):
    """A finished patience.

    Fields:
        foundation: how many cards lie on the foundations, 0 to 52; with all of them the player has won (R18, S1).
    """

    foundation: int

    @classmethod
    def of(cls, state: Any) -> Self:
        return cls(state.sheet[-1].cells[0])


def check_result(result: Result) -> None:
    """Whether a patience can end so: with any number of cards, for the player can give up at any moment (R21).

    Raises:
        ResultError: it cannot.
    """
    if not 0 <= result.foundation <= CARDS:
        raise ResultError(
            "0 to {cards} cards lie on the foundations, not {foundation}",
            "foundation",
            cards=CARDS,
            foundation=result.foundation,
        )
