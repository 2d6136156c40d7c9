"""The ranking: round scores of published sheets, byes, totals, ties and lots (S1–S7, R29, R36)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from troef.core.checked_fields import CheckedFields
from troef.core.rng import shuffle
from troef.tournament.act import Act, Actor, act
from troef.tournament.draws.draw import stream
from troef.tournament.people import OUT
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.sheets.scoring import score_of
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.template import Template

if TYPE_CHECKING:
    from troef.tournament.event import Event


@dataclass(frozen=True)
class Earned:
    """What one person has on a sheet: the round score, deals with a credited score above 0, penalty points."""

    score: int
    won: int = 0
    penalties: int = 0


@dataclass(frozen=True)
class Standing(CheckedFields):
    """A row of the ranking.

    Fields:
        rank: the place; players who are equal share it, and the next ones are left out (1, 2, 2, 4).
        player: the number of the player.
        name: his name.
        total: the sum of the round scores (S5), or of the best of them where only these count.
        rounds: the score of each round that was drawn; null where the sheet is not published or he did not play.
        won: deals with a credited score above 0: the first tie-break (S6).
        best: the highest round score: the second.
        penalties: all penalty points: the third, fewer are better.
    """

    rank: int
    player: int
    name: str
    total: int
    rounds: tuple[int | None, ...]
    won: int
    best: int
    penalties: int

    @property
    def merit(self) -> tuple[int, int, int, int]:
        """What players are ranked by, highest first (S6)."""
        return self.total, self.won, self.best, -self.penalties


def earned(template: Template, sheet: Sheet, number: int) -> Earned:
    """What somebody has on a sheet (S1–S3)."""
    found = score_of(template, sheet, number)
    return Earned(found.score, found.won, found.penalties)


def round_results(event: "Event", played: Round) -> dict[int, Earned]:
    """What each player has in a round, of published sheets only (R29).

    A bye counts as soon as all sheets of the round are published: the mean of all players who played, without jokers,
    rounded down (S4). Whoever was excluded or left has 0 (P17, A18).
    """
    found: dict[int, Earned] = {}
    for sheet in played.tables:
        for number in sheet.everybody() if sheet.published else ():
            one = event.people[number]
            if one.kind == "player":
                found[number] = Earned(0) if one.status in OUT else earned(event.template, sheet, number)
    if played.published and found:
        mean = sum([each.score for each in found.values()]) // len(found)
        found.update(dict.fromkeys(played.byes, Earned(mean)))
    return found


def ranking(event: "Event", after: "int | None" = None) -> list[Standing]:
    """The ranking of all players who are in the event, from the published sheets (S5, S6, R29); `after`: only of the
    first rounds.

    Players who are equal share a rank, unless a lot was drawn among them (S7). In a knock-out whoever got further is
    ranked higher, whatever his total.
    """
    rounds = [round_results(event, played) for played in event.rounds[:after]]
    stages = _stages(event, rounds)
    rows = [_row(event, number, rounds) for number, one in event.people.items() if one.ranked]
    merits = {row.player: (*stages.get(row.player, (0, 0)), *row.merit) for row in rows}
    lots = {number: place for place, number in enumerate(event.lots)}
    rows.sort(key=lambda row: ([-part for part in merits[row.player]], lots.get(row.player, 0), row.player))
    return list(_ranked(rows, merits, lots))


def _stages(event: "Event", rounds: list[dict[int, Earned]]) -> dict[int, tuple[int, int]]:
    """How far each has got in the knock-out and in the second chance: twice the last round, and one more where he has
    won his table."""
    found: dict[int, tuple[int, int]] = {}
    if not event.template.by_result:
        return found
    for played in event.rounds[event.template.lead_in : len(rounds)]:
        second = set(played.second)
        winners = {winner_at(event, played, sheet) for sheet in played.tables}
        for number in [*played.byes, *[one for sheet in played.tables for one in sheet.people]]:
            stage = 2 * played.number + (number in winners)
            main = found.get(number, (0, 0))[0]
            found[number] = (main, stage) if number in second else (stage, 0)
    return found


def winner_at(event: "Event", played: Round, sheet: Sheet) -> int | None:
    """Who has won a table of a knock-out: the higher round score, then more deals won, then fewer penalties, then the
    lot that follows from the seed. Who is out of the event wins nothing (P17). None: the sheet is not published."""
    if not sheet.published:
        return None
    there = [one for one in dict.fromkeys(sheet.people) if event.people[one].ranked]
    lots = shuffle(sorted(there), stream(event.seed, played.number, f"tie-{sorted(there)}"))
    results = {one: earned(event.template, sheet, one) for one in lots}
    return max(
        lots,
        key=lambda one: (results[one].score, results[one].won, -results[one].penalties),
        default=None,
    )


def _row(event: "Event", number: int, rounds: list[dict[int, Earned]]) -> Standing:
    """A player's row, before it has its rank."""
    results = [found.get(number) for found in rounds]
    played = [each for each in results if each is not None]
    scores = sorted([each.score for each in played], reverse=True)
    return Standing(
        rank=0,
        player=number,
        name=event.people[number].name,
        total=sum(scores[: event.template.best_of or None]),
        rounds=tuple([each.score if each is not None else None for each in results]),
        won=sum([each.won for each in played]),
        best=scores[0] if scores else 0,
        penalties=sum([each.penalties for each in played]),
    )


