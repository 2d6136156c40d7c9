"""On which store a test runs: in memory, or on a database of its own in SQLite or in PostgreSQL.

Whatever asks for the fixture `store` runs on both databases in `make prove`. In `make test` each test of the suites in
SAMPLE runs on one of the two, and the others in memory. TROEF_STORES names the stores of a run:
`TROEF_STORES=sqlite,postgresql`.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from zlib import crc32

from postgres import PostgresServer
from proving import AT_LENGTH
from troef.store.database import open_database

MEMORY, *DATABASES = "memory", "sqlite", "postgresql"
CHOSEN = os.environ.get("TROEF_STORES", "")
#: The suites that run on databases each time, half of their tests on either: calls, sockets, tables, events, the lobby.
SAMPLE: frozenset[str] = frozenset(
    (
        "server/test_calls.py",
        "server/test_socket.py",
        "server/test_lobby.py",
        "server/test_tables_on_line.py",
        "server/test_events.py",
        "table/test_live_tables.py",
        "table/test_chairs.py",
    )
)


def kinds_for(file: Path, test: str) -> list[str]:
    """On which stores a test of a file runs."""
    if CHOSEN:
        return CHOSEN.split(",")
    if AT_LENGTH:
        return DATABASES
    sampled = f"{file.parent.name}/{file.name}" in SAMPLE
    return [DATABASES[crc32(test.encode()) % 2]] if sampled else [MEMORY]


class Store:
    """A kind of store; `database()` gives the address of an empty one, or None: in memory. Databases are copies of one,
    which alone takes all the steps from nothing to the newest version."""

    def __init__(self, kind: str, folder: Path, server: "PostgresServer | None" = None) -> None:
        self.kind = kind
        self._folder = folder
        self._server = server
        self._numbers = count(1)
        self._first = ""
        if kind != MEMORY:
            self._first = f"sqlite:///{folder}/first.db" if server is None else server.database()
            open_database(self._first).close()

    @contextmanager
    def database(self) -> Iterator["str | None"]:
        """A database while it is needed."""
        if not self._first:
            yield None
        elif self._server is None:
            file = self._folder / f"{next(self._numbers)}.db"
            shutil.copy(self._folder / "first.db", file)
            yield f"sqlite:///{file}"
        else:
            address = self._server.database(like=self._first)
            yield address
            self._server.drop(address)
