"""What a round of canasta scores (S1–S5, P1)."""

from dataclasses import dataclass
from typing import Final

#: S3
GOING_OUT: Final = 100
GOING_OUT_CONCEALED: Final = 200
CLEAN_CANASTA: Final = 500
DIRTY_CANASTA: Final = 300
RED_THREES: Final = (0, 100, 200, 300, 800)

#: How a player can have gone out: not, with his last cards, or concealed (R34).
NOT_OUT: Final = ""
OUT: Final = "out"
CONCEALED: Final = "concealed"

#: R15: (from this total on, the minimum), highest first; what is below all of them is negative.
MINIMUMS: Final = {
    "classic": ((3000, 120), (1500, 90), (0, 50)),
    "as_printed": ((1500, 120), (0, 50)),  # A1
}
MINIMUM_BELOW_ZERO: Final = 15


def minimum_for(total: int, table: str) -> int:
    """What the first melds of a team with this total must count (R15).

    >>> [minimum_for(total, "classic") for total in (-5, 0, 1495, 1500, 2995, 3000)]
    [15, 50, 50, 90, 90, 120]
    """
    for least, minimum in MINIMUMS[table]:
        if total >= least:
            return minimum
    return MINIMUM_BELOW_ZERO


@dataclass(frozen=True)
class TeamHolding:
    """What a team has at the end of a round, as `result.Side` describes it."""

    melded: int
    left: int
    clean: int
    dirty: int
    red_threes: int
    out: str


def items_of(side: TeamHolding) -> list[tuple[str, int, int]]:
    """What the score of a side is made of: (label, points, how many)."""
    reds = RED_THREES[side.red_threes] * (1 if side.melded else -1)  # S3, P1
    out = {NOT_OUT: 0, OUT: GOING_OUT, CONCEALED: GOING_OUT_CONCEALED}[side.out]
    items = [
        ("melds", side.melded, 0),
        ("clean", CLEAN_CANASTA * side.clean, side.clean),
        ("dirty", DIRTY_CANASTA * side.dirty, side.dirty),
        ("red-threes", reds, side.red_threes),
        (side.out or OUT, out, 0),
        ("left", -side.left, 0),
    ]
    return [item for item in items if item[1]]


def score_of(side: TeamHolding) -> int:
    """The score of a side for the round (S1).

    >>> score_of(TeamHolding(melded=195, left=60, clean=1, dirty=1, red_threes=2, out="out"))
    1235
    """
    return sum([points for _, points, _ in items_of(side)])
