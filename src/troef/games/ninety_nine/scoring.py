"""The score of a round of ninety-nine (S1–S5): the tables of the book as data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TRICKS: Final[i64] = 9  # R25

#: S2 by the number of exact bids.
BONUS: Final = vec[i64]([0, 30, 20, 10])

#: R14: the answers by number, and what they bring (S3).
EXTRAS: Final = ("none", "informatie", "open")
EXTRA_POINTS: Final = vec[i64]([0, 30, 60])
NONE: Final[i64] = 0
INFORMATIE: Final[i64] = 1
OPEN: Final[i64] = 2


def score_round(bids: vec[i64], tricks: vec[i64], extra: i64, bidder: i64) -> vec[i64]:
    """What each seat scores (S1–S4)."""
    exact: i64 = 0
    for seat in range(3):
        if bids[seat] == tricks[seat]:
            exact += 1
    scores = vec[i64]([0, 0, 0])
    for seat in range(3):
        scores[seat] = tricks[seat]
        if bids[seat] == tricks[seat]:
            scores[seat] += BONUS[exact]
    if extra != NONE:
        made = bids[bidder] == tricks[bidder]
        for seat in range(3):
            if made == (seat == bidder):
                scores[seat] += EXTRA_POINTS[extra]
    return scores
