"""Who is connected to a table: one decision after the other goes to the log, views go out to everybody."""

import asyncio
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Protocol

from troef.core.refusal import IllegalMove
from troef.core.view import SPECTATOR
from troef.table.clock.timekeeping import ended_lines
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Alone, Company, Presence
from troef.table.hall.offers import awaited_chairs
from troef.table.log import Conflict, Log
from troef.table.people.gallery import Gallery, Watcher
from troef.table.table import Table
from troef.table.telling import TellingTable

#: How often a command is tried again after another process has written to the log first.
ATTEMPTS = 5
MOST_GUESTS = 200
#: Connections of one chair: somebody has a telephone, a tablet, and a page that he forgot.
MOST_LINES = 4
#: Lines of a log that are applied before others have a turn.
LINES_AT_ONCE = 20


async def folded(key: str, lines: Iterable[str]) -> Table:
    """The table that lines make; others have their turn meanwhile."""
    table = Table(key)
    for number, line in enumerate(lines, 1):
        table.apply(line)
        if number % LINES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


class Guest(Protocol):
    """Somebody who is connected: at a chair, or watching (SPECTATOR)."""

    seat: int

    def tell(self, message: bytes) -> None:
        """Take a message at once, without waiting for the connection."""
        ...

    def dismiss(self, why: str) -> None:
        """Close, with the key of the fault that says why: the same chair is looked at from elsewhere, or he has to
        go."""
        ...


