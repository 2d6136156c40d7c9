"""What everybody at the door hears: tables that wait, what people look for, and what friends do.

Nobody asks for it again and again: each node looks once a second, as long as somebody is at its door, and tells each
line what has changed for it. Who looks for others is in the database (`troef.store.wishes`): nodes tell each other only
that it has changed.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final

import msgspec

from troef.server.people.register import Register
from troef.store import friends, wishes
from troef.store.friends import Invitation
from troef.table.fault import Fault
from troef.table.hall.company import Company
from troef.table.hall.hall import Hall
from troef.table.hall.offers import awaited_chairs, offer, offered_to
from troef.table.people.matching import Meeting, MetTable, Wish, demands, like_minded, table_of

logger = logging.getLogger(__name__)

#: By which name nodes tell each other about the lobby: no table is called so.
NAME: Final = "lobby:"
#: Seconds between two looks at the tables, and at most between two at the database.
LOOK_EVERY: Final = 1.0
LOOK_BACK_EVERY: Final = 5.0


class Line:
    """Somebody at the door. `account`: whose; `wish`: the key of what he looks for, empty where he does not."""

    def __init__(self, tell: Callable[[bytes], None], account: "str | None") -> None:
        self._tell = tell
        self.name = secrets.token_hex(8)
        self.account = account
        self.wish = ""
        self.friends: frozenset[str] = frozenset()
        self.invitations: list[Invitation] = []
        self._told: dict[str, bytes] = {}

    def tell(self, kind: str, **facts: Any) -> None:
        """Say something, unless it is what was said of this kind before."""
        message = msgspec.json.encode({"type": kind, **facts})
        if self._told.get(kind) != message:
            self._told[kind] = message
            self._tell(message)


class Lobby:
    """The lobby of this node."""

    #: there are no lines of a log behind it
    version = 0

    def __init__(self, hall: Hall, register: Register, company: Company, most_wishes: int) -> None:
        self._hall = hall
        self._register = register
        self._shelf = register.shelf
        self._company = company
        self._most_wishes = most_wishes
        self._lines: set[Line] = set()
        #: who waits, on all nodes, as far as it is known here
        self._waiting: list[Wish] = []
        self._stirred = True
        self._looked_back = 0.0
        self._looking = asyncio.Lock()
        company.follow(NAME, self)

    # ---- other nodes ----

    async def hear(self, after: int, lines: list[str]) -> None:
        """Nothing of it is in a log."""

    async def replaced(self) -> None:
        """Nothing of it is in a log."""

    def meet(self) -> None:
        """Tables tell themselves who is there."""

    def overhear(self, message: str) -> None:
        """Something has changed on another node."""
        self._stirred = True

    def stir(self) -> None:
        """Something has changed here: all nodes look again."""
        self._stirred = True
        self._company.say(NAME, "changed")

    # ---- who is at the door ----

    async def arrive(self, line: Line) -> None:
        """Somebody comes, and hears how things stand."""
        self._lines.add(line)
        await self._look_back_for([line])
        await self.look()

    async def leave(self, line: Line) -> None:
        """Somebody's line is gone; what he looks for waits for a while until he is back."""
        self._lines.discard(line)
        if line.wish:
            await self._shelf.write(wishes.leave, line.wish, line.name)
            self.stir()

    async def wish(self, line: Line, wish: Wish, visitor: str) -> None:
        """Somebody looks for others, or comes back with what he looks for.

        Raises:
            Fault: his visitor looks for too many.
        """
        try:
            await self._shelf.write(wishes.put, wish, line.name, visitor, self._most_wishes, self._register.now())
        except wishes.TooMany as error:
            raise Fault("too-many-wishes", {"number": self._most_wishes}) from error
        line.wish = wish.key
        await self._shelf.write(wishes.meet, self._table_of, self._register.now())
        self.stir()
        await self.look()

    async def end_wish(self, line: Line) -> None:
        """Somebody looks for nobody any more."""
        if line.wish:
            await self._shelf.write(wishes.end, line.wish)
            self.stir()
            await self.look()

    def _table_of(self, meeting: Meeting) -> MetTable:
        return table_of(meeting, self._token_of)

    def _token_of(self, wish: Wish, table: str) -> str:
        """The token of the chair of who is seated: of his account, or else of his wish."""
        return self._register.chair_token(wish.account or f"wish {wish.key}", table)

    # ---- what they hear ----

    async def keep(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if self._lines:
                    await self.look()
            except Exception:
                logger.exception("the lobby could not be looked at")

    async def look(self) -> None:
        """Tell everybody what has changed for him."""
        async with self._looking:
            now = asyncio.get_running_loop().time()
            if self._stirred or now - self._looked_back > LOOK_BACK_EVERY:
                self._stirred, self._looked_back = False, now
                await self._look_back()
            await self._hall.hear_of_offers()
            awaiting = self._hall.awaiting()
            offers = {table.name: offer(table) for table in awaiting}
            listed = [offers[table.name] for table in awaiting if table.terms.listed is True]
            wanted = [asdict(one) for one in demands(self._waiting)]
            for line in list(self._lines):
                own = [offers[table.name] for table in awaiting if offered_to(table, line.friends)]
                shown = [one for one in listed if one not in own]
                line.tell("lobby", tables=shown, friends=own, wanted=wanted, invitations=self._invited(line))

    async def _look_back(self) -> None:
        """Ask the database what has changed: who waits, who is seated, who are friends."""
        lines, now = list(self._lines), self._register.now()
        wished = [(line, line.wish) for line in lines if line.wish]
        here = {key for _, key in wished}
        if here:
            await self._shelf.write(wishes.see, here, now)
        await self._shelf.write(wishes.forget, now)
        self._waiting = await self._shelf.read(wishes.waiting, now)
        seated = await self._shelf.read(wishes.seated, here) if here else {}
        waiting = {wish.key: wish for wish in self._waiting}
        for line, key in wished:
            if line.wish != key:  # what was read says nothing of what somebody has wished meanwhile
                continue
            if key in seated:
                await self._seat(line, *seated[key])
            elif key in waiting:
                games = [asdict(one) for one in like_minded(waiting[key], self._waiting)]
                line.tell("wish", games=games)
            else:
                line.wish = ""
                line.tell("wish", games=[])
        await self._look_back_for(lines)

    async def _seat(self, line: Line, table: str, seat: int) -> None:
        """Somebody has found others: he hears of his chair once the table is in the log."""
        key = line.wish
        lines = await self._shelf.read(wishes.lines_of, table)
        if lines:
            await self._hall.found(table, lines)
            await self._shelf.write(wishes.in_log, table)
        found = await self._hall.find(table)
        token = self._register.chair_token(line.account or f"wish {key}", table)
        if line.wish == key:
            line.wish = ""
        line.tell("seated", table=table, token=token, seat=seat, game=found.table.game.slug)

    async def _look_back_for(self, lines: Iterable[Line]) -> None:
        """Who are friends, and invite each other."""
        accounts = {line.account for line in lines if line.account is not None}
        if not accounts:
            return
        known = {account: await self._shelf.read(friends.friends_of, account) for account in accounts}
        invited = await self._shelf.read(friends.invitations, accounts, self._register.now())
        for line in self._lines:
            if line.account in known:
                line.friends = frozenset(known[line.account])
                line.invitations = invited.get(line.account, [])
        for table in {one.table for line in lines for one in line.invitations}:
            if self._company.elsewhere(table).guests:
                with contextlib.suppress(Fault):
                    await self._hall.find(table)

    def _invited(self, line: Line) -> list[dict[str, object]]:
        """The tables to which somebody is invited, as long as there are people and a chair for him."""
        if not line.invitations:
            return []
        here = {live.table.name: live.table for live in self._hall.live_tables}
        return [
            {**offer(here[one.table]), "by": {"name": one.by.name, "avatar": one.by.avatar}}
            for one in line.invitations
            if one.table in here and (awaited_chairs(here[one.table]) or here[one.table].seating.open_for_friends())
        ]
