"""A server of events in a process of its own, and callers that talk to it over HTTP as phones and laptops do."""

import asyncio
import contextlib
import gzip
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

#: The server, with its port and database as arguments; it lets one address send as much as it likes.
_SERVE = (
    "import sys; from troef.server.main import serve; from troef.server.settings import Settings; "
    "serve(port=int(sys.argv[1]), db=sys.argv[2], processes=int(sys.argv[3]), "
    "settings=Settings(requests_per_minute=1_000_000, workers=1))"
)


#: A connection that was not used for longer is opened again: the server hangs up after five seconds.
IDLE = 3.0


class Unreached(Exception):
    """The server did not answer: whether it has done what was asked is not known."""


class Served:
    """A server on a SQLite file, or on a database at an address; it can be killed and started again, at the same port.
    With the copy of an event it takes that over first, at any port or at one that is named. It may be several nodes."""

    def __init__(self, database: "Path | str", copy: "Path | None" = None, port: int = 0, nodes: int = 1) -> None:
        self.database = database
        self.url = database if isinstance(database, str) else f"sqlite:///{database}"
        self.port = port
        self.nodes = nodes
        self.process: subprocess.Popen[str] | None = None
        if copy is None:
            self.start()
        else:
            self._run("-m", "troef", "tournament", "take-over", str(copy), "--port", f"{port}", "--db", self.url)

    def start(self) -> None:
        """Start, and wait until it listens."""
        self._run("-c", _SERVE, f"{self.port}", self.url, f"{self.nodes}")

    def _run(self, *arguments: str) -> None:
        command = [sys.executable, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert self.process.stdout is not None
        found = None
        while found is None:
            told = self.process.stdout.readline()
            assert told, "the server did not start"
            found = re.search(r"http://\S+:(\d+)/", told)
        self.port = int(found.group(1))

    def kill(self) -> None:
        """Kill it with -9: it can finish nothing."""
        if self.process is not None:
            nodes = self.running()
            self.process.kill()
            for node in nodes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(node, signal.SIGKILL)
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def running(self) -> list[int]:
        """The processes of its nodes, where there are several."""
        assert self.process is not None
        if self.nodes == 1:
            return []
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def processor_seconds(self) -> float:
        """The processor time that it has used (Linux)."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


@dataclass(frozen=True)
class Answer:
    """What came back: the status, and the JSON that was told."""

    status: int
    told: Any

    @property
    def taken(self) -> bool:
        """Whether what was asked was done."""
        return 200 <= self.status < 300

    @property
    def fault(self) -> str:
        """The key of the fault, the reason of the refusal, or ""."""
        if self.taken:
            return ""
        error = self.told["error"]
        return str(error["facts"]["reason"] if error["key"] == "act-refused" else error["key"])


class Caller:
    """A device on one connection, which is opened again when it breaks."""

    def __init__(self, served: Served, event: str = "", token: str = "", address: str = "127.0.0.1") -> None:
        self.path = f"/api/events/{event}" if event else "/api/events"
        self._served = served
        self._token = token
        self._address = address
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self._turn = asyncio.Lock()

    async def send(self, path: str, body: "dict[str, Any]") -> Answer:
        """Send something that changes the event.

        Raises:
            Unreached: there was no answer.
        """
        return await self._ask("POST", path, json.dumps(body).encode())

    async def look(self, path: str = "") -> Answer:
        """Ask for a page.

        Raises:
            Unreached: there was no answer.
        """
        return await self._ask("GET", path, b"")

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
            self._open = None

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        token = f"authorization: Bearer {self._token}\r\n" if self._token else ""
        head = (
            f"{method} {self.path}{path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n"
            f"accept-language: nl\r\ncontent-type: application/json\r\n{token}content-length: {len(body)}\r\n\r\n"
        )
        async with self._turn:
            try:
                return await self._exchange(head.encode() + body)
            except (OSError, EOFError, ValueError) as error:
                self.close()
                raise Unreached(str(error)) from error
            except asyncio.CancelledError:
                self.close()
                raise

    async def _exchange(self, request: bytes) -> Answer:
        if time.monotonic() - self._used > IDLE:
            self.close()
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self._served.port, local_addr=(self._address, 0))
        reader, writer = self._open
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        headers = dict([line.split(": ", 1) for line in lines[1:] if line])
        content = await reader.readexactly(int(headers["content-length"]))
        self._used = time.monotonic()
        if headers.get("connection") == "close":
            self.close()
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        told = json.loads(content) if headers.get("content-type", "").startswith("application/json") else content
        return Answer(int(lines[0].split()[1]), told)
