"""The time of a table: it stands while play rests."""

import time

from troef.table.table import Table


class TableTime:
    """Seconds that go on as those of the server do, but for the pauses of a table."""

    def __init__(self) -> None:
        #: how long play has rested in all, and since when it rests now
        self._rested = 0.0
        self._rests_since: float | None = None

    def mind_pause(self, table: Table) -> None:
        """Take in whether play rests; to be called when that may have changed."""
        if table.rests and self._rests_since is None:
            self._rests_since = time.monotonic()
        elif not table.rests and self._rests_since is not None:
            self._rested += time.monotonic() - self._rests_since
            self._rests_since = None

    def now(self, table: Table) -> float:
        """What it is now."""
        self.mind_pause(table)
        return (time.monotonic() if self._rests_since is None else self._rests_since) - self._rested
