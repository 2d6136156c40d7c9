"""A node that writes lines and hears those of the other one, in a process of its own, until it is killed or ended.

    python writing_node.py DATABASE NAME RATE

It appends to tables of its own, and to some that both nodes write to. Each line that is acknowledged is told on
standard output. At `end` on standard input it writes no more; at `all ended` it waits until it has heard all that the
other one has written, and says so.
"""

import asyncio
import itertools
import json
import os
import sys
import time
from contextlib import suppress

from troef.store.bus import bus_of
from troef.store.nodes import Nodes
from troef.store.sql_log import SqlLog
from troef.table.log import Conflict

NAMES = ("a", "b")
#: Tables of each node, and of both.
OWN, SHARED = 40, 5


def tables_of(name: str) -> list[str]:
    """The tables that a node writes to."""
    return [*[f"{name}-{number}" for number in range(OWN)], *[f"both-{number}" for number in range(SHARED)]]


class Heard:
    """The lines of a table, as this node hears them; each must follow on the one before."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    @property
    def version(self) -> int:
        return len(self.lines)

    async def hear(self, after: int, lines: list[str]) -> None:
        self.lines += lines[self.version - after :]

    async def replaced(self) -> None:
        raise AssertionError

    def meet(self) -> None:
        pass

    def overhear(self, message: str) -> None:
        raise AssertionError


async def write(log: SqlLog, table: str, heard: Heard, every: float, ended: asyncio.Event) -> None:
    """Append line after line, one at a time, at a rate: who is late does not wait."""
    own = f"{sys.argv[2]}.{os.getpid()}.{table}"
    begun = time.monotonic()
    for number in itertools.count():
        if ended.is_set():
            return
        line = json.dumps(f"{own}.{number}")
        while True:
            version = heard.version
            try:
                await log.append(table, version, [line])
            except Conflict:
                await heard.hear(version, (await log.since({table: version})).get(table, []))
                continue
            break
        os.write(1, f"{table} {line}\n".encode())
        await heard.hear(version, [line])
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), max(0.0, begun + (number + 1) * every - time.monotonic()))


async def main() -> None:
    database, name, rate = sys.argv[1], sys.argv[2], float(sys.argv[3])
    log = await SqlLog.open(database)
    nodes = await Nodes.join(log, bus_of(log.database))
    every = sorted({table for one in NAMES for table in tables_of(one)})
    there = await log.since(dict.fromkeys(every, 0))
    heard = {table: Heard(there.get(table, [])) for table in every}
    for table, one in heard.items():
        nodes.follow(table, one)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(0, ended.set)
    mine = tables_of(name)
    await asyncio.gather(*[write(log, table, heard[table], len(mine) / rate, ended) for table in mine])
    os.write(1, b"ended\n")
    asyncio.get_running_loop().remove_reader(0)
    async with asyncio.timeout(60):
        while await asyncio.to_thread(sys.stdin.readline) != "all ended\n":
            pass
        written = await log.since(dict.fromkeys(every, 0))
        while any(one.lines != written.get(table, []) for table, one in heard.items()):
            await asyncio.sleep(0.01)
    os.write(1, b"heard all\n")
    await nodes.close()
    await log.close()


if __name__ == "__main__":
    asyncio.run(main())
