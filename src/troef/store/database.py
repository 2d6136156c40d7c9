"""Opens a database: SQLite in a file, or PostgreSQL."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from errno import ENOENT
from os import strerror
from pathlib import Path
from socket import gaierror
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from troef.cards.sentence import Sentence
from troef.store.schema import METADATA
from troef.store.upgrading import NewerDatabase, upgrade

#: Seconds that somebody waits for another process which writes to the same SQLite file.
PATIENCE: Final = 30

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


class NoDatabase(Exception):
    """A database that cannot be opened; its text is a sentence that says why."""


class NotSupported(Exception):
    """The address of a database of a kind that is not supported."""


@dataclass(frozen=True)
class Database:
    """A database that is up to date. Readers use `reading`; `writing` has one connection for the log, and one
    for the rest."""

    reading: Engine
    writing: Engine

    @property
    def kind(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.writing.dialect.name

    def close(self) -> None:
        """Close all connections."""
        self.reading.dispose()
        self.writing.dispose()


def open_database(address: str) -> Database:
    """The database at an address such as `sqlite:///troef.db` or `postgresql+psycopg://user@host/troef`, made where it
    is not there (SQLite) and brought up to date.

    Raises:
        NoDatabase: this is no address, its driver is not installed, or nothing answers there.
    """
    with _explained():
        database = _connected(address)
        upgrade(database.writing)
    return database


def empty_database(address: str) -> Database:
    """The database at an address as it is, and not brought up to date.

    Raises:
        NoDatabase: as `open_database`, or there is something in it.
    """
    with _explained():
        database = _connected(address)
        if inspect(database.reading).get_table_names():
            raise NoDatabase(Sentence("it is not empty"))
    return database


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError, ValueError, NewerDatabase, NotSupported) as error:
        raise NoDatabase(_why(error)) from error


def _connected(address: str) -> Database:
    url = _driven(make_url(address))
    if url.get_backend_name() == "sqlite":
        _try_file(str(url.database))
    return Database(_engine(url, "DEFERRED", 4), _engine(url, "IMMEDIATE", 2))


def in_memory() -> Database:
    """A database that is gone with the process. It has one connection, which all share in turn."""
    engine = create_engine(
        "sqlite://",
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )
    METADATA.create_all(engine)
    return Database(engine, engine)


def _driven(url: URL) -> URL:
    """An address with the driver that is used. Addresses of former versions named another one for SQLite.

    Raises:
        NotSupported: it is of another kind of database, or names another driver.
        ValueError: it names no file.
    """
    match url.drivername:
        case "sqlite" | "sqlite+pysqlite" | "sqlite+aiosqlite":
            if not url.database or url.database == ":memory:":
                raise ValueError(url.database)
            return url.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgresql+psycopg":
            return url.set(drivername="postgresql+psycopg")
        case _:
            url.get_dialect()  # says so where there is no such thing
            raise NotSupported


def _engine(url: URL, begin: str, connections: int) -> Engine:
    """Connections that begin a transaction in SQLite as `begin` says. What was written is never shown in errors."""
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, hide_parameters=True, execution_options={"troef_begin": begin}
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _try_file(file: str) -> None:
    """Open the file here first, and set it to write-ahead logging: readers do not wait for writers.

    Raises:
        OSError: its folder is missing.
        sqlite3.Error: it cannot be opened.
    """
    folder = Path(file).parent
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
    until = time.monotonic() + PATIENCE
    with contextlib.closing(sqlite3.connect(file)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:  # another process does the same: SQLite itself does not wait here
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                time.sleep(0.01)


def _tune_sqlite(connection: Any, _record: object) -> None:
    """A commit waits until it is on disk. What is deleted is overwritten. Transactions begin where `_begin_sqlite` says
    so, not where the driver would begin them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer has its lock from the start: one that began as a reader may find it taken when it is too late."""
    connection.connection.cursor().execute(f"BEGIN {connection.get_execution_options()['troef_begin']}")


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
        case NotSupported():
            return Sentence("it must be SQLite or PostgreSQL, such as sqlite:///troef.db or postgresql://host/troef")
        case NewerDatabase():
            return Sentence(error.args[0])
        case DBAPIError() | sqlite3.Error():
            said = Sentence(str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0])
            if "Connection refused" in said or "Name or service" in said:
                return Sentence("nothing answers there")
            return said if said.key() in KNOWN else Sentence("the database says: {text}", text=str(said))
        case _:
            return Sentence("this is no address of a database, such as sqlite:///troef.db")
