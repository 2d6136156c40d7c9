"""The workers: which of them answers a question, and who is turned away.

There is one for the bots on each processor that the tables leave free, at least one, and one more for what people ask.
A thought that has begun cannot be called off, so bots do not wait behind people: the worker for people is another one,
and stands back for those of the bots (`nice`), as these do for the process of the tables.
"""

import asyncio
import os
from collections import OrderedDict
from typing import Any, Final

from troef.thinking.counters import Counters
from troef.thinking.desk import ADVICE, BOT, REPLAY, Desk, NoAnswer, Question

__all__ = ["ADVICE", "BOT", "REPLAY", "Busy", "NoAnswer", "Question", "Thinkers"]

#: By how much workers stand back for the process of the tables.
NICE_BOTS: Final = 5
NICE_PEOPLE: Final = 10
#: How many things a worker remembers: the players of bots, replays.
PLAYERS_KEPT: Final = 4000
REPLAYS_KEPT: Final = 32
#: How many tables have a worker of their own; the others get one when they ask.
MOST_HOMES: Final = 10_000
#: Questions of people that may wait at once, and of one visitor: a club is often one address.
MOST_WAITING: Final = 20
MOST_OF_ONE: Final = 12


class Busy(Exception):
    """Too many people ask, or one asks too much. `seconds`: when it is worth asking again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def spare_processors() -> int:
    """How many processors are left beside the process of the tables; at least one."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, count - 1)


class Thinkers:
    """All workers of a server. They start when they are first asked, or with `warm`.

    Args:
        workers: how many think for bots; by default one for each processor that is left.
        limited: whether people are turned away when too many wait.
    """

    def __init__(self, workers: "int | None" = None, limited: bool = True) -> None:
        self.counters = Counters()
        self._limited = limited
        count = spare_processors() if workers is None else max(1, workers)
        self._bots = [Desk(self.counters, NICE_BOTS, PLAYERS_KEPT) for _ in range(count)]
        self._people = Desk(self.counters, NICE_PEOPLE, REPLAYS_KEPT)
        #: by table the desk where the players of its bots are
        self._homes: OrderedDict[str, Desk] = OrderedDict()

    async def warm(self) -> None:
        """Start all workers; comes back when they are ready."""
        await asyncio.gather(*[desk.warm() for desk in (*self._bots, self._people)])

    async def think(self, question: Question) -> Any:
        """The answer to a question, as plain data.

        Raises:
            NoAnswer: its turn did not come in time, or the worker failed.
            Busy: it is a person's, and too many wait.
        """
        if question.kind == BOT:
            return await self._home(question.owner).answer(question)
        desk = self._people
        many = len(desk) >= MOST_WAITING or desk.waiting_of(question.kind, question.owner) >= MOST_OF_ONE
        if many and self._limited:
            self.counters.refused += 1
            raise Busy(max(1, round(len(desk) * question.least)))
        return await desk.answer(question)

    def _home(self, table: str) -> Desk:
        """The desk of a table: always the same one, because its players remember."""
        desk = self._homes.pop(table, None) or min(self._bots, key=lambda one: (len(one), self._tables_of(one)))
        self._homes[table] = desk
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return desk

    def _tables_of(self, desk: Desk) -> int:
        return sum(home is desk for home in self._homes.values())

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [desk.pid for desk in (*self._bots, self._people) if desk.pid is not None]

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*[desk.close() for desk in (*self._bots, self._people)])
