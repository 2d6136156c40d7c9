"""Which winners a finished game can have, where cards are shed and nobody scores."""

from collections.abc import Sequence

from troef.core.result import ResultError


def check_winners(seats: int, winners: tuple[int, ...], least: int, most: int) -> None:
    """Check that a game of `least` to `most` players can end with these winners.

    Raises:
        ResultError: it cannot.
    """
    if not least <= seats <= most:
        raise ResultError("{least} to {most} play, not {seats}", "seats", least=least, most=most, seats=seats)
    if not winners or len(set(winners)) != len(winners):
        raise ResultError("a game is won by at least one seat, each named once", "winners")
    for seat in winners:
        if not 0 <= seat < seats:
            raise ResultError("there is no seat {seat} among {seats}", "winners", seat=seat, seats=seats)


def seats_with_most(cells: Sequence[int]) -> tuple[int, ...]:
    """The seats that have the most in a row of the sheet.

    >>> seats_with_most((0, 1, 0, 1))
    (1, 3)
    """
    return tuple([seat for seat, cell in enumerate(cells) if cell == max(cells)])
