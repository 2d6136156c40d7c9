"""How quickly the tables answer when many play at once: a real server, and one person and bots at each table.

    python bench/table_load.py --tables 500                  # one person and three good bots at each
    python bench/table_load.py --tables 1 --strong 20        # … beside 20 tables with three strong bots each
    python bench/table_load.py --tables 1 --advice 12        # … beside 12 people who ask for advice at every turn
    python bench/table_load.py --curve 100 200 400 600 800   # one run after another, to where it breaks

The server runs in a process of its own with its workers, on SQLite in a temporary folder, at the usual speed. The
people are in this process: each sits on a websocket, and plays one of the moves that he is offered, one to three
seconds after he saw it (`--pace`). All limits are off, because everybody comes from one address.

`ack` is the time from sending a move until the view with it is there, of the people at `--tables`; `HTTP` that of two
calls every 50 ms. `late` is by how much this process woke up too late: figures below that say nothing of the server.
`server` and `workers` are processor time in cores; `per move` is that of the server's process, for a move of anybody.
`kB a table` is by how much the resident memory of the server grew with the tables, divided by their number.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

#: Seconds over which the people come in, and that they play before anything is measured.
COMING: Final = 5.0
WARM_UP: Final = 10.0
PROBES: Final = ("/api/tables", "/api/games/klaverjassen")
PROBE_EVERY: Final = 0.05
#: Tables that nobody plays at: with them the games are loaded, which is not counted as memory of a table.
FIRST: Final = 5
#: Between two looks of the server at its counters.
COUNTED_EVERY: Final = 0.5


class Move(msgspec.Struct):
    """A move that is offered."""

    text: str


class Seen(msgspec.Struct):
    """What a person looks at in a view."""

    moves: list[Move] = []
    outcome: Any = None


class Heard(msgspec.Struct):
    """A message of the server, as far as it is read."""

    type: str
    version: int = 0
    view: Seen = msgspec.field(default_factory=Seen)


READ: Final = msgspec.json.Decoder(Heard)


async def serve(database: str, told: Path) -> None:
    """The server, with what it counts in a file."""
    from troef.server.main import COLLECTING, make_server
    from troef.server.settings import Settings

    gc.set_threshold(*COLLECTING)
    settings = Settings(db=database, limits=False, warm=True, most_tables=1_000_000)
    server = make_server(settings, "127.0.0.1", 0)
    app: Any = server.config.app

    async def count() -> None:
        while True:
            await asyncio.sleep(COUNTED_EVERY)
            if not server.started:
                continue
            counters = app.state.hall.thinkers.counters.as_dict()
            told.with_suffix(".new").write_text(json.dumps(counters))
            told.with_suffix(".new").rename(told)

    counting = asyncio.create_task(count())
    with contextlib.suppress(asyncio.CancelledError):
        await server.serve()
    counting.cancel()


class Served:
    """The server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.told = folder / "counters.json"
        command = [sys.executable, __file__, "--serve", f"sqlite:///{folder / 'troef.db'}", str(self.told)]
        environment = {**os.environ, "TROEF_LIMITS": "off"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the server did not start")
        self.port = int(line.rpartition(":")[2].strip("/\n"))

    def workers(self) -> list[int]:
        """The numbers of its worker processes."""
        return [
            int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def counters(self) -> dict[str, float]:
        """What it has counted."""
        counters: dict[str, float] = json.loads(self.told.read_text()) if self.told.exists() else {}
        return counters

    def close(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def processor_seconds(pids: list[int]) -> float:
    """The processor time that processes have used."""
    used = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def resident_kb(pids: list[int]) -> int:
    """The memory of processes that is in use, in kB."""
    texts = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    return sum(int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith("VmRSS"))


class Web:
    """Calls over one connection that is kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, path: str, body: "dict[str, Any] | None" = None) -> Any:
        """The answer to a call."""
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._line
        data = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(told.partition("content-length:")[2].split("\r\n")[0])
        return json.loads(await reader.readexactly(length))


class Person:
    """Somebody at a table who plays what he is offered."""

    def __init__(self, served: Served, chair: dict[str, Any], pace: tuple[float, float], asks: bool, seed: int) -> None:
        self.chair = chair
        self.served = served
        self.pace = pace
        self.asks = asks
        self.random = random.Random(seed)
        self.took: list[float] = []
        self.refused = 0
        self.version = 0
        #: how long answers to questions took, and the keys of what was not answered
        self.answers: list[float] = []
        self.faults: list[str] = []

    async def play(self, after: float) -> None:
        """Play on and on."""
        await asyncio.sleep(after)
        address = f"ws://127.0.0.1:{self.served.port}/ws/{self.chair['table']}?token={self.chair['token']}"
        answered, sent = -1, 0.0
        async with connect(address, max_size=None) as socket:
            async for text in socket:
                heard = READ.decode(text)
                self.refused += heard.type in ("error", "refused")
                if heard.type != "view" or heard.version <= answered:
                    continue
                self.version = heard.version
                if sent:
                    self.took.append(time.perf_counter() - sent)
                    sent = 0.0
                if heard.view.outcome is not None:
                    answered = heard.version
                    await socket.send('{"type":"again"}')
                elif heard.view.moves:
                    if self.asks:
                        await self.ask()
                    await asyncio.sleep(self.random.uniform(*self.pace))
                    answered, sent = heard.version, time.perf_counter()
                    move = self.random.choice(heard.view.moves).text
                    await socket.send(json.dumps({"type": "play", "move": move}))

    async def ask(self) -> None:
        """Ask what to do, and wait for the answer."""
        asked = time.perf_counter()
        path = f"/api/tables/{self.chair['table']}/advice"
        answer = await Web(self.served.port).call(path, {"token": self.chair["token"]})
        if "error" in answer:
            self.faults.append(answer["error"]["key"])
        else:
            self.answers.append(time.perf_counter() - asked)


def share(times: list[float], part: float) -> float:
    """The time that this part of all stay below, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def probe(web: Web, took: list[float], late: list[float]) -> None:
    """Call again and again, and note how long it took and how late this process is."""
    number = 0
    while True:
        due = time.perf_counter() + PROBE_EVERY
        await asyncio.sleep(PROBE_EVERY)
        begun = time.perf_counter()
        late.append(begun - due)
        number += 1
        await web.call(PROBES[number % len(PROBES)])
        took.append(time.perf_counter() - begun)


async def opened(served: Served, arguments: argparse.Namespace, tables: int) -> Iterator[Person]:
    """The people at all tables: first those who are measured, then those at the strong tables, then those who ask."""
    web = Web(served.port)
    wishes = [("good", False)] * tables + [("strong", False)] * arguments.strong + [("good", True)] * arguments.advice
    people = []
    for number, (bot, asks) in enumerate(wishes):
        game = arguments.game[number % len(arguments.game)]
        chair = await web.call("/api/tables", {"game": game, "bot": bot, "seed": f"load {number}"})
        people.append(Person(served, chair, tuple(arguments.pace), asks, number))
    return iter(people)


async def measured(served: Served, arguments: argparse.Namespace, tables: int) -> dict[str, float]:
    """Let everybody play, and give the figures."""
    pids = [served.process.pid]
    await opened(served, argparse.Namespace(**{**vars(arguments), "strong": 0, "advice": 0}), FIRST)
    begun_with = resident_kb(pids)
    people = list(await opened(served, arguments, tables))
    playing = [asyncio.create_task(person.play(COMING * number / len(people))) for number, person in enumerate(people)]
    await asyncio.sleep(COMING + WARM_UP)
    for person in people:
        person.took.clear()
        person.answers.clear()
    http: list[float] = []
    late: list[float] = []
    before = served.counters(), sum(person.version for person in people)
    used, thought, since = processor_seconds(pids), processor_seconds(served.workers()), time.perf_counter()
    probing = asyncio.create_task(probe(Web(served.port), http, late))
    await asyncio.sleep(arguments.seconds)
    lasted = time.perf_counter() - since
    used, thought = processor_seconds(pids) - used, processor_seconds(served.workers()) - thought
    after = served.counters(), sum(person.version for person in people)
    memory, by_workers = resident_kb(pids) - begun_with, resident_kb(served.workers())
    for task in [probing, *playing]:
        task.cancel()
    done = await asyncio.gather(probing, *playing, return_exceptions=True)
    broken = [error for error in done if not isinstance(error, asyncio.CancelledError)]
    counted = {key: value - before[0][key] for key, value in after[0].items()}
    took = [seconds for person in people[:tables] for seconds in person.took]
    answers = [seconds for person in people for seconds in person.answers]
    moves = after[1] - before[1]
    strong = counted["bots"] + counted["fallbacks"]
    return {
        "tables": tables,
        "ack p50 ms": share(took, 0.5),
        "ack p99 ms": share(took, 0.99),
        "HTTP p50 ms": share(http, 0.5),
        "HTTP p99 ms": share(http, 0.99),
        "late p99 ms": share(late, 0.99),
        "moves/s": moves / lasted,
        "server cores": used / lasted,
        "workers cores": thought / lasted,
        "per move ms": 1000 * used / max(1, moves),
        "kB a table": memory / max(1, len(people)),
        "workers MB": by_workers / 1024,
        "thoughts": counted["bots"],
        "thought ms": 1000 * counted["bots_seconds"] / max(1, counted["bots"]),
        "fallbacks %": 100 * counted["fallbacks"] / max(1, strong),
        "answers": len(answers),
        "answer p50 ms": share(answers, 0.5),
        "answer p99 ms": share(answers, 0.99),
        "not answered": sum(len(person.faults) for person in people),
        "refused": sum(person.refused for person in people),
        "broken": len(broken),
    }


def told(figures: dict[str, float]) -> str:
    """The figures in a line for each."""
    return "\n".join(f"{name:>14}  {value:,.2f}" for name, value in figures.items() if value == value)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=100, help="tables with a person and good bots, who are measured")
    parser.add_argument("--strong", type=int, default=0, help="tables with strong bots beside them")
    parser.add_argument("--advice", type=int, default=0, help="people beside them who ask for advice at every turn")
    parser.add_argument("--game", nargs="+", default=["klaverjassen"], help="what is played, table by table in turn")
    parser.add_argument("--pace", nargs=2, type=float, default=(1.0, 3.0), help="seconds that a person thinks")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long is measured")
    parser.add_argument("--curve", nargs="+", type=int, help="numbers of tables, one run for each")
    parser.add_argument("--json", type=Path, help="a file to which each run adds a line")
    arguments = parser.parse_args()
    if arguments.serve:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(arguments.serve[0], Path(arguments.serve[1])))
        return
    for tables in arguments.curve or [arguments.tables]:
        with tempfile.TemporaryDirectory() as folder:
            served = Served(Path(folder))
            try:
                figures = asyncio.run(measured(served, arguments, tables))
            finally:
                served.close()
        print(told(figures), flush=True)
        if arguments.json:
            with arguments.json.open("a") as file:
                file.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
