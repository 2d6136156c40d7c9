"""All tables of events that play on line here: opened when an event needs them, and made again from their logs."""

import asyncio
import json
import logging
from typing import Final

from troef.server.events.hall import EventHall
from troef.server.events.live import LiveEvent
from troef.server.events.tables import EventTable, Place
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Company
from troef.table.log import Log
from troef.thinking.bots import Bots
from troef.tournament.on_line.games import game_on_line
from troef.tournament.on_line.played_table import PlayedTable
from troef.tournament.refused import Refused
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.template import Template

logger = logging.getLogger(__name__)

#: The name of the log of a table. A name with a colon is no table of the hall for guests.
PREFIX: Final = "play:"


def table_name(place: Place) -> str:
    """The name of the log of a table."""
    return f"{PREFIX}{'.'.join([str(part) for part in place])}"


class PlayHall:
    """Opens the tables of events and finds them."""

    def __init__(
        self, events: EventHall, log: Log, timing: Timing, bots: Bots, company: "Company | None" = None
    ) -> None:
        self._events = events
        self._log = log
        self._timing = timing
        self._bots = bots
        self._company = company
        self._tables: dict[Place, EventTable] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        events.watch = self.look_soon

    async def find(self, key: str, round_number: int, table: int) -> EventTable:
        """A table of an event.

        Raises:
            Fault: there is no such event, or it does not play on line.
            Refused: there is no such round or table.
        """
        place = key, round_number, table
        live = await self._events.find(key)
        sheet = live.event.round(round_number).table(table)
        if place not in self._tables:
            async with self._opening:
                if place not in self._tables:
                    read = await self._read(place)
                    if not read.version:
                        await self._found(read, live.event.template, sheet)
                    self._tables[place] = EventTable(
                        read, self._log, self._timing, self._bots, self._events, live, place, self._company
                    )
        return self._tables[place]

    async def _read(self, place: Place) -> PlayedTable:
        """The table as its log has it; an empty one where it has not begun."""
        table = PlayedTable(table_name(place))
        for line in await self._log.load(table.name):
            table.apply(line)
        return table

    async def _found(self, table: PlayedTable, template: Template, sheet: Sheet) -> None:
        """Write the first lines of a table."""
        if sheet.online is None:
            raise Fault("table-not-on-line")
        lines = table.founding(game_on_line(template, sheet.online), template.seats, sheet.online.bot)
        await self._log.append(table.name, 0, lines)
        for line in lines:
            table.apply(line)

    # ---- what an event needs ----

    def look_soon(self, key: str, sheets: "list[tuple[int, int]] | None") -> None:
        """An event has new lines: of these sheets, or of all."""
        task = asyncio.create_task(self._look(key, sheets))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, key: str, sheets: "list[tuple[int, int]] | None") -> None:
        try:
            event = (await self._events.find(key)).event
            every = [(played.number, table + 1) for played in event.rounds for table in range(len(played.tables))]
            for round_number, table in every if sheets is None else sheets:
                sheet = event.round(round_number).table(table)
                known = self._tables.get((key, round_number, table))
                if sheet.reached("handed_in") and known is not None and not known.guests:
                    del self._tables[key, round_number, table]
                    await known.close()
                elif sheet.online is not None and not sheet.reached("handed_in"):
                    (await self.find(key, round_number, table)).follow_soon()
        except (Fault, Refused) as error:
            logger.info("the tables of event %s were not looked at: %s", key, error)
        except Exception:
            logger.exception("the tables of event %s were not looked at", key)

    def here(self, key: str, round_number: int, table: int) -> set[int]:
        """The players who are connected to a table."""
        found = self._tables.get((key, round_number, table))
        return found.connected if found is not None else set()

    async def record(self, key: str, round_number: int, table: int) -> str:
        """The matches of a table that has ended, one after another, as JSON Lines.

        Raises:
            Fault: nothing was played there on line.
        """
        lines = await self._log.load(table_name((key, round_number, table)))
        played = [line for line in lines if {"troef", "deal", "move"} & json.loads(line).keys()]
        if not played:
            raise Fault("table-not-on-line")
        return "\n".join(played) + "\n"

    async def logs(self, live: LiveEvent) -> dict[str, list[str]]:
        """The logs of the tables on line of an event whose sheets are not published yet, by name."""
        places = [
            (live.key, played.number, number)
            for played in live.event.rounds
            for number, sheet in enumerate(played.tables, 1)
            if sheet.online is not None and not sheet.published
        ]
        return {table_name(place): await self._log.load(table_name(place)) for place in places}

    async def close(self) -> None:
        """Stop all tables."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            await table.close()
