"""What a round counts."""


def marks_of(seats: int, shitheads: tuple[int, ...]) -> tuple[int, ...]:
    """1 for the shithead, 0 for all others (S1, S2).

    >>> marks_of(4, (3,))
    (0, 0, 0, 1)
    """
    return tuple([1 if seat in shitheads else 0 for seat in range(seats)])
