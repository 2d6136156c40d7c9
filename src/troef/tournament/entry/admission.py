"""Opening the event, registration, reporting at the desk, leaving and exclusion (R1–R7, R13, A18)."""

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from troef.cards.sentence import sentence_of
from troef.tournament.act import Act, Actor, PeopleAct, act
from troef.tournament.entry.replacing import check_from_deal, sheets_with, take_out
from troef.tournament.people import OUT, Person, age_on
from troef.tournament.refused import Refused
from troef.tournament.template import Template, checked
from troef.tournament.undoing import Undoing

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: How many signs a name has at most.
MOST_NAME: Final = 80
_DAY: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


def commitment(seed: str) -> str:
    """What is published of a seed before it may be known: its SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()


def check_day(text: str, what: str) -> None:
    """Whether a text is a date.

    Raises:
        Refused: it is none.
    """
    if not _DAY.fullmatch(text):
        raise Refused("no-date", what=what, given=text)


@act("open")
@dataclass(frozen=True)
class Open(Act):
    """The event is opened: the first line of its log.

    Fields:
        title: what the event is called.
        day: the date, `2026-05-09`.
        template: its rules.
        rules_version: the version of the rules that players accept (R1).
        commitment: the SHA-256 of the seed of the draw, published before registration closes.
    """

    title: str
    day: str
    template: Template
    rules_version: str
    commitment: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.lines:
            raise Refused("opened-already")
        check_day(self.day, "day")
        if not re.fullmatch(r"[0-9a-f]{64}", self.commitment):
            raise Refused("no-commitment")
        try:
            checked(self.template)
        except ValueError as error:
            raise Refused("wrong-template", value=sentence_of(error)) from error

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.title, event.day, event.template = self.title, self.day, self.template
        event.rules_version, event.commitment = self.rules_version, self.commitment
        event.registration_open = True


@act("register", "desk", "public")
@dataclass(frozen=True)
class Register(PeopleAct):
    """Somebody registers, and accepts the rules by doing so (R1).

    Fields:
        person: the number that he gets: the next one.
        name: his name, or that of a pair or team.
        born: the date of birth (R2), of a pair or team that of its youngest member.
        rules_version: the version of the rules that the form showed (R1).
        club: where he comes from.
        members: who belongs to a pair or team; may be left out.
    """

    person: int
    name: str
    born: str
    rules_version: str
    club: str = ""
    members: tuple[str, ...] = ()

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if not event.registration_open and not event.template.late_entry:
            raise Refused("registration-closed", "R3")
        if self.rules_version != event.rules_version:
            raise Refused("other-rules-version", "R1", accepted=self.rules_version, current=event.rules_version)
        check_new_person(event, self.person, self.name)
        check_members(event.template.entry, self.members)
        check_day(self.born, "born")
        if age_on(self.born, event.day) < event.template.min_age:
            raise Refused("too-young", "R2", born=self.born, age=event.template.min_age)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person] = Person(
            self.person,
            "player",
            self.name,
            self.born,
            self.club,
            self.members,
            rules_version=self.rules_version,
            accepted_at=at,
        )


def check_members(entry: str, members: tuple[str, ...]) -> None:
    """Whether these can be the members of who enters: a pair has two, a team two or more, a single player none. They
    may be left out.

    Raises:
        Refused: they cannot.
    """
    if not members:
        return
    if any(not name.strip() or len(name) > MOST_NAME for name in members):
        raise Refused("no-name")
    if entry == "player" or len(members) < 2 or (entry == "pair" and len(members) != 2):
        raise Refused("other-number-of-members", entry=entry, members=len(members))


@act("apply-as-joker", "desk", "public")
@dataclass(frozen=True)
class ApplyAsJoker(PeopleAct):
    """Somebody offers to stand in; jokers are called in order of application (R7).

    Fields:
        person: the number that he gets: the next one.
        name: his name.
    """

    person: int
    name: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_new_person(event, self.person, self.name)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person] = Person(self.person, "joker", self.name, status="present")
        event.jokers.append(self.person)


def check_new_person(event: "Event", number: int, name: str) -> None:
    """Whether a number is the next one, and there is a name.

    Raises:
        Refused: it is not, or there is none.
    """
    following = max(event.people, default=0) + 1
    if number != following:
        raise Refused("not-the-next-number", number=number, next=following)
    if not name.strip() or len(name) > MOST_NAME:
        raise Refused("no-name")


@act("pay")
@dataclass(frozen=True)
class Pay(PeopleAct):
    """A fee is paid, in cents; a negative amount pays back what was paid by mistake (R6 refunds nothing else).

    Fields:
        person: who pays.
        amount: how much, in cents.
    """

    person: int
    amount: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.person(self.person).paid + self.amount < 0:
            raise Refused("more-than-was-paid", "R6", person=self.person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person].paid += self.amount


@act("report")
@dataclass(frozen=True)
class Report(PeopleAct):
    """A participant reports at the registration desk (R3).

    Fields:
        person: who reports.
    """

    person: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        one = event.person(self.person)
        if one.kind != "player":
            raise Refused("is-no-player", person=self.person)
        if one.reported_at:
            raise Refused("reported-already", person=self.person)
        if one.status in OUT:
            raise Refused("is-out", "R3", person=self.person, status=one.status)
        if not event.template.late_entry and is_late(event, at):
            raise Refused("too-late", "R3", deadline=event.template.checkin_deadline)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        one = event.people[self.person]
        one.reported_at = at
        one.status = "present"


def is_late(event: "Event", at: str) -> bool:
    """Whether it is too late to report: not strictly before the deadline on the day of the event (R3, A1)."""
    return at >= f"{event.day}T{event.template.checkin_deadline}:00"


@act("close-registration", "desk", "engine")
@dataclass(frozen=True)
class CloseRegistration(PeopleAct):
    """Registration ends, and who has not reported is excluded (R3); the fee is not refunded (R6)."""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if not event.registration_open:
            raise Refused("registration-closed")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.registration_open = False
        if event.template.late_entry:
            return
        for one in event.people.values():
            if one.kind == "player" and one.status == "registered":
                one.status = "late"


@act("reveal-seed", "desk", "engine")
@dataclass(frozen=True)
class RevealSeed(PeopleAct):
    """The seed of the draw becomes known; it is the one to which the event was committed.

    Fields:
        seed: the seed.
    """

    seed: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.registration_open:
            raise Refused("registration-open")
        if event.seed:
            raise Refused("seed-known")
        if commitment(self.seed) != event.commitment:
            raise Refused("other-seed")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.seed = self.seed


@act("warn", "jury")
@dataclass(frozen=True)
class Warn(PeopleAct):
    """The jury warns somebody for a disturbance of play (R5).

    Fields:
        person: who is warned.
        reason: for what.
    """

    person: int
    reason: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        event.person(self.person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person].warnings += 1


@act("leave", "desk", "jury")
@dataclass(frozen=True)
class Leave(Act):
    """A player leaves the game and so excludes himself (R4), with what follows from that (A18, P17).

    Fields:
        person: who leaves.
        from_deal: the deal from which on somebody comes in for him; 0: the next one.
        reason: why.
    """

    person: int
    from_deal: int = 0
    reason: str = ""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_is_in(event, self.person)
        check_from_deal(event, self.person, self.from_deal)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        take_out(event, self.person, "left", at, by, self.reason, self.from_deal)

    def sheets(self, event: "Event") -> list[tuple[int, int]]:
        """Those on which he stands."""
        return sheets_with(event, self.person)


@act("exclude", "jury")
@dataclass(frozen=True)
class Exclude(Act):
    """The jury excludes a player, as a last resort (R5). His round scores become 0 and he is not ranked (P17).

    Fields:
        person: who is excluded.
        reason: for what.
        from_deal: the deal from which on somebody comes in for him; 0: the next one.
    """

    person: int
    reason: str
    from_deal: int = 0

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_is_in(event, self.person)
        check_from_deal(event, self.person, self.from_deal)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        take_out(event, self.person, "excluded", at, by, self.reason, self.from_deal)

    def sheets(self, event: "Event") -> list[tuple[int, int]]:
        """Those on which he stands."""
        return sheets_with(event, self.person)


def check_is_in(event: "Event", number: int) -> None:
    """Whether somebody is still in the event.

    Raises:
        Refused: he is out.
    """
    one = event.person(number)
    if one.status in OUT:
        raise Refused("is-out", person=number, status=one.status)


@act("undo", "desk", "jury")
@dataclass(frozen=True)
class Undo(Act):
    """An act is taken back, as if it had not been done. Its line stays in the log. The jury takes back its own acts.

    Fields:
        line: the number of its line.
    """

    line: int

    def begin(self, event: "Event", by: Actor) -> Undoing:
        """The event without the line, as far as it has been made.

        Raises:
            Refused: the line cannot be undone, or not by him.
        """
        if not 2 <= self.line <= len(event.lines):
            raise Refused("no-such-line", line=self.line)
        if self.line in event.undone or event.lines[self.line - 1].act.verb == "undo":
            raise Refused("undone-already", line=self.line)
        if by.role == "jury" and event.lines[self.line - 1].by.role != "jury":
            raise Refused("not-a-line-of-the-jury", "R30", line=self.line)
        return Undoing.of(event, self.line)

    def check(self, event: "Event", at: str, by: Actor) -> None:
        self.begin(event, by).finished(len(event.lines) + 1)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.become(Undoing.of(event, self.line).finished(len(event.lines)))
