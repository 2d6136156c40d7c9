"""Pools of four in which each meets each.

The pools come from the draw of the first round: tables 1 and 2 are pool 1, tables 3 and 4 are pool 2, and so on. Where
the last pool is not full and nobody stands in, the last pools are of three: each has one table, and in each round
another of the three has a bye. After three rounds the first of each pool and, where places are left, the best of the
others go on to the knock-out.
"""

from typing import TYPE_CHECKING, Final

from troef.tournament.draws.draw import Draw
from troef.tournament.refused import Refused
from troef.tournament.template import POOL_ROUNDS

if TYPE_CHECKING:
    from troef.tournament.event import Event

__all__ = ["POOL", "POOL_ROUNDS", "both_there", "first_pool_round", "pool_draw", "pools_of"]

#: How many a pool has.
POOL: Final = 4
#: Who meets whom in each round of a pool, by place.
_MEETINGS: Final = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
#: The same in a pool of three, and who is free.
_OF_THREE: Final = (((0, 1), 2), ((0, 2), 1), ((1, 2), 0))


def first_pool_round(order: list[int]) -> Draw:
    """The first round, from a shuffled order that is cut into pools of four and, at the end, of three.

    Raises:
        Refused: there are too few for that: 1, 2 or 5.

    >>> first_pool_round([1, 2, 3, 4, 5, 6, 7])
    Draw(tables=((1, 2), (3, 4), (5, 6)), byes=(7,))
    """
    threes = -len(order) % POOL
    fours = len(order) - 3 * threes
    if fours < 0 or not order:
        raise Refused("pools-not-full", left=len(order) % POOL)
    pools = [tuple(order[place : place + POOL]) for place in range(0, fours, POOL)]
    pools += [tuple(order[place : place + 3]) for place in range(fours, len(order), 3)]
    return _meetings(pools, 1)


def pools_of(event: "Event") -> list[tuple[int, ...]]:
    """The pools, as the first round was drawn."""
    drawn = event.rounds[0].drawn
    fours = len(drawn.tables) - len(drawn.byes)
    pools = [(*drawn.tables[place], *drawn.tables[place + 1]) for place in range(0, fours, 2)]
    return pools + [(*table, free) for table, free in zip(drawn.tables[fours:], drawn.byes, strict=True)]


def pool_draw(event: "Event", number: int) -> Draw:
    """The draw of the second or third round: within the pools."""
    drawn = _meetings(pools_of(event), number)
    free = tuple([one for one in drawn.byes if event.people[one].plays])
    return both_there(event, list(drawn.tables), free)


def _meetings(pools: list[tuple[int, ...]], number: int) -> Draw:
    """Who meets whom in a round of the pools, and who is free in those of three."""
    tables = [
        tuple([pool[place] for place in pair]) for pool in pools if len(pool) == POOL for pair in _MEETINGS[number - 1]
    ]
    threes = [pool for pool in pools if len(pool) < POOL]
    pair, free = _OF_THREE[number - 1]
    tables += [tuple([pool[place] for place in pair]) for pool in threes]
    return Draw(tuple(tables), tuple([pool[free] for pool in threes]))


def both_there(event: "Event", pairs: list[tuple[int, ...]], free: tuple[int, ...]) -> Draw:
    """The tables of pairs that are both there; who finds nobody is free."""
    byes = list(free)
    tables: list[tuple[int, ...]] = []
    for pair in pairs:
        there = [one for one in pair if event.people[one].plays]
        if len(there) == len(pair):
            tables.append(pair)
        else:
            byes += [one for one in there if event.people[one].kind == "player"]
    return Draw(tuple(tables), tuple(byes))
