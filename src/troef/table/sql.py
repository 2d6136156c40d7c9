"""The log in a database: one row per line, the version unique within its table.

One writer adds what waits, all of it in one transaction: who appends while the disk is busy shares the next commit.
"""

import asyncio
import sqlite3
from dataclasses import dataclass
from errno import ENOENT
from os import strerror
from pathlib import Path
from socket import gaierror
from typing import Any, Final

from sqlalchemy import Column, Integer, MetaData, String, Table, Text, delete, event, insert, select, tuple_
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from troef.cards.sentence import Sentence
from troef.table.log import Conflict

_METADATA = MetaData()

EVENTS = Table(
    "events",
    _METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)


#: No commit takes more appends than this.
MOST_TOGETHER: Final = 200


#: What SQLite says of a file, by the keys of the words for it.
KNOWN: Final = frozenset(
    Sentence(said).key()
    for said in (
        "unable to open database file",
        "file is not a database",
        "database is locked",
        "attempt to write a readonly database",
        "disk I/O error",
        "database disk image is malformed",
        "database or disk is full",
    )
)


@dataclass(eq=False)
class Append:
    """Lines that somebody wants to add, and whoever waits for them to be on disk."""

    table: str
    expected_version: int
    lines: list[str]
    written: asyncio.Future[None]

    @property
    def rows(self) -> list[dict[str, object]]:
        """The rows of the lines."""
        return [
            {"table_id": self.table, "version": version, "line": line}
            for version, line in enumerate(self.lines, self.expected_version)
        ]

    def end(self, error: "BaseException | None" = None) -> None:
        """Tell who waits that it is on disk, or why not."""
        if self.written.done():  # nobody waits any more
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class NoDatabase(Exception):
    """A database that cannot be opened; its text is a sentence that says why."""


class SqlLog:
    """A log in any database that SQLAlchemy knows; `SqlLog.open` makes the table if it is not there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "SqlLog":
        """The log at a database address such as `sqlite+aiosqlite:///troef.db`.

        Raises:
            NoDatabase: this is no address, its driver is not installed, or nothing answers there.
        """
        try:
            engine = create_async_engine(url)
            if engine.dialect.name == "sqlite":
                _try_file(engine.url.database or ":memory:")
                event.listen(engine.sync_engine, "connect", _tune_sqlite)
            async with engine.begin() as connection:
                await connection.run_sync(_METADATA.create_all)
        except (SQLAlchemyError, sqlite3.Error, ImportError, OSError, ValueError) as error:
            raise NoDatabase(_why(error)) from error
        return cls(engine)

    async def append(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Add lines (see `Log`); when this returns they are on disk."""
        wanted = Append(table, expected_version, lines, asyncio.get_running_loop().create_future())
        self._waiting.append(wanted)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await wanted.written

    async def _write(self) -> None:
        """Write what waits, all that there is at a time."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                await self._commit(batch)
            except Exception:  # one of them is at fault, or another process was first: each by itself
                for one in batch:
                    await self._commit_alone(one)
            except BaseException:
                for one in [*batch, *self._waiting]:
                    one.end(asyncio.CancelledError())
                raise

    async def _commit_alone(self, one: Append) -> None:
        try:
            await self._commit([one])
        except IntegrityError:
            one.end(Conflict(one.table))
        except Exception as error:
            one.end(error)

    async def _commit(self, batch: list[Append]) -> None:
        """One transaction for all appends that follow on what is there; the others are told that they conflict."""
        taken: list[Append] = []
        async with self._engine.begin() as connection:
            there = await _neighbours(connection, batch)
            for one in batch:
                last, following = (one.table, one.expected_version - 1), (one.table, one.expected_version)
                if following not in there and (one.expected_version == 0 or last in there):
                    there.update([(one.table, one.expected_version + place) for place in range(len(one.lines))])
                    taken.append(one)
            rows = [row for one in taken for row in one.rows]
            if rows:
                await connection.execute(insert(EVENTS), rows)
        for one in batch:
            one.end(None if one in taken else Conflict(one.table))

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table."""
        wanted = (
            select(EVENTS.c.line)
            .where(EVENTS.c.table_id == table, EVENTS.c.version >= after)
            .order_by(EVENTS.c.version)
        )
        async with self._engine.connect() as connection:
            return [str(line) for line in (await connection.execute(wanted)).scalars()]

    async def replace(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Put lines in the place of all that a table has (see `Log`); SQLite overwrites what it had on disk."""
        here = EVENTS.c.table_id == table
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(EVENTS).where(here))
            if gone.rowcount != expected_version:
                raise Conflict(table)
            rows = [{"table_id": table, "version": version, "line": line} for version, line in enumerate(lines)]
            await connection.execute(insert(EVENTS), rows)
        if self._engine.dialect.name == "sqlite":
            async with self._engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Write what waits, and close the connections."""
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._engine.dispose()


async def _neighbours(connection: AsyncConnection, batch: list[Append]) -> set[tuple[str, int]]:
    """Of the lines just before and at each append, those that are there."""
    asked = {(one.table, one.expected_version - back) for one in batch for back in (0, 1)}
    place = tuple_(EVENTS.c.table_id, EVENTS.c.version)
    rows = await connection.execute(select(EVENTS.c.table_id, EVENTS.c.version).where(place.in_(sorted(asked))))
    return {(str(row.table_id), int(row.version)) for row in rows}


def _why(error: Exception) -> Sentence:
    """Why a database cannot be opened. What its driver says, if it is not known here, stands as it is."""
    match error:
        case ModuleNotFoundError():
            return Sentence("its driver {name} is not installed", name=error.name)
        case ConnectionError() | TimeoutError() | gaierror():
            return Sentence("nothing answers there")
        case OSError():
            reason = Sentence(error.strerror or str(error))
            return Sentence("{field}: {reason}", field=error.filename, reason=reason) if error.filename else reason
        case InvalidRequestError() if not isinstance(error, NoSuchModuleError):
            return Sentence("its driver must be an asynchronous one, such as sqlite+aiosqlite or postgresql+asyncpg")
        case DBAPIError() | sqlite3.Error():
            said = Sentence(str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0])
            return said if said.key() in KNOWN else Sentence("the database says: {text}", text=str(said))
        case _:
            return Sentence("this is no address of a database, such as sqlite+aiosqlite:///troef.db")


def _try_file(file: str) -> None:
    """Open the file here first: the driver would report what is wrong from its own thread, too late for the caller.

    Raises:
        OSError: its folder is missing.
        sqlite3.Error: it cannot be opened.
    """
    folder = Path(file).parent
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
    sqlite3.connect(file).close()


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead logging: readers do not wait for writers. A commit waits until it is on disk. What is deleted is
    overwritten."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()
