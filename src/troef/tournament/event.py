"""An event: what the lines of its log make of it, one after another."""

from typing import Final

from troef.tournament.act import Act, Actor, Line, is_time
from troef.tournament.changes import Change, changes_between, numbers_at
from troef.tournament.copying import copied
from troef.tournament.jury.verdicts import Call, Decision, Notice
from troef.tournament.people import Person
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.template import Template

#: What an event is between its opening and its first act: nothing.
_BLANK: Final = Template("", "")

#: How many lines lie between two checkpoints. An undo starts from one, so it folds only what comes after.
CHECKPOINT_LINES: Final = 512
#: How many of the latest checkpoints are kept; of those before, every eighth.
CHECKPOINTS_KEPT: Final = 8

#: What helps to be fast, and is no part of the state.
_AIDS: Final = ("checkpoints", "undoing")


class Event:
    """The state of an event after the lines that were applied to it.

    `decide` says which line an act gives and changes nothing; `apply` applies a line. An act takes effect only when its
    line is in the log and has been applied.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        #: the lines that were undone, with the line that undid each
        self.undone: dict[int, int] = {}
        #: what the undone lines had changed
        self.withdrawn: list[Change] = []
        #: the event as it was after some of its latest lines, in order
        self.checkpoints: list[Event] = []
        #: the event without one of its lines, as far as it has been made
        self.undoing: object = None
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
        #: the calls of the jury and its decisions by number, and what it was only told of (R31, R32, A9)
        self.calls: dict[int, Call] = {}
        self.decisions: dict[int, Decision] = {}
        self.notices: list[Notice] = []
        #: every change of a deal or a penalty on a sheet, and every leaving, in order
        self.changes: list[Change] = []
        self.finished = False
        #: when the names were erased, or ""
        self.names_erased = ""
        #: the order that was drawn by lot among equals (S7)
        self.lots: list[int] = []

    # ---- the fold ----

    def decide(self, act: Act, at: str, by: Actor) -> Line:
        """The line that an act gives.

        Raises:
            Refused: the rules, the state of the event or the office of who acts do not allow it.
        """
        if not is_time(at):
            raise Refused("no-time", given=at)
        if not self.lines and act.verb != "open":
            raise Refused("not-opened")
        self.check(act, at, by)
        return Line(len(self.lines) + 1, at, by, act)

    def check(self, act: Act, at: str, by: Actor) -> None:
        """Whether somebody may do an act now.

        Raises:
            Refused: the rules, the state of the event or the office of who acts do not allow it.
        """
        act.check_office(by)
        act.check(self, at, by)

    def apply(self, line: Line) -> None:
        """Apply the next line of the log.

        Raises:
            ValueError: it is not the next one.
        """
        if line.number != len(self.lines) + 1:
            raise ValueError(f"line {line.number} is not the next one, which is {len(self.lines) + 1}")
        self.lines.append(line)
        self.take(line.act, line)
        if line.number % CHECKPOINT_LINES == 0 and len(self.lines) == line.number:
            self.checkpoints = [*thinned(self.checkpoints, line.number), self.copy()]

    def take(self, act: Act, line: Line) -> None:
        """Let an act take effect, and note which numbers it changed. A line has one act, or several in bulk."""
        place = act.place(self)
        before = numbers_at(self.rounds, place)
        act.apply(self, line.at, line.by)
        self.changes += changes_between(self.rounds, act, line, place, before)

    def act(self, act: Act, at: str, by: Actor) -> Line:
        """Decide an act and apply its line."""
        line = self.decide(act, at, by)
        self.apply(line)
        return line

    def copy(self) -> "Event":
        """The same event, independent of this one."""
        other = Event()
        for name, value in self.__dict__.items():
            if name not in _AIDS:
                setattr(other, name, value.copy() if name in ("lines", "changes", "withdrawn") else copied(value))
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return all(value == other.__dict__[name] for name, value in self.__dict__.items() if name not in _AIDS)

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
        return self.byes_before(len(self.rounds) + 1)

    def byes_before(self, number: int) -> dict[int, int]:
        """How many byes each player had had before a round."""
        had: dict[int, int] = {}
        for played in self.rounds[: number - 1]:
            for number in played.byes:
                had[number] = had.get(number, 0) + 1
        return had


def thinned(checkpoints: list[Event], number: int) -> list[Event]:
    """The checkpoints that are kept when a new one is made after this line."""
    seldom = CHECKPOINT_LINES * CHECKPOINTS_KEPT
    return [one for one in checkpoints if len(one.lines) > number - seldom or len(one.lines) % seldom == 0]


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
