"""Calling the jury: who calls it to which table, and the games that it is asked for (R31, R34, A9).

While a call is not decided, play at its table waits.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from troef.tournament.act import Actor, act
from troef.tournament.jury.verdicts import Call, Notice
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_sits_here, check_speaks_for
from troef.tournament.sheets.formats import contract_named
from troef.tournament.sheets.penalties import WITH_JURY
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: The games of which the jury is only told (A9).
NOTIFIED: Final = ("grote miserie", "abondance 10", "abondance 11")


def call_numbered(event: "Event", number: int) -> Call:
    """A call by its number.

    Raises:
        Refused: there is none.
    """
    found = event.calls.get(number)
    if found is None:
        raise Refused("no-such-call", "R31", call=number)
    return found


def waiting_calls(event: "Event") -> list[Call]:
    """The calls that are not decided, the oldest first."""
    return [call for call in event.calls.values() if call.state != "decided"]


def check_named(by: Actor) -> None:
    """Whether a jury member has said his name (R32).

    Raises:
        Refused: he has not.
    """
    if not by.name.strip():
        raise Refused("no-jury-name", "R32")


def check_can_call(event: "Event", sheet: Sheet, deal: int) -> None:
    """Whether the jury can be called to a table, for this deal.

    Raises:
        Refused: it has been called there already, or the round has no such deal.
    """
    if sheet.call:
        raise Refused("jury-is-called", "R31", call=sheet.call)
    if not 0 <= deal <= event.template.deals:
        raise Refused("no-such-deal", "R31", deal=deal, deals=event.template.deals)


def open_call(event: "Event", sheet: Sheet, call: Call) -> None:
    """Write a call down; play at its table waits."""
    event.calls[call.number] = call
    sheet.call = call.number


@act("call-jury", "player", "scorer", "desk", "jury")
@dataclass(frozen=True)
class CallJury(SheetAct):
    """The jury is called to a table (R30, R31). Play there waits until it has decided.

    Fields:
        deal: the number of the deal, or 0 where it is about no deal.
        reason: why.
        caller: who calls; left out where the desk or the jury itself does.
    """

    deal: int
    reason: str
    caller: int | None = None

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_can_call(event, sheet, self.deal)
        if not self.reason.strip():
            raise Refused("no-reason", "R31")
        if self.caller is not None:
            check_speaks_for(sheet, self.caller, by)
        elif by.role in ("player", "scorer"):
            raise Refused("no-caller", "R31")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        number = len(event.calls) + 1
        call = Call(number, self.round, self.table, self.deal, self.caller, self.reason, at)
        open_call(event, self.sheet(event), call)


@act("ask-jury", "player", "scorer", "desk")
@dataclass(frozen=True)
class AskJury(SheetAct):
    """The bidder of a high game asks the jury for its consent, on his own initiative (R34). Of the games below those
    the jury is only told, and nobody waits (A9).

    Fields:
        deal: the number of the deal.
        bidder: who bids.
        contract: what he bids: grote miserie op tafel, kleine or grote soloslim; grote miserie, abondance 10 or 11.
    """

    deal: int
    bidder: int
    contract: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if event.template.format != "K":
            raise Refused("no-jury-needed", "R34", contract=self.contract)
        contract = contract_named(self.contract)
        if contract not in WITH_JURY and contract not in NOTIFIED:
            raise Refused("no-jury-needed", "R34", contract=contract)
        check_can_call(event, sheet, self.deal)
        if self.deal != len(sheet.deals) + 1:
            raise Refused("not-the-next-deal", "R34", deal=self.deal, next=len(sheet.deals) + 1)
        check_sits_here(sheet, self.bidder)
        if (self.deal, self.bidder, contract) in sheet.refused_bids:
            raise Refused("bid-was-refused", "R34", contract=contract, person=self.bidder)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        contract = contract_named(self.contract)
        if contract in NOTIFIED:
            event.notices.append(Notice(self.round, self.table, self.deal, self.bidder, contract, at))
            return
        number = len(event.calls) + 1
        call = Call(number, self.round, self.table, self.deal, self.bidder, contract, at, contract)
        open_call(event, self.sheet(event), call)


@act("take-call", "jury")
@dataclass(frozen=True)
class TakeCall(SheetAct):
    """A jury member takes a call and goes to the table (R31).

    Fields:
        call: the number of the call.
    """

    call: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_named(by)
        call = call_numbered(event, self.call)
        if (call.round, call.table) != (self.round, self.table):
            raise Refused("no-such-call", "R31", call=self.call)
        if call.state != "open":
            raise Refused("call-is-not-open", "R31", call=self.call, state=call.state)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        call = event.calls[self.call]
        event.calls[self.call] = replace(call, state="taken", taken_by=by.name, taken_at=at)


def without_consent(event: "Event", round_number: int, table: int) -> list[tuple[int, int]]:
    """The deals of a sheet for which the jury had to be called and was not, each with its bidder (R34, P10)."""
    if event.template.format != "K":
        return []
    sheet = event.round(round_number).table(table)
    asked = {
        (call.deal, call.caller) for call in event.calls.values() if (call.round, call.table) == (round_number, table)
    }
    found: list[tuple[int, int]] = []
    for number, deal in sheet.deals.items():
        if contract_named(str(deal.result["contract"])) in WITH_JURY:
            players = sheet.players(deal.seating, number)
            bidders = [players[seat] for seat in deal.result["declarers"]]
            found += [(number, bidder) for bidder in bidders if (number, bidder) not in asked]
    return found
