"""How quickly the desk's pages come while all tables enter deals: a real server, over HTTP, every line on disk.

    .venv/bin/python bench/desk_load.py [--tables 150] [--deals 6] [--within 4] [--pause 20]

The server runs in a process of its own, on SQLite with synchronous=FULL. The players of the last tables sit down and
fill in their headers. Then, deal after deal, each table enters its result at a moment of its own within some seconds;
after a pause comes the next deal. Meanwhile three desks, a member of the jury and eight scoreboards ask for what is new
every 2.5 s, and the phone of each table every 4 s, as the pages do. The times are those of a caller, in the middle
(p50) and at the slow end (p95, p99). A page that is still the same is told so in a few bytes; those answers are left
out of `desk pages`.

On a machine with other work, look at the processor time of the server: all of it by what was asked, then of one act and
of one desk page with news, one after another. The bar: desk pages within 200 ms (p95). Exit code 1 when it is missed.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "tournament"))

from served_events import Answer, Caller, Served

#: The bar, in seconds: 95 of 100 desk pages come within it.
BAR = 0.2
DAY = "2026-05-09"
DESKS, BOARDS = 3, 8
PAGE_EVERY, PHONE_EVERY = 2.5, 4.0
DRAWING = [["AS", "KS", "QS", "JS"]]


class Load:
    """An event with its tables, and how long each kind of request took."""

    def __init__(self, served: Served, tables: int, template: str) -> None:
        self.served = served
        self.tables = tables
        self.template = template
        self.took: dict[str, list[float]] = defaultdict(list)
        self.random = random.Random(1)
        self.deal = 0
        self.event = ""
        self.desk = ""
        self.drawn: list[list[int]] = []

    async def timed(self, kind: str, asked: Awaitable[Answer]) -> Answer:
        """Ask, and note how long it took until the answer was here."""
        begun = time.perf_counter()
        answer = await asked
        same = done(answer).get("same", False)
        self.took[f"{kind}, nothing new" if same else kind].append(time.perf_counter() - begun)
        return answer

    async def open(self, starts: bool = True) -> None:
        """Open the event; all players are there, and the first round has been drawn. It `starts` too, or waits."""
        wish = {"title": "K", "day": DAY, "template": self.template, "rules_version": "1", "rehearsal": True}
        opened = done(await Caller(self.served).send("", {**wish, "at": f"{DAY}T08:00:00"}))
        self.event, self.desk = opened["event"], opened["card"]["token"]
        players = range(1, 4 * self.tables + 1)
        people = [
            {"person": one, "name": f"Speler {one}", "born": "1980-01-01", "rules_version": "1"} for one in players
        ]
        await self.act("08:30:00", "bulk", **bulk("register", people))
        await self.act("09:00:00", "bulk", **bulk("report", [{"person": one} for one in players]))
        for at, verb in (("09:45:00", "close-registration"), ("09:46:00", "reveal-seed"), ("09:50:00", "draw")):
            drawn = await self.act(at, verb)
        if starts:
            await self.act("10:00:00", "start-round", round=1)
        self.drawn = drawn["facts"]["tables"]

    async def act(self, at: str, verb: str, **facts: Any) -> Any:
        """An act of the desk."""
        wish = {"id": f"{verb} {at}", "act": verb, "facts": facts, "at": f"{DAY}T{at}"}
        return done(await self.caller().send("/acts", wish))

    async def phones(self) -> list[Caller]:
        """The phone of each table. The four sit down, have a scorer, and fill in the header."""
        wish = {"office": "table", "numbers": list(range(1, self.tables + 1))}
        cards = done(await self.caller().send("/cards", wish))
        phones = [Caller(self.served, self.event, card["token"]) for card in cards]
        await asyncio.gather(*[self.sit_down(*each) for each in zip(phones, self.drawn, cards, strict=True)])
        return phones

    async def sit_down(self, phone: Caller, people: list[int], card: dict[str, Any]) -> None:
        """The beginning of a sheet."""
        drawings = DRAWING if self.template == "iwwa-manillen" else []
        acts: list[tuple[str, dict[str, Any]]] = [
            ("sit", {"chairs": people}),
            *[("name-scorer", {"person": one, "candidate": people[0]}) for one in people],
            ("begin-boompje", {"boompje": 1, "drawings": drawings}),
        ]
        for verb, facts in acts:
            here = {"round": 1, "table": card["number"]}
            body = {"id": f"{verb} {facts.get('person')}", "act": verb, "facts": {**here, **facts}}
            done(await phone.send("/acts", body))

    async def enter(self, phone: Caller, table: int, deal: int) -> None:
        """A table enters a deal."""
        points = self.random.randrange(61)
        result: dict[str, Any] = {"points": [points, 60 - points]}
        if self.template != "iwwa-manillen":
            result = {"contract": "solo 7", "declarers": [points % 4], "tricks": [5 + points % 4]}
        facts = {"round": 1, "table": table, "deal": deal, "result": result}
        body = {"id": f"{table}-{deal}", "act": "enter-deal", "facts": facts}
        await self.timed("acknowledged", phone.send("/acts", body))

    async def ask_again_and_again(self, kind: str, caller: Caller, path: str, every: float, after: bool) -> None:
        """A page that asks for what is new, as long as it is open."""
        version = -1
        await asyncio.sleep(self.random.uniform(0, every))
        while True:
            due = time.monotonic() + every
            answer = await self.timed(kind, caller.look(f"{path}?after={version}" if after else path))
            version = answer.told["version"]
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def burst(self, phones: list[Caller], within: float) -> None:
        """Every table enters its next deal, at a moment of its own."""
        self.deal += 1

        async def one(table: int) -> None:
            await asyncio.sleep(self.random.uniform(0, within))
            await self.enter(phones[table - 1], table, self.deal)

        await asyncio.gather(*[one(table) for table in range(1, self.tables + 1)])

    def pages(self) -> list[tuple[str, Caller, str, float, bool]]:
        """Who looks beside the phones: the kind of page, the caller, its path, and how often."""
        desks = [("desk pages", self.caller(), "/desk", PAGE_EVERY, True) for _ in range(DESKS + 1)]
        return desks + [("scoreboards", Caller(self.served, self.event), "", PAGE_EVERY, True) for _ in range(BOARDS)]

    def caller(self) -> Caller:
        """Another page of the desk."""
        return Caller(self.served, self.event, self.desk)


def done(answer: Answer) -> Any:
    """What was told of something that was done."""
    assert answer.taken, answer.told
    return answer.told


def bulk(verb: str, facts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several acts as one."""
    return {"acts": [{"act": verb, "facts": each} for each in facts], "expected": len(facts)}


