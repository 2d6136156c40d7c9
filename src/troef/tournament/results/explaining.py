"""Why: why somebody sits at his table, and why he is ranked where he is. The facts of sentences that faces say."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from troef.tournament.draws.draw import Draw, stand_ins_needed
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.rounds import Round

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: S6, in order: what parts two players who are next to each other in the ranking.
_TIE_BREAKS = ("total", "won", "best", "penalties")


@dataclass(frozen=True)
class Reason:
    """The key of a sentence (`tournament-why-…`) and its facts."""

    key: str
    facts: dict[str, Any]


def why_here(event: "Event", round_number: int, person: int) -> list[Reason]:
    """Why somebody has his seat or his bye in a round, in sentences that follow each other (R8, R13, A14).

    Raises:
        Refused: the round has not been drawn, there is no such person, or he has neither a seat nor a bye in it.
    """
    event.person(person)
    played = event.round(round_number)
    table = next((number for number, sheet in enumerate(played.tables, 1) if person in sheet.everybody()), 0)
    facts = {"person": person, "round": round_number, "table": table}
    if not table and person not in played.byes:
        raise Refused("not-in-this-round", person=person, round=round_number)
    if person in played.drawn.byes:
        return [_why_bye(event, round_number, person, facts)]
    place = _place(played.drawn, person)
    if place is None:
        return [Reason(_why_not_drawn(played, table), facts)]
    size = event.template.entries_at_table
    where = (place - 1) // size + 1
    seated = sum([len(each) for each in played.drawn.tables])
    draw = {
        **facts,
        "seed": event.seed,
        "players": seated,
        "place": place,
        "first": (where - 1) * size + 1,
        "last": where * size,
    }
    found = [Reason(f"tournament-why-{_manner(event, played, person)}", draw)]
    if person in played.second:
        found.append(Reason("tournament-why-second-chance", facts))
    if event.template.draw == "drawn_pairs":
        found.append(Reason("tournament-why-partner", {**facts, "other": _partner(played.drawn, place)}))
    if event.people[person].kind != "player":
        drawn = [one for table in played.drawn.tables for one in table if one in played.stand_ins]
        need = stand_ins_needed(seated - len(drawn), size)
        found.append(Reason("tournament-why-stands-in", {**facts, "need": need}))
    return found


def _why_not_drawn(played: Round, table: int) -> str:
    """Why somebody has a seat or a bye in a round though he was not in its draw."""
    if not table:
        return "tournament-why-waits"
    return "tournament-why-caught-up" if played.table(table).later else "tournament-why-later"


def _partner(drawn: Draw, place: int) -> int:
    """Whom the lot gave somebody as partner: the one two places further at his table."""
    table, chair = divmod(place - 1, 4)
    return drawn.tables[table][(chair + 2) % 4]


def _why_bye(event: "Event", number: int, person: int, facts: dict[str, Any]) -> Reason:
    """Why somebody has a bye (R13)."""
    if event.template.draw == "pools" and person not in event.round(number).second:
        return Reason("tournament-why-nobody-to-meet", facts)
    before = event.byes_before(number).get(person, 0)
    if event.template.by_result and number > event.template.lead_in:
        return Reason("tournament-why-odd", {**facts, "byes": before})
    drawn = event.round(number).drawn
    players = sum([len(table) for table in drawn.tables]) + len(drawn.byes)
    return Reason("tournament-why-bye", {**facts, "byes": before, "players": players, "free": len(drawn.byes)})


def _manner(event: "Event", played: Round, person: int) -> str:
    """How somebody's table in a round came about."""
    template = event.template
    if template.by_result:
        if played.number <= template.lead_in:
            return "pool"
        return "knock-out" if template.draw == "pools" and person not in played.second else "left-in"
    return "parted" if template.draw in ("fewest_repeats", "fixed_pairs") else "drawn"


def _place(drawn: Draw, person: int) -> int | None:
    """The place of somebody in the order that was cut into tables, from 1."""
    order = [one for table in drawn.tables for one in table]
    return order.index(person) + 1 if person in order else None


def why_ranked(event: "Event", person: int, ranked: "list[Standing] | None" = None) -> Reason:
    """Why somebody is ranked where he is: what parts him from the one before him (S6, S7). `ranked`: the ranking, where
    it is known already.

    Raises:
        Refused: there is no such person, or he is not in the ranking.
    """
    event.person(person)
    rows = ranked if ranked is not None else ranking(event)
    place = next((index for index, row in enumerate(rows) if row.player == person), None)
    if place is None:
        raise Refused("not-ranked", "S5", person=person)
    row = rows[place]
    facts = {"person": person, "rank": row.rank, "total": row.total}
    if place == 0:
        return Reason("tournament-why-first", facts)
    above = rows[place - 1]
    told = {**facts, "other": above.player}
    if above.rank == row.rank:
        return Reason("tournament-why-shared", told)
    parted = _parted_by(above, row)
    if not parted:
        lots = person in event.lots and above.player in event.lots
        return Reason("tournament-why-lots" if lots else "tournament-why-knocked-out", told)
    if event.template.by_result and above.merit < row.merit:
        return Reason("tournament-why-knocked-out", told)
    own, others = getattr(row, parted), getattr(above, parted)
    return Reason(f"tournament-why-{parted}", {**told, "own": own, "others": others})


def _parted_by(above: Standing, row: Standing) -> str:
    """The first number in which two rows differ; empty where they are equal."""
    return next((name for name in _TIE_BREAKS if getattr(above, name) != getattr(row, name)), "")
