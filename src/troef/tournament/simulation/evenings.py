"""What the books do not know: late entry, a second draw, and the evenings of a season with games that are caught up."""

from collections.abc import Iterator

from troef.tournament.draws.redrawing import DrawAgain, SeatLate
from troef.tournament.entry.admission import Report
from troef.tournament.entry.season import Attend, CatchUp, StayAway, missed
from troef.tournament.simulation.closing import Closing
from troef.tournament.simulation.course import Course
from troef.tournament.simulation.incidents import Incidents
from troef.tournament.simulation.tables import Table


class Evenings:
    """What comes before and after a round of a season, and after a draw where people may enter late."""

    def __init__(self, course: Course, incidents: Incidents, closing: Closing) -> None:
        self._course = course
        self._incidents = incidents
        self._closing = closing
        self._takes_place = course.plan.template.catch_up and course.plan.faults

    def begin(self) -> None:
        """Some are back, and one in eight stays away."""
        course = self._course
        if not self._takes_place:
            return
        for one in list(course.event.people.values()):
            if one.away and one.ranked:
                course.act(Attend(one.number))
        for number in course.event.present():
            if course.one_in(8) and len(course.event.present()) > course.event.template.entries_at_table:
                course.act(StayAway(number))
                course.refuse(StayAway(number))

    def after_the_draw(self, number: int) -> None:
        """Somebody enters late and is seated, and the first round is drawn again; or neither is allowed (R3, R8)."""
        course, event = self._course, self._course.event
        if not event.template.late_entry:
            return course.refuse(DrawAgain(number, event.rounds[-1].drawn.tables, reason="nog eens"))
        late = [one.number for one in event.people.values() if one.kind == "player" and one.status == "registered"]
        if event.template.by_result or not late:
            return None
        course.act(Report(late[0]))
        if number == 1:
            course.act(DrawAgain.of(event, "iemand vergeten"))
            return course.refuse(SeatLate(number, late[0], 0))
        act = SeatLate.of(event, late[0])
        course.act(act)
        return course.refuse(act)

    def end(self, number: int) -> Iterator[None]:
        """Those who missed the round may play it at a table of their own; others fill it up."""
        course = self._course
        missing = missed(course.event, number) if self._takes_place else []
        size = course.event.template.entries_at_table
        if not missing or not course.event.template.bot_jokers or course.one_in(3):
            return
        act = CatchUp.of(course.event, number, missing[:size])
        course.act(act)
        course.refuse(act)
        table = Table(course, number, act.table)
        for _ in table.play(self._incidents.happen):
            course.clock += 140
            yield
        self._closing.close(table)
        yield
