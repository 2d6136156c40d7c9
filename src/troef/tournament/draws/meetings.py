"""Tables at which as few people as possible meet again: a random draw, improved by exchanging seats.

For events that ask for it (`draw`: `fewest_repeats`, `fixed_pairs`). Every step follows from the stream of the draw,
so anybody who repeats it gets the same tables.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from troef.core.rng import Rng

#: By person: how often he has sat at a table with each other one.
Meetings = dict[int, dict[int, int]]

#: How many exchanges are tried for each person, and at least: few people are harder to part than many.
TRIES: Final = 40
LEAST_TRIES: Final = 20_000


def meetings_at(tables: Iterable[Iterable[int]]) -> Meetings:
    """How often people have met at these tables.

    >>> meetings_at([(1, 2), (1, 2), (1, 3)])[1]
    {2: 2, 3: 1}
    """
    met: Meetings = {}
    for table in tables:
        people = set(table)
        for one in people:
            row = met.setdefault(one, {})
            for other in people - {one}:
                row[other] = row.get(other, 0) + 1
    return met


def repeats(tables: Iterable[Iterable[int]], met: Mapping[int, Mapping[int, int]]) -> int:
    """How many earlier meetings are repeated at some tables, over all pairs.

    >>> repeats([(1, 2, 3)], meetings_at([(1, 2), (1, 2), (1, 3)]))
    3
    """
    return sum([_cost(one, table, met) for table in map(tuple, tables) for one in table]) // 2


def parted(tables: list[tuple[int, ...]], met: Mapping[int, Mapping[int, int]], rng: Rng) -> list[tuple[int, ...]]:
    """Tables with as few repeated meetings as were found, from a random draw of them.

    Again and again somebody who meets another again and somebody from any other table exchange seats, unless that
    makes it worse. It ends when nobody meets again, or after a fixed number of tries.
    """
    work = [list(table) for table in tables]
    size = len(work[0]) if work else 0
    bad = _Bad(work, met)
    least, best = bad.total, [list(table) for table in work]
    for _ in range(max(LEAST_TRIES, TRIES * size * len(work)) if len(work) > 1 else 0):
        if not bad.total:
            return [tuple(table) for table in work]
        first = bad.tables[rng.below(len(bad.tables))]
        second = (first + 1 + rng.below(len(work) - 1)) % len(work)
        place, other = rng.below(size), rng.below(size)
        if _gain(work[first], place, work[second], other, met) < 0:
            continue
        work[first][place], work[second][other] = work[second][other], work[first][place]
        bad.changed(first)
        bad.changed(second)
        if bad.total < least:
            least, best = bad.total, [list(table) for table in work]
    return [tuple(table) for table in best]


def _cost(person: int, table: Iterable[int], met: Mapping[int, Mapping[int, int]]) -> int:
    """How many earlier meetings somebody would repeat at a table."""
    row = met.get(person)
    return sum([row.get(other, 0) for other in table if other != person]) if row else 0


def _gain(first: list[int], place: int, second: list[int], other: int, met: Mapping[int, Mapping[int, int]]) -> int:
    """How many repeated meetings fewer there are when two people exchange seats."""
    one, two = first[place], second[other]
    rest_of_first = [person for person in first if person != one]
    rest_of_second = [person for person in second if person != two]
    now = _cost(one, rest_of_first, met) + _cost(two, rest_of_second, met)
    then = _cost(one, rest_of_second, met) + _cost(two, rest_of_first, met)
    return now - then


class _Bad:
    """The tables at which somebody meets again, kept as tables change."""

    def __init__(self, work: list[list[int]], met: Mapping[int, Mapping[int, int]]) -> None:
        self.work = work
        self.met = met
        self.costs = [0] * len(work)
        self.total = 0
        self.tables: list[int] = []
        self.places: dict[int, int] = {}
        for number in range(len(work)):
            self.changed(number)

    def changed(self, number: int) -> None:
        """The people at a table have changed."""
        cost = repeats([self.work[number]], self.met)
        before, self.costs[number] = self.costs[number], cost
        self.total += cost - before
        if cost and number not in self.places:
            self.places[number] = len(self.tables)
            self.tables.append(number)
        elif not cost and number in self.places:
            place, last = self.places.pop(number), self.tables.pop()
            if last != number:
                self.tables[place] = last
                self.places[last] = place
