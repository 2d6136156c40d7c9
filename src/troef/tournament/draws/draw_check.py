"""Whether a draw is right, asked without drawing: who is there, who sits where, and who sits out (R8, R13); and
whether the draws of a log are those that follow from its seed (A14)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from troef.cards.sentence import Sentence
from troef.tournament.draws.draw import Draw, stand_ins_needed
from troef.tournament.draws.drawing import DrawRound, bots_needed, draw_of
from troef.tournament.draws.knock_out import brackets
from troef.tournament.draws.meetings import meetings_at, repeats
from troef.tournament.draws.pools import POOL
from troef.tournament.draws.redrawing import DrawAgain
from troef.tournament.event import Event
from troef.tournament.log import Log, LogFault


def draw_faults(
    drawn: Draw, players: Sequence[int], stand_ins: Sequence[int], byes: Mapping[int, int], size: int = 4
) -> list[Sentence]:
    """What is wrong with a draw, in sentences; an empty list where nothing is.

    Args:
        drawn: the draw.
        players: who was present.
        stand_ins: who could stand in, in order.
        byes: how many byes each player had before.
        size: how many sit at a table.

    >>> draw_faults(Draw(((1, 2, 3, 3),)), [1, 2, 3, 4], [], {})
    ['3 is placed 2 times', '4 is placed nowhere']
    """
    seated = [one for table in drawn.tables for one in table]
    faults = placing_faults(drawn, players, stand_ins, size)
    return faults + _stand_in_faults(seated, players, stand_ins, size) + _bye_faults(drawn, players, byes)


def placing_faults(drawn: Draw, players: Sequence[int], stand_ins: Sequence[int], size: int) -> list[Sentence]:
    """Who is placed twice or nowhere, or is not there, and which tables are not full."""
    placed = Counter([*[one for table in drawn.tables for one in table], *drawn.byes])
    faults = [
        Sentence("table {table} has {count} and not {size}", table=number, count=len(table), size=size)
        for number, table in enumerate(drawn.tables, 1)
        if len(table) != size
    ]
    faults += [Sentence("{player} is placed {count} times", player=one, count=n) for one, n in placed.items() if n > 1]
    faults += [Sentence("{player} is placed nowhere", player=one) for one in players if one not in placed]
    known = {*players, *stand_ins}
    return faults + [Sentence("{player} is not there", player=one) for one in placed if one not in known]


def _stand_in_faults(
    seated: Sequence[int], players: Sequence[int], stand_ins: Sequence[int], size: int
) -> list[Sentence]:
    """All that are needed stand in, in order, or nobody (R13)."""
    need = (size - len(players) % size) % size
    wanted = set(stand_ins[:need]) if need <= len(stand_ins) else set()
    found = set(seated) - set(players)
    if found == wanted:
        return []
    return [Sentence("{count} stand in, not {wanted}", count=_listed(found), wanted=_listed(wanted))]


def _bye_faults(drawn: Draw, players: Sequence[int], byes: Mapping[int, int]) -> list[Sentence]:
    """Nobody has a bye who had more of them than somebody who plays (R13)."""
    playing = [byes.get(one, 0) for one in players if one not in set(drawn.byes)]
    most = min(playing, default=0)
    return [
        Sentence("{player} has a bye and had more of them than others", player=one)
        for one in drawn.byes
        if byes.get(one, 0) > most
    ]


@dataclass(frozen=True)
class CheckedDraw:
    """What was found of a draw.

    Attributes:
        round: which round.
        line: the line of the log that has it.
        drawn: the draw as it was written.
        again: how many meetings at a table it repeats.
        faults: what is wrong with it; nothing where it is right.
    """

    round: int
    line: int
    drawn: Draw
    again: int
    faults: tuple[Sentence, ...]


def checked_draws(log: Log) -> list[CheckedDraw]:
    """Every draw of a log that was not undone, with what is wrong with it: computed once more from the seed, and looked
    at without drawing. After a wrong one nothing more is read.

    Raises:
        LogFault: another act is not allowed where it stands.
    """
    event = Event()
    found: list[CheckedDraw] = []
    try:
        for line in log.replay(event):
            if isinstance(line.act, DrawRound | DrawAgain):
                found.append(_checked(event, line.number, line.act))
    except LogFault as fault:
        if not found or found[-1].line != fault.line or not found[-1].faults:
            raise
    return [each for each in found if each.line not in event.undone]


def _checked(before: Event, line: int, act: DrawRound | DrawAgain) -> CheckedDraw:
    """What was found of a draw, from the event as it was before it."""
    drawn = Draw(act.tables, act.byes)
    follows = act.round in (len(before.rounds), len(before.rounds) + 1)
    faults = event_draw_faults(before, act.round, drawn) if follows else []
    met = meetings_at([sheet.people for played in before.rounds[: act.round - 1] for sheet in played.tables])
    return CheckedDraw(act.round, line, drawn, repeats(drawn.tables, met), tuple(faults))


def event_draw_faults(before: Event, number: int, drawn: Draw) -> list[Sentence]:
    """What is wrong with the draw of a round, from the event as it was before it."""
    again = len(before.rounds[number - 1].earlier) + 1 if len(before.rounds) == number else 0
    template = before.template
    byes, stand_ins = before.byes_before(number), possible_stand_ins(before)
    if template.by_result:
        players = before.present()
        if number > template.lead_in:
            players = [one for each in brackets(before, number) if len(each) > 1 for one in each]
        faults = placing_faults(drawn, players, stand_ins, template.entries_at_table)
    else:
        faults = draw_faults(drawn, before.present(), stand_ins, byes, template.entries_at_table)
    if draw_of(before, number, again) != drawn:
        faults.append(Sentence("the seed gives another draw"))
    return faults


def possible_stand_ins(event: Event) -> list[int]:
    """Who can stand in at the next draw: jokers as they applied, then bots, new ones with the numbers that follow."""
    jokers = [one for one in event.jokers if event.people[one].plays]
    size = POOL if event.template.draw == "pools" else event.template.entries_at_table
    return jokers + bots_needed(event, stand_ins_needed(len(event.present()), size), jokers)


def _listed(numbers: set[int]) -> str:
    return ", ".join([str(number) for number in sorted(numbers)]) or "0"
