"""The score of a round of ninety-nine (S1–S5): the tables of the book as data."""

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Result:
    """A played round, for `settle`: bids and tricks by seat, the extra bid in force at the end and whose it is.

    >>> Result(bids=(4, 3, 5), tricks=(4, 3, 2), extra="informatie", bidder=0).extra
    'informatie'
    """

    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    extra: str = "none"
    bidder: int | None = None


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a round.

    Raises:
        ValueError: they cannot.
    """
    given: tuple[object, ...] = (*result.bids, *result.tricks)
    if any(not isinstance(number, int) for number in given):
        raise ValueError(f"bids and tricks are whole numbers, not {given}")
    if len(result.bids) != 3 or not all(0 <= bid <= 9 for bid in result.bids):
        raise ValueError(f"three players bid 0 to 9 each, not {result.bids}")
    if len(result.tricks) != 3 or min(result.tricks) < 0 or sum(result.tricks) != TRICKS:
        raise ValueError(f"three players win {TRICKS} tricks together, not {result.tricks}")
    if result.extra not in EXTRAS:
        raise ValueError(f"there is no extra bid '{result.extra}'; there are: {', '.join(EXTRAS)}")
    if (result.extra == "none") != (result.bidder is None) or result.bidder not in (None, 0, 1, 2):
        raise ValueError("an extra bid has one bidder, seat 0, 1 or 2, and without one there is none")


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
