"""How a simulated sheet is closed, what goes wrong then, and what is corrected once it is published (R23–R27, A20)."""

from collections.abc import Callable
from typing import Final

from troef.tournament.act import DESK, Actor
from troef.tournament.entry.admission import Leave
from troef.tournament.jury.verdicts import Ruling
from troef.tournament.sheets.correcting import (
    CorrectAway,
    CorrectDeal,
    CorrectDealer,
    CorrectPenalty,
    CorrectScorer,
    CorrectSeats,
)
from troef.tournament.sheets.entering import ChangeDeal, StrikeDeal, misdeals
from troef.tournament.sheets.penalties import StrikePenalty
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.seats import KeepOnPaper
from troef.tournament.sheets.signing import HandIn, Publish, Reopen, Return, Sign, Verify
from troef.tournament.simulation.course import CORRECTOR, Course
from troef.tournament.simulation.decisions import call
from troef.tournament.simulation.happenings import Happenings
from troef.tournament.simulation.tables import Table

Ending = Callable[[Table], None]


class Closing:
    """The closing of sheets, and their correction."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._endings: Happenings[Ending] = Happenings(course, _ENDINGS)
        self._corrections: Happenings[Ending] = Happenings(course, _CORRECTIONS)

    def close(self, table: Table) -> None:
        """From the last deal to publication."""
        if self._course.plan.faults and table.sheet.deals and self._course.one_in(3):
            self._endings.next()(table)
        if table.sheet.state == "open":
            table.complete()
        if table.sheet.state == "completed":
            table.sign()
        if table.sheet.state == "signed":
            table.hand_in()
        table.publish()

    def corrections(self, tables: list[Table]) -> None:
        """After a round: some sheets are corrected, and somebody goes home."""
        course = self._course
        if not course.plan.faults:
            return
        for _ in range(len(_CORRECTIONS) + len(tables) // 12):
            table = course.pick(tables)
            if table.sheet.deals:
                self._corrections.next()(table)
        if course.may_go and len(course.event.present()) > 8 and len(course.event.rounds) < course.plan.template.rounds:
            course.may_go -= 1
            course.act(Leave(course.pick(course.event.present()), 0, "naar huis"))


# ---- while the sheet is closed ----


def _wrong_sums(table: Table) -> None:
    """The scorer has added wrongly; the desk sees it and gives the sheet back (R27)."""
    course, template = table.course, table.course.event.template
    sums = [round_score(template, table.sheet, person) for person in table.sheet.people]
    first = table.sheet.people[0]
    table.complete(tuple([total + (one == first) for one, total in zip(table.sheet.people, sums, strict=True)]))
    table.sign()
    table.hand_in()
    course.refuse(Verify(*table.here))
    course.act(Return(*table.here, "de som van de eerste speler klopt niet"))
    table.complete(tuple(sums))


def _sent_back(table: Table) -> None:
    """The desk gives a sheet back that it has verified."""
    table.complete()
    table.sign()
    table.hand_in()
    table.course.refuse(Return(*table.here, ""))
    table.course.act(Verify(*table.here))
    table.course.act(Return(*table.here, "handtekening onleesbaar"))


def _changed_when_signed(table: Table) -> None:
    """A change takes the signatures away (R26, E12)."""
    course, deal = table.course, max(table.sheet.deals)
    table.complete()
    table.sign()
    line = table.sheet.deals[deal]
    course.act(ChangeDeal(*table.here, deal, line.result, line.contract), table.writer)
    course.refuse(HandIn(*table.here), table.writer)


def _opened_again(table: Table) -> None:
    """The scorer opens the sheet, strikes out the last deal and enters it once more."""
    course, deal = table.course, max(table.sheet.deals)
    table.complete()
    course.refuse(StrikeDeal(*table.here, deal), table.writer)
    course.act(Reopen(*table.here), table.writer)
    if not table.sheet.stopped and not course.event.round(table.round).signal_at:
        course.act(StrikeDeal(*table.here, deal), table.writer)
        table.enter(table.some_deal())


def _wrong_order(table: Table) -> None:
    """Everything is tried before its time (R26)."""
    course = table.course
    course.refuse(HandIn(*table.here), table.writer)
    course.refuse(Verify(*table.here))
    course.refuse(Sign(*table.here, table.sheet.people[0]), Actor("player", person=table.sheet.people[0]))
    table.complete()
    table.sign()
    course.refuse(Sign(*table.here, table.sheet.people[0]), Actor("player", person=table.sheet.people[0]))
    course.refuse(Publish(*table.here))
    table.hand_in()
    course.refuse(Publish(*table.here))
    course.refuse(HandIn(*table.here), table.writer)


def _will_not_sign(table: Table) -> None:
    """A player refuses; somebody of the jury signs in his place, with a remark (A19)."""
    course = table.course
    table.complete()
    if table.people() and not table.sheet.on_paper:
        person = int(course.pick(table.people()))
        others = [one for one in table.people() if one != person]
        if others:
            course.refuse(Sign(*table.here, person), Actor("player", person=others[0]))
        course.refuse(Sign(*table.here, person), course.jury())
        course.act(Sign(*table.here, person, remark="weigert"), course.jury())


def _corrected_before(table: Table) -> None:
    """The desk corrects a sheet that was handed in: it must be signed again (A20)."""
    table.complete()
    table.sign()
    table.hand_in()
    _correct_deal(table)


def _copied(table: Table) -> None:
    """The sheet is given to the desk on paper, with initials."""
    if not table.sheet.on_paper:
        table.course.act(KeepOnPaper(*table.here))
        table.course.refuse(KeepOnPaper(*table.here))


# ---- after publication ----


def _correct_deal(table: Table) -> None:
    """A deal was written wrongly; sometimes its scores no longer count."""
    course, sheet = table.course, table.sheet
    number = int(course.pick(list(sheet.deals)))
    deal = course.deal(misdeals(sheet, number) > 0)
    act = CorrectDeal(*table.here, number, deal.result, "verkeerd genoteerd", deal.contract, course.one_in(5))
    course.refuse(act, DESK)  # without a name
    course.attempt(act, course.pick((CORRECTOR, course.jury())))


def _correct_penalty(table: Table) -> None:
    """A penalty is added, and then corrected to another amount."""
    course, sheet = table.course, table.sheet
    deal = int(course.pick(list(sheet.deals)))
    person = int(course.pick(sheet.players(sheet.deals[deal].seating, deal)))
    first = CorrectPenalty(*table.here, "vergeten", deal, person, "R32", points=10)
    course.act(first, course.jury())
    number = max(sheet.penalties)
    if course.one_in(2):
        second = CorrectPenalty(*table.here, "het waren er minder", deal, person, "R32", number, points=4)
        course.act(second, course.jury())


def _correct_away(table: Table) -> None:
    """A penalty is taken off the sheet; where there is none, one is added first."""
    course = table.course
    if not table.sheet.penalties:
        _correct_penalty(table)
    number = int(course.pick(list(table.sheet.penalties)))
    course.refuse(StrikePenalty(*table.here, number), course.jury())
    course.act(CorrectAway(*table.here, number, "niet bewezen"), CORRECTOR)


def _correct_seats(table: Table) -> None:
    """Two people were written on each other's chairs."""
    sheet = table.sheet
    chairs = list(sheet.seatings[0].chairs)
    first, second = [place for place, one in enumerate(chairs) if one != sheet.scorer_chair][:2]
    chairs[first], chairs[second] = chairs[second], chairs[first]
    table.course.attempt(CorrectSeats(*table.here, tuple(chairs), "stoelen verwisseld"), CORRECTOR)


