"""The jury decides: what it can decide, and what each decision does to the sheet (R30–R35).

There is no appeal (R30). Every decision is kept with the name of the jury member and is shown on the sheet (R32).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from troef.tournament.act import Actor, act
from troef.tournament.entry.admission import check_is_in
from troef.tournament.entry.replacing import sheets_with, take_out
from troef.tournament.jury.calls import call_numbered, check_named
from troef.tournament.jury.revokes import BrokenDuty
from troef.tournament.jury.verdicts import Decision, Ruling
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct
from troef.tournament.sheets.correcting import amended
from troef.tournament.sheets.entering import check_entered, deal_line
from troef.tournament.sheets.penalties import Penalise, players_of
from troef.tournament.sheets.sheet import DealLine, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


@act("decide", "jury")
@dataclass(frozen=True)
class Decide(SheetAct):
    """The jury decides on a call that one of its members has taken (R31, R32). Play at the table goes on.

    Fields:
        call: the number of the call.
        rulings: what it decides, in order.
        reason: why.
        deal: the deal that it is about, if that is another than the call's.
    """

    call: int
    rulings: tuple[Ruling, ...]
    reason: str = ""
    deal: int | None = None

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_named(by)
        call = call_numbered(event, self.call)
        if (call.round, call.table) != (self.round, self.table):
            raise Refused("no-such-call", "R31", call=self.call)
        if call.state != "taken":
            raise Refused("call-is-not-taken", "R31", call=self.call, state=call.state)
        if not self.rulings:
            raise Refused("no-ruling", "R32")
        if sum(RULINGS[ruling.kind].settles for ruling in self.rulings) > 1:
            raise Refused("one-outcome", "R32")
        for ruling in self.rulings:
            effect = RULINGS[ruling.kind]
            _check_person(self.sheet(event), ruling, effect.person)
            if effect.check is not None:
                effect.check(event, self, ruling, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        number = len(event.decisions) + 1
        deal = self.deal_of(event)
        event.decisions[number] = Decision(
            number, self.call, self.round, self.table, deal, by.name, at, self.reason, self.rulings, event.rules_version
        )
        sheet.decisions.append(number)
        for ruling in self.rulings:
            effect = RULINGS[ruling.kind]
            if effect.apply is not None:
                effect.apply(event, self, ruling, by, at)
        event.calls[self.call] = replace(event.calls[self.call], state="decided", decision=number)
        sheet.call = 0

    def sheets(self, event: "Event") -> list[tuple[int, int]]:
        """That of the table, and where somebody is excluded those on which he stands."""
        gone = [ruling.person or 0 for ruling in self.rulings if ruling.kind == "exclude"]
        return [(self.round, self.table), *[place for person in gone for place in sheets_with(event, person)]]

    def deal_of(self, event: "Event") -> int:
        """The deal that the decision is about; 0: none."""
        return event.calls[self.call].deal if self.deal is None else self.deal


def _check_person(sheet: Sheet, ruling: Ruling, needed: bool) -> None:
    """Whether a ruling is about somebody who plays, or has played, at the table, where it is about anybody.

    Raises:
        Refused: it is not.
    """
    if ruling.person is None and needed:
        raise Refused("person-needed", "R32", kind=ruling.kind)
    if ruling.person is not None and not needed:
        raise Refused("nobody-meant", "R32", kind=ruling.kind)
    if ruling.person is not None and ruling.person not in sheet.everybody():
        raise Refused("not-at-this-table", "R32", person=ruling.person)


# ---- what each kind of decision asks, and does ----


@dataclass(frozen=True)
class Effect:
    """What a kind of decision asks and does.

    Attributes:
        person: it is about somebody.
        settles: it settles how the deal ends: only one such ruling in a decision.
        check: whether it is allowed; None: always.
        apply: what it changes beside being kept; None: nothing.
    """

    person: bool = False
    settles: bool = False
    check: "Callable[[Event, Decide, Ruling, Actor], object] | None" = None
    apply: "Callable[[Event, Decide, Ruling, Actor, str], None] | None" = None


def _warn(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    event.people[ruling.person or 0].warnings += 1


def _penalise(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> Penalise:
    """The penalty of a ruling, within the limits of its clause.

    Raises:
        Refused: it is not within them.
    """
    penalty = Penalise(
        decide.round,
        decide.table,
        decide.deal_of(event),
        ruling.person or 0,
        ruling.clause,
        decide.reason,
        ruling.multiplier,
        ruling.points,
        ruling.others,
    )
    penalty.line(event, by)
    return penalty


def _write_penalty(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    line = _penalise(event, decide, ruling, by).line(event, by)
    decide.sheet(event).penalties[line.number] = line
    amended(event, decide.round, decide.table)


def _check_deal_again(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> None:
    """Whether a deal can be dealt once more: the last one, or the one that is being played, before handing in.

    Raises:
        Refused: it cannot.
    """
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    if sheet.reached("handed_in"):
        raise Refused("handed-in-already", "R26", state=sheet.state)
    players_of(event, sheet, deal)
    if deal < len(sheet.deals):
        raise Refused("only-the-last-deal", "R32", deal=deal, last=len(sheet.deals))


def _deal_again(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    """The deal is taken off the sheet; its number and its dealer stay."""
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    sheet.refused_bids = [bid for bid in sheet.refused_bids if bid[0] != deal]
    if deal in sheet.deals:
        del sheet.deals[deal]
        sheet.begun = max(sheet.begun, deal)  # dealt again and finished, also after the signal (R22)
        sheet.signatures = {}
        sheet.state = "open"


def _awarded(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> DealLine:
    """The line of a deal that the jury awards to somebody as won, or as lost.

    Raises:
        Refused: there is no result to award, or it says otherwise.
    """
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    players = players_of(event, sheet, deal)
    standing = sheet.deals.get(deal)
    result = ruling.result
    if result is None:
        if standing is None:
            raise Refused("no-result-to-award", "R32", deal=deal)
        result = standing.result
    contract = ruling.contract or (standing.contract if standing is not None else "")
    won = ruling.kind == "award-won"
    if event.template.format == "K":
        plays_it = players.index(ruling.person or 0) in result.get("declarers", ())
        return deal_line(event, sheet, deal, {**result, "verdict": "won" if won == plays_it else "lost"}, contract)
    line = deal_line(event, sheet, deal, result, contract)
    if (line.scores[ruling.person or 0] > 0) != won:
        raise Refused("award-says-otherwise", "R32", person=ruling.person)
    return line


def _check_award(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> None:
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    if (ruling.person or 0) not in players_of(event, sheet, deal):
        raise Refused("not-at-this-table", "R32", person=ruling.person)
    if deal not in sheet.deals and sheet.state != "open":
        raise Refused("sheet-is-closed", "R26", state=sheet.state)
    _awarded(event, decide, ruling, by)


def _award(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    sheet = decide.sheet(event)
    line = _awarded(event, decide, ruling, by)
    sheet.deals[line.number] = line
    sheet.begun = max(sheet.begun, line.number)
    amended(event, decide.round, decide.table)


def _check_annul(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> None:
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    check_entered(sheet, deal)
    if sheet.deals[deal].annulled:
        raise Refused("nothing-changes")


def _annul(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    sheet.deals[deal] = replace(sheet.deals[deal], annulled=True)
    amended(event, decide.round, decide.table)


def _check_refusal(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> None:
    """Whether there is a bid to refuse: the deal has not been played (R34).

    Raises:
        Refused: there is none.
    """
    sheet, deal = decide.sheet(event), decide.deal_of(event)
    if deal != len(sheet.deals) + 1:
        raise Refused("not-the-next-deal", "R34", deal=deal, next=len(sheet.deals) + 1)
    if not _bid(event, decide, ruling):
        raise Refused("no-bid-to-refuse", "R34")


def _bid(event: "Event", decide: Decide, ruling: Ruling) -> str:
    return ruling.contract or event.calls[decide.call].contract


def _refuse_bid(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    bid = (decide.deal_of(event), ruling.person or 0, _bid(event, decide, ruling))
    decide.sheet(event).refused_bids.append(bid)


def _check_exclude(event: "Event", decide: Decide, ruling: Ruling, by: Actor) -> None:
    check_is_in(event, ruling.person or 0)


def _exclude(event: "Event", decide: Decide, ruling: Ruling, by: Actor, at: str) -> None:
    take_out(event, ruling.person or 0, "excluded", at, by, decide.reason)


#: R32: every kind of decision. A warning counts for R5; a new pack is shuffled first (R35, R18).
RULINGS: Final[dict[str, Effect]] = {
    "no-action": Effect(),
    "warning": Effect(person=True, apply=_warn),
    "penalty": Effect(person=True, check=_penalise, apply=_write_penalty),
    "correct-trick": Effect(),
    "re-deal": Effect(settles=True, check=_check_deal_again, apply=_deal_again),
    "new-pack": Effect(),
    "award-won": Effect(person=True, settles=True, check=_check_award, apply=_award),
    "award-lost": Effect(person=True, settles=True, check=_check_award, apply=_award),
    "annul": Effect(settles=True, check=_check_annul, apply=_annul),
    "refuse-bid": Effect(person=True, check=_check_refusal, apply=_refuse_bid),
    "exclude": Effect(person=True, check=_check_exclude, apply=_exclude),
}


def rulings_for(broken: BrokenDuty, person: int, multiplier: int = 1) -> tuple[Ruling, ...]:
    """What the clause makes of a broken duty (`revokes`): in manillen the deal is stopped and dealt again (P2); in
    kleurenwiezen the trick is corrected (P4), or the jury decides how to go on (P5).

    `person` is the number of who sat there, `multiplier` what the deal counted.

    >>> from troef.tournament.jury.revokes import revokes
    >>> (broken,) = revokes("kleurenwiezen", "KH 2S", 0, hands=("KH", "2S 3H", "4H", "5H"))
    >>> [ruling.kind for ruling in rulings_for(broken, person=12)]
    ['penalty', 'correct-trick']
    """
    penalty = Ruling("penalty", person, broken.clause, multiplier)
    after: dict[str, tuple[Ruling, ...]] = {"P2": (Ruling("re-deal"),), "P4": (Ruling("correct-trick"),)}
    return (penalty, *after.get(broken.clause, ()))


def new_packs(event: "Event", round_number: int, table: int) -> int:
    """How many new packs the jury has brought to a table in a round (R35)."""
    sheet = event.round(round_number).table(table)
    return sum(ruling.kind == "new-pack" for number in sheet.decisions for ruling in event.decisions[number].rulings)
