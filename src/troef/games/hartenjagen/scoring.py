"""The score of a round of hartenjagen (S1–S5)."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = 4
#: S1: the eight hearts count one each.
HEART: Final = 1
QUEEN_OF_SPADES: Final = 5
JACK_OF_CLUBS: Final = 2
ALL: Final[i64] = 15

#: S3: what a player who took all the points of part one chooses.
SELF_MINUS: Final[i64] = 0
OTHERS_PLUS: Final[i64] = 1
CHOICES: Final = ("self_minus_15", "others_plus_15")


def changes(second: bool, points: list[int], choice: i64) -> list[int]:
    """What a round adds to each total (S2–S4)."""
    if second:
        return [-taken for taken in points]
    if int(ALL) not in points:
        return points[:]
    if choice == SELF_MINUS:  # S3, A5: in place of the normal addition
        return [-int(ALL) if taken else 0 for taken in points]
    return [0 if taken else int(ALL) for taken in points]


def winners(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won with these totals after a round of part two, nobody as long as all are above zero (S5, A4).

    >>> winners((-1, -1, 38, 29)), winners((-1, 0, 37, 29)), winners((42, 29, 17, 53))
    ((0, 1), (0,), ())
    """
    lowest = min(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == lowest]) if lowest <= 0 else ()
