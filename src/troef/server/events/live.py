"""An event that is served: acts come in, rows go to the log, and nobody is answered before they are on disk.

A row is a JSON object: `founded` (the first: seed, time zone, rehearsal), `line` (a sealed line of the event's log with
the `id` that its sender gave it), `card` and `entry` (who may act), `pen` (which phone writes a sheet), `scoreboard`
(what the public sees), `taken_over` (since when a server goes on from a copy).
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo

from troef.server.events.acting import actor_of, filled
from troef.server.events.offices import Card, Holder, Offices
from troef.server.events.pens import Pens
from troef.table.fault import Fault
from troef.table.log import Conflict, Log
from troef.tournament.act import Actor, Line, read_act
from troef.tournament.event import Event
from troef.tournament.log import Log as SealedLines
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.sheets.checking import faults

logger = logging.getLogger(__name__)

#: What the public sees of the totals before the end: as they are, as they were, or nothing.
Scoreboard = Literal["open", "frozen", "hidden"]


@dataclass(frozen=True)
class Founding:
    """What is agreed beside the log: the seed while it is secret, the time zone, and whether time may be given."""

    seed: str
    zone: str = ""
    rehearsal: bool = False

    @classmethod
    def drawn(cls, seed: str, zone: str, rehearsal: bool) -> "Founding":
        """What was agreed, with a seed of 128 random bits where none was given."""
        return cls(seed or secrets.token_hex(16), zone, rehearsal)

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


class LiveEvent:
    """One event with its cards. Acts are decided and applied one after another; their rows reach the disk in the same
    order, together where they can. Should that fail, the event is `stale` and is made again from the log."""

    def __init__(self, key: str, log: Log, founding: Founding, now: "Callable[[], str] | None" = None) -> None:
        self.key = key
        self.founding = founding
        self.event = Event()
        self.offices = Offices(key)
        self.pens = Pens()
        self.scoreboard: Scoreboard = "open"
        self.frozen: list[Standing] = []
        #: since when this server goes on from a copy that may lack what was sent before, or ""
        self.taken_over = ""
        self.stale = False
        #: who is told that lines have been written: of one sheet (round and table), or of more
        self.watch: Callable[[tuple[int, int] | None], None] | None = None
        self._now = now or founding.local_time
        #: where its rows are kept
        self.log = log
        self._rows = 0
        self._sealed = SealedLines()
        self._texts: list[str] = []
        self._sent: dict[tuple[Holder, str], tuple[Sent, Line]] = {}
        self._writing: asyncio.Future[None] | None = None
        self._kept: dict[str, tuple[object, Any]] = {}
        #: the version at which each sheet last changed, by round and table, and the one at which all may have
        self._touched: dict[tuple[int, int], int] = {}
        self._touched_all = 0
        #: by round and table: the version at which the faults of a sheet were counted, and how many there were
        self._faults: dict[tuple[int, int], tuple[int, int]] = {}

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

    def _touch(self, line: Line, version: int) -> None:
        place = line.act.place(self.event)
        if place is None:
            self._touched_all = version
        else:
            self._touched[place] = version

    def time(self) -> str:
        """The time of the event, which never goes back. In a rehearsal it is that of the last act."""
        last = self.event.lines[-1].at if self.event.lines else ""
        return last if last and self.founding.rehearsal else max(self._now(), last)

    # ---- acts ----

    async def act(self, holder: Holder, sent: Sent, *cards: Card) -> tuple[Line, bool]:
        """Do what was sent; gives its line, and whether it had been done before. An id counts once for its sender.

        Raises:
            Refused: the rules, the state of the event or the office do not allow it; nothing has changed.
            FieldError: a fact is missing, unknown or of the wrong type.
            Fault: another act has this id; another phone writes the sheet; the time cannot be given; or the event must
                be read again.
        """
        done = self._sent.get((holder, sent.id))
        if done is not None:
            if not done[0].same_as(sent):
                raise Fault("other-act", {"id": sent.id})
            await self.settled()
            return done[1], True
        act = read_act(sent.verb, filled(self.event, self.founding.seed, sent.verb, sent.facts))
        by = actor_of(self.event, holder.named(sent.name), act)
        if sent.phone and (holder.office == "table" or by.role == "scorer"):
            self.pens.check(act.place(self.event), sent.phone)
        line = self.event.decide(act, self._time_of(sent), by)
        row = {"id": sent.id, "of": holder.as_dict(), "sent": sent.facts, "line": self._applied(line)}
        self._sent[holder, sent.id] = sent, line
        await self._write([row, *[self._granted(card) for card in cards]])
        if self.watch is not None:
            self.watch(line.act.place(self.event))
        return line, False

    def has_done(self, holder: Holder, sent_id: str) -> bool:
        """Whether somebody's act with this id is in the log, also where it was undone."""
        return (holder, sent_id) in self._sent

    def _time_of(self, sent: Sent) -> str:
        if not sent.at:
            return self.time()
        if not self.founding.rehearsal:
            raise Fault("no-rehearsal")
        try:
            at = datetime.strptime(sent.at, "%Y-%m-%dT%H:%M:%S").isoformat()
        except ValueError as error:
            raise Fault("bad-time") from error
        if self.event.lines and at < self.event.lines[-1].at:
            raise Fault("time-goes-back", {"last": self.event.lines[-1].at})
        return at

    def _applied(self, line: Line) -> dict[str, Any]:
        """Apply a line and seal it."""
        try:
            self.event.apply(line)
        except Exception:
            self.stale = True
            raise
        self._touch(line, self._rows + 1)
        return self._seal(line)

    def _seal(self, line: Line) -> dict[str, Any]:
        text = self._sealed.append(line)
        self._texts.append(text)
        sealed: dict[str, Any] = json.loads(text)
        return sealed

    def _granted(self, card: Card) -> dict[str, object]:
        row = self.offices.card_row(card)
        self.offices.apply(row)
        return row

    async def found(self, opening: Sent, card: Card) -> None:
        """Write the first rows: what is agreed, the opening, and the card of who opened it.

        Raises:
            Refused: the event cannot be opened so.
        """
        act = read_act("open", opening.facts)
        line = self.event.decide(act, self._time_of(opening), Actor("desk", card.holder.name))
        founded = {"seed": self.founding.seed, "zone": self.founding.zone, "rehearsal": self.founding.rehearsal}
        row = {"id": opening.id, "of": card.holder.as_dict(), "sent": opening.facts, "line": self._applied(line)}
        await self._write([{"founded": founded}, row, self._granted(card)])

    async def grant(self, cards: list[Card]) -> None:
        """Make new cards valid."""
        await self._write([self._granted(card) for card in cards])

    async def enter(self, holder: Holder, token: str) -> None:
        """Let somebody who has typed the right PIN act with a token of his own."""
        row = self.offices.entry_row(holder, token)
        self.offices.apply(row)
        await self._write([row])

    async def show(self, scoreboard: Scoreboard) -> None:
        """Show the public the totals, keep them as they are now, or hide them."""
        row: dict[str, Any] = {"scoreboard": scoreboard}
        self._set_scoreboard(row)
        await self._write([row])

    async def take_pen(self, round_number: int, table: int, phone: str, take: bool) -> None:
        """A phone opens a sheet to write, or takes the pen over from the one that wrote."""
        place = round_number, table
        row = self.pens.row(place, phone, take, self.time())
        if row is not None:
            self._touched[self.pens.apply(row)] = self._rows + 1
            await self._write([row])

    def _set_scoreboard(self, row: dict[str, Any]) -> None:
        self.scoreboard = row["scoreboard"]
        self.frozen = ranking(self.event) if self.scoreboard == "frozen" else []

    # ---- the log ----

    async def _write(self, rows: list[dict[str, Any]]) -> None:
        """Append rows behind those that are being written, and wait until they are on disk."""
        texts = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows]
        version, self._rows = self._rows, self._rows + len(rows)
        self._writing = asyncio.ensure_future(self.log.append(f"event:{self.key}", version, texts))
        await self.settled()

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
        return await self.log.load(f"event:{self.key}")

    async def replace(self, texts: list[str], expected_version: int) -> None:
        """Put rows in the place of all that the log has; the event is made again from them.

        Raises:
            Conflict: somebody has written meanwhile; nothing was changed.
        """
        await self.log.replace(f"event:{self.key}", expected_version, texts)
        self.stale = True

    def take(self, text: str) -> None:
        """Apply a row that was read from the log."""
        row: dict[str, Any] = json.loads(text)
        self._rows += 1
        if "line" in row:
            line = Line.read({name: value for name, value in row["line"].items() if name != "seal"})
            self.event.apply(line)
            self._touch(line, self._rows)
            self._seal(line)
            self._sent[Holder(**row["of"]), row["id"]] = Sent(row["id"], line.act.verb, row["sent"]), line
        elif "scoreboard" in row:
            self._set_scoreboard(row)
        elif "taken_over" in row:
            self.taken_over, self._touched_all = row["taken_over"], self._rows
        elif "pen" in row:
            self._touched[self.pens.apply(row)] = self._rows
        else:
            self.offices.apply(row)

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


#: How many rows are read before others get their turn.
ROWS_AT_A_STRETCH: Final = 200
#: The name of an event in the log of the server.
MOST_KEY: Final = 24


async def read_event(log: Log, key: str, now: "Callable[[], str] | None" = None) -> LiveEvent:
    """An event made again from the log.

    Raises:
        Fault: there is none.
    """
    texts = await log.load(f"event:{key}") if len(key) <= MOST_KEY else []
    if not texts:
        raise Fault("no-event")
    try:
        live = LiveEvent(key, log, Founding(**json.loads(texts[0])["founded"]), now)
        live._rows = 1
        for count, text in enumerate(texts[1:]):
            live.take(text)
            if count % ROWS_AT_A_STRETCH == 0:
                await asyncio.sleep(0)
    except (ValueError, LookupError, TypeError) as error:
        logger.exception("event %s cannot be made again from its log", key)
        raise Fault("no-event") from error
    return live
