"""A log that grows while the work is done, so that the work can be continued later."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Final

from troef.sim.files import write_columns

#: A log is written whole, in place of the old one. Writing may take this part of the time in all …
PART: Final = 0.05
#: … and happens at most once in this many seconds.
PAUSE: Final = 1.0


class Log:
    """Keeps columns in a file while they grow; what is there is written when it is left, also on a fault."""

    def __init__(self, path: "Path | None", columns: Callable[[], dict[str, list[Any]]]) -> None:
        self._path = path
        self._columns = columns
        self._stale = False
        self._due = 0.0

    def changed(self) -> None:
        """There is more: write it now, or soon."""
        self._stale = True
        if perf_counter() >= self._due:
            self._write()

    def _write(self) -> None:
        if self._path is None or not self._stale:
            return
        begin = perf_counter()
        write_columns(self._columns(), self._path)
        end = perf_counter()
        self._due = end + max(PAUSE, (end - begin) / PART)
        self._stale = False

    def __enter__(self) -> "Log":
        return self

    def __exit__(
        self, kind: "type[BaseException] | None", fault: "BaseException | None", trace: "TracebackType | None"
    ) -> None:
        self._write()
