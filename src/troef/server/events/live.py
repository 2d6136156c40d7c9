"""What people do at an event that is served: nobody is answered before it is on disk."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from troef.server.events.acting import actor_of, filled
from troef.server.events.logged import Changed, Founding, LoggedEvent, Scoreboard, Sent, texts_of
from troef.server.events.offices import Card, Holder
from troef.table.fault import Fault
from troef.table.log import Log
from troef.tournament.act import Act, Actor, Line, read_act
from troef.tournament.entry.admission import Undo

logger = logging.getLogger(__name__)


class LiveEvent(LoggedEvent):
    """One event with its cards, and what people do at it.

    Acts are decided and applied one after another; their rows reach the disk in the same order, together where they
    can. While other nodes have the event too, acts are applied once they are on disk: where another node has written
    first, the event takes in what is new and decides again.
    """

    # ---- acts ----

    async def act(self, holder: Holder, sent: Sent, *cards: Card) -> tuple[Line, bool]:
        """Do what was sent; gives its line, and whether it had been done before. An id counts once for its sender.

        Raises:
            Refused: the rules, the state of the event or the office do not allow it; nothing has changed.
            FieldError: a fact is missing, unknown or of the wrong type.
            Fault: another act has this id; another phone writes the sheet; the time cannot be given; or the event must
                be read again.
        """
        async with self.turn(sent.verb):
            if self._others_write:
                return await self._among_others(lambda: self._act(holder, sent, cards, self._write_first))
            return await self._act(holder, sent, cards, self._apply_first)

    async def _act(
        self,
        holder: Holder,
        sent: Sent,
        cards: tuple[Card, ...],
        carry_out: Callable[[Line, dict[str, Any], tuple[Card, ...]], Awaitable[Changed]],
    ) -> tuple[Line, bool]:
        done = await self._done_before(holder, sent)
        if done is not None:
            return done, True
        act = read_act(sent.verb, filled(self.event, self.kept_beside, sent.verb, sent.facts))
        by = actor_of(self.event, holder.named(sent.name), act)
        if sent.phone and (holder.office == "table" or by.role == "scorer"):
            self.pens.check(act.place(self.event), sent.phone)
        await self.prepare(act, by)
        if self.has_done(holder, sent.id):  # another act, while this one was prepared
            raise Fault("other-act", {"id": sent.id})
        line = self.event.decide(act, self._time_of(sent), by)
        changed = await carry_out(line, {"id": sent.id, "of": holder.as_dict(), "sent": sent.facts}, cards)
        if self.watch is not None:
            self.watch(changed)
        return line, False

    async def _apply_first(self, line: Line, about: dict[str, Any], cards: tuple[Card, ...]) -> Changed:
        """Apply a line, and write it behind those that are being written; gives the sheets that it changed.

        Raises:
            Fault: another node has joined while the act was prepared.
        """
        if self._others_write:
            raise Fault("event-busy")
        changed = self._applied(line)
        row = {**about, "line": self._seal(line)}
        self._note_sent(row, line)
        await self._write([row, *[self._granted(card) for card in cards]])
        return changed

    async def _write_first(self, line: Line, about: dict[str, Any], cards: tuple[Card, ...]) -> Changed:
        """Write a line, and apply it when it is on disk; gives the sheets that it changed.

        Raises:
            Conflict: another node has written first; nothing has changed.
        """
        rows = [{**about, "line": self._sealed.sealed(line)}, *[self.offices.card_row(card) for card in cards]]
        texts = texts_of(rows)
        await self.log.append(self.name, self._rows, texts)
        try:
            changed, *_ = [self.take(text) for text in texts]
        except Exception:
            self.stale = True
            raise
        return changed

    async def _done_before(self, holder: Holder, sent: Sent) -> Line | None:
        """The line of an act that somebody has sent before, once it is on disk.

        Raises:
            Fault: another act has this id.
        """
        done = self._sent.get((holder, sent.id))
        if done is None:
            return None
        if not done[0].same_as(sent):
            raise Fault("other-act", {"id": sent.id})
        await self.settled()
        return done[1]

    def turn(self, verb: str) -> AbstractAsyncContextManager[object]:
        """To be held while an act is decided or weighed: one act at a time is taken back, all others need not wait."""
        return self._undoing if verb == Undo.verb else nullcontext()

    async def prepare(self, act: Act, by: Actor) -> None:
        """What comes before an act is decided. Taking one back asks for much: that is done in pieces, and others act in
        between.

        Raises:
            Refused: the line cannot be undone.
            Fault: the event must be read again.
        """
        if not isinstance(act, Undo):
            return
        act.check_office(by)
        undoing = act.begin(self.event, by)
        while undoing.piece():
            await asyncio.sleep(0)
        if self.stale:
            raise Fault("event-busy")

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

    async def found(self, opening: Sent, card: Card) -> None:
        """Write the first rows: what is agreed, the opening, and the card of who opened it.

        Raises:
            Refused: the event cannot be opened so.
        """
        act = read_act("open", opening.facts)
        line = self.event.decide(act, self._time_of(opening), Actor("desk", card.holder.name))
        founded = asdict(self.founding)
        self._applied(line)
        row = {"id": opening.id, "of": card.holder.as_dict(), "sent": opening.facts, "line": self._seal(line)}
        await self._write([{"founded": founded}, row, self._granted(card)])

    # ---- rows that are no acts ----

    async def _put(self, make: Callable[[], list[dict[str, Any]]]) -> None:
        """Write rows that are no acts."""

        async def write_first() -> None:
            texts = texts_of(make())
            await self.log.append(self.name, self._rows, texts)
            for text in texts:
                self.take(text)

        if self._others_write:
            await self._among_others(write_first)
            return
        rows = make()
        version = self._rows
        for row in rows:
            self._take(row)
        self._rows = version  # they are counted when they are written
        await self._write(rows)

    async def grant(self, cards: list[Card]) -> None:
        """Make new cards valid."""
        await self._put(lambda: [self.offices.card_row(card) for card in cards])

    async def enter(self, holder: Holder, token: str) -> None:
        """Let somebody who has typed the right PIN act with a token of his own."""
        await self._put(lambda: [self.offices.entry_row(holder, token)])

    async def show(self, scoreboard: Scoreboard) -> None:
        """Show the public the totals, keep them as they are now, or hide them."""
        await self._put(lambda: [{"scoreboard": scoreboard}])

    async def show_prizes(self, shown: bool) -> None:
        """Show the public pot and prizes, or keep them with the club."""
        await self._put(lambda: [{"prizes_shown": shown}])

    async def take_pen(self, round_number: int, table: int, phone: str, take: bool) -> None:
        """A phone opens a sheet to write, or takes the pen over from the one that wrote."""

        def make() -> list[dict[str, Any]]:
            row = self.pens.row((round_number, table), phone, take, self.time())
            return [] if row is None else [row]

        await self._put(make)


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
            await live.take_in_turn(text)
            if count % ROWS_AT_A_STRETCH == 0:
                await asyncio.sleep(0)
    except (ValueError, LookupError, TypeError) as error:
        logger.exception("event %s cannot be made again from its log", key)
        raise Fault("no-event") from error
    return live
