"""Penalties on the sheet: what each clause costs and brings, and who has decided it (P1–P12, P15, P18, A17)."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from troef.tournament.act import Actor, act
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_writes
from troef.tournament.sheets.entering import misdeals
from troef.tournament.sheets.formats import MULTIPLIERS, boompje_of
from troef.tournament.sheets.seats import check_header, dealer_of
from troef.tournament.sheets.sheet import DealLine, PenaltyLine, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


@dataclass(frozen=True)
class Sanction:
    """What a clause says.

    Attributes:
        points: what it costs the offender.
        others: what each of the three others gains.
        at_most: the jury may say less (P18).
        dealer: only who deals can do it.
    """

    points: int
    others: int = 0
    at_most: bool = False
    dealer: bool = False


#: The irregularities of format M. P1: each wrong deal in a row but the first; P2: times the multiplier of the deal.
SANCTIONS_M: Final = {"P1": Sanction(15, dealer=True), "P2": Sanction(30)}
#: Those of format K. P11 and P12 are scored by the game: the line only gives the reason (A17).
SANCTIONS_K: Final = {
    "P3": Sanction(3, 1, dealer=True),
    "P4": Sanction(3, 1),
    "P5": Sanction(15, 5),
    "P6": Sanction(3, 1, at_most=True),
    "P7": Sanction(15, 5),
    "P8": Sanction(15, at_most=True),
    "P9": Sanction(15, 5),
    "P10": Sanction(15),
    "P11": Sanction(0),
    "P12": Sanction(0),
}
#: R32: points that the jury sets itself, in every format.
BY_THE_JURY: Final = "R32"
#: The contracts for which the jury must be called (R34, P10, A9).
WITH_JURY: Final = ("grote miserie op tafel", "kleine soloslim", "grote soloslim")
#: What the result of the game says of a deal that P11 or P12 decides (A17).
LAID_DOWN: Final = {"P11": "conceded_by", "P12": "claimed_by"}
#: Who has decided, where the table has settled it among itself (R30).
THE_TABLE: Final = "table"


def sanctions(event: "Event") -> dict[str, Sanction]:
    """The irregularities that the event knows, by clause."""
    return {"M": SANCTIONS_M, "K": SANCTIONS_K}.get(event.template.format, {})


@act("penalise", "scorer", "jury", "desk")
@dataclass(frozen=True)
class Penalise(SheetAct):
    """A penalty is written down, as a line of its own of the deal in which it occurred (P18). Its amount follows from
    the clause, but where the jury fixes it.

    Fields:
        deal: the number of the deal.
        person: who has to answer for it.
        clause: P1 to P12, or R32 for points that the jury sets itself.
        reason: what happened.
        multiplier: P2: what the deal counted, 1, 2 or 4.
        points: P6, P8 and R32: what it costs him.
        others: P6 and R32: what each of the others gains.
        waived: P3: all four have agreed that it costs nothing.
        decided_by: the name of the jury member, or empty where the table has settled it.
    """

    deal: int
    person: int
    clause: str
    reason: str = ""
    multiplier: int = 1
    points: int | None = None
    others: int | None = None
    waived: bool = False
    decided_by: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_header(sheet)
        self.line(event, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = self.line(event, by)
        sheet.penalties[line.number] = line
        sheet.changed()

    def line(self, event: "Event", by: Actor) -> PenaltyLine:
        """The line that the penalty gives.

        Raises:
            Refused: the clause does not say so.
        """
        sheet = self.sheet(event)
        decided_by = by.name if by.role == "jury" else self.decided_by
        _check_case(event, sheet, self, decided_by)
        points, others = amounts(event, sheet, self)
        number = max(sheet.penalties, default=0) + 1
        return PenaltyLine(
            number,
            self.deal,
            self.person,
            self.clause,
            points,
            others,
            self.reason,
            decided_by or THE_TABLE,
            self.waived,
        )


def amounts(event: "Event", sheet: Sheet, penalty: Penalise) -> tuple[int, int]:
    """What a penalty costs the offender, and what each of the others gains.

    Raises:
        Refused: other amounts were given than the clause has, or more than its limit.
    """
    clause = penalty.clause
    if clause == BY_THE_JURY:
        points, others = penalty.points or 0, penalty.others or 0
        if points < 0 or others < 0:
            raise Refused("amounts-below-zero", clause)
        return points, others
    sanction = sanctions(event)[clause]
    most, each = sanction.points, sanction.others
    if clause == "P2":
        most *= penalty.multiplier
    if penalty.waived or (clause == "P1" and not misdeals(sheet, penalty.deal)):
        most = each = 0  # P3: agreed; P1: the first in a row
    points = most if penalty.points is None else penalty.points
    others = each if penalty.others is None else penalty.others
    if sanction.at_most:
        if not (0 <= points <= most and 0 <= others <= each):
            raise Refused("more-than-the-clause", clause, most=most, others=each)
    elif (points, others) != (most, each):
        raise Refused("other-amount", clause, points=most, others=each)
    return points, others


def _check_case(event: "Event", sheet: Sheet, penalty: Penalise, decided_by: str) -> None:
    """Whether the clause can be meant: for this event, deal and person.

    Raises:
        Refused: it cannot.
    """
    clause = penalty.clause
    sanction = sanctions(event).get(clause)
    if sanction is None and clause != BY_THE_JURY:
        raise Refused("no-such-penalty", clause, known=", ".join([*sanctions(event), BY_THE_JURY]))
    players = players_of(event, sheet, penalty.deal)
    if penalty.person not in players:
        raise Refused("not-at-this-table", clause, person=penalty.person)
    if (clause == BY_THE_JURY or (sanction is not None and sanction.at_most)) and not decided_by:
        raise Refused("jury-decides", clause)
    if penalty.multiplier not in MULTIPLIERS:
        raise Refused("no-multiplier", "R28", multiplier=penalty.multiplier)
    if sanction is not None and sanction.dealer:
        dealer = players[dealer_seat(event, sheet, penalty.deal)]
        if penalty.person != dealer:
            raise Refused("is-not-the-dealer", clause, person=penalty.person, dealer=dealer)
    if penalty.waived and not (clause == "P3" and event.template.waive_misdeal):
        raise Refused("cannot-be-waived", clause)
    line = sheet.deals.get(penalty.deal)
    if clause == "P10" and line is not None:
        _check_jury_contract(line, players, penalty.person)
    if clause in LAID_DOWN:
        seat = line.result.get(LAID_DOWN[clause]) if line is not None else None
        if seat is None or players[seat] != penalty.person:
            raise Refused("result-says-otherwise", clause, person=penalty.person)


def _check_jury_contract(line: DealLine, players: list[int], person: int) -> None:
    """Whether the jury had to be called in a deal, by this person (P10, A9).

    Raises:
        Refused: it had not.
    """
    contract = str(line.result.get("contract", "")).replace("_", " ").lower()
    if not contract.startswith(WITH_JURY):
        raise Refused("no-jury-needed", "P10", contract=contract)
    if person not in [players[seat] for seat in line.result.get("declarers", ())]:
        raise Refused("is-not-the-bidder", "P10", person=person)


def players_of(event: "Event", sheet: Sheet, deal: int) -> list[int]:
    """Who plays a deal, by seat.

    Raises:
        Refused: the deal has neither been entered nor is it the next one, or its boompje has no header yet.
    """
    if not 1 <= deal <= min(len(sheet.deals) + 1, event.template.deals):
        raise Refused("no-such-deal", deal=deal, deals=len(sheet.deals))
    boompje = boompje_of(event.template, deal)
    if boompje >= len(sheet.seatings):
        raise Refused("no-first-dealer", "R12", boompje=boompje + 1)
    return sheet.players(boompje, deal)


def dealer_seat(event: "Event", sheet: Sheet, deal: int) -> int:
    """The seat that deals a deal."""
    boompje = boompje_of(event.template, deal)
    seating = sheet.seatings[boompje]
    return dealer_of(seating.dealer, deal, boompje, len(seating.chairs))


@act("strike-penalty", "scorer", "jury", "desk")
@dataclass(frozen=True)
class StrikePenalty(SheetAct):
    """A penalty is taken back.

    Fields:
        number: the number of its line on the sheet.
    """

    number: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        line = sheet.penalties.get(self.number)
        if line is None:
            raise Refused("no-such-penalty-line", number=self.number)
        if by.role == "scorer" and line.decided_by != THE_TABLE:
            raise Refused("jury-has-decided", "R30", by=line.decided_by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = sheet.penalties.pop(self.number)
        recount_misdeals(sheet, line.deal)
        sheet.changed()


def recount_misdeals(sheet: Sheet, deal: int) -> None:
    """Give the wrong deals of a deal their points once more: the first in a row costs nothing, each further one 15."""
    for number, line in list(sheet.penalties.items()):
        if line.deal == deal and line.clause == "P1":
            points = SANCTIONS_M["P1"].points if in_a_row(sheet, line) else 0
            sheet.penalties[number] = replace(line, points=points)


def in_a_row(sheet: Sheet, misdeal: PenaltyLine) -> int:
    """How many wrong deals of the same deal come right before one (P1); after a revoke the count begins again."""
    count = 0
    for number, line in sheet.penalties.items():
        if number == misdeal.number:
            break
        if line.deal == misdeal.deal and line.clause in ("P1", "P2"):
            count = count + 1 if line.clause == "P1" else 0
    return count