class AttendedTable(TellingTable):
    """A table with its log and everybody who is connected to it here.

    All that counts is in the log; what only this process knows is who is connected and what is about to happen.
    """

    #: whether a bot plays for somebody who is here and does nothing for long
    plays_for_the_idle = True

    def __init__(self, table: Table, log: Log, timing: Timing, company: "Company | None" = None) -> None:
        self.table = table
        self.log = log
        self.guests: list[Guest] = []
        self.left_at: dict[int, float] = {}
        self.quiet_since = time.monotonic()
        self._opened_at = self.quiet_since
        #: whether anybody has been connected
        self.visited = False
        #: whether another node has deleted it: its log has no lines any more
        self.deleted = False
        #: connections that one chair may have at once
        self.most_lines = MOST_LINES
        #: by guest the token that he came with: his seat follows from it
        self._tokens: dict[Guest, str] = {}
        #: who hears of a match that has ended and counts for somebody's statistics
        self.when_ended: Callable[[Table], None] | None = None
        self._lock = asyncio.Lock()
        #: the chairs whose people are connected to other nodes
        self._elsewhere: frozenset[int] = frozenset()
        self._timing = timing
        #: who watches where that is seen later
        self.gallery = Gallery(self)
        self.company: Company = company if company is not None else Alone()

    # ---- one decision after the other ----

    async def commit(self, decide: Callable[[], list[str]]) -> None:
        """Decide, write to the log, apply, tell everybody; what people have used of their time is written with it."""

        def decide_in_time() -> list[str]:
            lines = decide()
            return [*self.steward.clocks.spent_lines(), *lines] if lines else []

        await self.write(decide_in_time)

    async def write(self, decide: Callable[[], list[str]]) -> None:
        """The same without looking at clocks; it is decided again where another process wrote first.

        Raises:
            Fault: others write all the time, or the table is deleted; or as `decide` itself.
        """
        async with self._lock:
            if self.deleted:
                raise Fault("no-table")
            for _ in range(ATTEMPTS):
                if await self._decided(decide):
                    break
            else:
                raise Fault("busy")
            await self._note_end()
        self.steward.look()

    async def _host_commits(self, by: int, decide: Callable[[], list[str]]) -> None:
        """A decision that only the host may take.

        Raises:
            Fault: somebody else takes it.
        """

        def decide_as_host() -> list[str]:
            if by != self.host:
                raise Fault("not-the-host")
            return decide()

        await self.commit(decide_as_host)

    async def _note_end(self) -> None:
        """Write down when a match ended that counts for somebody's statistics."""
        if ended_lines(self.table, datetime.now(UTC)):
            await self._decided(lambda: ended_lines(self.table, datetime.now(UTC)))

    async def rewrite(self, change: Callable[[list[str]], list[str]]) -> None:
        """Put other lines in the place of those in the log, as many as there are.

        Raises:
            Fault: another process writes to it all the time.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                lines = await self.log.load(self.table.name)
                changed = change(lines)
                try:
                    await self.log.replace(self.table.name, len(lines), changed)
                except Conflict:
                    continue
                break
            else:
                raise Fault("busy")
            self.table = await folded(self.table.name, changed)
        self.tell_all()

    async def _decided(self, decide: Callable[[], list[str]]) -> bool:
        """Carry out a decision; False when there was news and it must be taken again."""
        try:
            lines = decide()
        except (Fault, IllegalMove):
            if await self._catch_up():
                return False
            raise
        if not lines:
            return not await self._catch_up()
        try:
            await self.log.append(self.table.name, self.table.version, lines)
        except Conflict:
            await self._catch_up()
            return False
        self._take_in(lines)
        return True

    async def _catch_up(self) -> bool:
        """Apply what other processes have written to the log; whether there was anything."""
        lines = await self.log.load(self.table.name, self.table.version)
        if lines:
            self._take_in(lines)
        return bool(lines)

    def _take_in(self, lines: list[str]) -> None:
        table = self.table
        changes, rested, ends = table.seating.changes, table.rests, len(table.ends)
        before = list(table.people)
        for line in lines:
            table.apply(line)
        if table.seating.changes != changes:
            self._seat_guests()
        self._send_away()
        now = time.monotonic()
        for seat, person in enumerate(table.people):
            came = seat < len(before) and before[seat] is not person
            if not self.here(seat) and (came or (rested and not table.rests)):
                self.left_at[seat] = now  # so that no bot sits in before he is connected
        if len(table.ends) > ends and self.when_ended is not None:
            self.when_ended(table)  # where another node wrote it, that may have died since; twice counts once
        self.tell_all()
        self._tell_company()

    # ---- other nodes ----

    @property
    def version(self) -> int:
        """How many lines have been taken in."""
        return self.table.version

    @property
    def tends(self) -> bool:
        """Whether this node looks after the table: deals, bots, clocks."""
        return self.company.tends(self.table.name)

    async def hear(self, after: int, lines: list[str]) -> None:
        """Another node has written these lines, which follow on the first `after`."""
        async with self._lock:
            if after <= self.version < after + len(lines):
                self._take_in(lines[self.version - after :])
        self.steward.look()

    async def refresh(self) -> None:
        """Take in what other nodes have written until now."""
        after = self.version
        lines = await self.log.load(self.table.name, after)
        if lines:
            await self.hear(after, lines)

    async def replaced(self) -> None:
        """Names are erased from the lines, and play is where it was; or all lines are, and the table is no more."""
        async with self._lock:
            lines = await self.log.load(self.table.name)
            self.deleted = not lines
            if not self.deleted:
                self.table = await folded(self.table.name, lines)
        self.tell_all()

    def meet(self) -> None:
        """Somebody has come or gone on another node, or a node itself has."""
        elsewhere = self.company.elsewhere(self.table.name).seats
        changed, self._elsewhere = self._elsewhere ^ elsewhere, elsewhere
        now = time.monotonic()
        self.left_at.update({seat: now for seat in changed if not self.here(seat)})
        if changed:
            self.tell_all()
        self.steward.look()

    def pass_on(self, message: bytes, watchers: bool = True) -> None:
        """Tell everybody something that is not in the log; `watchers`: who watches hears it too, with what he sees."""
        for guest in self._told_now():
            if watchers or guest.seat >= 0:
                guest.tell(message)
        if watchers and self.gallery.delays:
            self.gallery.note_said(message)

    def _presence(self) -> "Presence | None":
        """What other nodes hear of who is here."""
        if not self.guests:
            return None
        seats = frozenset([guest.seat for guest in self.guests if guest.seat >= 0])
        return Presence(seats, guests=True, waits=bool(awaited_chairs(self.table)))

    def _tell_company(self) -> None:
        self.company.tell(self.table.name, self._presence())

    def _seat_guests(self) -> None:
        """Give everybody who came with a token the seat that it is for now; who has none any more watches."""
        for guest, token in self._tokens.items():
            seat = self.table.seat_of(token)
            guest.seat = SPECTATOR if seat is None else seat

    def _send_away(self) -> None:
        """Close the connections of who was removed, and of who watches where nobody may."""
        gone = {guest: "removed-here" for guest, token in self._tokens.items() if self.table.seating.was_removed(token)}
        if not self.table.watched:
            gone |= {guest: "not-watched" for guest in self.guests if guest.seat < 0 and guest not in self._tokens}
        for guest, why in gone.items():
            self.leave(guest)
            guest.dismiss(why)

    # ---- who is here ----

    @property
    def host(self) -> "int | None":
        """Who decides: of the people who are here who has sat longest; of all people where none of them is here."""
        people = self.table.seating.by_age()
        here = [seat for seat in people if self.here(seat)]
        return next(iter([*here, *people]), None)

    def seat_of(self, token: "str | None") -> int:
        """The chair of a token; SPECTATOR without one, and for who sits down when the next deal begins.

        Raises:
            Fault: the token is of no chair here, or nobody may watch.
        """
        if token is None and not self.table.watched:
            raise Fault("not-watched")
        if token is None or self.table.seating.coming_to(token) is not None:
            return SPECTATOR
        return self.require_seat(token)

    def require_seat(self, token: str) -> int:
        """The chair of a token.

        Raises:
            Fault: it is of no chair here.
        """
        seat = self.table.seat_of(token)
        if self.table.seating.was_removed(token):
            raise Fault("removed-here")
        if seat is None:
            raise Fault("sits-next-deal" if self.table.seating.coming_to(token) is not None else "bad-token")
        return seat

    def here(self, seat: int) -> bool:
        """Whether the person of a chair is connected; bots always are."""
        person = self.table.people[seat]
        if person is None or person.bot is not None:
            return person is not None
        return seat in self._elsewhere or any(guest.seat == seat for guest in self.guests)

    @property
    def connected_seats(self) -> set[int]:
        """The chairs whose people are connected, here or elsewhere."""
        return {seat for seat in self.table.owners() if self.here(seat)}

    def absent_for(self, seat: int) -> "float | None":
        """How many seconds a chair has been without its person: endlessly for bots and for who was late too often, None
        while the person is here."""
        person = self.table.people[seat]
        if (person is not None and person.bot is not None) or self.table.times.sat_in(seat):
            return float("inf")
        return None if self.here(seat) else time.monotonic() - self.left_at.get(seat, self._opened_at)

    @property
    def attended(self) -> bool:
        """Whether anybody is connected, here or elsewhere."""
        return bool(self.guests) or self.company.elsewhere(self.table.name).guests

    @property
    def goes_on(self) -> bool:
        """Whether the table does anything by itself: only while somebody is connected."""
        return bool(self.guests)

    def arrive(self, guest: Guest, token: "str | None" = None) -> None:
        """Somebody connects: they get the position, the others hear that they are here. With the token that he came
        with, his seat follows whatever happens with the chairs.

        Raises:
            Fault: it is too crowded.
        """
        if len(self.guests) >= MOST_GUESTS and guest.seat < 0:
            raise Fault("too-crowded")
        known = guest.seat < 0 or self.here(guest.seat)
        self.visited = True
        self.guests.append(guest)
        if token is not None:
            self._tokens[guest] = token
            self.dismiss_oldest([one for one, own in self._tokens.items() if own == token])
        if guest.seat == SPECTATOR and self.gallery.delays:
            self.gallery.note()
        elif known:
            guest.tell(self.message(guest.seat, self._coming(guest)))
        else:
            self.tell_all()
        self._tell_company()
        self.steward.look()

    def dismiss_oldest(self, lines: list[Guest]) -> None:
        """Close the oldest connections of a chair that has too many."""
        for guest in lines[: -self.most_lines]:
            self.leave(guest)
            guest.dismiss("seen-elsewhere")

    def leave(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self._tokens.pop(guest, None)
        self.quiet_since = time.monotonic()
        if guest.seat >= 0 and not self.here(guest.seat):
            self.left_at[guest.seat] = self.quiet_since
            self.tell_all()
        self._tell_company()
        self.steward.look()

    async def close(self) -> None:
        """Stop all that was due to happen by itself: deals, bots, clocks."""
        self.company.forget(self.table.name)
        self.gallery.clear()
        await self.steward.close()

    # ---- what goes out ----

    def tell_all(self) -> None:
        """Give everybody the position as they may know it."""
        messages: dict[tuple[int, int | None], bytes] = {}
        for guest in self._told_now():
            reader = guest.seat, self._coming(guest)
            if reader not in messages:
                messages[reader] = self.message(*reader)
            guest.tell(messages[reader])
        if self.gallery.delays:
            self.gallery.note()

    def _told_now(self) -> list[Guest]:
        """Everybody but those who see the table later."""
        late = self.gallery.delays
        return [guest for guest in self.guests if not late or guest.seat != SPECTATOR]

    def watchers(self) -> "list[tuple[Watcher, int | None]]":
        """Who watches, each with the chair that he takes when the next deal begins."""
        return [(guest, self._coming(guest)) for guest in self.guests if guest.seat == SPECTATOR]

    def _coming(self, guest: Guest) -> "int | None":
        """The chair that a guest takes when the next deal begins."""
        token = self._tokens.get(guest) if self.table.seating.coming else None
        return None if token is None else self.table.seating.coming_to(token)
