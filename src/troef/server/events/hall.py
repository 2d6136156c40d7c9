"""All events of this process: opened, and found again in the log."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from troef.core.checked_fields import FieldError
from troef.core.registry import UnknownGame
from troef.server.events.live import LiveEvent, read_event
from troef.server.events.logged import Founding, Sent
from troef.server.events.offices import Card, Holder, new_card
from troef.table.fault import Fault
from troef.table.hall.company import Alone, Company
from troef.table.log import Conflict, Log
from troef.tournament.entry.admission import commitment
from troef.tournament.template import Template, template_named

#: Where the log keeps the calendar.
CALENDAR: Final = "calendar"


class BadTemplate(Fault):
    """A template that cannot be; `reason` says why, and is told in the language of whoever sent it."""

    def __init__(self, reason: FieldError | UnknownGame) -> None:
        super().__init__("bad-template")
        self.reason = reason


class EventHall:
    """Opens events and finds them."""

    def __init__(
        self,
        log: Log,
        most_events: int = 1000,
        now: "Callable[[], str] | None" = None,
        company: "Company | None" = None,
    ) -> None:
        self._log = log
        self._company: Company = company if company is not None else Alone()
        self._most_events = most_events
        self._now = now
        self._events: dict[str, LiveEvent] = {}
        self._reading: dict[str, asyncio.Task[LiveEvent]] = {}
        #: one document is set at a time
        self.press = asyncio.Semaphore(1)
        #: who is told which event has new lines, and of which sheets; None: of all
        self.watch: Callable[[str, list[tuple[int, int]] | None], None] | None = None

    async def open(
        self,
        title: str,
        day: str,
        template: "str | dict[str, Any]",
        rules_version: str,
        agreed: Founding,
        at: str = "",
        name: str = "",
    ) -> tuple[LiveEvent, Card]:
        """A new event, and the card of its desk. `template` is a name, or a whole template.

        Raises:
            Fault: the template or the time zone cannot be, or the hall is full.
            Refused: the event cannot be opened so.
        """
        if len(self._events) >= self._most_events:
            raise Fault("hall-full")
        _check_zone(agreed.zone)
        facts = {
            "title": title,
            "day": day,
            "template": _template(template).as_dict(),
            "rules_version": rules_version,
            "commitment": commitment(agreed.seed),
        }
        live = LiveEvent(secrets.token_urlsafe(9), self._log, agreed, self._now)
        card = new_card(Holder("desk", name=name))
        await live.found(Sent("open", "open", facts, at), card)
        self._take_in(live)
        return live, card

    async def find(self, key: str) -> LiveEvent:
        """An event by its name: one that is live here, or made again from its log.

        Raises:
            Fault: there is none.
        """
        live = self._events.get(key)
        if live is not None and not live.stale:
            await live.refresh()
        if live is None or live.stale:
            reading = self._reading.get(key)
            if reading is None:
                reading = self._reading[key] = asyncio.create_task(self._read(key))
            live = await asyncio.shield(reading)
        return live

    async def _read(self, key: str) -> LiveEvent:
        """Make an event again from its log: once, however many ask for it meanwhile."""
        try:
            return self._take_in(await read_event(self._log, key, self._now))
        finally:
            del self._reading[key]

    def _take_in(self, live: LiveEvent) -> LiveEvent:
        """An event that is live here from now on."""
        self._events[live.key] = live
        live.watch = lambda sheets: self._changed(live.key, sheets)
        live.shared = lambda: self._company.accompanied
        self._company.follow(live.name, live)
        self._changed(live.key, None)
        return live

    def _changed(self, key: str, sheets: "list[tuple[int, int]] | None") -> None:
        if self.watch is not None:
            self.watch(key, sheets)

    async def calendar(self) -> list[dict[str, Any]]:
        """The events that are on the calendar, as they were put on it last."""
        rows = [json.loads(text) for text in await self._log.load(CALENDAR)]
        last = {row["event"]: row for row in rows}
        return [row for row in last.values() if row["listed"]]

    async def put_on_calendar(self, about: dict[str, Any]) -> None:
        """Put an event on the calendar, or take it off.

        Raises:
            Fault: somebody else has written at the same time.
        """
        version = len(await self._log.load(CALENDAR))
        try:
            await self._log.append(CALENDAR, version, [json.dumps(about, ensure_ascii=False)])
        except Conflict as error:
            raise Fault("event-busy") from error

    def knows(self, key: str, token: str) -> bool:
        """Whether it is a token of an event that is live here."""
        live = self._events.get(key)
        return live is not None and live.offices.knows(token)


def _template(wanted: "str | dict[str, Any]") -> Template:
    try:
        if isinstance(wanted, str):
            return template_named(wanted)
        changes = {name: value for name, value in wanted.items() if name != "name"}
        return template_named(str(wanted.get("name", "")), **changes)
    except (FieldError, UnknownGame) as error:
        raise BadTemplate(error) from error


def _check_zone(zone: str) -> None:
    try:
        if zone:
            ZoneInfo(zone)
    except (ValueError, OSError, ZoneInfoNotFoundError) as error:
        raise Fault("no-zone", {"zone": zone}) from error
