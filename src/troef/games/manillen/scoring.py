"""The score of a deal of manillen (R7, S1–S3, P3)."""

from typing import Final

from mypy_extensions import i64

#: R7: what cards count by rank, in every suit; 9, 8 and 7 count nothing.
RANK_POINTS: Final[dict[str, int]] = {"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1}
CARD_POINTS: Final[i64] = 60
TRICKS: Final[i64] = 8
ALL_POINTS: Final[i64] = CARD_POINTS + TRICKS


def score_sides(points0: i64, tricks0: i64) -> tuple[i64, i64]:
    """The score of both sides from side 0's card points and tricks (S1–S3)."""
    lead = 2 * (points0 + tricks0) - ALL_POINTS
    return (lead, 0) if lead > 0 else (0, -lead)
