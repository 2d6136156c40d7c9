"""Two nodes write to one database as fast as a large club would, without pages, and again and again one of them is
killed: what was acknowledged is there once, and both go on."""

import asyncio
import os
import random
import sys
from collections import Counter
from pathlib import Path

from postgres import PostgresServer
from proving import AT_LENGTH, SEED
from store.writing_node import NAMES
from troef.store.sql_log import SqlLog

SCRIPT = str(Path(__file__).with_name("writing_node.py"))
#: How often a node is killed; lines a second of both together; lines of each node between two deaths.
DEATHS, RATE, ENOUGH = (50, 1000, 500) if AT_LENGTH else (3, 300, 60)
LIMIT = 3000.0 if AT_LENGTH else 300.0


class Writing:
    """A node in a process of its own, one life after the other; what it was told is on disk."""

    def __init__(self, database: str, name: str) -> None:
        self.acknowledged: list[tuple[str, str]] = []
        #: how many lines since somebody was killed last
        self.since = 0
        self.ended = asyncio.Event()
        self.heard_all = False
        self._command = [sys.executable, SCRIPT, database, name, f"{RATE / len(NAMES)}"]
        self._reading: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin a life."""
        paths = os.pathsep.join([path for path in sys.path if path])
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, env={**os.environ, "PYTHONPATH": paths}
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for text in self.process.stdout:
            said = text.decode()
            if not said.endswith("\n"):
                return  # it died while it said so
            self.ended.set() if said == "ended\n" else None
            self.heard_all = said == "heard all\n"
            table, _, line = said.removesuffix("\n").partition(" ")
            if line.startswith('"'):
                self.acknowledged.append((table, line))
                self.since += 1

    async def die(self) -> None:
        """Killed with -9; what it has said before is heard."""
        self.process.kill()
        await self.end()

    async def say(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n".encode())
        await self.process.stdin.drain()

    async def end(self) -> None:
        await self.process.wait()
        assert self._reading is not None
        await self._reading


async def test_what_was_acknowledged_under_load_is_there_once(postgres_server: PostgresServer) -> None:
    database, chance = postgres_server.database(), random.Random(SEED or "load")
    await (await SqlLog.open(database)).close()
    nodes = [Writing(database, name) for name in NAMES]
    async with asyncio.timeout(LIMIT):
        for node in nodes:
            await node.begin()
        for _ in range(DEATHS):
            await all_have_gone_on(nodes)
            killed = chance.choice(nodes)
            await killed.die()
            await killed.begin()
        await all_have_gone_on(nodes)
        for word in ("end", "all ended"):
            for node in nodes:
                await node.say(word)
            if word == "end":
                await asyncio.gather(*[node.ended.wait() for node in nodes])
        for node in nodes:
            await node.end()
    assert all(node.heard_all for node in nodes)
    await check(database, [one for node in nodes for one in node.acknowledged])


async def all_have_gone_on(nodes: list[Writing]) -> None:
    """Wait until each node has written enough since somebody died last: nothing is stuck."""
    for node in nodes:
        node.since = 0
    while min(node.since for node in nodes) < ENOUGH:
        await asyncio.sleep(0.01)


async def check(database: str, acknowledged: list[tuple[str, str]]) -> None:
    """Each acknowledged line is in the log, and none is there twice."""
    log = await SqlLog.open(database)
    there: Counter[tuple[str, str]] = Counter()
    for table in {table for table, _ in acknowledged}:
        there.update([(table, line) for line in await log.load(table)])
    await log.close()
    assert max(there.values()) == 1
    assert set(acknowledged) <= set(there)
    assert len(acknowledged) >= DEATHS * ENOUGH
