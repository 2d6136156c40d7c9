"""How fast the store acknowledges lines, beside what the disk itself needs for one fsync.

    python bench/store.py [--db ADDRESS] [--processes 2] [--rate 5000 | --writers 64] [--seconds 5] [--folder FOLDER]
                          [--disk-ms 4]

With a rate, that many lines a second come in all, whether the ones before are on disk or not, each to one of 500
tables. Else each of the writers appends a line to a table of its own, and the next when that one is on disk: as much as
there can be. Told are acknowledged lines a second, how long one takes, fsyncs of this disk before and after (4 kB and
`fdatasync`), and the processor's time a line. Without `--db` it is SQLite in a new file of `--folder`; `postgresql`
starts a PostgreSQL server of its own. `--disk-ms` makes each fsync take that much longer, as on the disks of most
servers (`slow_disk.c`, preloaded; it needs a C compiler).
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from troef.store.sql_log import SqlLog

#: How many tables lines that come at a rate are for.
TABLES = 500
LINE = '{"move":[2,"h7"]}'


def fsyncs(folder: Path, seconds: float = 2.0) -> list[float]:
    """How long the disk takes for 4 kB that last, in milliseconds."""
    took: list[float] = []
    file = os.open(folder / "fsync", os.O_CREAT | os.O_WRONLY)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        os.write(file, b"x" * 4096)
        begun = time.perf_counter()
        os.fdatasync(file)
        took.append(1000 * (time.perf_counter() - begun))
    os.close(file)
    return took


async def appended(log: SqlLog, writers: int, seconds: float) -> list[float]:
    """How long each acknowledged line took, in milliseconds, where each writer waits for his."""
    took: list[float] = []
    until = time.perf_counter() + seconds

    async def write(name: str) -> None:
        version = 0
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await log.append(name, version, [LINE])
            took.append(1000 * (time.perf_counter() - begun))
            version += 1

    await asyncio.gather(*[write(f"{os.getpid()}-{number}") for number in range(writers)])
    return took


async def appended_at(log: SqlLog, rate: float, seconds: float) -> list[float]:
    """How long each acknowledged line took, in milliseconds, where they come at a rate."""
    took: list[float] = []
    begun = time.perf_counter()
    versions = [0] * TABLES

    async def write(table: int, version: int, due: float) -> None:
        await log.append(f"{os.getpid()}-{table}", version, [LINE])
        took.append(1000 * (time.perf_counter() - due))

    writing: list[asyncio.Task[None]] = []
    while len(writing) < rate * seconds:
        due = begun + len(writing) / rate
        if time.perf_counter() < due:
            await asyncio.sleep(due - time.perf_counter())
        table = len(writing) % TABLES
        writing.append(asyncio.create_task(write(table, versions[table], due)))
        versions[table] += 1
    await asyncio.gather(*writing)
    return took


async def measured(asked: argparse.Namespace) -> tuple[list[float], float]:
    """As the command asks; and how many seconds that took, until all was on disk."""
    log = await SqlLog.open(asked.db)
    begun = time.perf_counter()
    if asked.rate:
        took = await appended_at(log, asked.rate, asked.seconds)
    else:
        took = await appended(log, asked.writers, asked.seconds)
    seconds = time.perf_counter() - begun
    await log.close()
    return took, seconds


def spread(took: list[float]) -> dict[str, float]:
    """The middle and the slow end, in milliseconds."""
    return {"p50": round(median(took), 2), "p99": round(quantiles(took, n=100)[98], 2), "max": round(max(took), 1)}


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--db", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--writers", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--disk-ms", type=float, default=0.0)
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        took, seconds = asyncio.run(measured(asked))
        print(json.dumps({"took": took, "seconds": seconds, "cpu": time.process_time()}))
        return
    with tempfile.TemporaryDirectory(dir=asked.folder) as name:
        if asked.disk_ms and "DISK_MS" not in os.environ:
            with_slow_disk(asked.disk_ms, Path(name))
            return
        if asked.db == "postgresql":
            from tests.postgres import postgres

            with postgres(fsync=True) as server:
                measure(asked, server.database(), Path(name))
        else:
            measure(asked, asked.db or f"sqlite:///{name}/troef.db", Path(name))


def with_slow_disk(milliseconds: float, folder: Path) -> None:
    """The same command, in a process for which every fsync takes longer."""
    library = folder / "slow_disk.so"
    source = Path(__file__).with_name("slow_disk.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    slow = {**os.environ, "LD_PRELOAD": str(library), "DISK_MS": str(milliseconds)}
    subprocess.run([sys.executable, *sys.argv], env=slow, check=True)


def measure(asked: argparse.Namespace, address: str, folder: Path) -> None:
    """Let processes append, and tell what it took."""
    before = fsyncs(folder)
    command = [sys.executable, __file__, "--one", "--db", address]
    command += ["--writers", str(asked.writers), "--seconds", str(asked.seconds)]
    command += ["--rate", str(asked.rate / asked.processes)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(asked.processes)]
    told = [json.loads(process.communicate()[0]) for process in running]
    took = [one for each in told for one in each["took"]]
    after = fsyncs(folder)
    found = {
        "lines_per_second": round(sum(len(each["took"]) / each["seconds"] for each in told)),
        "line_ms": spread(took),
        "fsync_ms": spread(before + after),
        "cpu_ms_per_line": round(1000 * sum(each["cpu"] for each in told) / len(took), 3),
        "processes": asked.processes,
        "rate" if asked.rate else "writers": asked.rate or asked.writers,
    }
    found["p50_in_fsyncs"] = round(median(took) / median(before + after), 2)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
