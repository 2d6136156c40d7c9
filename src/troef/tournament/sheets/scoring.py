"""What a sheet comes to: scores of the deals, penalties, and the score of the round per person (S1–S3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from troef.tournament.sheets.sheet import DealLine, PenaltyLine, Sheet
from troef.tournament.template import Template

if TYPE_CHECKING:
    from troef.tournament.event import Event


@dataclass(frozen=True)
class RoundScore:
    """What one round at a table brought somebody.

    Attributes:
        boompjes: the scores of the deals of each boompje together; outside format M there is one.
        gross: the scores of all deals together (S1).
        penalties: the points of his own penalties, not below 0.
        credited: what he got for penalties of others (P15).
        score: the score of the round (S2, S3).
        won: how many deals brought him more than 0 (S6).
    """

    boompjes: tuple[int, ...]
    gross: int
    penalties: int
    credited: int
    score: int
    won: int


def score_of(template: Template, sheet: Sheet, person: int) -> RoundScore:
    """What a sheet says of somebody, as far as it has been written."""
    counting = sheet.counting()
    scores = boompje_totals(sheet, counting, person)
    gross, penalties, credited = sum(scores), penalty_points(sheet, person), credited_points(sheet, person)
    score = gross - penalties + credited
    if template.format == "M":
        score = max(0, score)  # S2: there is no score below 0; in format K there is (S3, A8)
    return RoundScore(scores, gross, penalties, credited, score, deals_won(counting, person))


def round_score(template: Template, sheet: Sheet, person: int) -> int:
    """Somebody's score of the round (S2, S3)."""
    return score_of(template, sheet, person).score


def boompje_totals(sheet: Sheet, counting: list[DealLine], person: int) -> tuple[int, ...]:
    """The scores of the deals that count, by boompje (R24, S1)."""
    totals = [0] * max(1, len(sheet.seatings))
    for deal in counting:
        totals[deal.seating] += deal.scores.get(person, 0)
    return tuple(totals)


def deals_won(counting: list[DealLine], person: int) -> int:
    """How many of the deals that count brought somebody more than 0 (S6)."""
    return sum([person in deal.won for deal in counting])


def penalty_points(sheet: Sheet, person: int) -> int:
    """The points of somebody's own penalties together; they are not below 0."""
    return sum(line.points for line in sheet.penalties.values() if line.person == person)


def credited_points(sheet: Sheet, person: int) -> int:
    """What somebody got for the penalties of others at his table (P15, P18)."""
    return sum(line.others for line in sheet.penalties.values() if person in others_of(sheet, line))


def others_of(sheet: Sheet, line: PenaltyLine) -> list[int]:
    """Who gets something for a penalty: the three others who played that deal (P15); not who came in for him (P17)."""
    if not sheet.seatings:
        return [person for person in sheet.people if person != line.person]
    seating = sheet.deals[line.deal].seating if line.deal in sheet.deals else len(sheet.seatings) - 1
    own = sheet.chair_of(line.person)
    return [sheet.player_at(chair, line.deal) for chair in sheet.seatings[seating].chairs if chair != own]


def table_scores(event: "Event", round_number: int, table: int) -> dict[int, RoundScore]:
    """What the sheet of a table says of everybody who played there, running totals before the sheet is complete."""
    sheet = event.round(round_number).table(table)
    return {person: score_of(event.template, sheet, person) for person in sheet.everybody()}
