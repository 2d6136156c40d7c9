"""A finished deal of New Game for `settle`, and which ones there can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.core.result import GameResult, ResultError


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        tricks: how many tricks each seat has won, eight together.

    >>> Result(tricks=(3, 3, 2, 0)).tricks
    (3, 3, 2, 0)
    """

    tricks: tuple[int, int, int, int]

    @classmethod
    def of(cls, state: Any) -> Self:
        """S1: the row of the deal has the tricks that each seat has won."""
        first, second, third, fourth = state.sheet[-1].cells
        return cls((first, second, third, fourth))


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result.

    Raises:
        ResultError: none can.
    """
    if fault_of(result.tricks):
        raise ResultError(fault_of(result.tricks), "tricks")


def fault_of(tricks: Sequence[int], deals: int = 1) -> str:
    """Why deals cannot bring each seat these numbers of tricks; empty when they can.

    >>> fault_of((3, 3, 2, 0)), fault_of((9, 8, 0, 0), 2)
    ('', 'eight tricks a deal are won, not 9, 8, 0, 0 in 2')
    """
    if min(tricks) >= 0 and sum(tricks) == 8 * deals:
        return ""
    return f"eight tricks a deal are won, not {', '.join([str(won) for won in tricks])} in {deals}"
