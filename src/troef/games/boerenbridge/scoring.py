"""The score of a round of boerenbridge (S1, S2)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from troef.games.boerenbridge.options import LEAST_SEATS, MOST_SEATS, most_cards

EXACT: Final[i64] = 10  # S1
TRICK: Final[i64] = 3  # S1, S2


@dataclass(frozen=True)
class Result:
    """A played round, for `settle`: what each seat predicted and the tricks it won.

    >>> Result(predicted=(1, 0, 0, 0), won=(0, 1, 0, 0)).won
    (0, 1, 0, 0)
    """

    predicted: tuple[int, ...]
    won: tuple[int, ...]


def score(predicted: i64, won: i64) -> i64:
    """What one player scores (S1, S2)."""
    if predicted == won:
        return EXACT + TRICK * won
    return -TRICK * (won - predicted if won > predicted else predicted - won)


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a round.

    Raises:
        ValueError: they cannot.
    """
    given: tuple[object, ...] = (*result.predicted, *result.won)
    if any(not isinstance(number, int) for number in given):
        raise ValueError(f"predictions and tricks are whole numbers, not {given}")
    seats, size = len(result.won), sum(result.won)
    if not LEAST_SEATS <= seats <= MOST_SEATS or len(result.predicted) != seats:
        raise ValueError(f"there are {LEAST_SEATS} to {MOST_SEATS} players, each with a prediction and tricks")
    if min(result.won) < 0 or not 1 <= size <= most_cards(seats):
        raise ValueError(f"{seats} players win 1 to {most_cards(seats)} tricks together, not {result.won}")
    for tricks in result.predicted:
        if not 0 <= tricks <= size:
            raise ValueError(f"with {size} cards one predicts 0 to {size} tricks, not {tricks}")
