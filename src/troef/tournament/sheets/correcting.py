"""Corrections after a sheet was handed in: acts of the desk or the jury, with name, time and reason (A20).

Before publication the sheet must be signed again; afterwards signatures and state stay, and the corrected numbers count
everywhere. What stood there before is in the history of the number (`history_of`).
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from troef.tournament.act import Actor, act
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_sits_here
from troef.tournament.sheets.entering import deal_line
from troef.tournament.sheets.penalties import Penalise, players_of, recount_misdeals
from troef.tournament.sheets.seats import drawn_dealer, first_dealer, seats_after, voters
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


def check_correction(sheet: Sheet, reason: str, by: Actor) -> None:
    """Whether somebody may correct a sheet: it was handed in, and he gives his name and the reason (A20).

    Raises:
        Refused: one of these is missing.
    """
    if not sheet.reached("handed_in"):
        raise Refused("not-handed-in", "A20", state=sheet.state)
    if not by.name.strip():
        raise Refused("no-corrector-name", "A20")
    if not reason.strip():
        raise Refused("no-reason", "A20")


def amended(event: "Event", round_number: int, table: int) -> None:
    """Numbers of a sheet have changed. The signatures are void until it is published (R26, R27); a change after it was
    handed in is noted on the sheet as a correction (A20)."""
    sheet = event.round(round_number).table(table)
    sheet.written = {}  # sums of numbers that no longer stand
    if sheet.reached("handed_in") and len(event.lines) not in sheet.corrections:
        sheet.corrections.append(len(event.lines))
    if sheet.published:
        draw_again_after(event, round_number)
    else:
        sheet.changed()


def draw_again_after(event: "Event", round_number: int) -> None:
    """What a correction of a published sheet does to who has advanced: nothing, or, where the template says so and the
    draw depends on results, later rounds that have not begun are to be drawn again."""
    template = event.template
    if template.correction == "draw_again" and template.by_result:
        while event.rounds and event.rounds[-1].number > round_number and not event.rounds[-1].begun:
            event.rounds.pop()


def seat_again(event: "Event", sheet: Sheet, chairs: tuple[int, ...]) -> None:
    """Where everybody sat in each boompje, from the chairs of the first one (R16), and what each deal then brings."""
    for place, seating in enumerate(sheet.seatings):
        sheet.seatings[place] = replace(seating, chairs=chairs)
        chairs = seats_after(chairs, sheet.scorer_chair) if event.template.format == "M" else chairs
    write_again(event, sheet)


def write_again(event: "Event", sheet: Sheet) -> None:
    """The lines of all deals once more: their results stay, and what follows from seats, scorer and first dealer is
    computed again."""
    for number, old in list(sheet.deals.items()):
        line = deal_line(event, sheet, number, old.result, old.contract)
        sheet.deals[number] = replace(line, annulled=old.annulled)


@act("correct-deal", "desk", "jury")
@dataclass(frozen=True)
class CorrectDeal(SheetAct):
    """The result of a deal is corrected, or a deal that was forgotten is added, after the sheet was handed in (A20).

    Fields:
        deal: the number of the deal; one more than the sheet has: it is added.
        result: the fields of the game's `Result`, or in format M as on paper.
        reason: why.
        contract: format M: the suit that was announced, or NT.
        annulled: whether its scores do not count.
    """

    deal: int
    result: dict[str, Any]
    reason: str
    contract: str = ""
    annulled: bool = False

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        players_of(event, sheet, self.deal)
        line = deal_line(event, sheet, self.deal, self.result, self.contract)
        if replace(line, annulled=self.annulled) == sheet.deals.get(self.deal):
            raise Refused("nothing-changes")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = deal_line(event, sheet, self.deal, self.result, self.contract)
        sheet.deals[self.deal] = replace(line, annulled=self.annulled)
        amended(event, self.round, self.table)


@act("correct-penalty", "desk", "jury")
@dataclass(frozen=True)
class CorrectPenalty(SheetAct):
    """A penalty is added, or stands in place of another, after the sheet was handed in (A20).

    Fields:
        reason: what happened, and why it is corrected.
        deal: the number of the deal.
        person: who has to answer for it.
        clause: P1 to P12, or R32 for points that the jury sets itself.
        number: the line that it replaces; 0: it is added.
        multiplier: P2: what the deal counted, 1, 2 or 4.
        points: P6, P8 and R32: what it costs him.
        others: P6 and R32: what each of the others gains.
        waived: P3: all four have agreed that it costs nothing.
    """

    reason: str
    deal: int
    person: int
    clause: str
    number: int = 0
    multiplier: int = 1
    points: int | None = None
    others: int | None = None
    waived: bool = False

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        if self.number and self.number not in sheet.penalties:
            raise Refused("no-such-penalty-line", number=self.number)
        self._penalty().line(event, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = self._penalty().line(event, by)
        if self.number:
            line = replace(line, number=self.number)
        sheet.penalties[line.number] = line
        recount_misdeals(sheet, self.deal)
        amended(event, self.round, self.table)

    def _penalty(self) -> Penalise:
        return Penalise(
            self.round,
            self.table,
            self.deal,
            self.person,
            self.clause,
            self.reason,
            self.multiplier,
            self.points,
            self.others,
            self.waived,
        )


@act("correct-away", "desk", "jury")
@dataclass(frozen=True)
class CorrectAway(SheetAct):
    """A penalty is taken off a sheet that was handed in (A20).

    Fields:
        number: the number of its line.
        reason: why.
    """

    number: int
    reason: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        if self.number not in sheet.penalties:
            raise Refused("no-such-penalty-line", number=self.number)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = sheet.penalties.pop(self.number)
        recount_misdeals(sheet, line.deal)
        amended(event, self.round, self.table)


@act("correct-seats", "desk", "jury")
@dataclass(frozen=True)
class CorrectSeats(SheetAct):
    """People were written on each other's chairs; their scores go to who sat there (A20). The scorer's chair stays.

    Fields:
        chairs: who sat where at the start of the round, by seat.
        reason: why.
    """

    chairs: tuple[int, ...]
    reason: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        first = sheet.seatings[0].chairs
        if sorted(self.chairs) != sorted(first):
            raise Refused("other-people-sit-here", "R9", drawn=", ".join([str(one) for one in first]))
        if self.chairs == first:
            raise Refused("nothing-changes")
        if self.chairs.index(sheet.scorer_chair) != first.index(sheet.scorer_chair):
            raise Refused("scorer-keeps-his-chair", "R16", scorer=sheet.scorer_chair)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        seat_again(event, self.sheet(event), self.chairs)
        amended(event, self.round, self.table)


@act("correct-scorer", "desk", "jury")
@dataclass(frozen=True)
class CorrectScorer(SheetAct):
    """Somebody else was the scorer than the sheet says (R11, A20). The results stay as they were written.

    In format M the scorer's pair is W, and who sits where after the first boompje follows from his chair (R16, R17):
    the deals are credited to other people. In the other formats the results are kept by chair, so nobody's score
    changes; the player on the right scorer's left deals first and has the first column (R19).

    Fields:
        scorer: who it was.
        reason: why.
    """

    scorer: int
    reason: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        if sheet.online is not None:
            raise Refused("sheet-fills-itself", "R26")
        if not sheet.seatings:
            raise Refused("no-first-dealer", "R12", boompje=1)
        check_sits_here(sheet, self.scorer)
        if self.scorer not in voters(event, sheet):
            raise Refused("bot-cannot-write", "A13", person=self.scorer)
        if self.scorer == sheet.scorer:
            raise Refused("nothing-changes", "R11")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.scorer = self.scorer
        first = sheet.seatings[0]
        if event.template.format != "M":
            sheet.seatings[0] = replace(first, dealer=first_dealer(first.chairs, sheet.scorer_chair))
        seat_again(event, sheet, first.chairs)
        amended(event, self.round, self.table)


@act("correct-dealer", "desk", "jury")
@dataclass(frozen=True)
class CorrectDealer(SheetAct):
    """The cards that were drawn for the first dealer of a boompje were written wrongly (R15, A20). In format K the
    first dealer follows from the scorer's chair (R19).

    Fields:
        boompje: which one, from 1.
        drawings: the cards drawn for the first dealer by seat, a row for each drawing.
        reason: why.
    """

    boompje: int
    drawings: tuple[tuple[str, ...], ...]
    reason: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_correction(sheet, self.reason, by)
        if event.template.format != "M":
            raise Refused("nobody-draws", "R19")
        if not 1 <= self.boompje <= len(sheet.seatings):
            raise Refused("no-first-dealer", "R12", boompje=self.boompje)
        drawn_dealer(self.drawings)
        if sheet.seatings[self.boompje - 1].drawings == self.drawings:
            raise Refused("nothing-changes")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        place = self.boompje - 1
        sheet.seatings[place] = replace(
            sheet.seatings[place], dealer=drawn_dealer(self.drawings), drawings=self.drawings
        )
        write_again(event, sheet)
        amended(event, self.round, self.table)
