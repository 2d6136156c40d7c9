"""Those who watch a table where it was agreed that they see it later: some seconds, or when the deal is over.

Whoever watches sees no hidden card, but he sees the table with other eyes than who sits there, and may talk to him. So
he sees what is no longer of use: everything that is told to watchers goes through here. It is kept only while somebody
watches, so the first one sees nothing until the time is up. A deal that is over is shown as it was played, card after
card, while the next one is being played.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Protocol

from troef.core.view import REFEREE, SPECTATOR
from troef.table.advice.advising import still_tells
from troef.table.table import Table

#: What is kept to be shown later; who is further behind misses the oldest of it.
MOST_KEPT: Final = 2000

#: A deal: the number of its match at the table, and its own.
Deal = tuple[int, int]


class Watcher(Protocol):
    """Somebody who watches."""

    def tell(self, message: bytes) -> None:
        """Take a message at once."""
        ...


class Watched(Protocol):
    """A table that is watched."""

    table: Table

    def watchers(self) -> "list[tuple[Watcher, int | None]]":
        """Who watches, each with the chair that he takes when the next deal begins."""
        ...

    def message(self, seat: int, coming: "int | None" = None) -> bytes:
        """The whole position as somebody may know it."""
        ...

    def waiting_message(self) -> bytes:
        """That nothing can be seen yet."""
        ...


@dataclass
class Sight:
    """Something that is shown later: for each chair that a watcher will take (None: no chair) what he is told, with the
    hands hidden and, where that was agreed, with all of them. `due` is None until it is known when."""

    at: float
    deal: Deal
    hidden: dict[int | None, bytes]
    open: dict[int | None, bytes] = field(default_factory=dict)
    is_view: bool = True
    due: float | None = None


class Gallery:
    """Shows a table to its watchers as late as was agreed."""

    def __init__(self, live: Watched) -> None:
        self._live = live
        self._kept: deque[Sight] = deque()
        #: who has been told anything
        self._greeted: set[Watcher] = set()
        #: what everybody sees now
        self._shown: Sight | None = None
        self._last_due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def delays(self) -> bool:
        """Whether watchers see what is played here later."""
        table = self._live.table
        return bool(table.terms.delay) and table.match is not None

    def note(self) -> None:
        """Keep the position as it is now, to be shown later."""
        watchers = self._greet()
        if not watchers:
            self.clear()
            return
        hidden = {coming: self._live.message(SPECTATOR, coming) for coming in self._readers(watchers)}
        opened: dict[int | None, bytes] = {}
        if self._live.table.terms.hands:
            opened = {coming: self._live.message(REFEREE, coming) for coming in self._readers(watchers)}
        self._keep(Sight(time.monotonic(), self._deal, hidden, opened))

    def note_said(self, message: bytes) -> None:
        """Keep what somebody at the table has said."""
        if self._greet():
            self._keep(Sight(time.monotonic(), self._deal, {None: message}, is_view=False))

    def clear(self) -> None:
        """Nobody watches any more, or nothing of this is to be seen."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._kept.clear()
        self._greeted.clear()
        self._shown = None
        self._last_due = 0.0

    # ---- who watches ----

    def _greet(self) -> "list[tuple[Watcher, int | None]]":
        """Tell who has just come what the others see; gives all who watch."""
        watchers = self._live.watchers()
        self._greeted &= {watcher for watcher, _ in watchers}
        for watcher, coming in watchers:
            if watcher not in self._greeted:
                self._greeted.add(watcher)
                watcher.tell(self._live.waiting_message() if self._shown is None else self._told(self._shown, coming))
        return watchers

    def _readers(self, watchers: "list[tuple[Watcher, int | None]]") -> "set[int | None]":
        return {None} | {coming for _, coming in watchers}

    def _told(self, sight: Sight, coming: "int | None") -> bytes:
        told = sight.open if sight.open and self._may_open(sight.deal) else sight.hidden
        return told.get(coming, told[None])

    def _may_open(self, deal: Deal) -> bool:
        """Whether all hands of a deal that is over may be seen: not where they still tell something of the next one."""
        table = self._live.table
        if deal[0] < table.matches or table.over:
            return True
        return not still_tells(table, table.events_of(deal[1]))

    # ---- when it is shown ----

    @property
    def _deal(self) -> Deal:
        table = self._live.table
        return table.matches, max(1, len(table.deals))  # what comes before the first deal is shown with it

    def _keep(self, sight: Sight) -> None:
        self._kept.append(sight)
        if len(self._kept) > MOST_KEPT:
            self._kept.popleft()
        self._set_times()
        self._wait()

    def _set_times(self) -> None:
        """Say when that is shown which can be shown by now."""
        delay, now = self._live.table.terms.delay, time.monotonic()
        undated = [sight for sight in self._kept if sight.due is None]
        if delay != "deal":
            for sight in undated:
                sight.due = sight.at + float(delay or 0)
            return
        ready = [sight for sight in undated if self._live.table.over or sight.deal < self._deal]
        begins = max(now, self._last_due)
        for sight in ready:
            sight.due = self._last_due = begins + sight.at - ready[0].at

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._kept and self._kept[0].due is not None:
            left = max(0.0, self._kept[0].due - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(left, self._show)

    def _show(self) -> None:
        """Show what is due."""
        now = asyncio.get_running_loop().time()
        while self._kept and self._kept[0].due is not None and self._kept[0].due <= now + 0.001:
            sight = self._kept.popleft()
            for watcher, coming in self._live.watchers():
                watcher.tell(self._told(sight, coming))
            if sight.is_view:
                self._shown = sight
        self._wait()
