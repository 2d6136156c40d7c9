"""What a table does by itself: deal, let bots play, sit in for whoever is away, and mind the clock.

After every change `look` lists what is due, when, and with a sign that names the situation it is due in. When the sign
has changed, what was due is cancelled. When it does happen, the table checks once more whether it is allowed.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Protocol

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player, Resolute, Unhurried, delay_of, sign_of
from troef.core.moves import TIMEOUT, kind_of
from troef.core.refusal import IllegalMove
from troef.core.view import View
from troef.table.bot_threads import BotThreads
from troef.table.fault import Fault
from troef.table.table import CLOCK_MOVES, Table
from troef.table.timing import Timing

logger = logging.getLogger(__name__)

DEAL: Final = -10
CLOCK: Final = -11
END: Final = -12
AGREEMENT: Final = -13
#: … and less the seat: it has done nothing for too long.
IDLENESS: Final = -20
#: A bot that does not say itself how fast it is.
USUAL_DELAYS: Final = (0.5, 1.2)


class Due:
    """Something that will happen after a pause, unless its sign changes before."""

    def __init__(self, sign: Hashable, pause: Callable[[], float], act: Callable[[], Awaitable[None]]) -> None:
        self.sign = sign
        self.pause = pause
        self.act = act
        self.task: asyncio.Task[None] | None = None


class TendedTable(Protocol):
    """What a steward must be able to see and do at its table."""

    table: Table

    @property
    def goes_on(self) -> bool:
        """Whether the table does anything by itself."""
        ...

    def absent_for(self, seat: int) -> "float | None":
        """How many seconds a chair has been without its person: endlessly for bots, None while the person is here."""
        ...

    async def deal(self) -> None:
        """Deal, if a deal is awaited."""
        ...

    async def play(self, seat: int, text: str) -> None:
        """Make a move, given as text."""
        ...

    async def time_out(self) -> None:
        """The time of those who may act is up."""
        ...

    async def time_out_idle(self, seat: int) -> None:
        """A seat has done nothing for as long as the book allows."""
        ...

    async def end_play(self) -> None:
        """The agreed end of play has come."""
        ...


class Steward:
    """Looks after one table. While it does not go on (`goes_on`), nothing is due."""

    def __init__(self, live: TendedTable, timing: Timing, threads: BotThreads) -> None:
        self._live = live
        self._timing = timing
        self._threads = threads
        self._waiting: dict[int, Due] = {}
        self._acting: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._players: dict[int, tuple[int, Player]] = {}
        self._acted: dict[int, Hashable] = {}
        self._rows_at_deal = 0
        self._clock_sign: Hashable = None
        self._clock_from = 0.0
        #: which deal a player may cut, and since when
        self._cut_sign: Hashable = None
        self._cut_from = 0.0
        #: by seat what it did last, where it may not be idle for long, and when that was seen
        self._last_done: dict[int, tuple[Hashable, float]] = {}
        self._closed = False

    # ---- what is due ----

    def look(self) -> None:
        """Start what is due now, and cancel what no longer is."""
        wanted = {} if self._closed else self._wanted()
        for key, due in list(self._waiting.items()):
            if key not in wanted or wanted[key].sign != due.sign:
                if due.task is not None:
                    due.task.cancel()
                del self._waiting[key]
        for key, due in wanted.items():
            if key not in self._waiting and key not in self._acting:
                self._waiting[key] = due
                due.task = asyncio.create_task(self._carry_out(key, due))
                self._tasks.add(due.task)
                due.task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel everything. Lines that were written but not applied any more are in the log."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry_out(self, key: int, due: Due) -> None:
        await asyncio.sleep(due.pause())
        del self._waiting[key]
        self._acting.add(key)
        try:
            await due.act()
        except (Fault, IllegalMove) as error:
            logger.info("what was due at table %s came too late: %s", self._live.table.name, error)
        except Exception:
            logger.exception("table %s could not go on by itself", self._live.table.name)
            await asyncio.sleep(self._timing.retry)
        finally:
            self._acting.discard(key)
        self.look()

    def _wanted(self) -> dict[int, Due]:
        live, table = self._live, self._live.table
        if table.match is None or table.over or not live.goes_on:
            self._clock_sign = self._cut_sign = None
            self._last_done.clear()
            return {}
        ending = self._end_due()
        if ending and self._end_in() == 0:
            return ending  # before another deal falls
        agreeing = self._agreement_due()
        if table.state.awaits_deal:
            deal = Due((table.version, self._cutter_sits()), self._deal_pause, self._deal)
            return {**(agreeing or {DEAL: deal}), **ending}
        wanted = {**(agreeing or self._bots_due()), **self._idle_due(), **ending}
        clock = self.clock()
        if clock is not None:
            wanted[CLOCK] = Due(self._clock_sign, self._time_left, live.time_out)
        return wanted

    # ---- deals ----

    def _deal_pause(self) -> float:
        table, timing = self._live.table, self._timing
        state = table.state
        if table.cut is not None:
            return 0.0
        pause = 0.0
        if state.deal_number:
            settled = len(state.sheet) != self._rows_at_deal
            pause = (timing.deal_pause if settled else timing.redeal_pause) * timing.pace
        return max(pause, self.cut_left(), self._time_to_agree())

    def _cutter_sits(self) -> bool:
        """Whether somebody may cut who is no bot, and is here."""
        table = self._live.table
        seat = table.cutter()
        return seat is not None and self._live.absent_for(seat) is None

    def cut_left(self) -> float:
        """How long the deal still waits for the player who cuts."""
        if not self._cutter_sits():
            return 0.0
        sign, now = (self._live.table.matches, len(self._events())), time.monotonic()
        if sign != self._cut_sign:
            self._cut_sign, self._cut_from = sign, now
        return max(0.0, round(self._cut_from + self._timing.cut * self._timing.pace - now, 2))

    async def _deal(self) -> None:
        self._rows_at_deal = len(self._live.table.state.sheet)
        await self._live.deal()

    # ---- bots ----

    def _bots_due(self) -> dict[int, Due]:
        """The bots that may act, and those who sit in for somebody who is away."""
        table = self._live.table
        actors = table.to_act()
        due: dict[int, Due] = {}
        resting: dict[int, Due] = {}
        awaited = False
        for seat in actors:
            if self._live.absent_for(seat) is None:
                awaited = True
                continue
            view = table.view(seat)
            if not view.moves:
                continue
            player = self._player(seat)
            race = len(actors) > 1 or isinstance(player, Resolute)
            agreed = table.state.breaking_off()
            sign = table.matches, agreed, sign_of(player, view) if race else len(self._events())
            chosen = resting if race and self._acted.get(seat) == sign else due
            chosen[seat] = Due(sign, self._pause_of(seat, view), self._turn_of(seat, sign))
        # A bot that has acted in a race waits for the others, but not when there is nobody to wait for.
        return due if due or awaited or self._acting else resting

    def _events(self) -> list[tuple[int, object, object]]:
        match = self._live.table.match
        return match.record.events if match is not None else []

    def _player(self, seat: int) -> Player:
        table = self._live.table
        matches, player = self._players.get(seat, (0, None))
        if player is None or matches != table.matches:
            person = table.people[seat]
            name = person.bot if person is not None and person.bot is not None else table.bot
            player = make_player(name, table.game, f"{table.seed or table.name}:{table.matches}:{seat}")
            self._players[seat] = (table.matches, player)
        return player

    def _pause_of(self, seat: int, view: View) -> Callable[[], float]:
        """How long until a bot acts on a view: as a person would, and not before somebody is long enough away."""

        def pause() -> float:
            wait = max(self._until_sat_in(seat), self._time_to_agree())
            if self._timing.pace == 0:
                return wait
            player = self._player(seat)
            seconds = delay_of(player, view) if isinstance(player, Unhurried) else random.uniform(*USUAL_DELAYS)
            return wait + seconds * self._timing.pace

        return pause

    def _until_sat_in(self, seat: int) -> float:
        """How long until a bot acts for a chair without its person."""
        away = self._live.absent_for(seat) or 0.0
        return max(0.0, self._timing.away * self._timing.clock - away)

    def _turn_of(self, seat: int, sign: Hashable) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            view = self._live.table.view(seat)
            if not view.moves:
                return
            agreed = self._live.table.state.breaking_off()
            move = await self._threads.choose(self._player(seat), view, self._timing.thinking)
            if self._live.table.state.breaking_off() != agreed:
                return  # somebody was faster and wants to break off
            everybody_waits = self._acted.get(seat) == sign
            self._acted[seat] = sign
            if move == WAIT:
                if not everybody_waits:
                    return
                move = random.choice(view.moves)
            await self._live.play(seat, self._live.table.game.show(move, view))

        return act

    # ---- breaking off (bridge A8) ----

    def _is_asked(self) -> bool:
        """Whether somebody who is here has not agreed yet to break off, as others have."""
        agreed = self._live.table.state.breaking_off()
        chairs = range(len(self._live.table.people))
        return bool(agreed) and any(self._live.absent_for(seat) is None and seat not in agreed for seat in chairs)

    def _time_to_agree(self) -> float:
        """How long bots and the deal hold back, so that whoever is asked can agree."""
        return self._timing.turn * self._timing.clock if self._is_asked() else 0.0

    def _agreement_due(self) -> dict[int, Due]:
        """When all people who are here have agreed to break off, the next bot agrees."""
        table = self._live.table
        agreed = table.state.breaking_off()
        waiting = [seat for seat in range(len(table.people)) if seat not in agreed]
        if not agreed or not waiting or self._is_asked():
            return {}
        seat = waiting[0]

        async def agree() -> None:
            view = table.state.view(seat)
            await self._live.play(seat, table.game.show(view.messages[0], view))

        return {AGREEMENT: Due((table.matches, len(self._events())), lambda: self._until_sat_in(seat), agree)}

    # ---- the clock ----

    def clock(self) -> "dict[str, float] | None":
        """What is left of the time of those who may act, where a limit runs."""
        seconds, sign = self._limit()
        if seconds is None:
            self._clock_sign = None
            return None
        now = time.monotonic()
        if sign != self._clock_sign:
            self._clock_sign, self._clock_from = sign, now
        return {"left": max(0.0, round(self._clock_from + seconds - now, 2)), "of": seconds}

    def _idle_due(self) -> dict[int, Due]:
        """The seats that the rules do not let be idle for long; each has a clock of its own."""
        table = self._live.table
        state, due = table.state, {}
        for seat in range(len(table.people)):
            seconds, number = state.phase.idle_limit(seat)
            if not seconds:
                continue
            sign = (table.matches, int(state.deal_number), number)
            if self._last_done.get(seat, (None, 0.0))[0] != sign:
                self._last_done[seat] = (sign, time.monotonic())
            if table.idle_lines(seat):
                due[IDLENESS - seat] = Due(sign, self._idle_left(seat, seconds), self._idle_turn(seat))
        return due

    def _idle_left(self, seat: int, seconds: int) -> Callable[[], float]:
        def left() -> float:
            return max(0.0, self._last_done[seat][1] + seconds * self._timing.clock - time.monotonic())

        return left

    def _idle_turn(self, seat: int) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            await self._live.time_out_idle(seat)

        return act

    def _end_due(self) -> dict[int, Due]:
        """The agreed end of play, where the rules still have to hear of it."""
        table = self._live.table
        if table.until is None or all(kind_of(move) in CLOCK_MOVES for move in table.time_moves()):
            return {}
        return {END: Due(table.matches, self._end_in, self._live.end_play)}

    def _end_in(self) -> float:
        until = self._live.table.until
        return max(0.0, until.timestamp() - time.time()) if until is not None else 0.0

    def _time_left(self) -> float:
        clock = self.clock()
        return clock["left"] if clock is not None else 0.0

    def _limit(self) -> tuple["float | None", Hashable]:
        """The limit that runs, and what it runs for: a race as a whole, or each turn by itself."""
        live, table = self._live, self._live.table
        if table.match is None or table.over or not live.goes_on:
            return None, None
        if not any(kind_of(move) == TIMEOUT for move in table.time_moves()):
            return None, None
        state = table.state
        seconds, number = state.phase.time_limit()
        if seconds:
            return seconds * self._timing.clock, (table.matches, int(state.deal_number), state.phase.name(), number)
        reaction = getattr(table.game.options, "reaction_seconds", None)
        if reaction is not None:
            return float(reaction) * self._timing.clock, (table.matches, int(state.deal_number), state.phase.name())
        people = [seat for seat, person in enumerate(table.people) if person is not None and person.bot is None]
        if len(people) > 1 and any(seat in people for seat in table.to_act()):
            return self._timing.turn * self._timing.clock, (table.matches, len(self._events()))
        return None, None
