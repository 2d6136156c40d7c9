"""Writing deals on the sheet: a deal begins, its result is entered, changed or struck out (R22, R25–R28)."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from troef.tournament.act import Actor, act, is_time
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_play_goes_on, check_writes
from troef.tournament.sheets.formats import boompje_of, check_announced, contract_named, read_result, scores_of
from troef.tournament.sheets.seats import check_header, dealer_of
from troef.tournament.sheets.sheet import DealLine, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


def deal_line(event: "Event", sheet: Sheet, deal: int, result: dict[str, Any], contract: str = "") -> DealLine:
    """The line of a deal: all that follows from its number and its result.

    Raises:
        Refused: its boompje has no header yet, or no deal can have this result.
    """
    check_header(sheet)
    boompje = boompje_of(event.template, deal)
    if boompje >= len(sheet.seatings):
        raise Refused("no-first-dealer", "R12", boompje=boompje + 1)
    found = read_result(event.template, result)
    if event.template.format == "M":
        check_announced(contract, found, after_misdeal=misdeals(sheet, deal) > 0)
    elif contract and event.template.game != "manillen-tornooi":
        raise Refused("contract-in-the-result", "R24")
    scores = scores_of(event.template, sheet, deal, found)
    seating = sheet.seatings[boompje]
    dealer = dealer_of(seating.dealer, deal, boompje, len(seating.chairs))
    won = tuple([person for person, score in scores.items() if score > 0])  # S6
    return DealLine(deal, boompje, dealer, found, scores, won, contract=contract)


def misdeals(sheet: Sheet, deal: int) -> int:
    """How often the dealer of a deal has dealt wrongly in a row: a stopped deal begins the count again (P1, P2;
    manillen-tornooi A6)."""
    count = 0
    for line in sheet.penalties.values():
        if line.deal == deal and line.clause in ("P1", "P2"):
            count = count + 1 if line.clause == "P1" else 0
    return count


def last_deal(event: "Event", sheet: Sheet, round_number: int) -> int:
    """The number of the last deal that is to be on the sheet, as things stand (R21, R22)."""
    if sheet.stopped:
        return len(sheet.deals)
    if event.round(round_number).signal_at and not sheet.on_paper and not sheet.later:
        return max(sheet.begun, len(sheet.deals))
    return event.template.deals


def check_is_open(sheet: Sheet) -> None:
    """Whether deals can be added to the sheet or taken from it.

    Raises:
        Refused: the scorer has closed it.
    """
    if sheet.state != "open":
        raise Refused("sheet-is-closed", "R26", state=sheet.state)


@act("begin-deal", "scorer", "player", "desk")
@dataclass(frozen=True)
class BeginDeal(SheetAct):
    """The first packet of a deal has been dealt: the deal is finished and scored whatever the signal says (R22).

    Fields:
        deal: the number of the deal: the next one.
        began_at: when it was, where that is told later.
    """

    deal: int
    began_at: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_is_open(sheet)
        check_play_goes_on(sheet, by)
        check_header(sheet)
        check_next(event, sheet, self.deal)
        check_time(self.began_at or at)
        signal = "" if sheet.later else event.round(self.round).signal_at
        if sheet.stopped or (signal and (self.began_at or at) >= signal):
            raise Refused("no-new-deal", "R22", deal=self.deal)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.begun = max(sheet.begun, self.deal)


def check_time(text: str) -> None:
    """Whether a text is an event time such as `2026-05-09T11:29:59`.

    Raises:
        Refused: it is none.
    """
    if not is_time(text):
        raise Refused("no-time", "R22", given=text)


def check_next(event: "Event", sheet: Sheet, deal: int) -> None:
    """Whether a deal is the next one of the round (R14, R20, R27).

    Raises:
        Refused: it is not.
    """
    if deal != len(sheet.deals) + 1:
        raise Refused("not-the-next-deal", "R27", deal=deal, next=len(sheet.deals) + 1)
    if deal > event.template.deals:
        clause = "R14" if event.template.format == "M" else "R20"
        raise Refused("no-more-deals", clause, deals=event.template.deals)


@act("enter-deal", "scorer", "desk")
@dataclass(frozen=True)
class EnterDeal(SheetAct):
    """The result of the next deal is entered.

    Fields:
        deal: the number of the deal.
        result: the fields of the game's `Result`; in format M also as on paper, `{"w": 16, "z": 0, "multiplier": 2}`.
        contract: format M: the suit that was announced, or NT.
    """

    deal: int
    result: dict[str, Any]
    contract: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_is_open(sheet)
        check_play_goes_on(sheet, by)
        check_next(event, sheet, self.deal)
        if self.deal > last_deal(event, sheet, self.round):
            raise Refused("no-new-deal", "R22", deal=self.deal)
        check_bid_stands(sheet, deal_line(event, sheet, self.deal, self.result, self.contract))

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.deals[self.deal] = deal_line(event, sheet, self.deal, self.result, self.contract)
        sheet.begun = max(sheet.begun, self.deal)


def check_bid_stands(sheet: Sheet, line: DealLine) -> None:
    """Whether the jury has let the bid of a deal stand (R34).

    Raises:
        Refused: it has refused it, so the bidder must pass.
    """
    for deal, bidder, contract in sheet.refused_bids:
        if deal == line.number and contract == contract_named(str(line.result["contract"])):
            players = sheet.players(line.seating, deal)
            if bidder in [players[seat] for seat in line.result["declarers"]]:
                raise Refused("bid-was-refused", "R34", person=bidder, contract=contract)


@act("change-deal", "scorer", "desk")
@dataclass(frozen=True)
class ChangeDeal(SheetAct):
    """The result of a deal is corrected before the sheet is handed in; signatures are void (R26).

    Fields:
        deal: the number of the deal.
        result: the fields of the game's `Result`, or as on paper.
        contract: format M: the suit that was announced, or NT.
    """

    deal: int
    result: dict[str, Any]
    contract: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_entered(sheet, self.deal)
        deal_line(event, sheet, self.deal, self.result, self.contract)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        line = deal_line(event, sheet, self.deal, self.result, self.contract)
        sheet.deals[self.deal] = replace(line, annulled=sheet.deals[self.deal].annulled)
        sheet.changed()


def check_entered(sheet: Sheet, deal: int) -> None:
    """Whether a deal is on the sheet.

    Raises:
        Refused: it is not.
    """
    if deal not in sheet.deals:
        raise Refused("no-such-deal", deal=deal, deals=len(sheet.deals))


@act("strike-deal", "scorer", "desk")
@dataclass(frozen=True)
class StrikeDeal(SheetAct):
    """The last deal is struck out: it was not played, or is entered once more.

    Fields:
        deal: its number.
    """

    deal: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_is_open(sheet)
        check_entered(sheet, self.deal)
        if self.deal != len(sheet.deals):
            raise Refused("only-the-last-deal", "R27", deal=self.deal, last=len(sheet.deals))

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        del sheet.deals[self.deal]
        if sheet.later or not event.round(self.round).signal_at:
            sheet.begun = self.deal - 1  # after the signal it stays a deal that had begun (R22)


@act("remark", "scorer", "desk", "jury")
@dataclass(frozen=True)
class AddRemark(SheetAct):
    """A remark is written on the sheet (R24).

    Fields:
        text: what it says.
    """

    text: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event)
        if not self.text.strip():
            raise Refused("no-remark", "R24")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).remarks.append(self.text)
