"""Jokeren: come out with forty, lay sets and rows, swap jokers, be the first without cards.

| clauses | where |
| --- | --- |
| R1–R4 deal | `game.PATTERNS`, `game.JokerenState.lay` |
| R5–R7 turn | `turns.Turns` |
| R8–R12 what a meld is | `troef.melds.declared`, with `opening.LONGEST` |
| R13, R22 coming out | `opening`, `standing.JokerenRound.may_open_with` |
| R14–R21 melds, lay-offs, jokers swapped | `turns.Turns`, `troef.melds.twin_round`, `troef.melds.declared` |
| R23–R25 going out | `standing.JokerenRound.to_keep`, `turns.Turns` |
| R26, R27 stock | `turns.Turns.begin_turn`, `game.JokerenState.lay` |
| S1, S2 value of a first meld | `opening.value_of` |
| S3–S5 scoring, end | `game.Jokeren.settle`, `game.JokerenState.ending` |
| which rounds and sheets there can be | `result` |
| P1 refusals | `refusing` |
| T1, T2 what is shown | `game.JokerenState.show_table`, `troef.melds.naming` |
"""

from troef.games.jokeren.game import INFO, Jokeren, Options
from troef.games.jokeren.result import Result

make = Jokeren

__all__ = ["INFO", "Jokeren", "Options", "Result", "make"]
