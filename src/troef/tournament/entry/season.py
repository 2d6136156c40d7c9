"""A season of several evenings: who stays away, who is back, and games that are caught up with.

For events whose template has `catch_up`. At a championship of the books everybody plays all rounds, and who leaves
excludes himself (R4, A2).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from troef.tournament.act import Act, Actor, PeopleAct, act
from troef.tournament.draws.draw import Draw
from troef.tournament.draws.drawing import free_stand_ins, round_of
from troef.tournament.entry.admission import check_is_in
from troef.tournament.entry.replacing import playing_at
from troef.tournament.refused import Refused

if TYPE_CHECKING:
    from troef.tournament.event import Event


@act("stay-away", "desk")
@dataclass(frozen=True)
class StayAway(PeopleAct):
    """Somebody is not there for the coming rounds, and remains in the event.

    Fields:
        person: who stays away.
    """

    person: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_has_evenings(event)
        check_is_in(event, self.person)
        if event.person(self.person).away:
            raise Refused("away-already", person=self.person)
        if playing_at(event, self.person) is not None:
            raise Refused("is-playing", person=self.person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person].away = True


@act("attend", "desk")
@dataclass(frozen=True)
class Attend(PeopleAct):
    """Somebody who stayed away is there for the next round.

    Fields:
        person: who is back.
    """

    person: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_is_in(event, self.person)
        if not event.person(self.person).away:
            raise Refused("is-not-away", person=self.person)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.people[self.person].away = False


@act("catch-up", "desk")
@dataclass(frozen=True)
class CatchUp(Act):
    """Who missed a round plays it later, at a table of its own; jokers and bots fill it up (R13).

    Fields:
        round: which round.
        table: the number that the table gets: the next one of that round.
        people: who sits there: those who missed the round, then who stands in.
    """

    round: int
    table: int
    people: tuple[int, ...]

    @classmethod
    def of(cls, event: "Event", round_number: int, missing: Sequence[int]) -> "CatchUp":
        """A table for those who missed a round, filled up with who is free to stand in.

        Raises:
            Refused: the round has not been drawn.
        """
        played = event.round(round_number)
        need = event.template.entries_at_table - len(missing)
        found = free_stand_ins(event, played, max(0, need))
        return cls(round_number, len(played.tables) + 1, (*missing, *found))

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_has_evenings(event)
        played = event.round(self.round)
        if event.finished:
            raise Refused("finished-already", "R36")
        if self.table != len(played.tables) + 1:
            raise Refused("not-the-next-table", table=self.table, next=len(played.tables) + 1)
        missing = [one for one in self.people if one in event.people and event.people[one].kind == "player"]
        for one in missing:
            self._check_missed(event, one)
        seats = event.template.entries_at_table
        if not missing or len(set(self.people)) != seats or CatchUp.of(event, self.round, missing) != self:
            raise Refused("table-not-full", "R13", seats=seats)

    def _check_missed(self, event: "Event", person: int) -> None:
        """Whether somebody has missed the round and can play it now.

        Raises:
            Refused: he has a seat or a bye in it, or is out of the event.
        """
        check_is_in(event, person)
        if not event.people[person].reported_at:
            raise Refused("is-not-present", "R3", person=person)
        if person not in missed(event, self.round):
            raise Refused("seated-already", person=person, round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        played = event.round(self.round)
        added = round_of(event, self.round, Draw((self.people,)))
        added.tables[0].later = True
        played.tables += added.tables
        played.stand_ins += [one for one in added.stand_ins if one not in played.stand_ins]

    def place(self, event: "Event") -> tuple[int, int] | None:
        """No number on a sheet changes."""
        return None


def check_has_evenings(event: "Event") -> None:
    """Whether people may stay away from rounds of the event.

    Raises:
        Refused: they may not.
    """
    if not event.template.catch_up:
        raise Refused("no-catching-up", "R4")


def missed(event: "Event", round_number: int) -> list[int]:
    """The players who had neither a seat nor a bye in a round that was drawn, and are still in the event."""
    played = event.round(round_number)
    there = {*played.byes, *[one for sheet in played.tables for one in sheet.everybody()]}
    return [number for number, one in event.people.items() if one.ranked and number not in there]
