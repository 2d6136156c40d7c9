"""Tables that are deleted: where nobody ever played, and where a match was left and nobody came back.

Every table is noted when it is opened. When its time has come it is looked at: what was played stays for good, what was
left is looked at once more much later, and goes if nothing has happened meanwhile.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from troef.store.lines import LINES
from troef.store.notices import Notice
from troef.store.schema import ACCOUNT_CHAIRS, PRESENCE, SHORT_LIVED
from troef.store.sql_log import SqlLog
from troef.table.hall.worth_keeping import worth_of

logger = logging.getLogger(__name__)

#: Seconds between two looks, and how many tables are looked at then.
LOOK_EVERY: Final = 60.0
MOST_AT_ONCE: Final = 50
DAY: Final = 86_400


@dataclass(frozen=True)
class Noted:
    """A table that is looked at again later; a table that is noted already keeps its time."""

    table: str
    look_at: int

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        there = select(SHORT_LIVED.c.table_id).where(SHORT_LIVED.c.table_id == self.table)
        if connection.execute(there).first() is None:
            row = {"table_id": self.table, "look_at": self.look_at, "version": 0}
            connection.execute(insert(SHORT_LIVED), row)


@dataclass(frozen=True)
class Looked:
    """What was found of a table: it is looked at again, and had `version` lines; or it stays for good."""

    table: str
    look_at: "int | None"
    version: int

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        here = SHORT_LIVED.c.table_id == self.table
        if self.look_at is None:
            connection.execute(delete(SHORT_LIVED).where(here))
        else:
            connection.execute(update(SHORT_LIVED).where(here).values(look_at=self.look_at, version=self.version))


@dataclass(frozen=True)
class Deleted:
    """A table is deleted, unless it has another number of lines by now."""

    table: str
    version: int
    kind: str

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        lines = LINES[self.kind]
        last, following = (self.table, self.version - 1), (self.table, self.version)
        if lines.there(connection, [last, following]) != {last}:
            return
        lines.replace(connection, self.table)
        notice.replaced.append(self.table)
        for known in (SHORT_LIVED, ACCOUNT_CHAIRS):
            connection.execute(delete(known).where(known.c.table_id == self.table))


class Expiry:
    """Notes the tables that are opened in a log, and deletes those that nobody misses.

    Times are in days: how long a table stays where nobody played, and one whose match was left. `is_here` says whether
    a table is in memory.
    """

    def __init__(
        self,
        log: SqlLog,
        unplayed: float,
        unfinished: float,
        is_here: Callable[[str], bool],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._log = log
        self._unplayed = unplayed * DAY
        self._unfinished = unfinished * DAY
        self._is_here = is_here
        self._now = now

    async def note(self, table: str) -> None:
        """A table was opened."""
        await self._log.write(Noted(table, int(self._now() + self._unplayed)))

    async def look_by_time(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception:
                logger.exception("tables that nobody misses could not be deleted")

    async def look(self) -> None:
        """Look at the tables whose time has come."""
        wanted = (
            select(SHORT_LIVED.c.table_id, SHORT_LIVED.c.version)
            .where(SHORT_LIVED.c.look_at <= int(self._now()))
            .order_by(SHORT_LIVED.c.look_at)
            .limit(MOST_AT_ONCE)
        )
        for table, version in await self._log.read(lambda connection: list(connection.execute(wanted).tuples())):
            await self._log.write(await self._found(table, version))

    async def _found(self, table: str, before: int) -> Looked | Deleted:
        """What becomes of a table that had `before` lines when it was looked at last, 0 if it never was."""
        if self._is_here(table) or await self._is_elsewhere(table):
            return Looked(table, int(self._now() + self._unplayed), 0)
        lines = await self._log.load(table)
        try:
            worth = await asyncio.to_thread(worth_of, table, lines)
        except Exception:  # a log that cannot be read may be a match that was played
            logger.exception("the log of table %s cannot be read", table)
            worth = "played"
        if worth == "played" or not lines:
            return Looked(table, None, 0)
        if worth == "unplayed" or before == len(lines):
            return Deleted(table, len(lines), self._log.database.kind)
        return Looked(table, int(self._now() + self._unfinished), len(lines))

    async def _is_elsewhere(self, table: str) -> bool:
        """Whether somebody is at a table on another node."""
        there = select(PRESENCE.c.table_id).where(PRESENCE.c.table_id == table, PRESENCE.c.guests)
        return await self._log.read(lambda connection: connection.execute(there).first() is not None)
