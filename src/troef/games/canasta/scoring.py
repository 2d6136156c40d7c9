"""What a round of canasta scores (S1–S5, P1)."""

from dataclasses import dataclass
from typing import Final

#: S3
GOING_OUT: Final = 100
GOING_OUT_CONCEALED: Final = 200
CLEAN_CANASTA: Final = 500
DIRTY_CANASTA: Final = 300
RED_THREES: Final = (0, 100, 200, 300, 800)

#: What a team can have at most: all cards but the red threes (S2).
MOST_CARD_POINTS: Final = 4 * 50 + 16 * 20 + 48 * 10 + 32 * 5 + 4 * 5
#: Three fours (R8, S2).
SMALLEST_MELD_POINTS: Final = 15

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
class Side:
    """What a team has at the end of a round.

    The values of the cards in its melds (0: it has no meld) and of the cards left in its two hands, its clean and its
    dirty canastas, its red threes, and whether it went out: "", "out" or "concealed".
    """

    melded: int = 0
    left: int = 0
    clean: int = 0
    dirty: int = 0
    red_threes: int = 0
    out: str = NOT_OUT


@dataclass(frozen=True)
class Result:
    """A finished round, for `settle`: the side of seats 0 and 2, and that of seats 1 and 3."""

    sides: tuple[Side, Side]


def items_of(side: Side) -> list[tuple[str, int, int]]:
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


def score_of(side: Side) -> int:
    """The score of a side for the round (S1).

    >>> score_of(Side(melded=195, left=60, clean=1, dirty=1, red_threes=2, out="out"))
    1235
    """
    return sum([points for _, points, _ in items_of(side)])


def check(result: Result) -> None:
    """Raises ValueError where the numbers cannot be those of a round."""
    if len(result.sides) != 2:
        raise ValueError("two sides are scored")
    for number, side in enumerate(result.sides):
        _check_side(number, side)
    if sum([side.red_threes for side in result.sides]) > 4:
        raise ValueError("there are four red threes")
    if all(side.out for side in result.sides):
        raise ValueError("only one side goes out")
    if sum([side.melded + side.left for side in result.sides]) > MOST_CARD_POINTS:
        raise ValueError(f"all cards together count {MOST_CARD_POINTS}")


def _check_side(number: int, side: Side) -> None:
    for value in (side.melded, side.left, side.clean, side.dirty, side.red_threes):
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"a side is told in whole numbers, not {value!r}")
    if side.melded < 0 or side.left < 0 or side.melded % 5 or side.left % 5:
        raise ValueError(f"cards count 5 or more each: side {number} has {side.melded} melded and {side.left} left")
    if 0 < side.melded < SMALLEST_MELD_POINTS:
        raise ValueError(f"a meld counts {SMALLEST_MELD_POINTS} or more, not {side.melded}")
    if not 0 <= side.red_threes <= 4:
        raise ValueError(f"side {number} cannot have {side.red_threes} red threes")
    if side.clean < 0 or side.dirty < 0 or side.clean + side.dirty > 11:
        raise ValueError(f"side {number} cannot have {side.clean} clean and {side.dirty} dirty canastas")
    if side.out not in (NOT_OUT, OUT, CONCEALED):
        raise ValueError(f'a side goes out "{OUT}", "{CONCEALED}" or not ("")')
    if side.out and not side.clean + side.dirty:
        raise ValueError("who goes out has a canasta on his side")
    if side.melded < 35 * side.clean + 50 * side.dirty:  # seven fours; six with a two
        raise ValueError(f"side {number} has melded too little for its canastas")
