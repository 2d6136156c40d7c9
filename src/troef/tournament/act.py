"""An act of somebody in an event, and the line of the log that tells it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Final, Literal, TypeVar, get_args

from troef.core.checked_fields import CheckedFields
from troef.tournament.refused import Refused

#: Who acts: the control desk, the jury, the scorer of a table, a player, anybody, or the engine itself.
Role = Literal["desk", "jury", "scorer", "player", "public", "engine"]
ROLES: Final[tuple[str, ...]] = get_args(Role)


@dataclass(frozen=True)
class Actor(CheckedFields):
    """Who acts.

    Fields:
        role: in what office.
        name: the name of the jury member or the person at the desk.
        person: the number of the player or scorer.
    """

    role: Role
    name: str = ""
    person: int | None = None


#: How event time is written, perhaps with parts of a second.
_TIME: Final = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3}|\.\d{6})?", re.ASCII)

DESK: Final = Actor("desk")
ENGINE: Final = Actor("engine")


@dataclass(frozen=True)
class Act(CheckedFields):
    """What somebody does. A subclass has the facts as its fields, says who may do it (`offices`), whether the rules and
    the state of the event allow it (`check`), and what it changes (`apply`).

    `event` is the `Event`. It is made of acts, so its class cannot be named here; a subclass names it.
    """

    verb: ClassVar[str]
    offices: ClassVar[tuple[Role, ...]] = ("desk",)

    def check_office(self, by: Actor) -> None:
        """Whether somebody may do such an act at all. The engine may do each.

        Raises:
            Refused: it is not for his office.
        """
        if by.role not in self.offices and by.role != "engine":
            raise Refused("not-your-office", act=self.verb, role=by.role)

    def check(self, event: Any, at: str, by: Actor) -> None:
        """Whether the act is allowed now.

        Raises:
            Refused: it is not.
        """

    def apply(self, event: Any, at: str, by: Actor) -> None:
        """Change the event; the act has been checked."""
        raise NotImplementedError

    def place(self, event: Any) -> tuple[int, int] | None:
        """The round and table whose sheet the act is about: its fields of these names, where it has both."""
        number, table = getattr(self, "round", None), getattr(self, "table", None)
        return (number, table) if isinstance(number, int) and isinstance(table, int) else None

    def sheets(self, event: Any) -> list[tuple[int, int]] | None:
        """The sheets that look otherwise once the act has been done, by round and table; None: perhaps all of them,
        because what stands above each has changed."""
        place = self.place(event)
        return None if place is None else [place]


@dataclass(frozen=True)
class PeopleAct(Act):
    """An act about somebody in the event that no sheet shows."""

    def sheets(self, event: Any) -> list[tuple[int, int]]:
        """None of them."""
        return []


def is_time(text: str) -> bool:
    """Whether a text is event time: date and time, without a zone.

    >>> is_time("2026-05-09T09:12:03"), is_time("2026-05-09"), is_time("2026-02-30T09:12:03")
    (True, False, False)
    """
    if not _TIME.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Line:
    """A line of the log: number, event time (`2026-05-09T09:12:03`), who, and the act."""

    number: int
    at: str
    by: Actor
    act: Act

    def as_dict(self) -> dict[str, object]:
        """The line as JSON has it, without its seal."""
        by = {key: value for key, value in self.by.as_dict().items() if value not in ("", None)}
        return {"n": self.number, "at": self.at, "by": by, "act": self.act.verb, "facts": self.act.as_dict()}

    @classmethod
    def read(cls, facts: "dict[str, object]") -> "Line":
        """A line from its JSON object.

        Raises:
            ValueError: it is no line, or there is no such act.
        """
        number, at, name = facts.get("n"), facts.get("at"), facts.get("act")
        if not isinstance(number, int) or not isinstance(at, str) or not isinstance(name, str):
            raise ValueError("a line has a number `n`, a time `at` and an `act`")
        return cls(number, at, Actor.read(facts.get("by")), read_act(name, facts.get("facts")))


_ACTS: Final[dict[str, type[Act]]] = {}
Kind = TypeVar("Kind", bound=type[Act])


def act(name: str, *roles: Role) -> Callable[[Kind], Kind]:
    """Names a class of acts and says who may do them (the desk, where nothing is said)."""

    def named(kind: Kind) -> Kind:
        assert name not in _ACTS, f"two acts are called {name}"
        kind.verb = name
        kind.offices = roles or ("desk",)
        _ACTS[name] = kind
        return kind

    return named


def acts() -> dict[str, type[Act]]:
    """Every kind of act by name."""
    return dict(_ACTS)


def read_act(name: str, facts: object) -> Act:
    """An act from its name and its facts.

    Raises:
        Refused: there is no such act.
        FieldError: a fact is missing, unknown or of the wrong type.
    """
    kind = _ACTS.get(name)
    if kind is None:
        raise Refused("no-such-act", act=name)
    return kind.read(facts)
