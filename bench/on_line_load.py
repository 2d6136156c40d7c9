"""How quickly tables on line answer when many play at once: a real server, a person and three bots at each table.

    .venv/bin/python bench/on_line_load.py [--tables 40] [--seconds 60]

The server runs in a process of its own, on SQLite with synchronous=FULL, at the usual speed: bots of the level `rule`
take their time, and there is a pause before each deal. Each person sits on a websocket of his own, and plays one of the
moves that he is offered, half a second to two seconds after he saw it.

`acknowledged` is the time from sending a move until the view with it is there. `event loop late` is by how much the
server's event loop woke up too late from a sleep of 10 ms, again and again: as long as anything else had to wait.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from desk_load import Load, bulk, done, of
from served_events import Served
from websockets.asyncio.client import connect

#: How long the server's event loop sleeps between two looks at the clock, in seconds.
SLEEP: Final = 0.01
#: How long the tables play before anything is measured, in seconds.
WARM_UP: Final = 10.0
THINKING: Final = (0.5, 2.0)


class Watched(Served):
    """A server that notes how late its event loop wakes up."""

    def start(self) -> None:
        self._run(__file__, "--serve", f"{self.port}", self.url, f"{self.database}.late")

    def late(self) -> list[float]:
        """How late it was, each time, so far; in seconds."""
        return [float(line) for line in Path(f"{self.database}.late").read_text().splitlines()]


async def serve(port: int, url: str, late: Path) -> None:
    """The server with a clock beside it."""
    from troef.server.main import make_server
    from troef.server.settings import Settings

    server = make_server(Settings(db=url, requests_per_minute=1_000_000), "127.0.0.1", port)

    async def watch() -> None:
        with late.open("w", buffering=1) as file:
            while True:
                due = time.perf_counter() + SLEEP
                await asyncio.sleep(SLEEP)
                file.write(f"{time.perf_counter() - due:.6f}\n")

    watching = asyncio.create_task(watch())
    await server.serve()
    watching.cancel()


class Person:
    """Somebody at a table on line, who plays what he is offered."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.random = random.Random(seed)
        self.took: list[float] = []
        self.refused = 0

    async def play(self) -> None:
        """Play on and on."""
        answered, sent = -1, 0.0
        async with connect(self.address, max_size=None) as socket:
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] in ("error", "refused"):
                    self.refused += 1
                    sent = 0.0
                if message["type"] != "view" or message["version"] <= answered:
                    continue
                if sent:
                    self.took.append(time.perf_counter() - sent)
                    sent = 0.0
                moves = message["view"]["moves"]
                if moves:
                    await asyncio.sleep(self.random.uniform(*THINKING))
                    answered, sent = message["version"], time.perf_counter()
                    move = self.random.choice(moves)["text"]
                    await socket.send(json.dumps({"type": "play", "move": move}))


async def seated(load: Load) -> list[Person]:
    """All tables play on line; at each bots sit in for three of the four."""
    tables = range(1, load.tables + 1)
    await load.act("09:51:00", "bulk", **bulk("play-on-line", [{"round": 1, "table": table} for table in tables]))
    away = [
        {"round": 1, "table": table, "person": person}
        for table, people in zip(tables, load.drawn, strict=True)
        for person in people[1:]
    ]
    await load.act("09:52:00", "bulk", **bulk("sit-in", away))
    wish = {"office": "player", "numbers": [people[0] for people in load.drawn]}
    cards = done(await load.caller().send("/cards", wish))
    place = f"ws://127.0.0.1:{load.served.port}/ws/events/{load.event}"
    return [Person(f"{place}/{table}?token={card['token']}", table) for table, card in zip(tables, cards, strict=True)]


async def measured(served: Watched, arguments: argparse.Namespace) -> None:
    """Let the tables play, and print the figures."""
    load = Load(served, arguments.tables, "iwwa-manillen")
    await load.open(starts=False)
    people = await seated(load)
    await load.act("10:00:00", "start-round", round=1)
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(WARM_UP)
    for person in people:
        person.took.clear()
    before, began, worked = len(served.late()), time.perf_counter(), served.processor_seconds()
    await asyncio.sleep(arguments.seconds)
    wall, worked = time.perf_counter() - began, served.processor_seconds() - worked
    late = served.late()[before:]
    sheets = done(await load.caller().look("/desk"))["sheets"]
    for task in playing:
        assert not task.done(), task.exception()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    moves = [took for person in people for took in person.took]
    entered = sum([row["deals"] for row in sheets])
    print(f"{load.tables} tables: {wall:.0f} s, {entered} deals, the server used {worked / wall:.0%} of a core")
    print(f"  refused moves: {sum([person.refused for person in people])}")
    print(f"  {'':18}{'count':>7}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}  (ms)")
    for what, times in (("acknowledged", moves), ("event loop late", late)):
        shown = "".join([f"{of(times, share) * 1000:9.1f}" for share in (0.50, 0.95, 0.99, 1.0)])
        print(f"  {what:18}{len(times):7}{shown}")


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        asyncio.run(serve(int(sys.argv[2]), sys.argv[3], Path(sys.argv[4])))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Watched(Path(folder) / "troef.db") as served:
        asyncio.run(measured(served, arguments))


if __name__ == "__main__":
    main()
