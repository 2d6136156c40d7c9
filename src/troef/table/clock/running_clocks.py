"""The clocks that run at a table: who owes a decision, since when, and what happens when somebody's time is up.

Time is measured here, at the server, from when the table came to somebody until his move is there. It runs for each who
owes a decision by himself, and only while he is connected and play does not rest; who is not connected has an allowance
of its own. What was used of a bank is written down with whatever happens next at the table, and meanwhile every now and
then, so that a node that takes the table over goes on from there.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final

from troef.bots.base import WAIT
from troef.core.moves import TIMEOUT, kind_of
from troef.core.view import SPECTATOR, View
from troef.table.clock.clocks import Clock, used_line
from troef.table.clock.table_time import TableTime
from troef.table.clock.tended import Due, TendedTable
from troef.table.clock.timekeeping import time_moves
from troef.table.clock.timing import Timing
from troef.table.table import Table

#: Where the keys of what is due for a seat begin: less the seat.
SEAT_CLOCK: Final = -100
#: What is due where a time-out of the rules is for all who owe a decision.
ALL_CLOCKS: Final = -99
#: Seconds of a bank after which they are written down though nothing has happened.
WRITTEN_EVERY: Final = 20.0
#: What is not worth a line.
LEAST_USED: Final = 0.1

#: Chooses a move for a seat from its view.
Choose = Callable[[int, View], Awaitable[int]]


class Owed:
    """A decision that somebody owes: how long he has thought, and how long he was awaited while not connected.

    `used` and `away` are what the log had of his bank and his allowance when it began.
    """

    def __init__(self, decision: Hashable, used: float, away: float) -> None:
        self.decision = decision
        self.used = used
        self.away = away
        self.here = True
        self.thought = 0.0
        self.awaited = 0.0


class RunningClocks:
    """The clocks of one table; they run only where a clock was agreed and the rules have none of their own."""

    def __init__(self, live: TendedTable, timing: Timing, time: TableTime, choose: Choose) -> None:
        self._live = live
        self._timing = timing
        self._time = time
        self._choose = choose
        self._owed: dict[int, Owed] = {}
        self._counted = 0.0
        self._attended = False

    # ---- what is agreed ----

    @property
    def clock(self) -> "Clock | None":
        """What was agreed, where anything was."""
        return self._live.table.terms.clock

    @property
    def _free(self) -> float:
        """The seconds of a decision that cost nothing; the way over the network and back is not counted."""
        clock = self.clock
        return (clock.move + self._timing.lag) * self._timing.clock if clock is not None else 0.0

    @property
    def _bank(self) -> float:
        clock = self.clock
        return clock.bank * self._timing.clock if clock is not None else 0.0

    @property
    def _allowance(self) -> float:
        return self._timing.away * self._timing.clock

    # ---- counting ----

    def count(self) -> None:
        """Count the time until now, and see who owes a decision from now on; to be called whenever that may change."""
        live, table = self._live, self._live.table
        now = self._time.now(table)
        passed = now - self._counted
        for owed in self._owed.values() if self._attended else ():
            if owed.here:
                owed.thought += passed
            else:
                owed.awaited += passed
        self._counted, self._attended = now, live.attended
        self._owed = {seat: self._still_owed(seat) for seat in self._owing()}
        for seat, owed in self._owed.items():
            owed.here = live.here(seat)

    def _still_owed(self, seat: int) -> Owed:
        table = self._live.table
        decision = table.matches, len(table.deals), table.times.decision(seat)
        known = self._owed.get(seat)
        if known is not None and known.decision == decision:
            return known
        return Owed(decision, table.times.used[seat], table.times.away[seat])

    def _owing(self) -> list[int]:
        """The people who owe a decision and are timed. Time is for who plays with other people."""
        table, clock = self._live.table, self.clock
        if clock is None or not clock.move or table.match is None or table.over or book_has_seconds(table):
            return []
        people = [seat for seat, person in enumerate(table.people) if person is not None and person.bot is None]
        if len(people) < 2:
            return []
        return [seat for seat in awaited_seats(table) if seat in people and not table.times.sat_in(seat)]

    # ---- what is left ----

    def _used_of_bank(self, owed: Owed) -> float:
        """What a decision has used of the bank until now."""
        return min(max(0.0, owed.thought - self._free), max(0.0, self._bank - owed.used))

    def _bank_left(self, seat: int) -> float:
        owed = self._owed.get(seat)
        used = self._live.table.times.used[seat] if owed is None else owed.used + self._used_of_bank(owed)
        return max(0.0, self._bank - used)

    def _left(self, owed: Owed) -> float:
        """Seconds until the time for a decision is up."""
        return self._free + max(0.0, self._bank - owed.used) - owed.thought

    def allowance_left(self, seat: int) -> float:
        """How long somebody who is not connected is still awaited in this deal."""
        self.count()
        owed = self._owed.get(seat)
        awaited_for = self._live.table.times.away[seat] if owed is None else owed.away + owed.awaited
        return max(0.0, self._allowance - awaited_for)

    def spent_lines(self) -> list[str]:
        """What was used since it was written down last, as lines of the log."""
        if self.clock is None:
            return []
        self.count()
        times = self._live.table.times
        lines: list[str] = []
        for seat, owed in self._owed.items():
            used = round(owed.used + self._used_of_bank(owed) - times.used[seat], 1)
            gone = round(min(owed.away + owed.awaited, self._allowance) - times.away[seat], 1)
            lines += [used_line(seat, used)] if used >= LEAST_USED else []
            lines += [used_line(seat, gone, away=True)] if gone >= LEAST_USED else []
        return lines

    # ---- what is told ----

    def told(self) -> "dict[str, Any] | None":
        """What everybody hears of the clocks (docs/protocol.md)."""
        clock = self.clock
        if clock is None:
            return None
        self.count()
        seats = enumerate(self._live.table.people)
        told = [None if person is None or person.bot is not None else self._told_of(seat) for seat, person in seats]
        return {"move": clock.move, "bank": clock.bank, "per": clock.per, "seats": told}

    def _told_of(self, seat: int) -> dict[str, Any]:
        times, owed = self._live.table.times, self._owed.get(seat)
        told: dict[str, Any] = {"bank": round(self._bank_left(seat), 1)}
        if owed is not None and owed.here:
            told["free"] = round(max(0.0, self._free - owed.thought), 1)
        elif owed is not None:
            told["away"] = round(self.allowance_left(seat), 1)
        if times.late[seat]:
            told["late"] = times.late[seat]
        if times.sat_in(seat):
            told["sits_in"] = True
        return told

    def first_out(self) -> "dict[str, float] | None":
        """Whose time is up first, as clients know it that have one clock for all."""
        self.count()
        running = [owed for owed in self._owed.values() if owed.here]
        if not running:
            return None
        first = (max if rules_time_out(self._live.table) else min)(running, key=self._left)
        of = self._free + max(0.0, self._bank - first.used)
        return {"left": round(max(0.0, self._left(first)), 2), "of": round(of, 2)}

    # ---- what is due ----

    def due(self) -> dict[int, Due]:
        """What happens when somebody's time is up. A time-out of the rules is for all who owe a decision, so it waits
        for the last one's time; else the rule player moves for who is late."""
        self.count()
        running = {seat: owed for seat, owed in self._owed.items() if owed.here}
        if running and rules_time_out(self._live.table):
            sign = tuple([(seat, owed.decision, owed.used) for seat, owed in running.items()])
            return {ALL_CLOCKS: Due(sign, self._until(*running), self._time_out)}
        return {
            SEAT_CLOCK - seat: Due((owed.decision, owed.used), self._until(seat), self._turn_of(seat, owed.decision))
            for seat, owed in running.items()
        }

    def _until(self, *seats: int) -> Callable[[], float]:
        """How long until the time of all these seats is up, or what they used is to be written down."""

        def pause() -> float:
            self.count()
            owed = {seat: self._owed[seat] for seat in seats if seat in self._owed}
            left = {seat: self._left(one) for seat, one in owed.items()}
            spending = [self._until_written(seat, owed[seat]) for seat in owed if left[seat] > 0]
            return max(0.0, min([max(left.values(), default=0.0), *spending]))

        return pause

    def _until_written(self, seat: int, owed: Owed) -> float:
        written = self._live.table.times.used[seat] - owed.used
        return self._free + written + WRITTEN_EVERY - owed.thought

    def _is_up(self, seat: int, decision: Hashable) -> bool:
        """Whether the time for a decision is up, and it is owed still."""
        owed = self._owed.get(seat)
        return owed is not None and owed.decision == decision and owed.here and self._left(owed) <= LEAST_USED / 2

    async def _time_out(self) -> None:
        self.count()
        late = [seat for seat, owed in self._owed.items() if owed.here]
        if all(self._is_up(seat, self._owed[seat].decision) for seat in late):
            await self._live.time_out(late)
        else:
            await self._live.note_times()

    def _turn_of(self, seat: int, decision: Hashable) -> Callable[[], Awaitable[None]]:
        """The rule player's move for who is late."""

        async def act() -> None:
            self.count()
            if not self._is_up(seat, decision):
                await self._live.note_times()
                return
            table = self._live.table
            view = table.view(seat)
            if not view.moves:
                return
            move = await self._choose(seat, view)
            if move == WAIT:
                move = view.moves[0]

            def still_late() -> bool:
                self.count()
                return self._is_up(seat, decision) and not self._live.table.rests

            await self._live.play_late(seat, table.game.show(move, view), still_late)

        return act


def awaited_seats(table: Table) -> list[int]:
    """The seats that are waited for: whose turn it is, also where others may act out of turn (a knock); or all who may
    act where it is nobody's."""
    actors, turn = table.to_act(), int(table.state.phase.turn)
    if len(actors) > 1 and turn not in actors:
        turn = table.state.view(SPECTATOR).turn
    return [turn] if turn in actors else list(actors)


def book_has_seconds(table: Table) -> bool:
    """Whether the rules themselves say how long may be taken for what is played now; then that holds."""
    phase = table.state.phase
    named = phase.time_limit()[0] or getattr(table.game.options, "reaction_seconds", None) is not None
    return bool(named) or any(phase.idle_limit(seat)[0] for seat in range(len(table.people)))


def rules_time_out(table: Table) -> bool:
    """Whether the rules say what happens when time is up."""
    return any(kind_of(move) == TIMEOUT for move in time_moves(table))
