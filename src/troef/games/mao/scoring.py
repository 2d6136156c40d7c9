"""What a round is worth (S1)."""

from mypy_extensions import i64


def wins(seats: i64, winner: i64) -> tuple[int, ...]:
    """1 for the winner, 0 for the others (S1): penalty cards are worth nothing. Winner -1: nobody has won (R40).

    >>> wins(4, 2)
    (0, 0, 1, 0)
    """
    return tuple([int(seat == winner) for seat in range(seats)])
