"""The log in a database: one row per line, the version unique within its table."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from troef.store.bus import Bus
from troef.store.database import Database, open_database
from troef.store.lines import LINES, Row
from troef.store.notices import Notice
from troef.store.writer import Writer
from troef.table.log import Conflict, Lineage

#: Threads that read.
READERS: Final = 4

Read = TypeVar("Read")


class Change(Protocol):
    """Something to be written beside lines."""

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it, and note what the other nodes must hear."""
        ...


@dataclass(frozen=True)
class Append:
    """Lines that somebody wants to add to a table, or with `replaces` to put in the place of all that it has."""

    table: str
    expected_version: int
    lines: list[str]
    replaces: bool = False
    lineage: Lineage | None = None

    @property
    def first(self) -> int:
        """The version of its first line."""
        return 0 if self.replaces else self.expected_version

    @property
    def rows(self) -> list[Row]:
        """The rows of the lines."""
        return [(self.table, version, line) for version, line in enumerate(self.lines, self.first)]


class SqlLog:
    """A log in a database. With a bus, other nodes are told of each commit (`troef.store.nodes`)."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = secrets.token_hex(6)
        self.bus: Bus | None = None
        #: how far lineages come with the transaction that is being written
        self._reached: dict[Lineage, int] = {}
        self._lines = LINES[database.kind]
        self._writer: Writer[Append | Change] = Writer(database.writing, self._write, self._committed)
        self._readers = ThreadPoolExecutor(READERS, "troef-reader")

    @classmethod
    async def open(cls, address: str) -> "SqlLog":
        """The log in the database at an address (see `open_database`).

        Raises:
            NoDatabase: it cannot be opened.
        """
        return cls(await asyncio.to_thread(open_database, address))

    async def append(self, table: str, expected_version: int, lines: list[str], lineage: Lineage | None = None) -> None:
        """Add lines (see `Log`); when this returns they are on disk."""
        await self._writer.write(Append(table, expected_version, lines, lineage=lineage))

    async def replace(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Put lines in the place of all that a table has (see `Log`); SQLite overwrites what it had on disk."""
        await self._writer.write(Append(table, expected_version, lines, replaces=True))
        if self.database.kind == "sqlite":
            await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close())

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table."""
        return (await self.since({table: after})).get(table, [])

    async def since(self, known: Mapping[str, int]) -> dict[str, list[str]]:
        """By table the lines that it has after a version, where it has any."""
        found: dict[str, list[str]] = {}
        for table, _, line in await self.read(lambda connection: self._lines.since(connection, known)):
            found.setdefault(table, []).append(line)
        return found

    async def write(self, change: Change) -> None:
        """Make another change; when this returns it is on disk."""
        await self._writer.write(change)

    async def read(self, ask: Callable[[Connection], Read]) -> Read:
        """What the database answers, asked by a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._answer, ask)

    async def close(self) -> None:
        """Write what waits, and close the connections."""
        await self._writer.close()
        self._readers.shutdown(wait=True)
        self.database.close()

    def _answer(self, ask: Callable[[Connection], Read]) -> Read:
        with self.database.reading.connect() as connection:
            return ask(connection)

    def _write(self, connection: Connection, changes: Sequence[Append | Change]) -> list[Exception | None]:
        """Write what follows on what is there, and the rest; for each its conflict, or None."""
        notice = Notice(self.node)
        self._reached = {}
        conflicts = self._append(connection, [one for one in changes if isinstance(one, Append)], notice)
        for one in changes:
            if not isinstance(one, Append):
                one.write(connection, notice)
        if self.bus is not None and (self.bus.accompanied or notice.nodes):
            self.bus.put(connection, notice.payloads())
        return [conflicts.get(id(one)) for one in changes]

    def _committed(self) -> None:
        for lineage, version in self._reached.items():
            lineage.version = version
        if self.bus is not None:
            self.bus.committed()

    def _append(self, connection: Connection, appends: Sequence[Append], notice: Notice) -> dict[int, Exception]:
        """Write what follows on what is there; the conflicts of the others."""
        if not appends:
            return {}
        self._lines.hold(connection, replacing=any(one.replaces for one in appends))
        neighbours = [(one.table, one.expected_version - back) for one in appends for back in (0, 1)]
        there = self._lines.there(connection, neighbours)
        taken = [one for one in appends if self._take(one, there)]
        for one in taken:
            if one.replaces:
                self._lines.replace(connection, one.table)
                notice.replaced.append(one.table)
            notice.lines[one.table] = one.first + len(one.lines)
        rows = [row for one in taken for row in one.rows]
        if rows:
            self._lines.add(connection, rows)
        fitting = {id(one) for one in taken}
        return {id(one): Conflict(one.table) for one in appends if id(one) not in fitting}

    def _take(self, one: Append, there: set[tuple[str, int]]) -> bool:
        """Take an append in, if it fits and all that came ahead of it in its lineage is on disk, or will be with it."""
        lineage = one.lineage
        if lineage is None:
            return _fits(one, there)
        fits = self._reached.get(lineage, lineage.version) == one.expected_version and _fits(one, there)
        if fits:
            self._reached[lineage] = one.expected_version + len(one.lines)
        return fits


def _fits(one: Append, there: set[tuple[str, int]]) -> bool:
    """Whether lines follow on what is there; if so, they are there too from now on."""
    last, following = (one.table, one.expected_version - 1), (one.table, one.expected_version)
    if following in there or not (one.expected_version == 0 or last in there):
        return False
    if one.replaces:
        there.difference_update([place for place in there if place[0] == one.table])
    there.update([(one.table, one.first + place) for place in range(len(one.lines))])
    return True
