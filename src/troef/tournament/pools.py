"""Pools of four in which each meets each, and a knock-out of the best after them.

The pools come from the draw of the first round: tables 1 and 2 are pool 1, tables 3 and 4 are pool 2, and so on. After
three rounds the first of each pool and, where places are left, the best of the others go on. Who is ranked first meets
who is ranked last. The winners stay in the order of the tables, so that the best two can only meet in the final.
"""

from typing import TYPE_CHECKING, Final

from troef.tournament.draw import Draw
from troef.tournament.ranking import check_all_published, ranking, winner_at
from troef.tournament.refused import Refused

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: How many a pool has, and its rounds.
POOL: Final = 4
POOL_ROUNDS: Final = 3
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
    """The draw of a round after the first: within the pools, or of the knock-out.

    Raises:
        Refused: the knock-out waits for a sheet that is not published.
    """
    if number <= POOL_ROUNDS:
        pairs = [(pool[one], pool[two]) for pool in pools_of(event) for one, two in _MEETINGS[number - 1]]
        return _without_leavers(event, pairs, ())
    check_all_published(event)
    order = qualified(event) if number == POOL_ROUNDS + 1 else advanced(event, number - 1)
    places = 2 ** (event.template.rounds - number + 1)
    free = order[: max(0, places - len(order))]
    rest = order[len(free) :]
    pairs = [(rest[place], rest[-1 - place]) for place in range(len(rest) // 2)]
    return _without_leavers(event, pairs, tuple(free))


def _without_leavers(event: "Event", pairs: list[tuple[int, int]], free: tuple[int, ...]) -> Draw:
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


def qualified(event: "Event") -> list[int]:
    """Who goes on after the pools, best first: the first of each pool, then the best of the others.

    There are as many places as the rounds of the knock-out need: 16 for four rounds.
    """
    standings = [row.player for row in ranking(event, POOL_ROUNDS)]
    place = {player: index for index, player in enumerate(standings)}
    first = [
        min(those, key=place.__getitem__) for pool in pools_of(event) if (those := [p for p in pool if p in place])
    ]
    winners = sorted(first, key=place.__getitem__)
    others = [player for player in standings if player not in set(winners)]
    return (winners + others)[: 2 ** (event.template.rounds - POOL_ROUNDS)]


def advanced(event: "Event", number: int) -> list[int]:
    """Who goes on after a round of the knock-out: those who were free, then the winners in the order of the tables."""
    played = event.round(number)
    winners = [winner_at(event, played, table) for table in played.tables]
    return [one for one in [*played.byes, *winners] if one is not None and event.people[one].plays]
