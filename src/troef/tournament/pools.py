"""Pools of four in which each meets each.

The pools come from the draw of the first round: tables 1 and 2 are pool 1, tables 3 and 4 are pool 2, and so on. After
three rounds the first of each pool and, where places are left, the best of the others go on to the knock-out.
"""

from typing import TYPE_CHECKING, Final

from troef.tournament.draw import Draw
from troef.tournament.refused import Refused
from troef.tournament.template import POOL_ROUNDS

if TYPE_CHECKING:
    from troef.tournament.event import Event

__all__ = ["POOL", "POOL_ROUNDS", "both_there", "first_pool_round", "pool_draw", "pools_of"]

#: How many a pool has.
POOL: Final = 4
#: Who meets whom in each round of a pool, by place.
_MEETINGS: Final = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def first_pool_round(drawn: Draw) -> Draw:
    """The first round, from a draw of whole pools.

    Raises:
        Refused: the last pool is not full, and nobody stands in.
    """
    if drawn.byes:
        raise Refused("pools-not-full", left=len(drawn.byes))
    return Draw(tuple([tuple([pool[place] for place in pair]) for pool in drawn.tables for pair in _MEETINGS[0]]))


def pools_of(event: "Event") -> list[tuple[int, ...]]:
    """The pools, as the first round was drawn."""
    tables = event.rounds[0].drawn.tables
    return [(*tables[place], *tables[place + 1]) for place in range(0, len(tables), 2)]


def pool_draw(event: "Event", number: int) -> Draw:
    """The draw of the second or third round: within the pools."""
    pairs = [(pool[one], pool[two]) for pool in pools_of(event) for one, two in _MEETINGS[number - 1]]
    return both_there(event, pairs, ())


def both_there(event: "Event", pairs: list[tuple[int, int]], free: tuple[int, ...]) -> Draw:
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
