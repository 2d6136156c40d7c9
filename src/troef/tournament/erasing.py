"""After an event: the log without personal data. Who took part is a number from then on; the ranking stays.

Names, dates of birth, clubs and members are taken out of every line, also where they were undone or stand in a remark,
and so are the names of the desk and the jury. The seals are made again, and the last line tells the seal that the log
had before: who kept that log can still show that it is the one that was erased.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from troef.tournament.act import Act, Actor, Line, act, read_act
from troef.tournament.bulk import Bulk
from troef.tournament.event import fold
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: The date of birth of everybody: it is that of nobody, and passes every minimum age (R2).
NOBODYS_BIRTH: Final = "1900-01-01"
#: What people write in their own words.
FREE_TEXTS: Final = ("reason", "remark", "text")
#: A part of a name that is shorter is left in texts: it is a word as well.
SHORTEST_PART: Final = 3


@act("erase-names")
@dataclass(frozen=True)
class EraseNames(Act):
    """Names and dates of birth have been erased from the log (`without_names`).

    Fields:
        people: how many people the event has.
        seal: the last seal of the log as it was before.
    """

    people: int
    seal: str

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.names_erased:
            raise Refused("names-erased-already")
        if not event.finished and at[:10] <= event.day:
            raise Refused("event-not-over")
        if self.people != len(event.people):
            raise Refused("other-count", expected=self.people, count=len(event.people))

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.names_erased = at


class Pseudonyms:
    """What each name in a log becomes."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.officials: dict[str, str] = {}
        numbers: dict[str, str] = {}
        for line in lines:
            if line.by.name:
                self._official(line.by)
            for part in parts_of(line.act):
                if isinstance(decider := getattr(part, "decided_by", ""), str) and decider:
                    self._official(Actor("jury", decider))
                number = getattr(part, "person", None)
                if not isinstance(number, int):
                    continue
                if name := getattr(part, "name", ""):
                    numbers[str(name)] = called(number)
                for place, name in enumerate(getattr(part, "members", ()), 1):
                    numbers[str(name)] = f"{called(number)} {place}"
        self._whole = whole = {**self.officials, **numbers}
        words = {word for name in whole for word in name.split() if len(word) >= SHORTEST_PART}
        self._told = {**dict.fromkeys(words, "…"), **whole}
        longest = sorted(self._told, key=len, reverse=True)
        self._pattern = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest]) or r"(?!)")

    def _official(self, by: Actor) -> None:
        self.officials.setdefault(by.name, f"{by.role} {len(self.officials) + 1}")

    def actor(self, by: Actor) -> Actor:
        """Who acted, without his name."""
        return replace(by, name=self.officials[by.name]) if by.name else by

    def act(self, one: Act) -> Act:
        """An act without names."""
        if isinstance(one, Bulk):
            return Bulk(tuple([self.act(part) for part in one.acts]), one.expected)
        if one.verb == "open":
            return one
        return read_act(one.verb, {name: self._fact(name, value, one) for name, value in one.as_dict().items()})

    def seats(self, facts: dict[str, Any]) -> dict[str, Any]:
        """A line of a table that played on line: who sits there, and the names of its record."""
        found = dict(facts)
        if isinstance(facts.get("name"), str):
            found["name"] = self._whole.get(facts["name"], facts["name"])
        if isinstance(facts.get("names"), list):
            found["names"] = [self._whole.get(name, name) for name in facts["names"]]
        return found

    def _fact(self, name: str, value: Any, one: Act) -> Any:
        number = getattr(one, "person", None)
        if name == "name" and isinstance(number, int):
            return called(number)
        if name == "members" and isinstance(number, int):
            return [f"{called(number)} {place}" for place in range(1, len(value) + 1)]
        if name in ("born", "club"):
            return value and (NOBODYS_BIRTH if name == "born" else "")
        if name == "decided_by":
            return self.officials.get(value, value)
        return self._pattern.sub(lambda found: self._told[found.group()], value) if name in FREE_TEXTS else value


def called(number: int) -> str:
    """What somebody is called from then on.

    >>> called(12)
    'nr 12'
    """
    return f"nr {number}"


def parts_of(one: Act) -> Sequence[Act]:
    """An act, or those of a bulk act."""
    return one.acts if isinstance(one, Bulk) else (one,)


def without_names(lines: Sequence[Line], seal: str, at: str, by: Actor) -> list[Line]:
    """The lines of a log without personal data, and a last one that tells of it. `seal` is the last seal before.

    Raises:
        Refused: the event is not over, or its names have been erased already.
        ValueError: the log without names would give another ranking; nothing may be erased.
    """
    event = fold(list(lines))
    last = event.decide(EraseNames(len(event.people), seal), at, by)
    names = Pseudonyms([*lines, last])
    erased = [Line(line.number, line.at, names.actor(line.by), names.act(line.act)) for line in [*lines, last]]
    if _scores(fold(erased)) != _scores(event):
        raise ValueError("without names the ranking would be another")
    return erased


def _scores(event: "Event") -> list[Mapping[str, object]]:
    return [{**row.as_dict(), "name": ""} for row in ranking(event)]
