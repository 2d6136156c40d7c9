"""The score of a deal of kingen (S1, S2)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from troef.games.kingen.games import DEALS, NOT_SEVENTH_NOR_LAST, game_of

SEATS: Final = 4
#: By game: what a trick or a counting card brings, and how many there are (S1, S2).
POINTS: Final[list[int]] = [0, -1, -1, -1, -2, -5, 0, 1]
COUNTS: Final[list[int]] = [0, 13, 13, 8, 4, 1, 0, 13]
SEVENTH: Final[i64] = -3
LAST: Final[i64] = -2


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`.

    `deal` is its number, 1 to 10. `counts` says what each seat has won of what counts: tricks (deals 1 and 7 to 10),
    hearts (2), kings and jacks (3), queens (4), the king of hearts (5). In deal 6 `seventh` and `last` are the seats
    that won trick 7 and trick 13 instead.

    >>> Result(deal=4, counts=(1, 0, 3, 0)).counts
    (1, 0, 3, 0)
    """

    deal: int
    counts: tuple[int, ...] = (0, 0, 0, 0)
    seventh: int | None = None
    last: int | None = None


def cells(number: int, counts: list[int], seventh: i64, last: i64) -> list[int]:
    """The points of each seat in a game (1 to 7)."""
    if number != NOT_SEVENTH_NOR_LAST:
        return [POINTS[number] * count for count in counts]
    points = [0, 0, 0, 0]
    points[seventh] += SEVENTH
    points[last] += LAST
    return points


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    if not 1 <= result.deal <= DEALS:
        raise ValueError(f"there are deals 1 to {DEALS}, not {result.deal}")
    number = game_of(result.deal)
    if len(result.counts) != SEATS or min(result.counts) < 0 or sum(result.counts) != COUNTS[number]:
        raise ValueError(f"in deal {result.deal} four players win {COUNTS[number]} together, not {result.counts}")
    for seat in (result.seventh, result.last):
        if number == NOT_SEVENTH_NOR_LAST:
            if seat is None or not 0 <= seat < SEATS:
                raise ValueError(f"tricks 7 and 13 are won by seats 0 to 3, not {seat}")
        elif seat is not None:
            raise ValueError("who wins the seventh and the last trick counts in deal 6 only")
