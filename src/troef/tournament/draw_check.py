"""Whether a draw is right, asked without drawing: who is there, who sits where, and who sits out (R8, R13)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from troef.cards.sentence import Sentence
from troef.tournament.draw import Draw


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
    placed = Counter([*seated, *drawn.byes])
    faults = [
        Sentence("table {table} has {count} and not {size}", table=number, count=len(table), size=size)
        for number, table in enumerate(drawn.tables, 1)
        if len(table) != size
    ]
    faults += [Sentence("{player} is placed {count} times", player=one, count=n) for one, n in placed.items() if n > 1]
    faults += [Sentence("{player} is placed nowhere", player=one) for one in players if one not in placed]
    known = {*players, *stand_ins}
    faults += [Sentence("{player} is not there", player=one) for one in placed if one not in known]
    return faults + _stand_in_faults(seated, players, stand_ins, size) + _bye_faults(drawn, players, byes)


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


def _listed(numbers: set[int]) -> str:
    return ", ".join([str(number) for number in sorted(numbers)]) or "0"
