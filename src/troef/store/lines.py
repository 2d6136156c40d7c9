"""The lines of the log, read and written many at a time: one statement for all, in the words of each database."""

import json
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from sqlalchemy import Connection

#: A table and a version of it.
Place = tuple[str, int]
#: A table, a version, and the line there.
Row = tuple[str, int, str]

_COUNT_REPLACED: Final = (
    "INSERT INTO replaced (table_id, times) VALUES ({}, 1)"
    " ON CONFLICT (table_id) DO UPDATE SET times = replaced.times + 1"
)


class Lines(Protocol):
    """The lines of the log in one kind of database."""

    def hold(self, connection: Connection, replacing: bool) -> None:
        """What comes first in a transaction that writes: from then on nobody replaces lines, or with `replacing` nobody
        else writes any."""
        ...

    def there(self, connection: Connection, places: Sequence[Place]) -> set[Place]:
        """Of these places, those that have a line."""
        ...

    def add(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add lines."""
        ...

    def replace(self, connection: Connection, table: str) -> None:
        """Remove all lines of a table, and count that others take their place."""
        ...

    def since(self, connection: Connection, known: Mapping[str, int]) -> list[Row]:
        """The lines of tables from these versions on, in order."""
        ...


class SqliteLines:
    """Lines in SQLite."""

    def hold(self, connection: Connection, replacing: bool) -> None:
        """Who writes has had the whole file since `BEGIN IMMEDIATE`."""

    def there(self, connection: Connection, places: Sequence[Place]) -> set[Place]:
        """Of these places, those that have a line."""
        found = connection.exec_driver_sql(
            "SELECT table_id, version FROM json_each(?) AS asked JOIN events"
            " ON table_id = json_extract(asked.value, '$[0]') AND version = json_extract(asked.value, '$[1]')",
            (json.dumps(places),),
        )
        return {(name, version) for name, version in found}

    def add(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add lines."""
        connection.exec_driver_sql("INSERT INTO events (table_id, version, line) VALUES (?, ?, ?)", list(rows))

    def replace(self, connection: Connection, table: str) -> None:
        """Remove all lines of a table, and count that others take their place."""
        connection.exec_driver_sql("DELETE FROM events WHERE table_id = ?", (table,))
        connection.exec_driver_sql(_COUNT_REPLACED.format("?"), (table,))

    def since(self, connection: Connection, known: Mapping[str, int]) -> list[Row]:
        """The lines of tables from these versions on, in order."""
        found = connection.exec_driver_sql(
            "SELECT table_id, version, line FROM json_each(?) AS asked JOIN events"
            " ON table_id = asked.key AND version >= asked.value ORDER BY table_id, version",
            (json.dumps(known),),
        )
        return [(name, version, line) for name, version, line in found]


class PostgresLines:
    """Lines in PostgreSQL."""

    def hold(self, connection: Connection, replacing: bool) -> None:
        """Who replaces lines waits until nobody writes any, and the others wait for him."""
        connection.exec_driver_sql(f"LOCK TABLE events IN {'SHARE ROW' if replacing else 'ROW'} EXCLUSIVE MODE")

    def there(self, connection: Connection, places: Sequence[Place]) -> set[Place]:
        """Of these places, those that have a line."""
        found = connection.exec_driver_sql(
            "SELECT table_id, version FROM events"
            " JOIN unnest(%s::text[], %s::int[]) AS asked (name, number) ON table_id = name AND version = number",
            ([name for name, _ in places], [number for _, number in places]),
        )
        return {(name, version) for name, version in found}

    def add(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add lines; in one order everywhere, so that no two processes wait for each other."""
        tables, versions, lines = zip(*sorted(rows), strict=True)
        connection.exec_driver_sql(
            "INSERT INTO events (table_id, version, line) SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])",
            (list(tables), list(versions), list(lines)),
        )

    def replace(self, connection: Connection, table: str) -> None:
        """Remove all lines of a table, and count that others take their place."""
        connection.exec_driver_sql("DELETE FROM events WHERE table_id = %s", (table,))
        connection.exec_driver_sql(_COUNT_REPLACED.format("%s"), (table,))

    def since(self, connection: Connection, known: Mapping[str, int]) -> list[Row]:
        """The lines of tables from these versions on, in order."""
        found = connection.exec_driver_sql(
            "SELECT table_id, version, line FROM events"
            " JOIN unnest(%s::text[], %s::int[]) AS asked (name, number) ON table_id = name AND version >= number"
            " ORDER BY table_id, version",
            (list(known), list(known.values())),
        )
        return [(name, version, line) for name, version, line in found]


#: By the name of the kind of database.
LINES: Final[Mapping[str, Lines]] = {"sqlite": SqliteLines(), "postgresql": PostgresLines()}
