"""The draw of a round, and how a table takes its seats: who sits where, who writes, who deals first (R8–R19, A13)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from troef.tournament.act import Act, Actor, act
from troef.tournament.draw import Draw, draw_round, stand_ins_needed
from troef.tournament.people import Person
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


def draw_of(event: "Event", round_number: int) -> Draw:
    """The draw of a round as it follows from the seed and from who is present (R8, R13).

    Bots get the numbers that follow the last person's.
    """
    players = event.present()
    seats = event.template.seats
    need = stand_ins_needed(len(players), seats)
    jokers = [number for number in event.jokers if event.people[number].plays]
    bots = bots_needed(event, need, jokers)
    return draw_round(event.seed, round_number, players, jokers + bots, event.byes(), seats)


def bots_needed(event: "Event", need: int, jokers: list[int]) -> list[int]:
    """The numbers of the bots that stand in where there are too few jokers (R13): those that have played first."""
    if not event.template.bot_jokers or need <= len(jokers):
        return []
    known = [one.number for one in event.people.values() if one.kind == "bot"]
    following = max(event.people, default=0) + 1
    return [*known, *range(following, following + need)][: need - len(jokers)]


@act("draw", "desk", "engine")
@dataclass(frozen=True)
class DrawRound(Act):
    """A round is drawn. The tables follow from the seed; they are in the log for who reads it.

    Fields:
        round: which round: the next one.
        tables: the numbers of those at each table, from table 1.
        byes: who sits out.
    """

    round: int
    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()

    @classmethod
    def of(cls, event: "Event") -> "DrawRound":
        """The draw of the next round."""
        number = len(event.rounds) + 1
        drawn = draw_of(event, number)
        return cls(number, drawn.tables, drawn.byes)

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if not event.seed:
            raise Refused("no-seed", "A14")
        if self.round != len(event.rounds) + 1:
            raise Refused("not-the-next-round", round=self.round, next=len(event.rounds) + 1)
        if self.round > event.template.rounds:
            raise Refused("no-more-rounds", "A2", rounds=event.template.rounds)
        if len(event.present()) < event.template.seats:
            raise Refused("too-few-players", "R8", present=len(event.present()))
        if event.rounds and not event.rounds[-1].begun:
            raise Refused("round-not-begun", round=self.round - 1)
        if draw_of(event, self.round) != Draw(self.tables, self.byes):
            raise Refused("other-draw", "A14", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        seated = {number for table in self.tables for number in table}
        for number in sorted(seated - set(event.people)):
            event.people[number] = Person(number, "bot", f"bot {number}", status="present")
        stand_ins = sorted(number for number in seated if event.people[number].kind != "player")
        tables = [Sheet(list(table)) for table in self.tables]
        event.rounds.append(Round(self.round, tables, list(self.byes), stand_ins))


@act("start-round", "desk", "engine")
@dataclass(frozen=True)
class StartRound(Act):
    """The clock of a round starts (T5).

    Fields:
        round: which round.
    """

    round: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.round(self.round).started_at:
            raise Refused("round-started", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.round(self.round).started_at = at


@act("signal", "desk", "engine")
@dataclass(frozen=True)
class Signal(Act):
    """The signal sounds: deals that have begun are finished, no new one is started (R21, R22).

    Fields:
        round: which round.
    """

    round: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        played = event.round(self.round)
        if not played.started_at:
            raise Refused("round-not-started", round=self.round)
        if played.signal_at:
            raise Refused("signal-sounded", "R21", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.round(self.round).signal_at = at
