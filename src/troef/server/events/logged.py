"""An event as its rows in the log of the server make it, here and on other nodes.

A row is a JSON object: `founded` (the first: seed, time zone, rehearsal), `line` (a sealed line of the event's log with
the `id` that its sender gave it), `card` and `entry` (who may act), `pen` (which phone writes a sheet), `scoreboard`
and `prizes_shown` (what the public sees), `taken_over` (since when a server goes on from a copy).
"""

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeVar
from zoneinfo import ZoneInfo

from troef.server.events.acting import Kept
from troef.server.events.offices import Card, Holder, Offices
from troef.server.events.pens import Pens
from troef.table.fault import Fault
from troef.table.log import Conflict, Lineage, Log
from troef.tournament.act import Line
from troef.tournament.consequences import sheets_that_differ
from troef.tournament.entry.admission import Undo
from troef.tournament.event import Event
from troef.tournament.log import Log as SealedLines
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.sheets.checking import faults
from troef.tournament.undoing import Undoing

#: What the public sees of the totals before the end: as they are, as they were, or nothing.
Scoreboard = Literal["open", "frozen", "hidden"]


#: The sheets that a line changed, by round and table; None: all.
Changed = list[tuple[int, int]] | None
Given = TypeVar("Given")
#: How often an act is decided again after another node has written first.
ATTEMPTS: Final = 20


@dataclass(frozen=True)
class Founding:
    """What is agreed beside the log: the seed while it is secret, the time zone, whether time may be given, and if so,
    whether it goes on by itself between acts."""

    seed: str
    zone: str = ""
    rehearsal: bool = False
    running: bool = False

    @classmethod
    def drawn(cls, seed: str, zone: str, rehearsal: bool, running: bool = False) -> "Founding":
        """What was agreed, with a seed of 128 random bits where none was given."""
        return cls(seed or secrets.token_hex(16), zone, rehearsal, running)

    def local_time(self) -> str:
        """The time by the server's clock, where the event is."""
        now = datetime.now(ZoneInfo(self.zone)) if self.zone else datetime.now().astimezone()
        return now.strftime("%Y-%m-%dT%H:%M:%S")


@dataclass(frozen=True)
class Sent:
    """An act as it was sent: an id that its sender makes up, the verb, the facts, in a rehearsal the time, the
    name of who acts where his card has none, and which phone of a table sends it."""

    id: str
    verb: str
    facts: dict[str, Any]
    at: str = ""
    name: str = ""
    phone: str = ""

    def same_as(self, other: "Sent") -> bool:
        """Whether it asks for the same."""
        return (self.verb, self.facts) == (other.verb, other.facts)


