"""The score of a round of boerenbridge (S1, S2)."""

from typing import Final

from mypy_extensions import i64

EXACT: Final[i64] = 10  # S1
TRICK: Final[i64] = 3  # S1, S2


def score(predicted: i64, won: i64) -> i64:
    """What one player scores (S1, S2)."""
    if predicted == won:
        return EXACT + TRICK * won
    return -TRICK * (won - predicted if won > predicted else predicted - won)