def _correct_dealer(table: Table) -> None:
    """The cards drawn for the first dealer were written wrongly; in format K nobody draws."""
    act = CorrectDealer(*table.here, 1, table.drawings(), "kaarten verkeerd genoteerd")
    if table.course.event.template.format == "M":
        table.course.attempt(act, CORRECTOR)
    else:
        table.course.refuse(act, CORRECTOR)


def _correct_scorer(table: Table) -> None:
    """Somebody else had written the sheet than it says (R11)."""
    person = int(table.course.pick(table.sheet.people))
    table.course.attempt(CorrectScorer(*table.here, person, "een ander schreef"), CORRECTOR)


def _decided_later(table: Table) -> None:
    """The jury decides on a deal of a published sheet."""
    deals = [deal for deal, line in table.sheet.deals.items() if not line.annulled]
    if deals and table.people():
        call(table, table.course.pick(deals))
        table.decide(Ruling("annul"))


def _too_late(table: Table) -> None:
    """The scorer tries to change a published sheet."""
    line = table.sheet.deals[1]
    table.course.refuse(ChangeDeal(*table.here, 1, line.result, line.contract), table.writer)


_ENDINGS: Final[tuple[Ending, ...]] = (
    _wrong_sums,
    _sent_back,
    _changed_when_signed,
    _opened_again,
    _wrong_order,
    _will_not_sign,
    _corrected_before,
    _copied,
)
_CORRECTIONS: Final[tuple[Ending, ...]] = (
    _correct_deal,
    _correct_penalty,
    _correct_away,
    _correct_seats,
    _correct_dealer,
    _correct_scorer,
    _decided_later,
    _too_late,
)
