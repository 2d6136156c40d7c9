"""A whole championship over HTTP, with the faults that people, phones and laptops make, and its count afterwards.

    .venv/bin/python tests/tournament/championship.py --template iwwa-manillen --players 544 --deaths 20
    .venv/bin/python tests/tournament/championship.py --players 544 --deaths 20 --nodes 2

A simulated event says who tries what, and when. Each try goes over HTTP to a real server on SQLite, from the device of
who acts; tables go side by side, and what concerns them all waits for what came before. What the simulation did must be
acknowledged; what it saw refused must be refused here too. On top of that come the faults of devices (`TROUBLES`):
things are sent twice, by two phones, from the wrong table, with the card of another event, with a wrong clock; some
phones have no network for a round and send everything afterwards. The server is killed with -9 again and again; whoever
had no answer sends once more. Once the laptop of the desk is lost: a second server goes on with the same database.

On two nodes with one PostgreSQL server, both serve everybody, and one of them dies each time, at random; the other one
goes on. No laptop is lost then.

Afterwards every acknowledged act is on disk, once, and nothing else is; and the ranking is that of the simulation and
of `recount_templates.py`, which shares no code with Troef.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from devices import AGAIN, DESK, PUBLIC, Devices, Owner, Sent, owner_of
from events import rows_of
from recount_templates import recount_template
from served_events import Caller, Served, Unreached
from side_by_side import Numbered, Order, Part
from sqlalchemy import select
from troubles import Troubles

from troef.store.database import open_database
from troef.store.schema import EVENTS
from troef.tournament.log import read_log
from troef.tournament.simulation import Plan, Simulation, Try
from troef.tournament.template import template_named, templates

#: Not more acts are on their way at once.
AT_ONCE: Final = 64
#: How often open pages ask for what is new, in seconds.
PAGES_EVERY: Final = 1.0


@dataclass(frozen=True)
class Outcome:
    """What came of a championship: counts, seconds, and how long answers took."""

    lines: int
    refused: int
    deaths: int
    off_line: int
    seconds: float
    happened: dict[str, int]
    #: the kinds of decisions that the jury took (R32)
    decided: set[str]
    took: dict[str, list[float]]


def recorded(plan: Plan) -> Simulation:
    """The simulated event that is to be played."""
    simulation = Simulation(plan)
    for _ in simulation.lines():
        pass
    return simulation


class Championship:
    """An event that is simulated, on its way through HTTP."""

    def __init__(self, plan: Plan, folder: Path, deaths: int = 0, address: str = "") -> None:
        #: who dies next, and when
        self.chance = random.Random(plan.seed)
        #: where there is an address, two nodes serve the database there
        self.nodes = 2 if address else 1
        self.plan = plan
        self.simulation = recorded(plan)
        self.folder = folder
        self.deaths = deaths
        self.died = 0
        self.devices = Devices(Served(address or folder / "laptop.db", nodes=self.nodes))
        self.refused = 0
        self.troubles = Troubles(self.devices, "")
        self.cards_made = False
        #: the number that the server gave to a line of the simulation
        self.numbers: dict[int, int] = {}
        self.order = Order(self.simulation)

    @property
    def served(self) -> Served:
        """The server as it is now."""
        return self.devices.served

    # ---- from the opening to the end ----

    async def play(self) -> Outcome:
        """Everything, and the count afterwards."""
        try:
            return await self._play()
        finally:
            self.served.kill()

    async def _play(self) -> Outcome:
        begun = time.perf_counter()
        await self._open()
        pages = [
            asyncio.create_task(self.devices.look_now_and_then("desk pages", DESK, 0, "/desk", PAGES_EVERY)),
            asyncio.create_task(self.devices.look_now_and_then("desk pages", DESK, 1, "/desk", PAGES_EVERY)),
            asyncio.create_task(self.devices.look_now_and_then("scoreboards", PUBLIC, 1, "", PAGES_EVERY)),
        ]
        dying = asyncio.create_task(self._die())
        parts = self.order.parts()
        longest = sorted(parts, key=lambda part: part.together)[-2:]
        for part in parts:
            if part is longest[0] and self.nodes == 1:
                await self._another_laptop()
            copy = await self._copy() if part is longest[1] and self.nodes == 1 else None
            before = set(self.devices.acknowledged)
            await self._do_part(part)
            if copy is not None:
                await self._from_a_copy(copy, before)
        await dying
        for page in pages:
            assert not page.done(), page.exception()
            page.cancel()
        seconds = time.perf_counter() - begun
        lines = await self.counted()
        happened = dict(sorted(self.devices.happened.items()))
        off_line = len(self.order.off_line)
        acts: list[Any] = [one.act for one in self.simulation.tries if one.line and one.act.verb == "decide"]
        decided = {ruling.kind for act in acts for ruling in act.rulings}
        return Outcome(lines, self.refused, self.died, off_line, seconds, happened, decided, self.devices.took)

    async def _open(self) -> None:
        """Open this event, after one of another day of which a phone still has the sheet."""
        opening = self.simulation.tries[0]
        wish = {
            "title": "Gesimuleerd tornooi",
            "day": self.plan.day,
            "template": self.plan.template.as_dict(),
            "rules_version": opening.act.as_dict()["rules_version"],
            "rehearsal": True,
            "seed": self.simulation.event.seed,
            "at": opening.at,
        }
        for _ in range(2):
            opened = (await Caller(self.served).send("", wish)).told
            before, self.devices = self.devices, Devices(self.served, opened["event"], self.plan.day)
            self.devices.hold(DESK, opened["card"]["token"])
            self.troubles = Troubles(self.devices, before.tokens.get(Owner("table", 1), [""])[0])
            await self.devices.ask_for_cards("table", [1])
        second = await self.devices.enter(DESK, opened["card"]["pin"])
        self.devices.hold(DESK, opened["card"]["token"], second)
        for office, name in sorted({(one.by.role, one.by.name) for one in self.simulation.tries}):
            if office == "jury" or (office == "desk" and name):
                await self.devices.ask_for_cards(office, name=name)
        self.numbers[1] = 1

    async def _cards_for_all(self) -> None:
        """The desk prints the cards of all tables and of everybody who can be seated."""
        self.cards_made = True
        event = self.simulation.event
        await self.devices.ask_for_cards("table", list(range(1, max([len(one.tables) for one in event.rounds]) + 1)))
        await self.devices.ask_for_cards("player", [one.number for one in event.people.values() if one.kind != "bot"])

    async def _do_part(self, part: Part) -> None:
        """Do what must be done alone, then the tables go side by side."""
        for index, one in part.alone:
            if one.act.verb == "draw" and not self.cards_made:
                await self._cards_for_all()
            await self._do(index, one, one.at)
        gate = asyncio.Semaphore(AT_ONCE)

        async def lane(tries: list[Numbered]) -> None:
            for index, one in tries:
                async with gate:
                    await self._do(index, one, "")

        await asyncio.gather(*[lane(tries) for tries in part.at_tables.values()])

    async def _do(self, index: int, one: Try, at: str) -> None:
        """Let somebody try something; it must end as it did in the simulation."""
        sent = self._sent(index, one, at)
        if not one.line:
            answer = await self.devices.send(sent, index % 2)
            assert not answer.taken, f"{sent} was to be refused: {one.refused}"
            self.refused += 1
            self.devices.happened["refused for the same reason"] += answer.fault == one.refused
            return
        answer = await (self.devices if at else self.troubles).send(sent, index % 2)
        assert answer.taken, f"{sent}: {answer.told}"
        self.numbers[one.line] = answer.told["n"]

    def _sent(self, index: int, one: Try, at: str) -> Sent:
        """A try as it goes out, from the device of who tries it."""
        # who is not the scorer (yet: a correction may say so later) has no phone but his own
        own_phone = index % 3 == 0 or one.refused == "only-the-scorer-writes"
        owner = owner_of(self.simulation.event, one.by, one.act, own_phone)
        facts = json.loads(json.dumps(one.act.as_dict()))
        if one.act.verb == "undo":
            facts = {**facts, "line": self.numbers[facts["line"]]}
        signs = owner.office == "table" and one.act.verb == "sign"
        pin = self.devices.pins[Owner("player", facts["person"])] if signs else ""
        return Sent(owner, f"{index}", one.act.verb, facts, at, pin)

    # ---- the server dies ----

    async def _die(self) -> None:
        """Kill the server with -9, again and again: evenly over the event, or a node at any time."""
        all_lines = len(self.simulation.event.lines)
        if self.nodes == 1:
            moments = [all_lines * (death + 1) // (self.deaths + 1) for death in range(self.deaths)]
        else:
            moments = sorted(self.chance.sample(range(1, all_lines * 9 // 10), self.deaths))
        for moment in moments:
            while len(self.devices.acknowledged) < moment:
                await asyncio.sleep(0.002)
            if self.nodes == 1:
                async with self.devices.moving:
                    await asyncio.to_thread(self.served.kill)
                    await asyncio.to_thread(self.served.start)
            else:
                await self._kill_a_node()
            self.died += 1

    async def _kill_a_node(self) -> None:
        """Kill one of two nodes with -9 as soon as both are there; the other one goes on."""
        while len(self.served.running()) < self.nodes:
            await asyncio.sleep(0.02)
        os.kill(self.chance.choice(self.served.running()), signal.SIGKILL)

    async def _another_laptop(self) -> None:
        """The laptop of the desk is lost, its database is not: a second one goes on, at another address."""
        async with self.devices.moving:
            await asyncio.to_thread(self.served.kill)
            self.devices.move(await asyncio.to_thread(Served, self.served.database))
        self.devices.happened["a second laptop, with the same database"] += 1

    async def _copy(self) -> bytes:
        """The copy that the desk keeps on a second laptop."""
        while True:
            try:
                answer = await self.devices.caller(DESK).look("/copy")
                return bytes(answer.told)
            except Unreached:
                await asyncio.sleep(AGAIN)

    async def _from_a_copy(self, copy: bytes, before: "set[tuple[Owner, str]]") -> None:
        """The laptop of the desk is lost with its database: a second one goes on from a copy, and everybody delivers
        again what he has sent since then."""
        kept = self.folder / "copy.jsonl"
        kept.write_bytes(copy)
        begun = time.perf_counter()
        async with self.devices.moving:
            await asyncio.to_thread(self.served.kill)
            self.devices.move(await asyncio.to_thread(Served, self.folder / "second.db", kept))
        later = [one for key, one in self.devices.acknowledged.items() if key not in before]
        for sent, number in sorted(later, key=lambda one: one[1]):
            again = await self.devices.send(sent)
            assert again.taken, (sent, again.told)
            assert again.told["n"] == number
        self.devices.happened["delivered again to a laptop that went on from a copy"] += len(later)
        self.devices.took["taking over, until all is delivered again"] = [time.perf_counter() - begun]

    # ---- the count ----

    async def counted(self) -> int:
        """Look for everything that was acknowledged, and count the ranking; gives how many lines there are."""
        log = (await self.devices.caller(DESK).look("/log")).told.decode()
        rows = [json.loads(text) for text in log.removesuffix("\n").split("\n")]
        told = {row["n"]: row for row in rows}
        assert sorted(told) == list(range(1, len(rows) + 1))
        for sent, number in self.devices.acknowledged.values():
            assert told[number]["act"] == sent.verb
            assert sent.facts.items() <= told[number]["facts"].items(), (sent, told[number])
        numbers = [number for _, number in self.devices.acknowledged.values()]
        assert len(set(numbers)) == len(numbers), "a line was acknowledged for two acts"
        assert sorted([1, *numbers]) == sorted(told), "a line was never acknowledged, or is lost"
        self._check_disk()
        event = read_log(log).event()
        ranked = rows_of(event)
        assert ranked == rows_of(self.simulation.event)
        assert ranked == recount_template(log)
        return len(rows)

    def _check_disk(self) -> None:
        """Every acknowledged act is in the database, once."""
        self.served.kill()
        ids: list[tuple[Owner, str]] = []
        database = open_database(self.served.url)
        with database.reading.connect() as connection:
            wanted = select(EVENTS.c.line).where(EVENTS.c.table_id == f"event:{self.devices.event}")
            for (text,) in connection.execute(wanted.order_by(EVENTS.c.version)):
                row = json.loads(text)
                if "line" in row:
                    ids.append((Owner(**row["of"]), row["id"]))
        database.close()
        assert len(set(ids)) == len(ids), "an act is there twice"
        assert set(self.devices.acknowledged) <= set(ids), "an acknowledged act is lost"
        assert len(ids) == len(self.devices.acknowledged) + 1, "there is an act that nobody had acknowledged"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--template", choices=list(templates()), default="iwwa-manillen")
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--deaths", type=int, default=20)
    parser.add_argument("--seed", default="championship")
    parser.add_argument("--nodes", type=int, choices=[1, 2], default=1)
    arguments = parser.parse_args()
    plan = Plan(template_named(arguments.template), arguments.players, arguments.seed, faults=True)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as kept:
        address = ""
        if arguments.nodes == 2:
            sys.path.insert(0, str(Path(__file__).parents[1]))
            from postgres import postgres

            address = kept.enter_context(postgres(fsync=True)).database()
        outcome = asyncio.run(Championship(plan, Path(folder), arguments.deaths, address).play())
    print(
        f"{arguments.template}, {arguments.players} players, nodes: {arguments.nodes}: {outcome.lines} lines in "
        f"{outcome.seconds:.0f} s, all of them acknowledged, on disk, and once; {outcome.refused} tries refused; "
        f"the server was killed {outcome.deaths} times; {outcome.off_line} tables played a round off line; "
        "the ranking is that of recount_templates.py"
    )
    for what, count in outcome.happened.items():
        print(f"  {what}: {count}")
    for kind, times in outcome.took.items():
        ordered = sorted(times)
        shown = [f"p{share} {ordered[len(ordered) * share // 100] * 1000:.1f} ms" for share in (50, 95, 99)]
        print(f"  {kind}: {len(times)} answers, {', '.join(shown)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
