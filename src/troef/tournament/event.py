"""An event: what the lines of its log make of it, one after another."""

from typing import Final

from troef.tournament.act import Act, Actor, Line
from troef.tournament.people import Person
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.template import Template

#: What an event is between its opening and its first act: nothing.
_BLANK: Final = Template("", "")


class Event:
    """The state of an event after the lines that were applied to it.

    `decide` says which line an act gives and changes nothing; `apply` applies a line. An act takes effect only when its
    line is in the log and has been applied.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        #: the numbers of lines that were undone
        self.undone: set[int] = set()
        self._reset()

    def _reset(self) -> None:
        self.title = ""
        self.day = ""
        self.rules_version = ""
        self.template: Template = _BLANK
        self.commitment = ""
        self.seed = ""
        self.registration_open = False
        self.people: dict[int, Person] = {}
        #: the jokers in the order in which they applied (R7)
        self.jokers: list[int] = []
        self.rounds: list[Round] = []
        self.finished = False
        #: the order that was drawn by lot among equals (S7)
        self.lots: list[int] = []

    # ---- the fold ----

    def decide(self, act: Act, at: str, by: Actor) -> Line:
        """The line that an act gives.

        Raises:
            Refused: the rules, the state of the event or the office of who acts do not allow it.
        """
        if by.role not in act.offices and by.role != "engine":
            raise Refused("not-your-office", act=act.verb, role=by.role)
        if not self.lines and act.verb != "open":
            raise Refused("not-opened")
        act.check(self, at, by)
        return Line(len(self.lines) + 1, at, by, act)

    def apply(self, line: Line) -> None:
        """Apply the next line of the log.

        Raises:
            ValueError: it is not the next one.
        """
        if line.number != len(self.lines) + 1:
            raise ValueError(f"line {line.number} is not the next one, which is {len(self.lines) + 1}")
        self.lines.append(line)
        line.act.apply(self, line.at, line.by)

    def act(self, act: Act, at: str, by: Actor) -> Line:
        """Decide an act and apply its line."""
        line = self.decide(act, at, by)
        self.apply(line)
        return line

    def without(self, number: int) -> "Event":
        """The event as if a line had not been written; every later act is checked once more.

        Raises:
            Refused: a later act would not have been allowed; it is named.
        """
        event = Event()
        event.undone = self.undone | {number}
        for line in self.lines:
            if line.number in event.undone or line.act.verb == "undo":
                event.lines.append(line)
                continue
            try:
                line.act.check(event, line.at, line.by)
            except Refused as refused:
                raise Refused("needed-later", line=line.number, act=line.act.verb) from refused
            event.apply(line)
        return event

    def become(self, other: "Event") -> None:
        """Take over the state of the same event."""
        self.__dict__.update(other.__dict__)

    # ---- what it says ----

    def person(self, number: int) -> Person:
        """Somebody by number.

        Raises:
            Refused: there is nobody with this number.
        """
        found = self.people.get(number)
        if found is None:
            raise Refused("no-such-person", number=number)
        return found

    def present(self) -> list[int]:
        """The players who are to be seated in the next round, in order of number."""
        return [one.number for one in self.people.values() if one.kind == "player" and one.plays]

    def round(self, number: int) -> Round:
        """A round that was drawn, from 1.

        Raises:
            Refused: it has not been drawn.
        """
        if not 1 <= number <= len(self.rounds):
            raise Refused("no-such-round", round=number)
        return self.rounds[number - 1]

    def byes(self) -> dict[int, int]:
        """How many byes each player has had."""
        had: dict[int, int] = {}
        for played in self.rounds:
            for number in played.byes:
                had[number] = had.get(number, 0) + 1
        return had


def fold(lines: list[Line]) -> Event:
    """The event that a log tells. Every act is checked again.

    Raises:
        Refused: an act was not allowed where it stands.
    """
    event = Event()
    for line in lines:
        decided = event.decide(line.act, line.at, line.by)
        if decided != line:
            raise Refused("not-the-next-line", line=line.number)
        event.apply(line)
    return event
