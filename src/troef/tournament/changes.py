"""Every change of a deal or a penalty: what it was, what it became, who changed it, when, and why (A20).

Nothing is overwritten without a trace: a change keeps the line of the sheet as it was and as it became.
"""

from dataclasses import dataclass, replace

from troef.tournament.act import Act, Actor, Line
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import DealLine, PenaltyLine

#: The deals and penalties of a sheet as they stood.
Numbers = tuple[dict[int, DealLine], dict[int, PenaltyLine]]

_NONE: Numbers = ({}, {})


@dataclass(frozen=True)
class Change:
    """A number that changed: by which line of the log, when, by whom, on which sheet, with whom at the table, and why.

    `old` and `new` are the deal or the penalty as it was and as it became, or None where there is none. Both are None
    where somebody left or was excluded: then his round scores became 0 (P17, A18). `undone` is
    the number of the line that took the change back,
    or 0.
    """

    line: int
    at: str
    by: Actor
    act: str
    round: int
    table: int
    people: tuple[int, ...]
    old: DealLine | PenaltyLine | None
    new: DealLine | PenaltyLine | None
    reason: str = ""
    undone: int = 0

    def points(self, person: int) -> tuple[int, int]:
        """What the line gave somebody before and after the change."""
        return points_of(self.old, person), points_of(self.new, person)

    def concerns(self, person: int) -> bool:
        """Whether the change is about somebody's points."""
        if self.old is None and self.new is None:
            return person in self.people
        return any(_names(line, person, self.people) for line in (self.old, self.new))


def points_of(line: DealLine | PenaltyLine | None, person: int) -> int:
    """What a line of the sheet brings somebody: his score of the deal, what his penalty costs him (below zero), or what
    he gains by that of another."""
    if line is None:
        return 0
    if isinstance(line, DealLine):
        return 0 if line.annulled else line.scores.get(person, 0)
    return -line.points if line.person == person else line.others


def _names(line: DealLine | PenaltyLine | None, person: int, people: tuple[int, ...]) -> bool:
    if isinstance(line, DealLine):
        return person in line.scores
    return line is not None and (line.person == person or (line.others != 0 and person in people))


def numbers_at(rounds: list[Round], place: tuple[int, int] | None) -> Numbers:
    """The deals and penalties of a sheet as they stand; a deal that P10 annuls is an annulled one."""
    if place is None or not 1 <= place[0] <= len(rounds):
        return _NONE
    tables = rounds[place[0] - 1].tables
    if not 1 <= place[1] <= len(tables):
        return _NONE
    sheet = tables[place[1] - 1]
    deals = dict(sheet.deals)
    for line in sheet.penalties.values():
        if line.clause == "P10" and line.deal in deals:
            deals[line.deal] = replace(deals[line.deal], annulled=True)
    return deals, dict(sheet.penalties)


def changes_between(
    rounds: list[Round], act: Act, line: Line, place: tuple[int, int] | None, before: Numbers
) -> list[Change]:
    """What an act changed on a sheet."""
    after = numbers_at(rounds, place)
    if place is None or after == before:
        return []
    people = tuple(rounds[place[0] - 1].table(place[1]).people)
    reason = getattr(act, "reason", "")
    pairs: list[tuple[DealLine | PenaltyLine | None, DealLine | PenaltyLine | None]] = []
    for number in sorted(before[0].keys() | after[0].keys()):
        pairs.append((before[0].get(number), after[0].get(number)))
    for number in sorted(before[1].keys() | after[1].keys()):
        pairs.append((before[1].get(number), after[1].get(number)))
    return [
        Change(line.number, line.at, line.by, act.verb, *place, people, old, new, reason)
        for old, new in pairs
        if old is not new and old != new
    ]