async def one_by_one(load: Load, phones: list[Caller]) -> dict[str, float]:
    """The processor time of an act, and of a desk page that has news, where one comes after another."""
    desk, spent = load.caller(), {}
    load.deal += 1
    half = load.tables // 2

    async def each(tables: range, with_page: bool) -> float:
        begun = load.served.processor_seconds()
        for table in tables:
            await load.enter(phones[table - 1], table, load.deal)
            if with_page:
                done(await desk.look("/desk"))
        return (load.served.processor_seconds() - begun) / len(tables)

    spent["an act"] = await each(range(1, half + 1), False)
    spent["a desk page with news"] = await each(range(half + 1, load.tables + 1), True) - spent["an act"]
    return spent


async def measured(served: Served, arguments: argparse.Namespace) -> bool:
    """Let it run and print the table; gives whether the bar was met."""
    load = Load(served, arguments.tables, arguments.template)
    await load.open()
    phones = await load.phones()
    spent = await one_by_one(load, phones)
    load.took.clear()
    looking = [load.ask_again_and_again(*page) for page in load.pages()]
    for table, phone in enumerate(phones, 1):
        looking.append(load.ask_again_and_again("tables", phone, f"/tables/{table}", PHONE_EVERY, False))
    tasks = [asyncio.create_task(each) for each in looking]
    begun, worked = time.perf_counter(), served.processor_seconds()
    for _ in range(arguments.deals):
        await load.burst(phones, arguments.within)
        await asyncio.sleep(arguments.pause)
    wall, worked = time.perf_counter() - begun, served.processor_seconds() - worked
    for task in tasks:
        assert not task.done(), task.exception()
        task.cancel()
    return told(load, spent, wall, worked)


def told(load: Load, spent: dict[str, float], wall: float, worked: float) -> bool:
    """Print what was measured; gives whether the bar was met."""
    print(f"{load.template}, {load.tables} tables: {wall:.0f} s, the server used {worked / wall:.0%} of a core")
    for what, seconds in spent.items():
        print(f"  processor time of {what}: {seconds * 1000:.1f} ms")
    print(f"  {'':26}{'count':>7}{'p50':>9}{'p95':>9}{'p99':>9}  (ms)")
    for kind, times in sorted(load.took.items()):
        shown = "".join([f"{of(times, share) * 1000:9.1f}" for share in (0.50, 0.95, 0.99)])
        print(f"  {kind:26}{len(times):7}{shown}")
    return of(load.took["desk pages"], 0.95) <= BAR


def of(times: list[float], share: float) -> float:
    """The time within which this share of them was done."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--within", type=float, default=4.0)
    parser.add_argument("--pause", type=float, default=20.0)
    parser.add_argument("--template", choices=["iwwa-manillen", "wk-kleurenwiezen"], default="wk-kleurenwiezen")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "troef.db") as served:
        return 0 if asyncio.run(measured(served, arguments)) else 1


if __name__ == "__main__":
    sys.exit(main())
