"""A table of an event that plays on line: what is played becomes the sheet, and what the event says is done.

The event is the truth: who sits where, which deal is next, whether play waits. The table is a `PlayedTable` with a log
of its own. A deal is in that log before it is on the sheet; what the sheet still lacks is written after every change,
and after a restart.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from troef.server.events.hall import EventHall
from troef.server.events.live import LiveEvent
from troef.server.events.logged import Sent
from troef.server.events.offices import OUR_TABLES, Holder
from troef.server.events.seating import seat_names, seat_of
from troef.table.attended import Guest
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Company, Presence
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.people.people import Person
from troef.thinking.bots import Bots
from troef.tournament.act import Act
from troef.tournament.event import Event
from troef.tournament.on_line.games import game_on_line
from troef.tournament.on_line.played_table import PlayedTable, Told
from troef.tournament.on_line.tables import (
    Lineup,
    dealt_again,
    header_act,
    lineup,
    may_deal,
    plays_himself,
    seconds_to_agree,
)
from troef.tournament.refused import Refused
from troef.tournament.sheets.entering import BeginDeal, last_deal
from troef.tournament.sheets.seats import BeginBoompje, DrawScorer
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.signing import Complete, HandIn

logger = logging.getLogger(__name__)

#: No change of a table asks for more acts than this.
MOST_STEPS: Final = 200
#: Why the sheet does not take something yet: it is tried again when the jury has decided.
_LATER: Final = ("waits-for-jury", "jury-is-called")

#: Event, round and table.
Place = tuple[str, int, int]


class EventTable(LiveTable):
    """One table of an event with everybody who is connected to it here."""

    by_consent = False
    plays_for_the_idle = False  # the jury decides

    def __init__(
        self,
        table: PlayedTable,
        log: Log,
        timing: Timing,
        bots: Bots,
        events: EventHall,
        live: LiveEvent,
        place: Place,
        company: "Company | None" = None,
    ) -> None:
        self.played = table
        self.place = place
        self._events = events
        self._event = live
        self._holders: dict[Guest, Holder] = {}
        self._heard = 0
        #: those for whom somebody else plays, as everybody was told last
        self._away: list[int] = []
        self._following = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        #: what looks at the table again when its players have had the time to agree on their scorer
        self._agreeing: asyncio.TimerHandle | None = None
        self._time_to_agree = timing.agreement
        super().__init__(table, log, timing, bots, company)
        self._tell_company()

    # ---- what the event says ----

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self._event.event

    @property
    def sheet(self) -> Sheet:
        """The sheet of the table."""
        return self.event.round(self.place[1]).table(self.place[2])

    @property
    def goes_on(self) -> bool:
        """Whether play goes on; nobody has to be connected."""
        return may_deal(self.event, *self.place[1:])

    def _presence(self) -> Presence:
        """A table goes on while nobody is connected, so the first node that knows it looks after it."""
        here = super()._presence()
        return Presence() if here is None else replace(here, waits=False)

    async def hear(self, after: int, lines: list[str]) -> None:
        """Another node has written these lines."""
        await super().hear(after, lines)
        self.follow_soon()

    async def replaced(self) -> None:
        """The event is over and its names are erased; at the table they were never kept."""

    def meet(self) -> None:
        """Another node has come or gone: it may be for this one to look after the table."""
        super().meet()
        self.follow_soon()

    def absent_for(self, seat: int) -> "float | None":
        """Endlessly, where a bot plays: a stand-in, or for who is away or gone. Anybody else is waited for."""
        if seat >= len(self.played.players):
            return float("inf")
        return None if plays_himself(self.event, self.sheet, self.played.players[seat]) else float("inf")

    def told_of(self, seat: int, person: Person) -> dict[str, object]:
        """What everybody hears of who sits on a chair. The log has numbers only: names are those of the event. Where a
        bot plays for somebody, it says so."""
        names = seat_names(self.event, self.played.players)
        told = {**super().told_of(seat, person), "name": names[seat] if seat < len(names) else person.name}
        how = self.sheet.online
        if how is None or person.bot is not None or self.absent_for(seat) is None:
            return told
        return {**told, "bot": how.bot, "here": True}

    def told_match(self) -> dict[str, object]:
        """Matches of an event are replayed from its own logs."""
        return {}

    def shown(self, seat: int) -> dict[str, object]:
        """What one seat may know; a deal has its number on the sheet."""
        view = super().shown(seat)
        deal = view["deal"]
        if isinstance(deal, dict) and deal["number"]:
            view["deal"] = {**deal, "number": self.played.deal, "of": self.event.template.deals}
        return view

    # ---- who is here ----

    def welcome(self, guest: Guest, holder: Holder) -> None:
        """Somebody with a card connects.

        Raises:
            Fault: he may not look.
        """
        guest.seat = seat_of(self.event, self.played.players, holder)
        self._holders[guest] = holder
        try:
            self.arrive(guest)
        except Fault:
            del self._holders[guest]
            raise
        if holder.office == "player":
            self.dismiss_oldest([one for one, own in self._holders.items() if own == holder])
        self.follow_soon()

    def leave(self, guest: Guest) -> None:
        """Somebody's connection is gone: the table waits for him."""
        self._holders.pop(guest, None)
        super().leave(guest)
        self.follow_soon()

    def _tell_who_plays(self, sheet: Sheet) -> None:
        """Tell everybody, where a bot has come in for somebody, or he is back."""
        away = [*sheet.sat_in, *sheet.replaced]
        if away != self._away:
            self._away = away
            self.tell_all()

    @property
    def connected(self) -> set[int]:
        """The players who are connected, here or to another node, by number."""
        players = self.played.players
        elsewhere = {players[seat] for seat in self._elsewhere if seat < len(players)}
        return elsewhere | {holder.number for holder in self._holders.values() if holder.office == "player"}

    def _take_in(self, lines: list[str]) -> None:
        for line in lines:
            self.table.apply(line)
        for guest, holder in self._holders.items():
            guest.seat = seat_of(self.event, self.played.players, holder)
        self.tell_all()

    # ---- commands ----

    async def play(self, seat: int, text: str) -> None:
        """A move, as text, where play goes on.

        Raises:
            Fault: it waits for the jury or has ended, or it is no move.
            IllegalMove: it is refused.
        """
        if not self.goes_on:
            raise Fault("table-waits-for-jury" if self.sheet.call else "table-waits")
        await super().play(seat, text)

    async def again(self) -> None:
        """The event says what is played.

        Raises:
            Fault: always.
        """
        raise Fault("not-over")

    @property
    def host(self) -> "int | None":
        """Nobody: the event decides."""
        return None

    async def stand(self, seat: int) -> None:
        """The event says who sits where.

        Raises:
            Fault: always.
        """
        raise Fault("event-decides")

    async def deal(self, version: "int | None" = None) -> None:
        """The deal that is awaited: the next one of the sheet, or the one that is dealt once more."""
        if version not in (None, self.table.version):
            return
        await self.follow()
        coming = lineup(self.event, self.sheet)
        if coming is None or not self.goes_on:
            return
        if self.played.finished:
            matches = self.played.matches
            await self._begin(coming)
            if self.played.matches != matches:
                return  # first somebody may cut
        if not self.played.dealt and self.sheet.begun < coming.deal:
            try:
                await self._act(f"{self.table.name}:{self.table.version}", BeginDeal(*self.place[1:], coming.deal))
            except Refused as refused:
                logger.info("table %s deals no more: %s", self.table.name, refused)
                return
        await super().deal(self.table.version)

    async def commit(self, decide: Callable[[], list[str]]) -> None:
        await super().commit(decide)
        self.follow_soon()

    # ---- the sheet ----

    def follow_soon(self) -> None:
        """Do what the event or the table asks for now, without waiting for it."""
        task = asyncio.create_task(self.follow())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def follow(self) -> None:
        """Do what the event or the table asks for now."""
        async with self._following:
            try:
                for _ in range(MOST_STEPS):
                    if not await self._step():
                        break
            except Fault as fault:
                logger.warning("table %s is behind: %s", self.table.name, fault.key)
            except Exception:
                logger.exception("table %s is behind", self.table.name)
        self.steward.look()

    async def _step(self) -> bool:
        """One thing that is asked for now; False where there is none."""
        self._event = await self._events.find(self.place[0])
        sheet, told = self.sheet, self.played.told
        self._tell_who_plays(sheet)
        if sheet.online is None or not self.tends:
            return False
        if self._heard < len(told):
            return await self._write_down(told[self._heard])
        if sheet.state == "signed":
            return await self._do(HandIn(*self.place[1:]))
        if sheet.state != "open" or sheet.call or not self.event.round(self.place[1]).started_at:
            return False
        act = self._sheet_act(sheet)
        if isinstance(act, DrawScorer) and self._they_may_agree():
            return False
        if act is not None:
            return await self._do(act)
        return await self._hear_jury(sheet) if self.played.asks_jury else await self._begin_due(sheet)

    def _sheet_act(self, sheet: Sheet) -> Act | None:
        """What the sheet needs beside its deals: the header, and to be closed when all is played."""
        played_out = len(sheet.deals) >= last_deal(self.event, sheet, self.place[1])
        header = None if sheet.never_began else header_act(self.event, *self.place[1:])
        if header is not None and not (played_out and isinstance(header, BeginBoompje)):
            return header
        return Complete(*self.place[1:]) if played_out else None

    def _they_may_agree(self) -> bool:
        """Whether the players still have time to agree on their scorer (A13); once it is over, the table looks again.

        In a rehearsal the time of the event stands still, so the seconds count from when the table looked first."""
        left = seconds_to_agree(self.event, *self.place[1:], self._event.time(), self._time_to_agree)
        if not left:
            return False
        loop = asyncio.get_running_loop()
        self._agreeing = self._agreeing or loop.call_later(left, self.follow_soon)
        return self._agreeing.when() > loop.time()

    async def _write_down(self, told: Told) -> bool:
        """Write on the sheet what the table tells; what is there already counts once."""
        if not self._event.has_done(OUR_TABLES, told.name):
            facts = {"round": self.place[1], "table": self.place[2], **told.facts}
            try:
                await self._event.act(OUR_TABLES, Sent(told.name, told.verb, facts))
            except Refused as refused:
                if refused.reason in _LATER:
                    return False
                logger.info("the sheet of table %s does not take %s: %s", self.table.name, told.verb, refused)
        self._heard += 1
        return True

    async def _do(self, act: Act) -> bool:
        """Do an act that follows from how the event stands."""
        await self._act(f"{self.table.name}:{act.verb}:{len(self.event.lines)}", act)
        return True

    async def _act(self, name: str, act: Act) -> None:
        await self._event.act(OUR_TABLES, Sent(name, act.verb, act.as_dict()))

    async def _hear_jury(self, sheet: Sheet) -> bool:
        """Tell the table what the jury has said of a bid (R34); False while it has not."""
        bidder, contract = self.played.bid_before_jury
        refused = (self.played.deal, bidder, contract) in sheet.refused_bids
        asked = (*self.place[1:], self.played.deal, bidder, contract, "decided")
        heard = any(
            (call.round, call.table, call.deal, call.caller, call.contract, call.state) == asked
            for call in self.event.calls.values()
        )
        if refused or heard:
            await super().commit(lambda: self.played.jury_lines(not refused))
        return refused or heard

    async def _begin_due(self, sheet: Sheet) -> bool:
        """Begin a deal where it cannot wait for the table to look at the last one: the first, or one in place of what
        lies there."""
        coming, table = lineup(self.event, sheet), self.played
        if coming is None or not self.goes_on:
            return False
        if table.match is None:
            due = True
        elif table.finished:
            due = not table.state.awaits_deal  # by its own rules the match is over
        else:
            others = not table.dealt and coming.people != table.players
            again = dealt_again(self.event, sheet, table.deal, table.decisions)
            due = table.deal != coming.deal or others or again
        if due:
            await self._begin(coming)
        return due

    async def _begin(self, coming: Lineup) -> None:
        """Write which deal of the sheet comes next, and who plays it."""
        event, sheet, how = self.event, self.sheet, self.sheet.online
        if how is None:
            return
        game = game_on_line(event.template, how)
        bots = [event.people[number].kind == "bot" for number in coming.people]

        def decide() -> list[str]:
            founding = self.played.founding(game, len(bots), how.bot)
            table = self.played
            if founding:  # the lines that follow are those of a table with these options
                table = PlayedTable(self.table.name)
                for line in founding:
                    table.apply(line)
            return [*founding, *table.next_lines(coming, len(sheet.decisions), bots)]

        await super().commit(decide)

    async def close(self) -> None:
        """Stop all that was due to happen by itself."""
        if self._agreeing is not None:
            self._agreeing.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()
