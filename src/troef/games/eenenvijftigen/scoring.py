"""What a round is worth."""


def minus_points(seats: int, loser: int) -> tuple[int, ...]:
    """S1: one minus point for the loser (-1: nobody lost).

    >>> minus_points(4, 2), minus_points(3, -1)
    ((0, 0, 1, 0), (0, 0, 0))
    """
    return tuple([1 if seat == loser else 0 for seat in range(seats)])
