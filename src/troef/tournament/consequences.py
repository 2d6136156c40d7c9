"""What an act would change, before it is done: scores of the round, the ranking, sheets, people and rounds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from troef.tournament.act import Act, Actor
from troef.tournament.entry.admission import Undo
from troef.tournament.people import Status
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.rounds import Round
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.sheet import State

if TYPE_CHECKING:
    from troef.tournament.event import Event


@dataclass(frozen=True)
class ScoreChange:
    """The round score of somebody at a table, before and after; None: he has none there."""

    round: int
    table: int
    person: int
    before: int | None
    after: int | None


@dataclass(frozen=True)
class SheetChange:
    """The state of a sheet, before and after (R26), and how many signatures it loses."""

    round: int
    table: int
    before: State
    after: State
    signatures_lost: int


@dataclass(frozen=True)
class PersonChange:
    """How somebody stands in the event, before and after (R3–R5)."""

    person: int
    before: Status
    after: Status


@dataclass(frozen=True)
class RankChange:
    """The rank and the total of somebody, before and after; None: he is not ranked."""

    person: int
    rank_before: int | None
    rank_after: int | None
    total_before: int | None
    total_after: int | None


@dataclass(frozen=True)
class Consequences:
    """What is different after an act. `rounds` are those that are gone: drawn again later, or not drawn any more."""

    scores: tuple[ScoreChange, ...] = ()
    sheets: tuple[SheetChange, ...] = ()
    people: tuple[PersonChange, ...] = ()
    ranks: tuple[RankChange, ...] = ()
    rounds: tuple[int, ...] = ()


def event_after(event: "Event", act: Act, at: str, by: Actor) -> "Event":
    """The event as it would be after an act; the event itself stays as it is.

    Raises:
        Refused: the act is not allowed.
    """
    if isinstance(act, Undo):
        act.check_office(by)
        return act.begin(event, by).finished(len(event.lines) + 1)
    trial = event.copy()
    trial.act(act, at, by)
    return trial


def consequences(before: "Event", after: "Event", standings: "Sequence[Standing] | None" = None) -> Consequences:
    """What is different between two states of an event. `standings`: the ranking of the first, where it is known."""
    known = ranking(before) if standings is None else standings
    pairs = list(zip(before.rounds, after.rounds, strict=False))
    return Consequences(
        scores=tuple([one for old, new in pairs for one in _scores(before, old, after, new)]),
        sheets=tuple([one for old, new in pairs for one in _sheets(old, new)]),
        people=tuple(_people(before, after)),
        ranks=tuple(_ranks(known, ranking(after))),
        rounds=tuple([old.number for old in before.rounds[len(after.rounds) :]]),
    )


def sheets_that_differ(before: "Sequence[Round]", after: "Sequence[Round]") -> list[tuple[int, int]]:
    """The sheets, by round and table, that are not the same in two states of an event."""
    return [
        (old.number, table)
        for old, new in zip(before, after, strict=False)
        for table, (was, now) in enumerate(zip(old.tables, new.tables, strict=False), 1)
        if was != now
    ]


def _scores(before: "Event", old: Round, after: "Event", new: Round) -> Iterator[ScoreChange]:
    for table, (was, now) in enumerate(zip(old.tables, new.tables, strict=False), 1):
        if was == now:
            continue
        for person in dict.fromkeys([*was.everybody(), *now.everybody()]):
            first = round_score(before.template, was, person) if person in was.everybody() else None
            second = round_score(after.template, now, person) if person in now.everybody() else None
            if first != second:
                yield ScoreChange(old.number, table, person, first, second)


def _sheets(old: Round, new: Round) -> Iterator[SheetChange]:
    for table, (was, now) in enumerate(zip(old.tables, new.tables, strict=False), 1):
        lost = len(was.signatures.keys() - now.signatures.keys())
        if was.state != now.state or lost:
            yield SheetChange(old.number, table, was.state, now.state, lost)


def _people(before: "Event", after: "Event") -> Iterator[PersonChange]:
    for number, one in before.people.items():
        other = after.people.get(number)
        if other is not None and other.status != one.status:
            yield PersonChange(number, one.status, other.status)


def _ranks(before: "Sequence[Standing]", after: "Sequence[Standing]") -> Iterator[RankChange]:
    """Whose rank or total changes, the best of the new ranking first; who falls out of it comes last."""
    was = {row.player: row for row in before}
    now = {row.player: row for row in after}
    for player in [*now, *[one for one in was if one not in now]]:
        old, new = _place(was.get(player)), _place(now.get(player))
        if old != new:
            yield RankChange(player, old[0], new[0], old[1], new[1])


def _place(row: Standing | None) -> tuple[int | None, int | None]:
    """The rank and the total of a row."""
    return (row.rank, row.total) if row is not None else (None, None)
