"""The tables that a process keeps in memory, for whom, and which of them goes when there are too many.

Everything that counts is in the log, so a table where nobody is connected may go at any time: whoever comes back finds
it made again. What cannot go is a table where somebody is. So nobody can fill the hall with tables that he does not sit
at, and there is a quota to those where he does.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from troef.table.fault import Fault
from troef.table.live import LiveTable
from troef.table.people.visitor import Visitor

#: Seconds without anybody after which a table goes where somebody has been, and where nobody has come yet.
QUIET_FOR: Final = 1800.0
UNJOINED_FOR: Final = 120.0
#: Seconds for which a table that somebody opens makes no room for that of somebody else: he is on his way.
ON_THE_WAY: Final = 30.0


@dataclass(eq=False)
class Kept:
    """A table in memory, for whom it is there, and when it was asked for last."""

    live: LiveTable
    visitor: Visitor | None
    asked_at: float

    @property
    def attended(self) -> bool:
        """Whether somebody is connected."""
        return bool(self.live.guests)

    def quiet_for(self, now: float) -> float:
        """For how many seconds nobody has been here or asked for it."""
        return 0.0 if self.attended else max(0.0, now - max(self.asked_at, self.live.quiet_since))


class KeptTables:
    """The tables in memory: no more than `most`, and of one visitor no more than `most_of_one`."""

    def __init__(self, most: int, most_of_one: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._now = now
        self._kept: dict[str, Kept] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter([kept.live for kept in self._kept.values()])

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def get(self, key: str) -> "LiveTable | None":
        """A table that is here; it stays for a while."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        kept.asked_at = self._now()
        return kept.live

    def keep(self, live: LiveTable, visitor: "Visitor | None") -> None:
        """Keep a table for a visitor."""
        self._kept[live.table.name] = Kept(live, visitor, self._now())

    def drop_for(self, visitor: "Visitor | None", returning: bool = False) -> list[LiveTable]:
        """The tables that go so that there is room for one more of a visitor: his own first, then whichever has been
        quiet for longest. `returning`: it is one that was there already.

        Raises:
            Fault: somebody sits at all of his tables, or at all that there are.
        """
        own = [kept for kept in self._kept.values() if visitor is not None and kept.visitor == visitor]
        gone = self._longest_quiet(own, len(own) + 1 - self._most_of_one, 0.0)
        if len(own) - len(gone) >= self._most_of_one:
            raise Fault("too-many-tables", {"number": self._most_of_one})
        others = [kept for kept in self._kept.values() if kept not in gone]
        grace = 0.0 if returning else ON_THE_WAY
        gone += self._longest_quiet(others, len(others) + 1 - self._most, grace)
        if len(self._kept) - len(gone) >= self._most:
            raise Fault("hall-full")
        return self._drop(gone)

    def drop(self, key: str) -> list[LiveTable]:
        """The table of this name goes, if it is here."""
        return self._drop([self._kept[key]] if key in self._kept else [])

    def drop_quiet(self) -> list[LiveTable]:
        """The tables where nobody has been for long, and those where nobody came at all."""
        now = self._now()
        return self._drop(
            [
                kept
                for kept in self._kept.values()
                if kept.quiet_for(now) > (QUIET_FOR if kept.live.visited else UNJOINED_FOR)
            ]
        )

    def _longest_quiet(self, among: list[Kept], count: int, longer_than: float) -> list[Kept]:
        if count <= 0:
            return []
        now = self._now()
        quiet = [kept for kept in among if not kept.attended and kept.quiet_for(now) >= longer_than]
        return sorted(quiet, key=lambda kept: -kept.quiet_for(now))[:count]

    def _drop(self, gone: list[Kept]) -> list[LiveTable]:
        for kept in gone:
            del self._kept[kept.live.table.name]
        return [kept.live for kept in gone]
