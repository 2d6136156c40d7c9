"""Which point sums some cards can have: what tricks can hold, for checking results."""

from collections.abc import Iterable


def sums_by_count(points: "Iterable[int]") -> list[int]:
    """For each number of cards, from none to all, the sums of points that this many of these cards can have, as bits of
    a number: bit *n* of item *k* says whether some *k* cards have *n* points together.

    >>> [bin(sums) for sums in sums_by_count([3, 0, 1])]
    ['0b1', '0b1011', '0b11010', '0b10000']
    """
    found = [1]
    for worth in points:
        found = [*found, 0]
        for count in range(len(found) - 1, 0, -1):
            found[count] |= found[count - 1] << worth
    return found


def sums_of_tricks(points: "Iterable[int]", size: int = 4) -> list[int]:
    """For each number of tricks of `size` cards the sums of points that they can have, as bits of a number.

    >>> [bin(sums) for sums in sums_of_tricks([5, 0, 0, 0], 2)]
    ['0b1', '0b100001', '0b100000']
    """
    return sums_by_count(points)[::size]
