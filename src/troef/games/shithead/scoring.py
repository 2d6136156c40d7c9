"""The result of a round: who is the shithead."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """A finished round, for `settle`: how many play, and who is left with cards (R34; several only by R35)."""

    seats: int
    shitheads: tuple[int, ...]


def marks_of(result: Result) -> tuple[int, ...]:
    """1 for the shithead, 0 for all others (S1, S2).

    Raises:
        ValueError: not two to five play, or these seats cannot have lost.

    >>> marks_of(Result(seats=4, shitheads=(3,)))
    (0, 0, 0, 1)
    """
    named: tuple[object, ...] = result.shitheads
    if any(isinstance(seat, bool) or not isinstance(seat, int) for seat in named):
        raise ValueError("seats are whole numbers")
    if not 2 <= result.seats <= 5:
        raise ValueError(f"shithead is played by 2 to 5, not {result.seats}")
    if not result.shitheads or len(set(result.shitheads)) != len(result.shitheads):
        raise ValueError("a round has at least one shithead, each named once")
    if not set(result.shitheads) <= set(range(result.seats)):
        raise ValueError(f"there are seats 0 to {result.seats - 1}")
    return tuple([int(seat in result.shitheads) for seat in range(result.seats)])
