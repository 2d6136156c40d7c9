"""The social ranks and the result of a round."""

from dataclasses import dataclass
from typing import Final

#: R16: the titles by number of players, the first out first.
TITLES: Final = {
    4: ("president", "vice-president", "arbeider", "slaaf"),
    5: ("president", "vice-president", "burger", "arbeider", "slaaf"),
    6: ("president", "vice-president", "burger-1", "burger-2", "arbeider", "slaaf"),
    7: ("president", "vice-president", "burger-1", "burger-2", "burger-3", "arbeider", "slaaf"),
}


@dataclass(frozen=True)
class Result:
    """A finished round, for `settle`: the seats in the order of going out, the last one with cards included (R15)."""

    order: tuple[int, ...]


def places_of(result: Result) -> tuple[int, ...]:
    """The place of every seat, 1 for the President (S1, S2).

    Raises:
        ValueError: it is no order of four to seven seats.

    >>> places_of(Result((2, 0, 3, 1)))
    (2, 4, 1, 3)
    """
    order = result.order
    if len(order) not in TITLES:
        raise ValueError(f"presidenten is played by 4 to 7, not {len(order)}")
    named: tuple[object, ...] = order
    if any(isinstance(seat, bool) or not isinstance(seat, int) for seat in named):
        raise ValueError("seats are whole numbers")
    if sorted(order) != list(range(len(order))):
        raise ValueError(f"every seat from 0 to {len(order) - 1} goes out once")
    return tuple([order.index(seat) + 1 for seat in range(len(order))])
