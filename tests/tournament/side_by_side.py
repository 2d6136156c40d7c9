"""In which order the tries of a simulated event go out over HTTP: what concerns one table only goes beside the others.

A part is what must be done alone, one after another, and then what the tables do, each in its own order. The phones of
some tables are off line while they play: what they wrote goes out in one batch, when the sheet is to be closed.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from troef.tournament.event import Event
from troef.tournament.simulation import Simulation, Try

#: These take a number that counts for the event, or depend on the time.
ALONE: Final = ("call-jury", "ask-jury", "draw-scorer")
#: In a round one table is off line, and one more for every six: of those that nothing else concerns meanwhile.
OFF_LINE: Final = 6

Place = tuple[int, int]
#: A try with its place among all of them.
Numbered = tuple[int, Try]


@dataclass
class Part:
    """What is done alone, and then at the tables, by round and table."""

    alone: list[Numbered] = field(default_factory=list)
    at_tables: dict[Place, list[Numbered]] = field(default_factory=dict)

    @property
    def together(self) -> int:
        """How much is done at the tables."""
        return sum([len(tries) for tries in self.at_tables.values()])


class Order:
    """The order of the tries of a simulation."""

    def __init__(self, simulation: Simulation) -> None:
        self.event: Event = simulation.event
        #: all but the opening
        self.tries: list[Numbered] = list(enumerate(simulation.tries))[1:]
        self._timed = {self.place(one) for _, one in self.tries if one.act.verb == "draw-scorer"}
        #: the tables that are off line, with the last thing that they write meanwhile
        self.off_line: dict[Place, int] = {}
        for place, last in self._played().items():
            there = len([one for one in self.off_line if one[0] == place[0]])
            tables = len(self.event.rounds[place[0] - 1].tables)
            if there <= tables // OFF_LINE and self._nobody_interferes(place, last):
                self.off_line[place] = last

    def place(self, one: Try) -> "Place | None":
        """The round and table that a try is about."""
        found: Place | None = one.act.place(self.event)
        return found

    def parts(self) -> list[Part]:
        """The parts, in order."""
        parts, held = [Part()], dict[Place, list[Numbered]]()
        for index, one in self.tries:
            place = self.place(one)
            if place is None or self._alone(one):
                if parts[-1].at_tables:
                    parts.append(Part())
                parts[-1].alone.append((index, one))
            elif index <= self.off_line.get(place, 0):
                held.setdefault(place, []).append((index, one))
            else:
                lane = parts[-1].at_tables.setdefault(place, [])
                lane += [*held.pop(place, []), (index, one)]
        assert not held
        return parts

    def _alone(self, one: Try) -> bool:
        act: Any = one.act
        excludes = act.verb == "decide" and any(ruling.kind == "exclude" for ruling in act.rulings)
        return excludes or act.verb in ALONE or (act.verb == "name-scorer" and self.place(one) in self._timed)

    # ---- who can be off line ----

    def _played(self) -> dict[Place, int]:
        """The last deal that each table enters, as the place of that try."""
        entered = [(index, self.place(one)) for index, one in self.tries if one.act.verb == "enter-deal" and one.line]
        return {place: index for index, place in entered if place is not None}

    def _nobody_interferes(self, place: Place, last: int) -> bool:
        """Whether only the phones of a table write on its sheet until then, and nothing else concerns it until that is
        sent: with the next thing that is done there."""
        played = self.event.rounds[place[0] - 1]
        people = played.tables[place[1] - 1].everybody()
        tries = [(index, one) for index, one in self.tries if self.place(one) == place]
        lines = [one.line for _, one in tries]
        sent = next((index for index, _ in tries if index > last), len(self.tries) + 1)
        for _, one in self.tries[tries[0][0] - 1 : sent - 1]:
            act: Any = one.act
            if self.place(one) == place:
                if one.by.role not in ("player", "scorer") or self._alone(one):
                    return False
            elif getattr(act, "person", 0) in people or (act.verb == "undo" and act.line in lines):
                return False
        return not played.signal_at
