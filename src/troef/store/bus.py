"""How a notice reaches the other nodes: a channel of PostgreSQL, a table of a SQLite file that they look at, or where
there is one a stream of Valkey or Redis (`troef.store.stream_bus`).

Nobody hears of what is not on disk: a notice is part of the transaction that it tells of, or goes out after it. One
that is lost is no harm: who has listened again, and now and then anyhow, asks the log for all that is new
(`troef.store.nodes`).
"""

import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from troef.store.database import PATIENCE, Database
from troef.store.notices import KEPT, RETRIES

logger = logging.getLogger(__name__)

CHANNEL: Final = "troef"
#: Seconds between two looks at a SQLite file, with company and alone.
LOOKS: Final[tuple[float, ...]] = (0.02, 0.5)


class Bus(Protocol):
    """Carries notices to other nodes."""

    #: whether there are others: if not, nobody need listen closely
    accompanied: bool

    def put(self, connection: Connection, payloads: Iterable[str]) -> None:
        """Tell the others once this transaction is on disk. It is the last that it does."""
        ...

    def committed(self) -> None:
        """The transaction is on disk in which something was put last."""
        ...

    def listen(self, hear: Callable[[str], None], begin: Callable[[], None]) -> None:
        """Hear notices, in this thread, until `close`. `begin` is called whenever it listens from now on: what was told
        before has been missed."""
        ...

    def close(self) -> None:
        """Listen no more."""
        ...


class PostgresBus:
    """NOTIFY and LISTEN. The listener has a connection of its own, which must not go through a pooler."""

    def __init__(self, address: str) -> None:
        self.accompanied = False
        self._address = address
        self._closed = threading.Event()

    def put(self, connection: Connection, payloads: Iterable[str]) -> None:
        """Tell the others once this transaction is on disk."""
        for payload in payloads:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def committed(self) -> None:
        """The database tells the others itself."""

    def listen(self, hear: Callable[[str], None], begin: Callable[[], None]) -> None:
        """Hear notices until `close`, over another connection when one is lost."""
        import psycopg

        pause, longest = RETRIES
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, application_name="troef-listener") as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    begin()
                    pause = RETRIES[0]
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            hear(notice.payload)
            except psycopg.Error as error:
                if not self._closed.is_set():
                    logger.warning("the listener of the database lost its connection: %s", str(error).strip())
                self._closed.wait(pause)
                pause = min(2 * pause, longest)

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()


class SqliteBus:
    """A table of notices in the file itself, which nodes look at when SQLite says that somebody has written."""

    def __init__(self, file: str) -> None:
        self.accompanied = False
        self._file = file
        self._closed = threading.Event()

    def put(self, connection: Connection, payloads: Iterable[str]) -> None:
        """Tell the others once this transaction is on disk."""
        for payload in payloads:
            put = connection.exec_driver_sql("INSERT INTO notices (payload) VALUES (?)", (payload,))
            if put.lastrowid % KEPT == 0:
                connection.exec_driver_sql("DELETE FROM notices WHERE id <= ?", (put.lastrowid - KEPT,))

    def committed(self) -> None:
        """The others see it in the file."""

    def listen(self, hear: Callable[[str], None], begin: Callable[[], None]) -> None:
        """Look for notices until `close`."""
        with contextlib.closing(sqlite3.connect(self._file, timeout=PATIENCE)) as look:
            last = _one(look, "SELECT coalesce(max(id), 0) FROM notices")
            begin()
            seen = -1
            while not self._closed.wait(LOOKS[0 if self.accompanied else 1]):
                now = _one(look, "PRAGMA data_version")
                if now == seen:
                    continue
                seen = now
                news = look.execute("SELECT id, payload FROM notices WHERE id > ? ORDER BY id", (last,)).fetchall()
                for number, payload in news:
                    last = number
                    hear(payload)

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()


def bus_of(database: Database, listen: str | None = None, stream: str | None = None) -> Bus:
    """The bus of a database; `listen` is the address of PostgreSQL itself, where a pooler stands before it. `stream`:
    the address of the server that has a stream for it.

    Raises:
        ModuleNotFoundError: a stream needs the package `redis`.
    """
    if stream is not None:
        from troef.store.stream_bus import StreamBus  # an optional package

        return StreamBus(stream)
    url = database.writing.url
    if database.kind == "sqlite":
        return SqliteBus(str(url.database))
    direct = url if listen is None else make_url(listen)
    return PostgresBus(direct.set(drivername="postgresql").render_as_string(hide_password=False))


def _one(look: sqlite3.Connection, question: str) -> int:
    return int(look.execute(question).fetchone()[0])
