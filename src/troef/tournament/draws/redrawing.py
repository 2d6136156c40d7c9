"""After the draw: whoever enters late gets a seat without moving anybody, and a round may be drawn again before play.

The two events of the books have no late entry (R3).
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from troef.tournament.act import Act, Actor, act
from troef.tournament.draws.draw import Draw, stand_ins_needed
from troef.tournament.draws.drawing import draw_of, free_stand_ins, round_of
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


@act("draw-again", "desk")
@dataclass(frozen=True)
class DrawAgain(Act):
    """A round is drawn once more, with whoever is present now, before the first sheet is opened. The draw before it is
    kept.

    Fields:
        round: which round: the last one.
        tables: the numbers of those at each table, from table 1.
        byes: who sits out.
        reason: why.
    """

    round: int
    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    reason: str = ""

    @classmethod
    def of(cls, event: "Event", reason: str) -> "DrawAgain":
        """The next draw of the round that was drawn last."""
        if not event.rounds:
            raise Refused("no-such-round", round=1)
        played = event.rounds[-1]
        drawn = draw_of(event, played.number, len(played.earlier) + 1)
        return cls(played.number, drawn.tables, drawn.byes, reason)

    def check(self, event: "Event", at: str, by: Actor) -> None:
        played = event.round(self.round)
        if self.round != len(event.rounds):
            raise Refused("not-the-last-round", round=self.round, last=len(event.rounds))
        if not event.template.late_entry:
            raise Refused("no-second-draw", "R8")
        if played.begun:
            raise Refused("round-has-begun", round=self.round)
        if draw_of(event, self.round, len(played.earlier) + 1) != Draw(self.tables, self.byes):
            raise Refused("other-draw", "A14", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        before = event.rounds[-1]
        drawn = round_of(event, self.round, Draw(self.tables, self.byes))
        event.rounds[-1] = replace(drawn, earlier=[*before.earlier, before.drawn])


@act("seat-late", "desk")
@dataclass(frozen=True)
class SeatLate(Act):
    """Whoever enters after the draw gets a seat; nobody who has one is moved.

    Those who have a bye and he make a new table, if they are enough or others can stand in. Otherwise he takes the seat
    of a bot or joker at a table whose sheet is not open yet: bots first, then the joker who applied last. Otherwise he
    waits with a bye.

    Fields:
        round: which round: the last one.
        person: who enters.
        table: the table at which he sits; 0: he has a bye.
        others: who sits at a new table with him.
        instead: the stand-in whose seat he takes, or 0.
    """

    round: int
    person: int
    table: int
    others: tuple[int, ...] = ()
    instead: int = 0

    @classmethod
    def of(cls, event: "Event", person: int) -> "SeatLate":
        """Where somebody is seated in the round that was drawn last."""
        if not event.rounds:
            raise Refused("no-such-round", round=1)
        played = event.rounds[-1]
        table = len(played.tables) + 1
        need = stand_ins_needed(len(played.byes) + 1, event.template.entries_at_table)
        if played.byes and not need:
            return cls(played.number, person, table, tuple(played.byes))
        given = _stand_in_who_gives_way(event, played)
        if given is not None:
            return cls(played.number, person, given[0], instead=given[1])
        found = free_stand_ins(event, played, need)
        if len(found) == need:
            return cls(played.number, person, table, (*played.byes, *found))
        return cls(played.number, person, 0)

    def check(self, event: "Event", at: str, by: Actor) -> None:
        one = event.person(self.person)
        if not event.template.late_entry:
            raise Refused("no-late-entry", "R3")
        if self.round != len(event.rounds):
            raise Refused("not-the-last-round", round=self.round, last=len(event.rounds))
        if one.kind != "player" or not one.plays:
            raise Refused("is-not-present", "R3", person=self.person)
        played = event.rounds[-1]
        if self.person in played.byes or any(self.person in sheet.everybody() for sheet in played.tables):
            raise Refused("seated-already", person=self.person, round=self.round)
        if played.signal_at:
            raise Refused("signal-sounded", "R21", round=self.round)
        if event.template.by_result:
            raise Refused("no-late-entry", "R3")
        if SeatLate.of(event, self.person) != self:
            raise Refused("another-seat", person=self.person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        played = event.rounds[-1]
        if not self.table:
            played.byes.append(self.person)
        elif self.instead:
            people = played.table(self.table).people
            people[:] = [self.person if one == self.instead else one for one in people]
            played.stand_ins.remove(self.instead)
        else:
            people = [*self.others, self.person]
            added = round_of(event, self.round, Draw((tuple(people),)))
            played.tables += added.tables
            played.stand_ins += added.stand_ins
            played.byes.clear()

    def place(self, event: "Event") -> tuple[int, int] | None:
        """No number on a sheet changes."""
        return None

    def sheets(self, event: "Event") -> list[tuple[int, int]]:
        """That of his table, where he has one."""
        return [(self.round, self.table)] if self.table else []


def _stand_in_who_gives_way(event: "Event", played: Round) -> tuple[int, int] | None:
    """The table and the number of the stand-in whose seat is given first, at a table whose sheet is not open."""
    found: list[tuple[int, int, int]] = []
    for number, sheet in enumerate(played.tables, 1):
        if _is_open(sheet):
            continue
        for one in dict.fromkeys(sheet.people):
            if event.people[one].kind == "bot":
                found.append((0, number, one))
            elif event.people[one].kind == "joker":
                found.append((len(event.jokers) - event.jokers.index(one), number, one))
    return min(found)[1:] if found else None


def _is_open(sheet: Sheet) -> bool:
    """Whether people have sat down or a scorer has been named."""
    return sheet.seated or sheet.scorer is not None or bool(sheet.seatings)
