"""How soon a line that one node has written is heard on the other.

    python bench/bus.py [--db postgresql | sqlite | ADDRESS] [--bus valkey | ADDRESS] [--rate 1000] [--tables 500]
        [--seconds 10]

Two nodes, each a process of its own, append lines at the rate together, each to half of the tables, and each follows
the tables of the other, as `LiveTable` does; there are no pages and no bots. Told is the time from before a line is
appended on one node until the other one has it (`heard`), and until it is on disk where it was appended
(`acknowledged`), in milliseconds; and the processor's time of both nodes in cores. `missed` are lines that were never
heard: none. `postgresql` starts a PostgreSQL server of its own, which waits for the disk, and
`valkey` a Valkey or Redis server whose stream carries the notices.

The bar: 99 of 100 lines heard within 150 ms at 1,000 lines a second.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median, quantiles
from typing import Any

from troef.store.bus import bus_of
from troef.store.nodes import Nodes
from troef.store.sql_log import SqlLog


class Hearer:
    """Notes when it hears each line of a table; a line is the time at which it was appended."""

    def __init__(self, took: list[float]) -> None:
        self.version = 0
        self._took = took

    async def hear(self, after: int, lines: list[str]) -> None:
        """Take in lines."""
        new = lines[self.version - after :]
        now = time.time()
        self._took += [1000 * (now - float(line)) for line in new]
        self.version += len(new)

    async def replaced(self) -> None:
        """This does not happen here."""

    def meet(self) -> None:
        """Nobody is at these tables."""

    def overhear(self, message: str) -> None:
        """Nothing is said."""


async def node(asked: argparse.Namespace) -> dict[str, Any]:
    """Append to one half of the tables, and hear of the other half."""
    log = await SqlLog.open(asked.db)
    nodes = await Nodes.join(log, bus_of(log.database, stream=asked.bus))
    heard: list[float] = []
    acknowledged: list[float] = []
    count = asked.tables // 2
    for number in range(count):
        nodes.follow(f"{1 - asked.node}-{number}", Hearer(heard))
    while not log.bus or not log.bus.accompanied:
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    rate, versions = asked.rate / 2, [0] * count
    begun, used = time.perf_counter(), time.process_time()

    async def append(table: int, version: int) -> None:
        at = time.time()
        await log.append(f"{asked.node}-{table}", version, [repr(at)])
        acknowledged.append(1000 * (time.time() - at))

    writing: list[asyncio.Task[None]] = []
    while len(writing) < rate * asked.seconds:
        pause = begun + len(writing) / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        table = len(writing) % count
        writing.append(asyncio.create_task(append(table, versions[table])))
        versions[table] += 1
    await asyncio.gather(*writing)
    used, spent = time.process_time() - used, time.perf_counter() - begun
    until = time.perf_counter() + 10
    while len(heard) < rate * asked.seconds and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    await nodes.close()
    await log.close()
    missed = round(rate * asked.seconds) - len(heard)
    return {"heard": heard, "acknowledged": acknowledged, "missed": missed, "cores": used / spent, "spent": spent}


def spread(took: list[float]) -> dict[str, float]:
    """The middle and the slow end."""
    return {"p50": round(median(took), 1), "p99": round(quantiles(took, n=100)[98], 1), "max": round(max(took), 1)}


def measure(asked: argparse.Namespace, address: str) -> None:
    """Let two nodes run, and tell what they heard. What the new database has left to write goes to the disk first."""
    os.sync()
    command = [sys.executable, __file__, "--db", address, "--rate", str(asked.rate)]
    command += ["--bus", asked.bus] if asked.bus is not None else []
    command += ["--tables", str(asked.tables), "--seconds", str(asked.seconds), "--node"]
    running = [subprocess.Popen([*command, str(one)], stdout=subprocess.PIPE, text=True) for one in (0, 1)]
    told = [json.loads(process.communicate()[0]) for process in running]
    found = {
        "heard_ms": spread([one for each in told for one in each["heard"]]),
        "acknowledged_ms": spread([one for each in told for one in each["acknowledged"]]),
        "lines_per_second": round(sum(len(each["acknowledged"]) / each["spent"] for each in told)),
        "missed": sum(each["missed"] for each in told),
        "cores": [round(each["cores"], 2) for each in told],
    }
    print(json.dumps(found))


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--db", default="postgresql")
    parser.add_argument("--bus")
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--node", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.node is not None:
        print(json.dumps(asyncio.run(node(asked))))
    elif asked.bus == "valkey":
        from tests.valkey import valkey

        with valkey() as stream:
            asked.bus = stream.address()
            measure_on(asked)
    else:
        measure_on(asked)


def measure_on(asked: argparse.Namespace) -> None:
    """Measure on the database that is asked for."""
    if asked.db == "postgresql":
        from tests.postgres import postgres

        with postgres(fsync=True) as server:
            measure(asked, server.database())
    elif asked.db == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            measure(asked, f"sqlite:///{folder}/troef.db")
    else:
        measure(asked, asked.db)


if __name__ == "__main__":
    main()