def _ranked(rows: list[Standing], merits: Mapping[int, tuple[int, ...]], lots: dict[int, int]) -> "Iterable[Standing]":
    """Sorted rows with their ranks: equal ones share it, those among whom a lot was drawn do not."""
    place = 1
    for _, group in groupby(rows, key=lambda row: merits[row.player]):
        equals = list(group)
        drawn = all(row.player in lots for row in equals)
        for offset, row in enumerate(equals):
            yield replace(row, rank=place + offset if drawn else place)
        place += len(equals)


def parted_by_lot(event: "Event", rows: Iterable[Standing]) -> list[list[Standing]]:
    """Those of whom only the lot says who is before whom (S7), in the order of the ranking."""
    found: dict[tuple[int, ...], list[Standing]] = {}
    for row in rows:
        if row.player in event.lots:
            found.setdefault(row.merit, []).append(row)
    return [equals for equals in found.values() if len(equals) > 1]


def equals_of(event: "Event", number: int) -> list[int]:
    """The players who share the rank of a player after S6, he among them, in order of number."""
    ranks = {row.player: row.rank for row in ranking(event)}
    return sorted([player for player, rank in ranks.items() if rank == ranks.get(number)])


def check_all_published(event: "Event", after: "int | None" = None) -> None:
    """Whether all sheets of the rounds that were drawn are published (R36); `after`: of the first rounds.

    Raises:
        Refused: one is not; it is named.
    """
    for played in event.rounds[:after]:
        for number, sheet in enumerate(played.tables, 1):
            if not sheet.published:
                raise Refused("not-all-published", "R36", round=played.number, table=number)


@act("draw-lots", "desk", "jury", "engine")
@dataclass(frozen=True)
class DrawLots(Act):
    """Lots are drawn among players who are equal after all tie-breaks (S7). The order follows from the seed.

    Fields:
        order: the players who share a rank, in the order of the lots.
    """

    order: tuple[int, ...]

    @classmethod
    def among(cls, event: "Event", number: int) -> "DrawLots":
        """The lots among all who share the rank of a player."""
        equals = equals_of(event, number)
        return cls(tuple(shuffle(equals, stream(event.seed, len(event.lots), "lots"))))

    def check(self, event: "Event", at: str, by: Actor) -> None:
        check_all_published(event)
        if set(self.order) & set(event.lots):
            raise Refused("lots-drawn", "S7")
        if not self.order or len(equals_of(event, self.order[0])) < 2:
            raise Refused("nobody-is-equal", "S7")
        if DrawLots.among(event, self.order[0]) != self:
            raise Refused("other-lots", "S7")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.lots = [*event.lots, *self.order]


def _is_decided(event: "Event") -> bool:
    """Whether no further round can be drawn: in each bracket of a knock-out one is left, or too few are there."""
    template = event.template
    if event.rounds and len(event.present()) < template.entries_at_table:
        return True
    if not template.by_result or len(event.rounds) <= template.lead_in:
        return False
    last = event.rounds[-1]
    second = set(last.second)
    for those in (second, {*last.byes, *[one for sheet in last.tables for one in sheet.people]} - second):
        tables = sum(1 for sheet in last.tables if those & set(sheet.people))
        if tables + len(those & set(last.byes)) > 1:
            return False
    return True


@act("finish", "desk", "engine")
@dataclass(frozen=True)
class Finish(Act):
    """The final ranking is made: all rounds are played and all sheets published (R36)."""

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if event.finished:
            raise Refused("finished-already", "R36")
        if len(event.rounds) < event.template.rounds and not _is_decided(event):
            raise Refused("rounds-to-come", "R36", drawn=len(event.rounds), rounds=event.template.rounds)
        check_all_published(event)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        event.finished = True
