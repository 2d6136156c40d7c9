"""A live table: commands come in, lines go to the log, views go out to whoever is connected."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from troef.core.dealer import cut_limits
from troef.core.refusal import IllegalMove
from troef.core.view import REFEREE, SPECTATOR
from troef.core.wire import view_dict
from troef.table.bot_threads import BotThreads
from troef.table.fault import Fault
from troef.table.log import Conflict, Log
from troef.table.people import Person
from troef.table.steward import Steward
from troef.table.table import Table
from troef.table.timing import Timing

#: How often a command is tried again after another process has written to the log first.
ATTEMPTS = 5
MOST_GUESTS = 200


class Guest(Protocol):
    """Somebody who is connected: at a chair, or watching (SPECTATOR)."""

    seat: int

    def tell(self, message: bytes) -> None:
        """Take a message at once, without waiting for the connection."""
        ...


class LiveTable:
    """One table with everybody who is connected to it here.

    All that counts is in the log; what only this process knows is who is connected and what is about to happen.
    """

    def __init__(self, table: Table, log: Log, timing: Timing, threads: BotThreads) -> None:
        self.table = table
        self.log = log
        self.guests: list[Guest] = []
        self.left_at: dict[int, float] = {}
        self.quiet_since = time.monotonic()
        self._opened_at = self.quiet_since
        self._lock = asyncio.Lock()
        self._steward = Steward(self, timing, threads)

    # ---- commands ----

    async def sit(self, name: str, token: str) -> int:
        """A person takes a free chair; gives its number."""
        taken: list[int] = []

        def decide() -> list[str]:
            seat, lines = self.table.sit_lines(name, token)
            taken[:] = [seat]
            return lines

        await self._commit(decide)
        return taken[0]

    async def fill(self, token: str) -> None:
        """Bots take the free chairs, as somebody who sits here wishes."""
        self.require_seat(token)
        await self._commit(self.table.fill_lines)

    async def play(self, seat: int, text: str) -> None:
        """A move, as text.

        Raises:
            Fault: it is no move.
            IllegalMove: it is refused.
        """
        await self._commit(lambda: self.table.move_lines(seat, text))

    async def undo(self, everything: bool = False) -> None:
        """Who plays alone takes his last move back, or all of the deal.

        Raises:
            Fault: others play too, or there is nothing to take back.
        """
        await self._commit(lambda: self.table.undo_lines(everything))

    async def redo(self) -> None:
        """What was taken back last is done again.

        Raises:
            Fault: others play too, or there is nothing to do again.
        """
        await self._commit(self.table.redo_lines)

    async def again(self) -> None:
        """A new match; nothing happens if somebody else has just asked for it."""
        match = self.table.match
        if match is not None and self.table.matches > 1:
            played = [event for event in match.record.events if event[0] < 0 or event[1] != REFEREE]
            if len(played) <= 1:
                return
        await self._commit(self.table.again_lines)

    async def add_words(self, seat: int, words: str) -> None:
        """A seat's own words for the next deal."""
        if self.table.seed is None and not self.table.over:
            await self._commit(lambda: self.table.words_lines(seat, words))

    async def cut(self, seat: int, place: "int | None") -> None:
        """A seat cuts for the deal that is awaited, or leaves that to the dealer.

        Raises:
            Fault: it is not this seat that cuts, or not now, or not there.
        """
        await self._commit(lambda: self.table.cut_lines(seat, place))

    async def deal(self) -> None:
        """The deal that is awaited, unless it fell already."""
        await self._commit(lambda: self.table.deal_lines() if self.table.state.awaits_deal else [])

    async def time_out(self) -> None:
        """The time of those who may act is up."""
        await self._commit(self.table.timeout_lines)

    async def time_out_idle(self, seat: int) -> None:
        """A seat has done nothing for as long as the book gives."""
        await self._commit(lambda: self.table.idle_lines(seat))

    async def end_play(self) -> None:
        """The agreed end of play has come."""
        await self._commit(self.table.end_lines)

    async def _commit(self, decide: Callable[[], list[str]]) -> None:
        """Decide, write to the log, apply, tell everybody; decide again where another process wrote first."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                if await self._decided(decide):
                    break
            else:
                raise Fault("busy")
        self._steward.look()

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
        for line in lines:
            self.table.apply(line)
        self.tell_all()

    # ---- who is here ----

    def seat_of(self, token: "str | None") -> int:
        """The chair of a token; SPECTATOR without one.

        Raises:
            Fault: the token is of no chair here.
        """
        return SPECTATOR if token is None else self.require_seat(token)

    def require_seat(self, token: str) -> int:
        """The chair of a token.

        Raises:
            Fault: it is of no chair here.
        """
        seat = self.table.seat_of(token)
        if seat is None:
            raise Fault("bad-token")
        return seat

    def here(self, seat: int) -> bool:
        """Whether the person of a chair is connected; bots always are."""
        person = self.table.people[seat]
        return person is not None and (person.bot is not None or any(guest.seat == seat for guest in self.guests))

    def absent_for(self, seat: int) -> "float | None":
        """How many seconds a chair has been without its person: endlessly for bots, None while the person is here."""
        person = self.table.people[seat]
        if person is not None and person.bot is not None:
            return float("inf")
        return None if self.here(seat) else time.monotonic() - self.left_at.get(seat, self._opened_at)

    @property
    def goes_on(self) -> bool:
        """Whether the table does anything by itself: only while somebody is connected."""
        return bool(self.guests)

    def arrive(self, guest: Guest) -> None:
        """Somebody connects: they get the position, the others hear that they are here.

        Raises:
            Fault: it is too crowded.
        """
        if len(self.guests) >= MOST_GUESTS and guest.seat < 0:
            raise Fault("too-crowded")
        known = guest.seat < 0 or self.here(guest.seat)
        self.guests.append(guest)
        if known:
            guest.tell(self.message(guest.seat))
        else:
            self.tell_all()
        self._steward.look()

    def leave(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.quiet_since = time.monotonic()
        if guest.seat >= 0 and not self.here(guest.seat):
            self.left_at[guest.seat] = self.quiet_since
            self.tell_all()
        self._steward.look()

    async def close(self) -> None:
        """Stop all that was due to happen by itself: deals, bots, clocks."""
        await self._steward.close()

    # ---- what goes out ----

    def tell_all(self) -> None:
        """Give everybody the position as they may know it."""
        messages: dict[int, bytes] = {}
        for guest in list(self.guests):
            if guest.seat not in messages:
                messages[guest.seat] = self.message(guest.seat)
            guest.tell(messages[guest.seat])

    def _cut(self) -> "dict[str, object] | None":
        """Who may cut now and for how long still, or where the deal that lies was cut."""
        table = self.table
        cutter = table.cutter()
        if cutter is not None:
            least, most = cut_limits(table.state)
            return {"seat": cutter, "least": least, "most": most, "left": self._steward.cut_left()}
        cut = table.cut or table.last_cut
        return None if cut is None else {"seat": cut.seat, "at": cut.place}

    def told_of(self, seat: int, person: Person) -> dict[str, object]:
        """What everybody hears of who sits on a chair."""
        return {"name": person.name, "bot": person.bot, "here": self.here(seat)}

    def shown(self, seat: int) -> dict[str, object]:
        """What one seat may know, as it goes out."""
        return view_dict(self.table.game, self.table.view(seat))

    def message(self, seat: int) -> bytes:
        """The whole position for one seat, or who is still awaited."""
        table = self.table
        people = [None if one is None else self.told_of(chair, one) for chair, one in enumerate(table.people)]
        game = table.game
        if table.match is None:
            return msgspec.json.encode(
                {
                    "type": "waiting",
                    "game": game.slug,
                    "rules": game.rules,
                    "seat": seat,
                    "people": people,
                    "advice": table.advice,
                }
            )
        message: dict[str, object] = {
            "type": "view",
            "version": table.version,
            "view": self.shown(seat),
            "people": people,
            "advice": table.advice,
        }
        ended = table.end_for(seat)
        if ended is not None:
            message["ended"] = ended
        if table.alone:
            message["alone"] = {"made": table.moves_made(), "undone": len(table.undone), "seed": table.seed}
        fair, clock, cut = table.fair(), self._steward.clock(), self._cut()
        if cut is not None:
            message["cut"] = cut
        if fair is not None:
            message["fair"] = fair
        if clock is not None:
            message["clock"] = clock
        return msgspec.json.encode(message)
