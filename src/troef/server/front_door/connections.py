"""How many connections there may be, in all and from one address; who makes room for a new one.

A connection waits while the server awaits something of its client: a request, or the rest of one. When there are too
many, whichever has waited longest is closed: somebody who is served sends at once, so half-open sockets go first. Only
where nobody waits is the new one refused.
"""

import sys
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from troef.server.front_door.addresses import Proxies, visitor_at
from troef.server.settings import Settings
from troef.table.people.visitor import Visitor

#: Connections that the system keeps for us until we take them: all of them at once, before any is looked at.
BACKLOG: Final = 256
#: Open files beside connections: the database, the log, pipes to worker processes.
OTHER_FILES: Final = 256
#: As many files as we ask the system for.
MOST_FILES: Final = 65_536


@dataclass(frozen=True)
class Room:
    """How many connections there may be: in all, from one address, and from one address that wait."""

    in_all: int
    of_one: int
    waiting_of_one: int


def room_of(settings: Settings, files: int) -> Room:
    """The room that settings give, as far as the files that may be open allow.

    >>> room_of(Settings(limits=True), 65_536)
    Room(in_all=8000, of_one=2000, waiting_of_one=300)
    >>> room_of(Settings(limits=True), 1024)
    Room(in_all=512, of_one=256, waiting_of_one=128)
    """
    could = max(files - OTHER_FILES - BACKLOG, files // 2)
    if not settings.limits:
        return Room(could, could, could)
    in_all = min(settings.connections, could)
    of_one = min(settings.connections_per_address, in_all // 2)
    return Room(in_all, of_one, min(settings.waiting_per_address, of_one // 2))


def files_allowed() -> int:
    """Have as many files open as the system lets us; how many that is."""
    if sys.platform == "win32":
        return MOST_FILES  # there is no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Connections:
    """Who is connected, and which connections wait."""

    def __init__(self, room: Room, proxies: "Proxies | None" = None) -> None:
        self.room = room
        self._proxies = proxies if proxies is not None else Proxies(())
        self._visitors: dict[Hashable, Visitor | None] = {}
        #: those that wait, whichever has waited longest first
        self._waiting: dict[Hashable, Visitor | None] = {}
        self._of: Counter[Visitor] = Counter()
        self._waiting_of: Counter[Visitor] = Counter()

    def come(self, line: Hashable, address: str) -> "Hashable | None":
        """A connection has come, and waits. Gives the one that must go for it: perhaps itself."""
        visitor = None if address in self._proxies else visitor_at(address)  # behind a proxy are many
        self._visitors[line] = visitor
        if visitor is not None:
            self._of[visitor] += 1
        crowd = self._crowd(visitor)
        self.wait(line)
        if visitor is not None and self._waiting_of[visitor] > self.room.waiting_of_one:
            return next(one for one, whose in self._waiting.items() if whose == visitor)
        if not crowd:
            return None
        whose_go = None if crowd == "all" else visitor
        return next(one for one, whose in self._waiting.items() if whose_go in (None, whose))

    def _crowd(self, visitor: "Visitor | None") -> str:
        """Whether there are too many of one, or in all."""
        if visitor is not None and self._of[visitor] > self.room.of_one:
            return "one"
        return "all" if len(self._visitors) > self.room.in_all else ""

    def wait(self, line: Hashable) -> None:
        """Something is awaited of a client from now on."""
        if line in self._visitors and line not in self._waiting:
            visitor = self._waiting[line] = self._visitors[line]
            if visitor is not None:
                self._waiting_of[visitor] += 1

    def serve(self, line: Hashable) -> None:
        """Nothing is awaited of a client: he is served."""
        if line not in self._waiting:
            return
        visitor = self._waiting.pop(line)
        if visitor is not None:
            _less(self._waiting_of, visitor)

    def go(self, line: Hashable) -> None:
        """A connection is gone."""
        self.serve(line)
        if line not in self._visitors:
            return
        visitor = self._visitors.pop(line)
        if visitor is not None:
            _less(self._of, visitor)

    def __contains__(self, line: object) -> bool:
        return line in self._visitors

    def __len__(self) -> int:
        return len(self._visitors)


def _less(counted: Counter[Visitor], visitor: Visitor) -> None:
    counted[visitor] -= 1
    if not counted[visitor]:
        del counted[visitor]
