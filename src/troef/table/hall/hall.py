"""All tables of this process: opened, found again, and dropped from memory when nobody has been there for long."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from troef.core.game import Game
from troef.core.options import OptionError
from troef.core.record_error import RecordError
from troef.core.registry import UnknownGame, find_game
from troef.table.advice.advising import Adviser
from troef.table.attended import folded
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Alone, Company
from troef.table.hall.kept_tables import KeptTables
from troef.table.hall.offers import awaited_chairs, offer
from troef.table.live import LiveTable
from troef.table.log import Conflict, Log
from troef.table.people.hosting import check_level
from troef.table.people.people import Member
from troef.table.people.visitor import ASKING, Visitor
from troef.table.table import Table, founding_lines
from troef.table.talk.reporting import Report
from troef.table.terms import AS_USUAL, Terms
from troef.thinking.bots import Bots
from troef.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

#: Seconds without anybody after which an open table is not offered.
OFFER_FOR: Final = 600.0
#: Seconds between two looks at which tables nobody needs any more.
SWEEP_EVERY: Final = 30.0


class Chair:
    """A chair at a table, and the token that gives the right to it: now, or from the next deal on (`waits`)."""

    def __init__(self, table: str, token: str, seat: int, waits: bool = False) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.waits = waits


class Hall:
    """Opens tables and finds them; who plays at one asks its `adviser`."""

    def __init__(
        self,
        log: Log,
        timing: Timing,
        most_tables: int = 1000,
        adviser: "Adviser | None" = None,
        thinkers: "Thinkers | None" = None,
        most_of_one: "int | None" = None,
        company: "Company | None" = None,
    ) -> None:
        self._log = log
        #: the other nodes that serve these tables
        self.company: Company = company if company is not None else Alone()
        self._timing = timing
        self.thinkers = thinkers if thinkers is not None else Thinkers()
        self.bots = Bots(self.thinkers)
        self.adviser = adviser if adviser is not None else Adviser(self.thinkers)
        self._tables = KeptTables(most_tables, most_tables if most_of_one is None else most_of_one)
        #: what is looked up in the log now, so that nobody looks it up twice
        self._returning: dict[str, asyncio.Task[LiveTable]] = {}
        #: counts a table that is made again from its log for a visitor, and may refuse to
        self.check_return: Callable[[Visitor], None] | None = None
        #: who notes a table that is opened
        self.when_opened: Callable[[str], Awaitable[None]] | None = None
        #: who hears of matches that have ended and count for somebody's statistics
        self.when_ended: Callable[[Table], None] | None = None
        #: who keeps reports of how people behave
        self.when_reported: Callable[[Report], Awaitable[None]] | None = None

    async def open(
        self,
        slug: str,
        rules: "str | None" = None,
        options: "dict[str, object] | None" = None,
        seats: "int | None" = None,
        name: str = "",
        waits: bool = False,
        bot: str = "rule",
        seed: "str | None" = None,
        terms: Terms = AS_USUAL,
        member: "Member | None" = None,
        commit: "str | None" = None,
    ) -> Chair:
        """A new table with its first person; unless it `waits` for others, bots take all other chairs.

        `member`: the account of who opens it. `commit` binds him to his part of the first draw.

        Raises:
            Fault: there is no such game, rules, option, number of seats or bot; the terms cannot be so; or the hall
                is full.
        """
        game = terms.rules_of(_game(slug, rules, options or {}))
        count = _seats(game, seats)
        check_level(game, bot)
        agreed = terms.agreed(game, count, waits, seed)
        await self._close(self._tables.drop_for(ASKING.get()))
        key = secrets.token_urlsafe(12)
        table = Table(key)
        lines = founding_lines(game, count, bot, seed, agreed)
        for line in lines:
            table.apply(line)
        token = _chair_token(key, member)
        seat, arrival = table.sit_lines(name, token, None, member, commit)
        for line in arrival:
            table.apply(line)
        filling = table.fill_lines() if table.free and not waits else []
        for line in filling:
            table.apply(line)
        await self._begin(table, [*lines, *arrival, *filling])
        return Chair(key, token, seat)

    async def chair(self, key: str, token: str) -> Chair:
        """The chair that a token gives the right to.

        Raises:
            Fault: there is no such table, or the token is of no chair there.
        """
        return Chair(key, token, (await self.find(key)).require_seat(token))

    async def take_in(self, key: str, lines: list[str]) -> None:
        """A table that was made elsewhere, of these lines.

        Raises:
            Fault: the hall is full.
        """
        await self._close(self._tables.drop_for(ASKING.get()))
        await self._begin(await self._folded(key, lines), lines)

    async def found(self, key: str, lines: list[str]) -> None:
        """A table with these lines is in the log, whether this node was first to write them or another one was."""
        noting = [] if self.when_opened is None else [self.when_opened(key)]
        with contextlib.suppress(Conflict):
            await self._log.append(key, 0, lines)
        await asyncio.gather(*noting)

    async def _begin(self, table: Table, lines: list[str]) -> None:
        noting = [] if self.when_opened is None else [self.when_opened(table.name)]
        await asyncio.gather(self._log.append(table.name, 0, lines), *noting)
        self._tables.keep(self._live(table), ASKING.get())

    def _live(self, table: Table) -> LiveTable:
        live = LiveTable(table, self._log, self._timing, self.bots, self.company)
        live.when_ended = self.when_ended
        live.when_reported = self.when_reported
        return live

    async def join(
        self,
        key: str,
        name: str = "",
        seat: "int | None" = None,
        held: "str | None" = None,
        member: "Member | None" = None,
        commit: "str | None" = None,
    ) -> Chair:
        """A free chair at an open table, or that of a bot which the host has opened; the first one, unless `seat` names
        one. `held` is the token of a chair that whoever asks has already. `commit` binds him to his part of the first
        draw.

        Raises:
            Fault: there is no such table or chair, it is not free, or whoever asks sits here already or may not.
        """
        live = await self.find(key)
        seating = live.table.seating
        if held is not None and (seating.seat_of(held) is not None or seating.coming_to(held) is not None):
            raise Fault("already-seated")
        token = _chair_token(key, member)
        taken = await live.sit(name, token, seat, member, commit)
        return Chair(key, token, taken, seating.coming_to(token) is not None)

    async def find(self, key: str) -> LiveTable:
        """A table by its name: one that is live here, or made again from its log.

        Raises:
            Fault: there is none, or whoever asks has asked for too many.
        """
        live = self._tables.get(key)
        if live is not None:
            if self.company.accompanied:  # who has sat down on another node may come here next
                await live.refresh()
            if live.deleted:
                await self._close(self._tables.drop(key))
                raise Fault("no-table")
            return live
        if key not in self._returning:
            self._returning[key] = asyncio.create_task(self._return(key))
            self._returning[key].add_done_callback(lambda _: self._returning.pop(key, None))
        return await asyncio.shield(self._returning[key])

    async def _return(self, key: str) -> LiveTable:
        """Make a table again from its log, and keep it for whoever asked first."""
        visitor = ASKING.get()
        if visitor is not None and self.check_return is not None:
            self.check_return(visitor)
        table = await self.read(key)
        await self._close(self._tables.drop_for(visitor, returning=True))
        live = self._live(table)
        self._tables.keep(live, visitor)
        if table.ends and self.when_ended is not None:
            self.when_ended(table)  # the server may have stopped before it heard of them
        return live

    async def rewrite(self, key: str, change: Callable[[list[str]], list[str]]) -> None:
        """Put other lines in the place of those that a table has.

        Raises:
            Fault: there is no such table, or others write to it all the time.
        """
        await (await self.find(key)).rewrite(change)

    async def read(self, key: str) -> Table:
        """A table as its log has it, without letting anybody in.

        Raises:
            Fault: there is none.
        """
        # what has a colon in its name is no table of this hall: an event, or a table of one
        lines = await self._log.load(key) if len(key) <= 32 and ":" not in key else []
        if not lines:
            raise Fault("no-table")
        return await self._folded(key, lines)

    async def _folded(self, key: str, lines: list[str]) -> Table:
        """The table that lines make."""
        try:
            return await folded(key, lines)
        except (RecordError, UnknownGame, OptionError, LookupError, ValueError) as error:
            logger.exception("table %s cannot be made again from its log", key)
            raise Fault("no-table") from error

    async def hear_of_offers(self) -> None:
        """Look up the tables that wait for people on other nodes; they count for no visitor."""
        asking = ASKING.set(None)
        try:
            for key in [one for one in self.company.waiting() if one not in self._tables]:
                with contextlib.suppress(Fault):
                    await self.find(key)
        finally:
            ASKING.reset(asking)

    def offers(self) -> list[dict[str, object]]:
        """The tables that everybody may see where people are awaited."""
        return [offer(table) for table in self.awaiting() if table.terms.listed is True]

    def awaiting(self) -> list[Table]:
        """The tables where people are awaited, and somebody is there."""
        return [live.table for live in self._tables if self._waits(live)]

    def _waits(self, live: LiveTable) -> bool:
        """Whether people are awaited at a table, and somebody is there."""
        if not awaited_chairs(live.table):
            return False
        lately = live.table.match is None and time.monotonic() - live.quiet_since < OFFER_FOR
        return bool(live.guests) or lately or self.company.elsewhere(live.table.name).waits

    def holds(self, key: str) -> bool:
        """Whether a table is in memory."""
        return key in self._tables

    async def sweep(self) -> None:
        """Keep the tables only in the log where nobody has been for long."""
        await self._close(self._tables.drop_quiet())

    async def sweep_by_time(self) -> None:
        """Do so again and again, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep()

    async def _close(self, gone: Iterable[LiveTable]) -> None:
        for live in gone:
            await live.close()

    @property
    def live_tables(self) -> Iterable[LiveTable]:
        """The tables that are in memory here."""
        return self._tables

    async def answers(self) -> None:
        """Ask the log for something, so that whoever calls knows whether it answers."""
        await self._log.load("")

    async def close(self) -> None:
        """Stop all tables and close the log."""
        await self._close(self._tables)
        await self.thinkers.close()
        await self.company.close()
        await self._log.close()


def _game(slug: str, rules: "str | None", options: dict[str, object]) -> Game:
    try:
        return find_game(slug, rules, **options)
    except (UnknownGame, OptionError) as error:
        raise Fault(error.key, error.facts) from error
    except (ValueError, TypeError) as error:
        raise Fault("bad-options", {"text": str(error)[:200]}) from error


def _chair_token(table: str, member: "Member | None") -> str:
    return secrets.token_urlsafe(24) if member is None else member.chair_token(table)


def _seats(game: Game, seats: "int | None") -> int:
    info = game.info
    count = game.usual_seats if seats is None else seats
    facts: dict[str, object] = {"min": info.least_seats, "max": info.most_seats, "seats": count}
    if not info.least_seats <= count <= info.most_seats:
        raise Fault("bad-seats", facts)
    try:
        game.start(count)  # options may ask for a number of their own
    except ValueError as error:
        raise Fault("bad-seats", facts) from error
    return count
