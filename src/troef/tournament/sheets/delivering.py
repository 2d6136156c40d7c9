"""A sheet comes to the desk without any network: the desk reads it from the phone as a QR code (R23, R26).

What the phone has written and the desk does not have yet becomes one line of the log with the acts of the table in it:
each is checked as if it had come over the network, and one undo takes all of them back. Who had sent some of his lines
before loses none and has none twice.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from troef.core.checked_fields import CheckedFields
from troef.tournament.act import Act, Actor, act, is_time, read_act
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, actor_at_table
from troef.tournament.sheets.compact import unpack
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.handed import Damaged, HandedSheet, OtherVersion, sums_of
from troef.tournament.sheets.penalties import BY_THE_JURY, LAID_DOWN, SANCTIONS_M, THE_TABLE, sanctions
from troef.tournament.sheets.sheet import STATES, DealLine, PenaltyLine, Sheet
from troef.tournament.sheets.sheet_code import code_bytes

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: What can be done on a phone without network.
STEPS: Final = (
    *("sit", "name-scorer", "begin-boompje", "strike-boompje"),
    *("begin-deal", "enter-deal", "change-deal", "strike-deal"),
    *("penalise", "strike-penalty", "remark", "complete", "reopen", "sign", "hand-in"),
)
#: How many digits of the commitment tell of which event a code is.
_EVENT_DIGITS: Final = 8


@dataclass(frozen=True)
class Step(CheckedFields):
    """One act of the table in a sheet that is delivered.

    Fields:
        act: its name.
        facts: its facts without round and table.
        at: the event time at which it was done, where the sheet tells it.
    """

    act: str
    facts: dict[str, Any] = field(default_factory=dict)
    at: str = ""


@act("deliver-sheet", "desk")
@dataclass(frozen=True)
class DeliverSheet(SheetAct):
    """The desk takes over what a phone without network has written, from the QR code of the whole sheet (R23, R26).

    Fields:
        steps: what was done at the table and the desk did not know yet, in order.
        expected: how many steps there are, as it was shown to whoever confirmed them.
        begun: the last deal that had begun, as the phone says (R22).
        seen: whom the desk has seen sign, where the code does not prove it (T9).
    """

    steps: tuple[Step, ...]
    expected: int
    begun: int = 0
    seen: tuple[int, ...] = ()

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if self.sheet(event).on_paper:
            raise Refused("sheet-is-on-paper", "R26")
        if not self.steps:
            raise Refused("code-adds-nothing", "R23", round=self.round, table=self.table)
        if self.expected != len(self.steps):
            raise Refused("other-count", expected=self.expected, count=len(self.steps))
        signers = [step.facts.get("person") for step in self.steps if step.act == "sign"]
        for person in self.seen:
            if person not in signers:
                raise Refused("has-not-signed", "T9", person=person)
        if not 0 <= self.begun <= event.template.deals:
            raise Refused("no-such-deal", "R22", deal=self.begun, deals=event.template.deals)
        self.apply(event.copy(), at, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.begun = max(sheet.begun, self.begun)
        for place, step in enumerate(self.steps, 1):
            done = self._act_of(step, place)
            who = actor_at_table(sheet, done)
            event.check(done, step.at or at, who)
            done.apply(event, step.at or at, who)
        sheet.begun = max(len(sheet.deals), self.begun)

    def _act_of(self, step: Step, place: int) -> Act:
        """The act of a step.

        Raises:
            Refused: it cannot be done on a phone, or its time is none.
        """
        if step.act not in STEPS:
            raise Refused("not-in-bulk", act=step.act, place=place)
        if step.at and not is_time(step.at):
            raise Refused("no-time", given=step.at)
        return read_act(step.act, {**step.facts, "round": self.round, "table": self.table})


# ---- reading a code ----


#: Which of the people whose signatures are on a sheet its code does not prove to have signed.
Unproven = Callable[[HandedSheet], Collection[int]]


@dataclass(frozen=True)
class CodeRead:
    """What a code brings the desk.

    Attributes:
        delivery: the act that writes it down.
        unproven: whose new signatures are left out, because nothing proves them (T9).
        late: by deal, when those began that by the phone began after the signal (R22).
    """

    delivery: DeliverSheet
    unproven: tuple[int, ...] = ()
    late: Mapping[int, str] = field(default_factory=dict)


def read_code(event: "Event", text: str, unproven: Unproven, seen: Collection[int] = ()) -> CodeRead:
    """What the text of a QR code brings the desk. Signatures that are not proven count only where the desk has `seen`
    them given (T9).

    Raises:
        Refused: it is no whole code, or of another event, round or table; the desk has all of it or more; the sheet
            was handed in; or an act of the table is not allowed.
    """
    try:
        handed = unpack(code_bytes(text))
    except OtherVersion as error:
        raise Refused("code-of-another-version") from error
    except Damaged as error:
        raise Refused("code-damaged", "R23") from error
    if handed.event != event.commitment[:_EVENT_DIGITS]:
        raise Refused("code-of-another-event", "R26")
    difference = _difference(event, handed)
    without_proof = unproven(handed)
    doubted = [person for person in difference.new_signers() if person in without_proof]
    counted = tuple([person for person in doubted if person in seen])
    left_out = tuple([person for person in doubted if person not in seen])
    steps = tuple(difference.steps(left_out))
    found = DeliverSheet(handed.round, handed.table, steps, len(steps), handed.sheet.begun, counted)
    _check_sums(event, found, handed)
    return CodeRead(found, left_out, difference.late())


def _difference(event: "Event", handed: HandedSheet) -> "_Difference":
    """What leads from the desk's sheet to that of the phone.

    Raises:
        Refused: the phone's sheet cannot follow on that of the desk.
    """
    desk, phone = event.round(handed.round).table(handed.table), handed.sheet
    if not set(phone.people) <= set(desk.everybody()):
        people = ", ".join([str(person) for person in phone.people])
        raise Refused("code-of-other-people", "R8", round=handed.round, table=handed.table, people=people)
    if desk.scorer is not None and phone.scorer is not None and desk.chair_of(phone.scorer) != desk.scorer_chair:
        raise Refused("scorer-known", "R11", scorer=desk.scorer)
    if desk.reached("handed_in"):
        raise Refused("code-of-handed-in", "R26", round=handed.round, table=handed.table)
    difference = _Difference(event, desk, handed)
    if difference.is_older():
        raise Refused("code-is-older", "R26", deals=len(phone.deals), desk=len(desk.deals))
    return difference


def _check_sums(event: "Event", delivery: DeliverSheet, handed: HandedSheet) -> None:
    """Whether the deals bring what the table has counted and signed (R27).

    Raises:
        Refused: they do not.
    """
    if not delivery.steps:
        return
    trial = event.copy()
    delivery.apply(trial, trial.lines[-1].at, Actor("desk"))
    sums = sums_of(delivery.sheet(trial))
    for person, written in handed.sums.items():
        if sums.get(person, 0) != written:
            raise Refused("sums-differ", "R27", person=person, written=written, score=sums.get(person, 0))


class _Difference:
    """What leads from the sheet of the desk to that of the phone."""

    def __init__(self, event: "Event", desk: Sheet, handed: HandedSheet) -> None:
        self._event = event
        self._desk = desk
        self._phone = phone = handed.sheet
        self._began = handed.began
        self._signal_at = event.round(handed.round).signal_at
        #: how many seatings are the same, from the first
        self._kept = 0
        for one, other in zip(desk.seatings, phone.seatings, strict=False):
            if one != other:
                break
            self._kept += 1
        self._new, self._gone = _penalties_that_differ(desk, phone)

    def is_older(self) -> bool:
        """Whether the desk knows more than the phone: this code was shown before."""
        if STATES.index(self._phone.state) != STATES.index(self._desk.state):
            return STATES.index(self._phone.state) < STATES.index(self._desk.state)
        return self._phone.state == "open" and (len(self._phone.deals) < len(self._desk.deals) or bool(self._gone))

    def late(self) -> dict[int, str]:
        """When those deals began that the desk does not have and that by the phone began after the signal (R22)."""
        signal = "" if self._desk.later else self._signal_at
        had = max(self._desk.begun, len(self._desk.deals))
        return {deal: began for deal, began in self._began.items() if signal and began >= signal and deal > had}

    def new_signers(self) -> list[int]:
        """Who has signed on the phone and not yet at the desk, bots left out."""
        return [step.facts["person"] for step in self.steps() if step.act == "sign"]

    def steps(self, left_out: Collection[int] = ()) -> Iterator[Step]:
        """The acts of the table, in order, without the signatures of some."""
        desk, phone = self._desk, self._phone
        self._new, self._gone = _penalties_that_differ(desk, phone)
        numbers = list(self._numbers())
        reopened = bool(numbers) and desk.state != "open"
        if reopened:
            yield Step("reopen")
        yield from numbers
        for remark in phone.remarks:
            if remark not in desk.remarks:
                yield Step("remark", {"text": remark})
        yield from self._closing("open" if reopened else desk.state, left_out)

    # ---- deals and penalties ----

    def _numbers(self) -> Iterator[Step]:
        desk, phone = self._desk, self._phone
        for penalty in self._gone:
            yield Step("strike-penalty", {"number": penalty.number})
        stays = [number for number, line in desk.deals.items() if line.seating < self._kept and number in phone.deals]
        for number in sorted(desk.deals.keys() - stays, reverse=True):
            yield Step("strike-deal", {"deal": number})
        for place in range(len(desk.seatings), self._kept, -1):
            yield Step("strike-boompje", {"boompje": place})
        yield from self._header()
        yield from self._seatings_without_deals(0)
        for number, line in phone.deals.items():
            yield from self._penalties_until(number)
            if number not in stays:
                yield from self._beginning(number)
                yield Step("enter-deal", self._deal_facts(line))
            elif self._deal_facts(desk.deals[number]) != self._deal_facts(line):
                yield Step("change-deal", self._deal_facts(line))
            yield from self._seatings_without_deals(number)
        if phone.begun > max(len(phone.deals), desk.begun):
            yield from self._beginning(phone.begun)
        yield from self._penalties_until(self._event.template.deals + 1)

    def _beginning(self, deal: int) -> Iterator[Step]:
        """That a deal began, where the phone knows when (R22). One that began too late by the phone is left to the
        desk: perhaps it was only noted late."""
        if deal in self._began and deal not in self.late():
            yield Step("begin-deal", {"deal": deal, "began_at": self._began[deal]})

    def _deal_facts(self, line: DealLine) -> dict[str, Any]:
        """The facts with which a deal is entered. A phone without network cannot read what was typed for a game that it
        does not know: it has `{"texts": …}` as the result."""
        result = line.result
        if set(result) == {"texts"}:
            result = game_of(self._event.template).Result.read_texts(result["texts"]).as_dict()
        facts: dict[str, Any] = {"deal": line.number, "result": result}
        return facts | ({"contract": line.contract} if line.contract else {})

    def _header(self) -> Iterator[Step]:
        """Seats and scorer (R9, R11)."""
        desk, phone = self._desk, self._phone
        chairs = list(phone.seatings[0].chairs if phone.seatings else phone.people)
        if phone.seated and not self._kept and not (desk.seated and desk.people == chairs):
            yield Step("sit", {"chairs": chairs})
        if desk.scorer is None:
            for person, candidate in phone.candidates.items():
                if desk.candidates.get(person) != candidate:
                    yield Step("name-scorer", {"person": person, "candidate": candidate}, phone.naming_since)

    def _seatings_without_deals(self, played: int) -> Iterator[Step]:
        """The header of the boompje that begins after this number of deals (R12, R15)."""
        phone = self._phone
        for place, seating in enumerate(phone.seatings[self._kept :], self._kept):
            deals = [number for number, line in phone.deals.items() if line.seating < place]
            if max(deals, default=0) == played:
                drawings = [list(row) for row in seating.drawings]
                at = "" if place else phone.started_at
                yield Step("begin-boompje", {"boompje": place + 1, "drawings": drawings}, at)

    def _penalties_until(self, deal: int) -> Iterator[Step]:
        """The penalties that were written before a deal, in order; one that its result decides comes after it (A17)."""
        while self._new and (self._new[0].deal < deal or (self._new[0].deal == deal and not self._is_after())):
            line = self._new.pop(0)
            yield Step("penalise", _penalty_facts(self._event, line))

    def _is_after(self) -> bool:
        return self._new[0].clause in LAID_DOWN

    # ---- the end ----

    def _closing(self, state: str, left_out: Collection[int]) -> Iterator[Step]:
        """Closing, signing and handing in (R23, R26), as far as the phone has come, but for some signatures."""
        desk, phone = self._desk, self._phone
        if phone.state == "open":
            return
        if state == "open":
            written = [phone.written[person] for person in phone.people if person in phone.written]
            yield Step("complete", {"written": written} if written else {}, phone.ended_at)
        signed = set() if state == "open" else set(desk.signatures)
        for one in phone.signatures.values():
            if one.method == "bot" or one.signer:
                signed.add(one.person)
            elif one.person in desk.people and one.person not in signed and one.person not in left_out:
                signed.add(one.person)
                facts = {"person": one.person, "method": one.method, "remark": one.remark}
                yield Step("sign", facts, one.at)
        if phone.reached("handed_in") and set(desk.people) <= signed:
            yield Step("hand-in", {what: what in phone.brought for what in ("pen", "cards")})


def _penalty_facts(event: "Event", line: PenaltyLine) -> dict[str, Any]:
    """The facts with which a penalty is written down."""
    facts: dict[str, Any] = {"deal": line.deal, "person": line.person, "clause": line.clause, "reason": line.reason}
    sanction = sanctions(event).get(line.clause)
    if line.clause == BY_THE_JURY or (sanction is not None and sanction.at_most):
        facts |= {"points": line.points, "others": line.others}
    if line.clause == "P2":
        facts["multiplier"] = line.points // SANCTIONS_M["P2"].points
    if line.decided_by != THE_TABLE:
        facts["decided_by"] = line.decided_by
    return facts | ({"waived": True} if line.waived else {})


def _penalties_that_differ(desk: Sheet, phone: Sheet) -> tuple[list[PenaltyLine], list[PenaltyLine]]:
    """What the phone has and the desk has not, and what the table has struck out. What the jury has decided at the desk
    stays. A wrong deal is the same whatever its points: they follow from those before it (P1). P11 and P12 of a deal
    that was struck out since cost nothing and are left out."""
    new = [line for line in phone.penalties.values() if line.clause not in LAID_DOWN or line.deal in phone.deals]
    gone: list[PenaltyLine] = []
    for line in desk.penalties.values():
        same = [one for one in new if _as_written(one) == _as_written(line)]
        if same:
            new.remove(same[0])
        elif line.decided_by == THE_TABLE:
            gone.append(line)
    return new, gone


def _as_written(line: PenaltyLine) -> tuple[object, ...]:
    points = () if line.clause == "P1" else (line.points, line.others)
    return line.deal, line.person, line.clause, line.reason, line.decided_by, line.waived, *points
