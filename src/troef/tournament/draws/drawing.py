"""The draw of a round, and how a table takes its seats: who sits where, who writes, who deals first (R8–R19, A13)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from troef.core.rng import shuffle
from troef.tournament.act import Act, Actor, act
from troef.tournament.draws.draw import Draw, draw_round, stand_ins_needed, stream
from troef.tournament.draws.knock_out import knock_out_draw, second_chance_in
from troef.tournament.draws.meetings import meetings_at, parted
from troef.tournament.draws.pools import POOL, first_pool_round, pool_draw
from troef.tournament.people import Person
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


def draw_of(event: "Event", round_number: int, again: int = 0) -> Draw:
    """The draw of a round as it follows from the seed, from who is present and from the rounds before it (R8, R13).

    Bots get the numbers that follow the last person's. `again`: which redraw of the round it is; each is from a stream
    of random numbers of its own.
    """
    earlier = event.rounds[: round_number - 1]
    template = event.template
    purpose = f"redraw-{again}" if again else "draw"
    if template.by_result and round_number > template.lead_in:
        return knock_out_draw(event, round_number, purpose)
    if template.draw == "pools" and round_number > 1:
        return pool_draw(event, round_number)
    players = event.present()
    size = POOL if template.draw == "pools" else template.entries_at_table
    jokers = [number for number in event.jokers if event.people[number].plays]
    bots = bots_needed(event, stand_ins_needed(len(players), size), jokers)
    byes = event.byes_before(round_number)
    drawn = draw_round(event.seed, round_number, players, jokers + bots, byes, size, purpose)
    if template.draw == "pools":
        order = [one for table in drawn.tables for one in table]
        return first_pool_round(shuffle(players, stream(event.seed, round_number, purpose)) if drawn.byes else order)
    if template.draw in ("random", "drawn_pairs"):
        return drawn
    met = tuple([_people(event, sheet) for played in earlier for sheet in played.tables])
    return Draw(_parted(event.seed, round_number, purpose, drawn.tables, met), drawn.byes)


@lru_cache(64)
def _parted(
    seed: str, round_number: int, purpose: str, tables: tuple[tuple[int, ...], ...], met: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """Tables of a draw after exchanges. A draw is asked for when it is shown, when it is checked and at every replay,
    and takes half a second where people cannot be parted."""
    return tuple(parted(list(tables), meetings_at(met), stream(seed, round_number, f"{purpose}-parted")))


def _people(event: "Event", sheet: Sheet) -> tuple[int, ...]:
    """Who has sat at a table, without bots: whoever meets one meets nobody."""
    return tuple([number for number in sheet.everybody() if event.people[number].kind != "bot"])


def bots_needed(event: "Event", need: int, jokers: list[int]) -> list[int]:
    """The numbers of the bots that stand in where there are too few jokers (R13): those that have played first."""
    if not event.template.bot_jokers or need <= len(jokers):
        return []
    known = [one.number for one in event.people.values() if one.kind == "bot" and one.plays]
    following = max(event.people, default=0) + 1
    return [*known, *range(following, following + need)][: need - len(jokers)]


def free_stand_ins(event: "Event", played: Round, need: int) -> list[int]:
    """Who can stand in at a new table of a round: jokers without a seat, then bots (R13); fewer than needed where there
    are not enough."""
    busy = {one for sheet in played.tables for one in sheet.people}
    jokers = [one for one in event.jokers if event.people[one].plays and one not in busy]
    bots = [one for one in bots_needed(event, need + len(busy), []) if one not in busy]
    return [*jokers, *bots][:need]


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
        if self.round == len(event.rounds):
            raise Refused("drawn-already", "R8", round=self.round)
        if self.round != len(event.rounds) + 1:
            raise Refused("not-the-next-round", round=self.round, next=len(event.rounds) + 1)
        if self.round > event.template.rounds:
            raise Refused("no-more-rounds", "A2", rounds=event.template.rounds)
        if len(event.present()) < event.template.entries_at_table:
            raise Refused("too-few-players", "R8", present=len(event.present()))
        if event.rounds and not event.rounds[-1].begun:
            raise Refused("round-not-begun", round=self.round - 1)
        if draw_of(event, self.round) != Draw(self.tables, self.byes):
            raise Refused("other-draw", "A14", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.rounds.append(round_of(event, self.round, Draw(self.tables, self.byes)))


def round_of(event: "Event", number: int, drawn: Draw) -> Round:
    """A round as it was drawn. Bots that play for the first time become people of the event; a pair or team has as
    many seats as it has members at the table, in turn."""
    seated = {person for table in drawn.tables for person in table}
    for person in sorted(seated - set(event.people)):
        event.people[person] = Person(person, "bot", f"bot {person}", status="present")
    stand_ins = sorted([person for person in seated if event.people[person].kind != "player"])
    chairs = event.template.seats // event.template.entries_at_table
    tables = [Sheet(list(table) * chairs) for table in drawn.tables]
    return Round(number, tables, list(drawn.byes), stand_ins, second=second_chance_in(event, number), drawn=drawn)


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
