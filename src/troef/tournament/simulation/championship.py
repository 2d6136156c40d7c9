"""The whole of a simulated event: rounds of tables that play side by side, and the final ranking (R8–R36)."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from troef.tournament.act import DESK, Actor, Line
from troef.tournament.draws.drawing import DrawRound, Signal, StartRound
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import DrawLots, Finish, ranking
from troef.tournament.sheets.entering import BeginDeal
from troef.tournament.simulation.closing import Closing
from troef.tournament.simulation.course import Course, Try
from troef.tournament.simulation.evenings import Evenings
from troef.tournament.simulation.incidents import Incidents
from troef.tournament.simulation.opening import open_event
from troef.tournament.simulation.plan import Plan
from troef.tournament.simulation.tables import Table

#: The times of a round in seconds: from one round to the next, and a deal.
_ROUND: Final = 135 * 60
_WEEK: Final = 7 * 24 * 3600
_DEAL: Final = 140
_FIRST_ROUND: Final = 10 * 3600


def simulate(plan: Plan) -> Iterator[Line]:
    """The lines of the log of a simulated event, in order. The same plan gives the same lines."""
    return Simulation(plan).lines()


class Simulation:
    """A simulated event: its lines as they come, the event that they tell, and what was refused."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._course = Course(plan)
        self._incidents = Incidents(self._course)
        self._closing = Closing(self._course)
        self._evenings = Evenings(self._course, self._incidents, self._closing)

    @property
    def event(self) -> Event:
        """The event as it is after the lines that were given."""
        return self._course.event

    @property
    def refused(self) -> dict[str, int]:
        """What was tried and refused: how often, by reason."""
        return dict(sorted(self._course.refused.items()))

    @property
    def tries(self) -> list[Try]:
        """Everything that was tried until now, in order, also what was refused."""
        return self._course.tries

    def lines(self) -> Iterator[Line]:
        """The lines of the log, as they are written."""
        given = 0
        for _ in self._steps():
            yield from self.event.lines[given:]
            given = len(self.event.lines)

    def _steps(self) -> Iterator[None]:
        open_event(self._course)
        yield
        for number in range(1, self.plan.template.rounds + 1):
            self._evenings.begin()
            if self._is_over():
                break
            yield from self._round(number)
            yield from self._evenings.end(number)
        self._finish()
        yield

    def _is_over(self) -> bool:
        """Whether no round can be drawn any more: a knock-out has come to its end, or too few are left."""
        if len(self.event.present()) < self.plan.template.entries_at_table:
            return True
        try:
            DrawRound.of(self.event)
        except Refused as refused:
            if refused.reason != "knock-out-is-over":
                raise
            return True
        return False

    def _round(self, number: int) -> Iterator[None]:
        """A round: its draw, its tables side by side, and the closing of their sheets."""
        course = self._course
        apart = _WEEK if course.plan.template.catch_up else _ROUND
        course.clock = max(course.clock, _FIRST_ROUND + (number - 1) * apart)
        drawn = DrawRound.of(course.event)
        if course.plan.faults:
            course.refuse(Finish())
            course.refuse(DrawRound(number, drawn.tables[::-1] if len(drawn.tables) > 1 else (), drawn.byes))
        course.act(drawn)
        if course.plan.faults:
            course.refuse(drawn)  # drawing twice is one draw
            self._evenings.after_the_draw(number)
        course.act(StartRound(number))
        yield
        count = len(course.event.round(number).tables)
        tables = [Table(course, number, table) for table in range(1, count + 1)]
        yield from self._play(number, tables)
        for table in tables:
            course.clock += 5
            self._closing.close(table)
            yield
        self._closing.corrections(tables)
        yield

    def _play(self, number: int, tables: list[Table]) -> Iterator[None]:
        """All tables play, a deal at each in turn; with faults the signal of the second round sounds before the end."""
        course, deals = self._course, self.plan.template.deals
        start = course.clock
        courses = {table.number: table.play(self._incidents.happen) for table in tables}
        signal_after = deals - 2 if self.plan.faults and number == 2 else 0
        for step in range(1, 3 * deals):
            course.clock = max(course.clock, start + step * _DEAL)
            if signal_after and step == signal_after:
                self._signal(number, tables)
            for table in list(courses):
                if next(courses[table], True):
                    del courses[table]
                yield
            if not courses:
                return
        raise AssertionError("a table does not come to an end")

    def _signal(self, number: int, tables: list[Table]) -> None:
        """The signal sounds; at every other table a deal has begun (R22)."""
        course = self._course
        playing = [table for table in tables if table.plays_on and not table.needs_header and not table.sheet.call]
        for table in playing[::2]:
            course.act(BeginDeal(*table.here, table.next_deal), _player(table))
        course.clock += 1
        course.act(Signal(number))
        course.refuse(Signal(number))
        for table in playing[1::2]:
            course.refuse(BeginDeal(*table.here, table.next_deal), _player(table))

    def _finish(self) -> None:
        """Lots among all who are equal, and the final ranking (S7, R36)."""
        course = self._course
        for _, equals in groupby(ranking(course.event), key=lambda row: row.rank):
            rows = list(equals)
            if len(rows) > 1:
                course.act(DrawLots.among(course.event, rows[0].player))
        course.act(Finish())
        if self.plan.faults:
            course.refuse(Finish())


def _player(table: Table) -> Actor:
    """Somebody at the table."""
    people = table.people()
    return Actor("player", person=people[0]) if people else DESK
