"""Jokeren: come out with forty, lay sets and rows, swap jokers, be the first without cards.

| clauses | where |
| --- | --- |
| R1–R4 deal | `match.PATTERNS`, `match.JokerenState.lay` |
| R5–R7 turn | `round.Round` |
| R8–R12 what a meld is | `troef.melds.declared`, with `opening.LONGEST` |
| R13, R22 coming out | `opening`, `standing.Standing.may_open_with` |
| R14–R21 melds, lay-offs, jokers swapped | `round.Round`, `troef.melds.twin_round`, `troef.melds.declared` |
| R23–R25 going out | `standing.Standing.to_keep`, `round.Round` |
| R26, R27 stock | `round.Round.begin_turn`, `match.JokerenState.lay` |
| S1, S2 value of a first meld | `opening.value_of` |
| S3–S5 scoring, end | `match.Jokeren.settle`, `match.JokerenState.ending` |
| which rounds and sheets there can be | `result` |
| P1 refusals | `whynot` |
| T1, T2 what is shown | `match.JokerenState.show_table`, `troef.melds.naming` |
"""

from troef.games.jokeren.match import INFO, Options, make
from troef.games.jokeren.result import Result

__all__ = ["INFO", "Options", "Result", "make"]
