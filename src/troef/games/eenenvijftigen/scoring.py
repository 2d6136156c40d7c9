"""What a round is worth."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Round:
    """A finished round, for `settle`: how many play, and who lost it (None: nobody)."""

    seats: int
    loser: "int | None" = None


def minus_points(result: Round) -> tuple[int, ...]:
    """S1: one minus point for the loser.

    Raises:
        ValueError: not so many play, or the loser is none of them.
    """
    seats: object = result.seats
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 8:
        raise ValueError("2 to 8 play")
    loser = result.loser
    if loser is not None and (isinstance(loser, bool) or not isinstance(loser, int) or not 0 <= loser < result.seats):
        raise ValueError(f"there is no seat {loser} among {result.seats}")
    return tuple([1 if seat == loser else 0 for seat in range(result.seats)])
