"""What a table does by itself: deal, let bots play, sit in for whoever is away, and mind the clock.

After every change `look` lists what is due, when, and with a sign that names the situation it is due in. When the sign
has changed, what was due is cancelled. When it does happen, the table checks once more whether it is allowed.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final

from troef.bots.base import WAIT
from troef.bots.player import delay_of, sign_of
from troef.core.moves import kind_of
from troef.core.refusal import IllegalMove
from troef.core.view import View
from troef.table.clock.running_clocks import RunningClocks, awaited_seats, book_has_seconds, rules_time_out
from troef.table.clock.table_time import TableTime
from troef.table.clock.tended import Due, TendedTable
from troef.table.clock.timekeeping import CLOCK_MOVES, idle_lines, time_moves
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.match.accusing import accusation
from troef.table.people.hosting import PACES
from troef.table.people.rematch import is_wanted
from troef.thinking.bots import Bot, Bots

logger = logging.getLogger(__name__)

DEAL: Final = -10
CLOCK: Final = -11
END: Final = -12
AGREEMENT: Final = -13
LAPSE: Final = -14
REVEAL: Final = -15
REMATCH: Final = -16
#: … and less the seat: it has done nothing for too long.
IDLENESS: Final = -20
#: Who moves for somebody whose time is up.
RULE: Final = "rule"
#: A bot that does not say itself how fast it is.
USUAL_DELAYS: Final = (0.5, 1.2)


class Steward:
    """Looks after one table. While it does not go on (`goes_on`), nothing is due."""

    def __init__(self, live: TendedTable, timing: Timing, bots: Bots) -> None:
        self._live = live
        self._timing = timing
        self._bots = bots
        self._waiting: dict[int, Due] = {}
        self._acting: set[int] = set()
        #: the tasks that act now
        self._carrying: set[asyncio.Task[Any] | None] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        #: by seat a bot, with the match and the level that it was made for
        self._minds: dict[int, tuple[tuple[int, str], Bot]] = {}
        self._acted: dict[int, Hashable] = {}
        self._rows_at_deal = 0
        self._clock_sign: Hashable = None
        self._clock_from = 0.0
        #: which deal a player may cut, and since when
        self._cut_sign: Hashable = None
        self._cut_from = 0.0
        #: by seat what it did last, where it may not be idle for long, and when that was seen
        self._last_done: dict[int, tuple[Hashable, float]] = {}
        self._time = TableTime()
        #: the clocks of people, where they were agreed
        self.clocks = RunningClocks(live, timing, self._time, self._by_rule)
        #: at which version of the table people have looked on here while another node looked after it, and since when
        self._looked_on = -1, 0.0
        self._closed = False

    # ---- what is due ----

    def look(self) -> None:
        """Start what is due now, and cancel what no longer is; what acts here looks itself when it is done."""
        if asyncio.current_task() not in self._carrying:
            self._look()

    def _look(self) -> None:
        self.clocks.count()
        tends = self._live.tends
        if not tends and self._looked_on[0] != self._live.table.version:
            self._looked_on = self._live.table.version, time.monotonic()
        wanted = self._wanted() if tends and not self._closed else {}
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

    def _now(self) -> float:
        return self._time.now(self._live.table)

    @property
    def _pace(self) -> float:
        """What stretches the pauses that are there for people."""
        return self._timing.pace * PACES[self._live.table.pace]

    def _seconds_looked_on(self) -> float:
        """How long people here have waited for another node, which may have died: no pause that is there for them is
        longer for it."""
        version, since = self._looked_on
        return time.monotonic() - since if version == self._live.table.version else 0.0

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
        carrying = asyncio.current_task()
        self._carrying.add(carrying)
        try:
            await due.act()
        except (Fault, IllegalMove) as error:
            logger.info("what was due at table %s came too late: %s", self._live.table.name, error)
        except Exception:
            logger.exception("table %s could not go on by itself", self._live.table.name)
            await asyncio.sleep(self._timing.retry)
        finally:
            self._acting.discard(key)
            self._carrying.discard(carrying)
        self._look()

    def _wanted(self) -> dict[int, Due]:
        live, table = self._live, self._live.table
        if table.over and table.agreements.proposal is not None:
            return self._lapse_due()
        if table.to_begin and live.goes_on:
            return self._reveal_due() or {DEAL: Due(self._drawing_sign(), self._time_to_connect, live.begin)}
        if table.match is None or table.over or not live.goes_on:
            self._clock_sign = self._cut_sign = None
            self._last_done.clear()
            return self._rematch_due() if is_wanted(table) else {}
        if table.rests:
            return self._lapse_due()
        ending = self._end_due()
        if ending and self._end_in() == 0:
            return ending  # before another deal falls
        agreeing = self._agreement_due()
        if table.state.awaits_deal:
            deal = Due((table.version, self._cutter_sits()), self._deal_pause, self._deal)
            return {**(agreeing or self._reveal_due() or {DEAL: deal}), **ending}
        wanted = {**(agreeing or self._bots_due()), **self._idle_due(), **self.clocks.due(), **ending}
        if self.clock() is not None and self._clock_sign is not None:
            act = live.time_out if rules_time_out(table) else self._play_for_the_idle
            wanted[CLOCK] = Due(self._clock_sign, self._time_left, act)
        return wanted

    def _lapse_due(self) -> dict[int, Due]:
        """When what is proposed has waited long enough for answers."""
        table, timing = self._live.table, self._timing
        if table.agreements.proposal is None or table.paused:
            return {}
        return {LAPSE: Due(table.version, lambda: timing.consent * timing.clock, self._live.lapse)}

    # ---- deals ----

    def _deal_pause(self) -> float:
        table, timing = self._live.table, self._timing
        state = table.state
        if table.cut is not None or table.chance.draw is not None or table.chance.void:
            return 0.0
        pause = 0.0
        if state.deal_number:
            settled = len(state.sheet) != self._rows_at_deal
            pause = (timing.deal_pause if settled else timing.redeal_pause) * self._pace - self._seconds_looked_on()
        return max(pause, self.cut_left(), self._time_to_agree())

    def _reveal_due(self) -> dict[int, Due]:
        """When who has not revealed for the draw that is open has had time enough."""
        chance, timing = self._live.table.chance, self._timing
        if not chance.missing:
            return {}
        number = chance.number

        async def withhold() -> None:
            await self._live.withhold(number)

        return {REVEAL: Due(number, lambda: timing.reveal * timing.clock, withhold)}

    def _rematch_due(self) -> dict[int, Due]:
        """When another match begins: at once when all want it who are here, else after a while."""
        table, timing = self._live.table, self._timing
        unanimous = table.wanting >= {seat for seat in self._people() if self._live.absent_for(seat) is None}
        wait = 0.0 if unanimous else timing.rematch * timing.clock
        return {REMATCH: Due((table.matches, unanimous), lambda: wait, self._live.begin_again)}

    def _drawing_sign(self) -> Hashable:
        table = self._live.table
        return table.chance.number, table.chance.complete, self._committed_are_connected()

    def _committed_are_connected(self) -> bool:
        table = self._live.table
        committed = table.chance.committed(table.upcoming_match, table.owners())
        return all(seat in self._live.connected_seats for seat, _ in committed)

    def _time_to_connect(self) -> float:
        """How long the lot still waits for people who have sat down, until they can reveal."""
        waits = self._live.table.chance.draw is None and not self._committed_are_connected()
        return self._timing.reveal * self._timing.clock if waits else 0.0

    def _cutter_sits(self) -> bool:
        """Whether somebody may cut who is no bot, and is here."""
        table = self._live.table
        seat = table.cutter()
        return seat is not None and self._live.absent_for(seat) is None

    def cut_left(self) -> float:
        """How long the deal still waits for the player who cuts."""
        if not self._cutter_sits():
            return 0.0
        sign, now = (self._live.table.matches, len(self._events())), self._now()
        if sign != self._cut_sign:
            self._cut_sign, self._cut_from = sign, now
        return max(0.0, round(self._cut_from + self._timing.cut * self._timing.pace - now, 2))

    async def _deal(self) -> None:
        self._rows_at_deal = len(self._live.table.state.sheet)
        await self._live.deal(self._live.table.version)

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
            bot = self._bot(seat)
            race = len(actors) > 1 or bot.resolute
            agreed = table.state.breaking_off()
            sign = table.matches, agreed, sign_of(bot.player, view) if race else len(self._events())
            chosen = resting if race and self._acted.get(seat) == sign else due
            due_sign = sign, table.seating.changes
            chosen[seat] = Due(due_sign, self._pause_of(seat, view), self._turn_of(seat, sign))
        # A bot that has acted in a race waits for the others, but not when there is nobody to wait for.
        return due if due or awaited or self._acting else resting

    def _events(self) -> list[tuple[int, object, object]]:
        match = self._live.table.match
        return match.record.events if match is not None else []

    def _bot(self, seat: int) -> Bot:
        table = self._live.table
        person = table.people[seat]
        level = person.bot if person is not None and person.bot is not None else table.bot
        made_for, bot = self._minds.get(seat, ((0, ""), None))
        if bot is None or made_for != (table.matches, level):
            bot = Bot(table.game, level, f"{table.bots_seed}:{seat}", table.name, f"{table.matches}:{seat}")
            self._minds[seat] = ((table.matches, level), bot)
        return bot

    def _pause_of(self, seat: int, view: View) -> Callable[[], float]:
        """How long until a bot acts on a view: as a person would, and not before somebody is long enough away."""

        def pause() -> float:
            wait = max(self._until_sat_in(seat), self._time_to_agree())
            if self._timing.pace == 0:
                return wait
            bot = self._bot(seat)
            seconds = delay_of(bot.player, view) if bot.unhurried else random.uniform(*USUAL_DELAYS)
            if bot.searches and len(view.moves) == 1:
                wait += self._timing.thinking  # its haste would tell that it has no choice
            return wait + max(0.0, seconds * self._pace - self._seconds_looked_on())

        return pause

    def _until_sat_in(self, seat: int) -> float:
        """How long until a bot acts for a chair without its person."""
        away = self._live.absent_for(seat) or 0.0
        left = max(0.0, self._timing.away * self._timing.clock - away)
        return left if self.clocks.clock is None else min(left, self.clocks.allowance_left(seat))

    def _turn_of(self, seat: int, sign: Hashable) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            view = self._live.table.view(seat)
            if not view.moves:
                return
            table = self._live.table
            agreed, sitting = table.state.breaking_off(), table.people[seat]
            claim = accusation(table, seat)
            if claim is not None:
                await self._live.play(seat, table.game.show(claim, view))
                return
            move = await self._bots.choose(self._bot(seat), view, self._timing.thinking)

            def stands() -> bool:
                """Nobody was faster and wants to break off, sat down here, lets play rest, or is back."""
                same = table.state.breaking_off() == agreed and table.people[seat] is sitting and not table.rests
                return same and self._live.absent_for(seat) is not None

            if not stands():
                return
            everybody_waits = self._acted.get(seat) == sign
            self._acted[seat] = sign
            if move == WAIT:
                if not everybody_waits:
                    return
                move = random.choice(view.moves)
            await self._play(seat, self._live.table.game.show(move, view), stands)

        return act

    async def _play(self, seat: int, text: str, stands: Callable[[], bool]) -> None:
        """A bot's move; for somebody who was late too often it is one of those that are made for him."""
        live = self._live
        if live.table.times.sat_in(seat):
            await live.play_late(seat, text, lambda: live.table.times.sat_in(seat) and stands())
        else:
            await live.play_for(seat, text, stands)

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
            return self.clocks.first_out()
        now = self._now()
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
                self._last_done[seat] = (sign, self._now())
            if idle_lines(table, seat):
                due[IDLENESS - seat] = Due(sign, self._idle_left(seat, seconds), self._idle_turn(seat))
        return due

    def _idle_left(self, seat: int, seconds: int) -> Callable[[], float]:
        def left() -> float:
            return max(0.0, self._last_done[seat][1] + seconds * self._timing.clock - self._now())

        return left

    def _idle_turn(self, seat: int) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            await self._live.time_out_idle(seat)

        return act

    def _end_due(self) -> dict[int, Due]:
        """The agreed end of play, where the rules still have to hear of it."""
        table = self._live.table
        if table.until is None or all(kind_of(move) in CLOCK_MOVES for move in time_moves(table)):
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
        if self.clocks.clock is not None and not book_has_seconds(table):
            return None, None  # people have clocks of their own
        turn = table.matches, len(self._events())
        if not rules_time_out(table):
            return (self._timing.idle * self._timing.clock, turn) if self._idle_people() else (None, None)
        state = table.state
        seconds, number = state.phase.time_limit()
        if seconds:
            return seconds * self._timing.clock, (table.matches, int(state.deal_number), state.phase.name(), number)
        reaction = getattr(table.game.options, "reaction_seconds", None)
        if reaction is not None:
            return float(reaction) * self._timing.clock, (table.matches, int(state.deal_number), state.phase.name())
        people = self._people()
        if len(people) > 1 and any(seat in people for seat in table.to_act()):
            return self._timing.turn * self._timing.clock, turn
        return None, None

    def _people(self) -> list[int]:
        """The chairs that no bot keeps."""
        people = enumerate(self._live.table.people)
        return [seat for seat, person in people if person is not None and person.bot is None]

    # ---- who is here and does nothing ----

    def _idle_people(self) -> list[int]:
        """The people who are here and are waited for: whose turn it is, or all who may act where it is nobody's. Where
        the book itself lets nobody be idle, that does."""
        table, people = self._live.table, self._people()
        of_the_book = any(table.state.phase.idle_limit(seat)[0] for seat in range(len(table.people)))
        if len(people) < 2 or of_the_book or not self._live.plays_for_the_idle:
            return []
        return [seat for seat in awaited_seats(table) if seat in people and self._live.absent_for(seat) is None]

    async def _play_for_the_idle(self) -> None:
        """A bot plays this turn for who has had the time that somebody may be away."""
        sign = self._live.table.matches, len(self._events())
        for seat in self._idle_people():
            view = self._live.table.view(seat)
            if not view.moves:
                continue
            move = await self._bots.choose(self._bot(seat), view, self._timing.thinking)

            def stands(sign: Hashable = sign) -> bool:
                """He has not played after all, and does not let play rest."""
                return sign == (self._live.table.matches, len(self._events())) and not self._live.table.rests

            if not stands():
                return
            if move == WAIT:
                move = random.choice(view.moves)
            await self._live.play_for(seat, self._live.table.game.show(move, view), stands)
            sign = self._live.table.matches, len(self._events())

    async def _by_rule(self, seat: int, view: View) -> int:
        """The rule player's move for somebody."""
        table = self._live.table
        bot = Bot(table.game, RULE, f"{table.bots_seed}:{seat}", table.name, f"{table.matches}:{seat}:late")
        return await self._bots.choose(bot, view, self._timing.thinking)
