"""All tables of this process: opened, found again, and dropped from memory when nobody has been there for long."""

import logging
import secrets
import time
from typing import Final

from troef.bots.base import UnknownBot
from troef.bots.by_name import BOT_NAMES, make_player
from troef.core.game import Game
from troef.core.options import OptionError
from troef.core.record_error import RecordError
from troef.core.registry import UnknownGame, find_game
from troef.table.advising import Adviser
from troef.table.bot_threads import BotThreads
from troef.table.fault import Fault
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.table import Table, founding_lines
from troef.table.timing import Timing

logger = logging.getLogger(__name__)

#: Seconds without anybody after which a table is kept only in the log, and after which an open table is not offered.
FORGET_AFTER: Final = 1800.0
OFFER_FOR: Final = 600.0


class Chair:
    """A chair at a table, and the token that gives the right to it."""

    def __init__(self, table: str, token: str, seat: int) -> None:
        self.table = table
        self.token = token
        self.seat = seat


class Hall:
    """Opens tables and finds them; who plays at one asks its `adviser`."""

    def __init__(self, log: Log, timing: Timing, most_tables: int = 1000, adviser: "Adviser | None" = None) -> None:
        self._log = log
        self._timing = timing
        self._most_tables = most_tables
        self._threads = BotThreads()
        self.adviser = adviser if adviser is not None else Adviser()
        self._tables: dict[str, LiveTable] = {}

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
        advice: "bool | None" = None,
    ) -> Chair:
        """A new table with its first person; unless it `waits` for others, bots take all other chairs.

        `advice` says whether the people there may ask for advice; by default only who plays with bots alone may.

        Raises:
            Fault: there is no such game, rules, option, number of seats or bot; or the hall is full.
        """
        game = _game(slug, rules, options or {})
        count = _seats(game, seats)
        _check_bot(game, bot)
        if advice and game.info.race:
            raise Fault("advice-race")
        await self._forget_quiet()
        if len(self._tables) >= self._most_tables:
            raise Fault("hall-full")
        key = secrets.token_urlsafe(12)
        table = Table(key)
        lines = founding_lines(game, count, bot, seed, not (waits or game.info.race) if advice is None else advice)
        for line in lines:
            table.apply(line)
        token = secrets.token_urlsafe(24)
        seat, arrival = table.sit_lines(name, token)
        for line in arrival:
            table.apply(line)
        filling = table.fill_lines() if table.free and not waits else []
        for line in filling:
            table.apply(line)
        await self._log.append(key, 0, [*lines, *arrival, *filling])
        self._tables[key] = LiveTable(table, self._log, self._timing, self._threads)
        return Chair(key, token, seat)

    async def join(self, key: str, name: str = "") -> Chair:
        """A chair at an open table.

        Raises:
            Fault: there is no such table, or no free chair.
        """
        live = await self.find(key)
        token = secrets.token_urlsafe(24)
        return Chair(key, token, await live.sit(name, token))

    async def find(self, key: str) -> LiveTable:
        """A table by its name: one that is live here, or made again from its log.

        Raises:
            Fault: there is none.
        """
        if key not in self._tables:
            table = await self._rebuild(key)
            if key not in self._tables:  # somebody else may have asked meanwhile
                self._tables[key] = LiveTable(table, self._log, self._timing, self._threads)
        return self._tables[key]

    async def _rebuild(self, key: str) -> Table:
        table = Table(key)
        # what has a colon in its name is no table of this hall: an event, or a table of one
        lines = await self._log.load(key) if len(key) <= 32 and ":" not in key else []
        if not lines:
            raise Fault("no-table")
        try:
            for line in lines:
                table.apply(line)
        except (RecordError, UnknownGame, OptionError, LookupError, ValueError) as error:
            logger.exception("table %s cannot be made again from its log", key)
            raise Fault("no-table") from error
        return table

    def offers(self) -> list[dict[str, object]]:
        """The tables with a free chair where somebody is waiting."""
        offered: list[dict[str, object]] = []
        now = time.monotonic()
        for key, live in self._tables.items():
            table = live.table
            if table.match is not None or not (live.guests or now - live.quiet_since < OFFER_FOR):
                continue
            offered.append(
                {
                    "table": key,
                    "game": table.game.slug,
                    "rules": table.game.rules,
                    "seats": len(table.people),
                    "names": [person.name for person in table.people if person is not None],
                    "free": len(table.free),
                    "advice": table.advice,
                }
            )
        return offered

    async def _forget_quiet(self) -> None:
        limit = time.monotonic() - FORGET_AFTER
        for key, live in list(self._tables.items()):
            if not live.guests and live.quiet_since < limit:
                del self._tables[key]
                await live.close()

    async def close(self) -> None:
        """Stop all tables and close the log."""
        for live in list(self._tables.values()):
            await live.close()
        self._threads.close()
        self.adviser.close()
        await self._log.close()


def _game(slug: str, rules: "str | None", options: dict[str, object]) -> Game:
    try:
        return find_game(slug, rules, **options)
    except (UnknownGame, OptionError) as error:
        raise Fault(error.key, error.facts) from error
    except (ValueError, TypeError) as error:
        raise Fault("bad-options", {"text": str(error)[:200]}) from error


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


def _check_bot(game: Game, bot: str) -> None:
    """A level that this game has; how much it searches is not for guests to say, as the clock of the table does."""
    if ":" in bot:
        raise Fault("unknown-bot", {"name": bot, "nearest": BOT_NAMES[0]})
    try:
        make_player(bot, game, 0)
    except UnknownBot as error:
        raise Fault(error.key, error.facts) from error
