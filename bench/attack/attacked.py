"""A server under attack, and a bystander who plays by the rules from another address and notes what he notices."""

import asyncio
import json
import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

#: Files that the server may have open: as few as a system gives that nobody has set up.
FILES: Final = 1024
#: All of 127.0.0.0/8 is this machine: the attacker and the bystander come from different addresses of it.
ATTACKER: Final = "127.0.0.2"
BYSTANDER: Final = "127.0.0.3"
#: Seconds between two questions of the bystander.
PAUSE: Final = 0.1


class Attacked:
    """`troef serve` in a process of its own, on SQLite in a folder of its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.log = Path(self._folder.name) / "log"

    def __enter__(self) -> "Attacked":
        """Start it, and wait until it listens."""
        database = f"sqlite:///{self._folder.name}/troef.db"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "troef", "serve", "--port", "0", "--db", database],
                stdout=subprocess.PIPE,
                stderr=log,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
                env={**os.environ, "TROEF_LIMITS": "on", "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(b"Troef: http://"):
                self.place = line.decode().split("//")[1].strip("/\n")
                return self
        raise SystemExit(self.log.read_text())

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self._folder.cleanup()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.place.rpartition(":")[2])

    @property
    def memory(self) -> float:
        """What it has in memory, in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    @property
    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@dataclass
class Noticed:
    """What the bystander noticed: seconds until answers, and what he was refused."""

    asked: "list[float]" = field(default_factory=list)
    moved: "list[float]" = field(default_factory=list)
    refused: "list[str]" = field(default_factory=list)

    def told(self) -> str:
        """In a line each."""
        lines = [f"  {name}: {figures(times)}" for name, times in (("asks", self.asked), ("plays", self.moved))]
        kinds = {kind: self.refused.count(kind) for kind in sorted(set(self.refused))}
        return "\n".join([*lines, f"  refused: {kinds or 'never'}"])


def figures(times: "list[float]") -> str:
    """Median, 99th percentile and longest, in milliseconds."""
    if not times:
        return "never"
    ordered = [round(one * 1000, 1) for one in sorted(times)]
    return (
        f"{len(times)} times, p50 {ordered[len(times) // 2]} ms, p99 {ordered[len(times) * 99 // 100]} ms,"
        f" longest {ordered[-1]} ms"
    )


async def stand_by(place: str, stop: Connection) -> Noticed:
    """Ask for the list of tables on a new connection again and again, open tables, and play at one."""
    noticed = Noticed()
    playing = asyncio.create_task(_play(place, noticed))
    while not noticed.moved:
        await asyncio.sleep(PAUSE)
    stop.send("here")
    while not stop.poll():
        start = time.perf_counter()
        try:
            async with _client(place) as client:
                answer = await client.get("/api/tables")
                (noticed.asked.append(time.perf_counter() - start) if answer.is_success else None)
                opened = await client.post("/api/tables", json={"game": "klaverjassen"}) if _now_and_then() else answer
            for one in (answer, opened):
                if not one.is_success:
                    noticed.refused.append(one.json()["error"]["key"])
        except (httpx.HTTPError, OSError) as error:
            noticed.refused.append(type(error).__name__)
        await asyncio.sleep(PAUSE)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return noticed


def _now_and_then() -> bool:
    return time.monotonic() % 1 < PAUSE


def _client(place: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=BYSTANDER, verify=False)
    return httpx.AsyncClient(base_url=f"http://{place}", transport=transport, timeout=20)


async def _play(place: str, noticed: Noticed) -> None:
    """Play patience, where every move is answered at once; begin again when no move is left or the line is gone."""
    while True:
        try:
            async with _client(place) as client:
                chair = (await client.post("/api/tables", json={"game": "patience"})).json()
            spoken = [Subprotocol("troef"), Subprotocol(f"token.{chair['token']}")]
            address = f"ws://{place}/ws/{chair['table']}"
            async with connect(address, subprotocols=spoken, local_addr=(BYSTANDER, 0)) as line:
                said: dict[str, Any] = json.loads(await line.recv())
                while said["type"] == "view" and not said["view"]["moves"]:
                    said = json.loads(await line.recv())  # the cards are being dealt
                while said["type"] == "view" and said["view"]["moves"]:
                    move = said["view"]["moves"][-1]["text"]
                    start = time.perf_counter()
                    await line.send(json.dumps({"type": "play", "move": move}))
                    said = json.loads(await line.recv())
                    noticed.moved.append(time.perf_counter() - start)
                    await asyncio.sleep(PAUSE)
        except (OSError, KeyError, ValueError, httpx.HTTPError) as error:
            noticed.refused.append(type(error).__name__)
            await asyncio.sleep(1)
        except Exception as error:  # the line was closed
            noticed.refused.append(type(error).__name__)


def bystander(place: str, pipe: Connection) -> None:
    """The process of the bystander."""
    pipe.send(asyncio.run(stand_by(place, pipe)))


class Beside:
    """A bystander while something happens."""

    def __init__(self, place: str) -> None:
        self._pipe, far = multiprocessing.get_context("spawn").Pipe()
        self._process = multiprocessing.get_context("spawn").Process(target=bystander, args=(place, far))

    def __enter__(self) -> "Beside":
        """He plays, and notes from now on."""
        self._process.start()
        self._pipe.recv()
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe.send("stop")
        self.noticed: Noticed = self._pipe.recv()
        self._process.join()
