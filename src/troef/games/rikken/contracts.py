"""The bids of rikken (R6) as data: their order, their sides, their trumps and their values."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.ladder import Ladder

RIK: Final[i64] = 0
RIK_BETER: Final[i64] = 1
MISERE: Final[i64] = 3
OPEN_MISERE: Final[i64] = 9
OPEN_PIEK: Final[i64] = 10
TROELA: Final[i64] = 11
PRAATJE: Final[i64] = 12  # open misère met een praatje, the first bid of its level
PIEK_PRAATJE: Final[i64] = 13
OPEN_ALLEEN: Final[i64] = 15

#: R6, by rung.
LADDER: Final = Ladder(
    (
        "rik",
        "rik beter",
        "alleen 8",
        "misere",
        "piek",
        "alleen 9",
        "alleen 10",
        "alleen 11",
        "alleen 12",
        "open misere",
        "open piek",
        "troela",
        "open misere praatje",
        "open piek praatje",
        "alleen 13",
        "open alleen 13",
    ),
    "R5",
    levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11, 12, 13),
    shared=(4, 9, 11),  # R8
)

#: What a contract asks: so many tricks with a partner, so many alone, none, or exactly one.
TOGETHER: Final[i64] = 0
ALONE: Final[i64] = 1
NONE: Final[i64] = 2
ONE: Final[i64] = 3
ASKS: Final = vec[i64]([0, 0, 1, 2, 3, 1, 1, 1, 1, 2, 3, 0, 2, 3, 1, 1])

#: S1: the tricks to make, the base, and what each trick over or under adds (0: the value is flat).
NEEDED: Final = vec[i64]([8, 8, 8, 0, 1, 9, 10, 11, 12, 0, 1, 8, 0, 1, 13, 13])
BASES: Final = vec[i64]([1, 1, 1, 5, 5, 1, 1, 1, 1, 10, 10, 2, 15, 15, 15, 20])
STEPS: Final = vec[i64]([1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0])


def is_shareable(rung: i64) -> bool:
    """R8: misère, piek and their variants, which are played without trump (R27) and may be played by several."""
    return ASKS[rung] >= NONE
