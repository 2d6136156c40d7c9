"""The score of a deal of kingen (S1, S2)."""

from typing import Final

from mypy_extensions import i64

from troef.games.kingen.games import NOT_SEVENTH_NOR_LAST

#: By game: what a trick or a counting card brings, and how many there are (S1, S2).
POINTS: Final[list[int]] = [0, -1, -1, -1, -2, -5, 0, 1]
COUNTS: Final[list[int]] = [0, 13, 13, 8, 4, 1, 0, 13]
SEVENTH: Final[i64] = -3
LAST: Final[i64] = -2


def cells(number: int, counts: list[int], seventh: i64, last: i64) -> list[int]:
    """The points of each seat in a game (1 to 7)."""
    if number != NOT_SEVENTH_NOR_LAST:
        return [POINTS[number] * count for count in counts]
    points = [0, 0, 0, 0]
    points[seventh] += SEVENTH
    points[last] += LAST
    return points
