"""What becomes of a sheet: closed, signed, handed in, checked by the desk, published (R23, R26, R27, T4, T9, A19)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from troef.tournament.act import Actor, act
from troef.tournament.people import OUT
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import (
    SheetAct,
    check_play_goes_on,
    check_sits_here,
    check_speaks_for,
    check_writes,
)
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.entering import last_deal
from troef.tournament.sheets.seats import check_header
from troef.tournament.sheets.sheet import Sheet, Signature, State

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: How somebody signs (T9).
Method = Literal["phone", "pin", "initials", "bot"]
#: T4: what comes back with the sheet.
BROUGHT: Final = ("pen", "cards")


@act("complete", "scorer", "desk")
@dataclass(frozen=True)
class Complete(SheetAct):
    """The scorer closes the sheet: all deals are on it (R21–R23, R26). Bots sign at once (A19).

    Fields:
        written: the round scores as the scorer has written them, by seat of the first boompje; may be left out.
    """

    written: tuple[int, ...] = ()

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if not sheet.never_began:
            check_header(sheet)
        check_writes(sheet, by)
        check_play_goes_on(sheet, by)
        played, last = len(sheet.deals), last_deal(event, sheet, self.round)
        if sheet.on_paper and event.round(self.round).signal_at:
            last = played  # the signal may have sounded after any deal; on paper nobody says when one began
        if played < last:
            reason = "deal-has-begun" if event.round(self.round).signal_at else "deals-missing"
            raise Refused(reason, "R22", deals=played, last=last)
        if self.written and len(self.written) != len(sheet.people):
            raise Refused("sums-missing", "R27", players=len(sheet.people))
        sums = dict(zip(sheet.people, self.written, strict=False))
        for person, written in zip(sheet.people, self.written, strict=False):
            if sums[person] != written:
                raise Refused("one-sum-each", "R27", person=person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.written = dict(zip(sheet.people, self.written, strict=True)) if self.written else {}
        sheet.ended_at = sheet.ended_at or at
        sheet.state = "completed"
        sheet.signatures = {}
        bots_sign(event, sheet, at)


@act("reopen", "scorer", "desk")
@dataclass(frozen=True)
class Reopen(SheetAct):
    """The scorer opens the sheet again to add or strike out a deal; signatures are void (R26)."""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_state(sheet, "completed", "signed")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.state = "open"
        sheet.signatures = {}
        sheet.ended_at = ""


def check_state(sheet: Sheet, *states: State) -> None:
    """Whether the sheet is in one of these states.

    Raises:
        Refused: it is in another.
    """
    if sheet.state not in states:
        raise Refused("wrong-state", "R26", state=sheet.state, needed=", ".join(states))


@act("sign", "player", "scorer", "desk", "jury")
@dataclass(frozen=True)
class Sign(SheetAct):
    """A player agrees with the sheet (R23, R26): on his own phone, with his PIN, or by initials on paper. The jury
    signs for who refuses, with a remark, and for who has left or was excluded and has no joker (A19).

    Fields:
        person: who signs, or for whom the jury signs.
        method: how.
        remark: why the jury signs in his place.
    """

    person: int
    method: Method = "phone"
    remark: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_state(sheet, "completed")
        check_sits_here(sheet, self.person)
        one = event.people[self.person]
        if self.person in sheet.signatures:
            raise Refused("signed-already", "R26", person=self.person)
        if by.role == "jury":
            if one.status not in OUT and not self.remark.strip():
                raise Refused("remark-needed", "A19", person=self.person)
            return
        if (self.method == "bot") != (one.kind == "bot"):
            raise Refused("signs-otherwise", "A19", person=self.person, method=self.method)
        if one.status in OUT:
            raise Refused("jury-signs", "A19", person=self.person)
        if by.role == "desk" and (not sheet.on_paper or self.method != "initials"):
            raise Refused("only-for-yourself", "R26", person=self.person)
        check_speaks_for(sheet, self.person, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        signer = by.name if by.role == "jury" else ""
        sheet.signatures[self.person] = Signature(self.person, at, self.method, signer, self.remark)
        bots_sign(event, sheet, at)


def bots_sign(event: "Event", sheet: Sheet, at: str) -> None:
    """Let the bots at a table sign (A19); the last signature makes the sheet signed (R26)."""
    for person in sheet.people:
        if event.people[person].kind == "bot" and person not in sheet.signatures:
            sheet.signatures[person] = Signature(person, at, "bot")
    if all(person in sheet.signatures for person in sheet.people):
        sheet.state = "signed"


@act("hand-in", "scorer", "desk")
@dataclass(frozen=True)
class HandIn(SheetAct):
    """The scorer hands the sheet in at the control desk, with the pen and the pack of cards (R23, T4).

    Fields:
        pen: the pen comes with it.
        cards: the pack of cards comes with it.
    """

    pen: bool = False
    cards: bool = False

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        check_state(sheet, "signed")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.brought = tuple([what for what in BROUGHT if getattr(self, what)])
        sheet.state = "handed_in"


@act("confirm-brought", "desk")
@dataclass(frozen=True)
class ConfirmBrought(SheetAct):
    """The desk confirms what came with the sheet (T4).

    Fields:
        pen: the pen is here.
        cards: the pack of cards is here.
    """

    pen: bool = False
    cards: bool = False

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_state(self.sheet(event), "handed_in", "verified", "published")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).confirmed = tuple([what for what in BROUGHT if getattr(self, what)])


@act("return", "desk", "jury")
@dataclass(frozen=True)
class Return(SheetAct):
    """The desk gives a sheet back with a remark; it must be signed again (R27, A20).

    Fields:
        remark: what is wrong.
    """

    remark: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_state(self.sheet(event), "handed_in", "verified")
        if not self.remark.strip():
            raise Refused("remark-needed", "R27")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.remarks.append(self.remark)
        sheet.state = "completed"
        sheet.signatures = {}


@act("verify", "desk", "engine")
@dataclass(frozen=True)
class Verify(SheetAct):
    """The desk has checked a sheet that was handed in (R27): everything was computed once more and agrees."""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_state(sheet, "handed_in")
        found = faults(event, self.round, self.table)
        if found:
            raise Refused("sheet-has-faults", "R27", faults="; ".join([str(fault) for fault in found]))

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).state = "verified"


@act("publish", "desk", "engine")
@dataclass(frozen=True)
class Publish(SheetAct):
    """The numbers of a verified sheet go to the scoreboard (R27, R29)."""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_state(self.sheet(event), "verified")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).state = "published"
