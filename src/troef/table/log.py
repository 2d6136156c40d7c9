"""The persistence port: an append-only log of lines per table, and the one that lives in memory."""

import json
from typing import Protocol


def log_line(facts: dict[str, object]) -> str:
    """A line of a log, from what it says.

    >>> log_line({"pause": True})
    '{"pause": true}'
    """
    return json.dumps(facts, ensure_ascii=False)


class Conflict(Exception):
    """Somebody else appended first: the table must be read again from the log."""


class Lineage:
    """Appends to one table that are sent before the one ahead of them is on disk. Each was decided on what that one
    brings: where one fails, so do all that follow, whatever somebody else has written in its place. `version` is how
    far they have come on disk."""

    def __init__(self, version: int) -> None:
        self.version = version


class Log(Protocol):
    """Where tables are kept. Line n of a table (from 0) takes it from version n to version n + 1."""

    async def append(
        self, table: str, expected_version: int, lines: list[str], lineage: "Lineage | None" = None
    ) -> None:
        """Add lines, all or none, to a table that has `expected_version` lines.

        Raises:
            Conflict: it has another number of lines, or an append ahead of this one in its lineage has failed; nothing
                was added.
        """
        ...

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table, or those after the first `after` of them; none if there is no such table."""
        ...

    async def replace(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Put lines in the place of all that a table has; what it had is nowhere any more.

        Raises:
            Conflict: it has another number of lines; nothing was changed.
        """
        ...

    async def close(self) -> None:
        """Close the storage."""
        ...


class MemoryLog:
    """A log in memory: it is lost when the process ends."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}

    async def append(
        self, table: str, expected_version: int, lines: list[str], lineage: "Lineage | None" = None
    ) -> None:
        """Add lines (see `Log`); they are there at once."""
        held = self.tables.get(table, [])
        if len(held) != expected_version:
            raise Conflict(table)
        self.tables[table] = [*held, *lines]

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table."""
        return self.tables.get(table, [])[after:]

    async def replace(self, table: str, expected_version: int, lines: list[str]) -> None:
        """Put lines in the place of all that a table has (see `Log`)."""
        if len(self.tables.get(table, [])) != expected_version:
            raise Conflict(table)
        self.tables[table] = list(lines)

    async def close(self) -> None:
        """There is nothing to close."""