class LoggedEvent:
    """One event with its cards: what its rows have made of it, and how rows are written. Should writing fail, the event
    is `stale` and is made again from the log."""

    def __init__(self, key: str, log: Log, founding: Founding, now: "Callable[[], str] | None" = None) -> None:
        self.key = key
        self.founding = founding
        self.event = Event()
        self.offices = Offices(key)
        self.pens = Pens()
        self.scoreboard: Scoreboard = "open"
        self.frozen: list[Standing] = []
        #: whether the public sees pot and prizes
        self.prizes_shown = False
        #: since when this server goes on from a copy that may lack what was sent before, or ""
        self.taken_over = ""
        self.stale = False
        #: whether another node may write too
        self.shared: Callable[[], bool] = bool
        #: held by who decides and writes while other nodes do
        self._among_nodes = asyncio.Lock()
        #: who is told that a line has been written, and which sheets (round and table) it changed; None: all
        self.watch: Callable[[list[tuple[int, int]] | None], None] | None = None
        self._now = now or founding.local_time
        #: where its rows are kept
        self.log = log
        self._rows = 0
        self._sealed = SealedLines()
        self._texts: list[str] = []
        self._sent: dict[tuple[Holder, str], tuple[Sent, Line]] = {}
        self._writing: asyncio.Future[None] | None = None
        #: of the rows that are being written
        self._lineage = Lineage(0)
        #: when the last act was done, by a clock that only goes on
        self._last_act = time.monotonic()
        #: held by who undoes an act, or asks what that would change
        self._undoing = asyncio.Lock()
        self._kept: dict[str, tuple[object, Any]] = {}
        #: the version at which each sheet last changed, by round and table, and the one at which all may have
        self._touched: dict[tuple[int, int], int] = {}
        self._touched_all = 0
        #: by round and table: the version at which the faults of a sheet were counted, and how many there were
        self._faults: dict[tuple[int, int], tuple[int, int]] = {}

    @property
    def kept_beside(self) -> Kept:
        """What is known beside the log."""
        return Kept(self.founding.seed, self.offices)

    @property
    def name(self) -> str:
        """Its name in the log of the server."""
        return f"event:{self.key}"

    @property
    def version(self) -> int:
        """How many rows it has."""
        return self._rows

    def sheet_version(self, round_number: int, table: int) -> int:
        """The version at which a sheet, or what stands above it, last changed."""
        return max(self._touched.get((round_number, table), 0), self._touched_all)

    def faults_of(self, round_number: int, table: int) -> int:
        """How many faults the desk finds on a sheet; counted once for each state of it (R27)."""
        place, version = (round_number, table), self.sheet_version(round_number, table)
        if self._faults.get(place, (-1, 0))[0] != version:
            self._faults[place] = version, len(faults(self.event, round_number, table))
        return self._faults[place][1]

    def _apply(self, line: Line, version: int) -> list[tuple[int, int]] | None:
        """Apply a line, and note which sheets look otherwise from this version on; gives them. None: all."""
        before = self.event.rounds
        self.event.apply(line)
        self._last_act = time.monotonic()
        changed = line.act.sheets(self.event)
        if isinstance(line.act, Undo):
            undone = self.event.lines[line.act.line - 1].act.sheets(self.event)
            changed = None if undone is None else [*undone, *sheets_that_differ(before, self.event.rounds)]
        if changed is None:
            self._touched_all = version
        else:
            self._touched.update(dict.fromkeys(changed, version))
        return changed

    def time(self) -> str:
        """The time of the event, which never goes back. In a rehearsal it is that of the last act, or goes on from
        there."""
        last = self.event.lines[-1].at if self.event.lines else ""
        if not (last and self.founding.rehearsal):
            return max(self._now(), last)
        passed = int(time.monotonic() - self._last_act) if self.founding.running else 0
        return (datetime.fromisoformat(last) + timedelta(seconds=passed)).isoformat() if passed else last

    def _set_scoreboard(self, row: dict[str, Any]) -> None:
        self.scoreboard = row["scoreboard"]
        self.frozen = ranking(self.event) if self.scoreboard == "frozen" else []

    # ---- the log ----

    def _applied(self, line: Line) -> list[tuple[int, int]] | None:
        """Apply a new line; gives the sheets that it changed, None: all."""
        try:
            return self._apply(line, self._rows + 1)
        except Exception:
            self.stale = True
            raise

    def _seal(self, line: Line) -> dict[str, Any]:
        text = self._sealed.append(line)
        self._texts.append(text)
        sealed: dict[str, Any] = json.loads(text)
        return sealed

    def _granted(self, card: Card) -> dict[str, object]:
        row = self.offices.card_row(card)
        self.offices.apply(row)
        return row

    async def _write(self, rows: list[dict[str, Any]]) -> None:
        """Append rows behind those that are being written, and wait until they are on disk."""
        if not rows:
            return
        version, self._rows = self._rows, self._rows + len(rows)
        if self._is_settled:
            self._lineage = Lineage(version)
        self._writing = asyncio.ensure_future(self.log.append(self.name, version, texts_of(rows), self._lineage))
        await self.settled()

    @property
    def _is_settled(self) -> bool:
        """Whether everything so far is on disk."""
        writing = self._writing
        return writing is None or (writing.done() and not writing.cancelled() and writing.exception() is None)

    async def settled(self) -> None:
        """Wait until everything so far is on disk.

        Raises:
            Fault: somebody else has written; ask again.
        """
        if self._writing is not None:
            try:
                await asyncio.shield(self._writing)
            except Conflict as error:
                self.stale = True
                raise Fault("event-busy") from error
            except Exception:
                self.stale = True
                raise

    async def stored(self) -> list[str]:
        """All rows, as the log has them."""
        await self.settled()
        return await self.log.load(self.name)

    async def replace(self, texts: list[str], expected_version: int) -> None:
        """Put rows in the place of all that the log has; the event is made again from them.

        Raises:
            Conflict: somebody has written meanwhile; nothing was changed.
        """
        await self.log.replace(self.name, expected_version, texts)
        self.stale = True

    # ---- other nodes ----

    @property
    def _others_write(self) -> bool:
        """Whether another node may write, or what was written while one could is still being taken in."""
        return self.shared() or self._among_nodes.locked()

    async def _among_others(self, attempt: Callable[[], Awaitable[Given]]) -> Given:
        """Decide and write while other nodes do: again where one of them was first, on what there is then.

        Raises:
            Fault: others were always first; or as the attempt itself, on what is newest.
        """
        async with self._among_nodes:
            for _ in range(ATTEMPTS):
                await self.settled()
                try:
                    return await attempt()
                except Conflict:
                    await self._catch_up(await self.log.load(self.name, self._rows))
                except (Refused, Fault):
                    if not await self._catch_up(await self.log.load(self.name, self._rows)):
                        raise
        raise Fault("event-busy")

    async def hear(self, after: int, lines: list[str]) -> None:
        """Another node has written these rows, which follow on the first `after`."""
        async with self._among_nodes:
            with suppress(Fault):  # another node was first, and this is made again from the log when it is next needed
                await self.settled()
            if after <= self._rows and not self.stale:
                await self._catch_up(lines[self._rows - after :])

    async def refresh(self) -> None:
        """Take in what other nodes have written until now: who was answered there may ask here next."""
        if self.shared() and not self.stale:
            after = self._rows
            texts = await self.log.load(self.name, after)
            if texts:
                await self.hear(after, texts)

    async def _catch_up(self, texts: list[str]) -> bool:
        """Take in rows that another node has written; whether there are any."""
        for text in texts:
            changed = await self.take_in_turn(text)
            if self.watch is not None:
                self.watch(changed)
        return bool(texts)

    async def replaced(self) -> None:
        """Another node has erased names from the rows: the event is made again from them."""
        self.stale = True

    def meet(self) -> None:
        """Another node has come or gone: that is asked before each act."""

    def overhear(self, message: str) -> None:
        """Nothing is said at an event that is not in the log."""

    def take(self, text: str) -> Changed:
        """Apply a row that was read from the log; gives the sheets that it changed."""
        return self._take(json.loads(text))

    async def take_in_turn(self, text: str) -> Changed:
        """As `take`; where the row takes an act back, others get their turn meanwhile."""
        row: dict[str, Any] = json.loads(text)
        if row.get("line", {}).get("act") == Undo.verb:
            undoing = Undoing.of(self.event, row["line"]["facts"]["line"])
            while undoing.piece():
                await asyncio.sleep(0)
        return self._take(row)

    def _take(self, row: dict[str, Any]) -> Changed:
        self._rows += 1
        if "line" in row:
            line = Line.read({name: value for name, value in row["line"].items() if name != "seal"})
            changed = self._apply(line, self._rows)
            self._seal(line)
            self._note_sent(row, line)
            return changed
        if "scoreboard" in row:
            self._set_scoreboard(row)
        elif "prizes_shown" in row:
            self.prizes_shown = row["prizes_shown"]
        elif "taken_over" in row:
            self.taken_over, self._touched_all = row["taken_over"], self._rows
        elif "pen" in row:
            self._touched[self.pens.apply(row)] = self._rows
        else:
            self.offices.apply(row)
        return []

    def _note_sent(self, row: dict[str, Any], line: Line) -> None:
        """Know an act again that is sent twice."""
        self._sent[Holder(**row["of"]), row["id"]] = Sent(row["id"], line.act.verb, row["sent"]), line

    @property
    def last_seal(self) -> str:
        """The seal of the last line."""
        return self._sealed.last_seal

    def log_text(self) -> str:
        """The log of the event as JSON Lines."""
        return "".join([f"{text}\n" for text in self._texts])

    def kept(self, name: str, make: Callable[[], Any], of: object = None) -> Any:
        """Something that is made once for a state of the event, or of that part of it from which it is made (`of`)."""
        state = self._rows if of is None else of
        known, value = self._kept.get(name, (None, None))
        if known != state:
            value = make()
            self._kept[name] = state, value
        return value

    def standings(self) -> list[Standing]:
        """The ranking as it is now."""
        found: list[Standing] = self.kept("ranking", lambda: ranking(self.event), self.ranked_by())
        return found

    def ranked_by(self) -> tuple[object, ...]:
        """The state of what the ranking is made of: published sheets, who is still in the event, and acts that concern
        no single table."""
        sheets = [
            self._touched.get((played.number, table), 0)
            for played in self.event.rounds
            for table, sheet in enumerate(played.tables, 1)
            if sheet.published
        ]
        return self._touched_all, sheets, [one.status for one in self.event.people.values()]


def texts_of(rows: list[dict[str, Any]]) -> list[str]:
    return [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows]
