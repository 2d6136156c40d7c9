"""Two nodes on one database, in this process, and friends who sit at one table on both."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from table.company import Listener, sit_down
from table.conftest import AT_ONCE
from troef.store.bus import bus_of
from troef.store.nodes import Nodes
from troef.store.sql_log import SqlLog
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable

#: Bots never play, so that people can be told from them.
PATIENT = Timing(pace=100, clock=100, retry=0)


@dataclass(frozen=True)
class Place:
    """Where nodes meet: a database, and a server with a stream where notices do not go through the database."""

    database: str
    stream: str | None = None


class Node:
    """A hall on a database, and how to let it die without a word."""

    def __init__(self, log: SqlLog, company: Nodes, hall: Hall) -> None:
        self.log = log
        self.company = company
        self.hall = hall

    @classmethod
    async def begin(cls, place: Place, timing: Timing = AT_ONCE) -> "Node":
        log = await SqlLog.open(place.database)
        company = await Nodes.join(log, bus_of(log.database, stream=place.stream))
        return cls(log, company, Hall(log, timing, company=company))

    async def die(self) -> None:
        """What is left of it in the database stays there."""
        for task in list(self.company._tasks):
            task.cancel()
        self.company._bus.close()
        for live in list(self.hall._tables):
            await live.steward.close()


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


async def friends(two: tuple[Node, Node]) -> tuple[LiveTable, Listener, LiveTable, Listener]:
    """Lies and Wout at one table, each on another node."""
    one, other = two
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies")
    here, lies = await sit_down(one.hall, chair)
    friend = await other.hall.join(chair.table, "Wout")
    there, wout = await sit_down(other.hall, friend)
    return here, lies, there, wout
