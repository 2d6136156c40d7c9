"""The social ranks, and everybody's place after a round."""

from collections.abc import Sequence
from typing import Final

#: R16: the titles by number of players, the first out first.
TITLES: Final = {
    4: ("president", "vice-president", "arbeider", "slaaf"),
    5: ("president", "vice-president", "burger", "arbeider", "slaaf"),
    6: ("president", "vice-president", "burger-1", "burger-2", "arbeider", "slaaf"),
    7: ("president", "vice-president", "burger-1", "burger-2", "burger-3", "arbeider", "slaaf"),
}


def places_of(order: Sequence[int]) -> tuple[int, ...]:
    """The place of every seat by the order of going out, 1 for the President (S1, S2).

    >>> places_of((2, 0, 3, 1))
    (2, 4, 1, 3)
    """
    places = [0] * len(order)
    for place, seat in enumerate(order, 1):
        places[seat] = place
    return tuple(places)
