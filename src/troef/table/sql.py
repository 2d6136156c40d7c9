"""The log in a database: one row per line, the version unique within its table."""

from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Integer, MetaData, String, Table, Text, event, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from troef.table.log import Conflict

_METADATA = MetaData()

EVENTS = Table(
    "events",
    _METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)


class NoDatabase(Exception):
    """A database that cannot be opened; the text says why, in one line."""


class SqlLog:
    """A log in any database that SQLAlchemy knows; `SqlLog.open` makes the table if it is not there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str) -> "SqlLog":
        """The log at a database address such as `sqlite+aiosqlite:///troef.db`.

        Raises:
            NoDatabase: this is no address, its driver is not installed, or nothing answers there.
        """
        try:
            engine = create_async_engine(url)
            if engine.dialect.name == "sqlite":
                _look_for_folder(engine.url.database)
                event.listen(engine.sync_engine, "connect", _tune_sqlite)
            async with engine.begin() as connection:
                await connection.run_sync(_METADATA.create_all)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise NoDatabase(str(error).partition("\n")[0]) from error
        return cls(engine)

    async def append(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Add lines in one transaction (see `Log`)."""
        rows = [
            {"table_id": table, "version": version, "line": line}
            for version, line in enumerate(lines, expected_version)
        ]
        count = select(func.count()).select_from(EVENTS).where(EVENTS.c.table_id == table)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(count)).scalar_one() != expected_version:
                    raise Conflict(table)
                await connection.execute(insert(EVENTS), rows)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table."""
        wanted = (
            select(EVENTS.c.line)
            .where(EVENTS.c.table_id == table, EVENTS.c.version >= after)
            .order_by(EVENTS.c.version)
        )
        async with self._engine.connect() as connection:
            return [str(line) for line in (await connection.execute(wanted)).scalars()]

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()


def _look_for_folder(file: str | None) -> None:
    """Check for a missing folder here: the driver would report it from its own thread, too late for the caller."""
    folder = Path(file or "").parent
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead logging: readers do not wait for writers, and a commit waits for the disk only once."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.close()
