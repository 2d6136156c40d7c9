"""Duizenden: lay sets and runs, take the pile with a pair, get rid of the queen of spades; 1000 points end it.

| clauses | where |
| --- | --- |
| R1, R2 deal | `game.PATTERNS`, `game.DuizendenState.lay` |
| R3, R4, R12, R20 turn | `turns.Turns` |
| R5–R9 what a set is | `troef.melds.declared`, with `taking.LONGEST` and `taking.LEAST_NATURALS` |
| R10, R14 additions, jokers swapped | `standing.DuizendenRound.allows_layoff`, `troef.melds.twin_round`, `declared` |
| R11 the first turn | `standing.DuizendenRound.allows_meld` |
| R13 the discard pile | `taking` |
| R15–R19, R21 the queen of spades, the last cards | `standing.DuizendenRound` |
| R22 the draw pile empty | `turns.Turns` |
| S1–S4 scoring | `scoring.CardValues`, `game.Duizenden.settle` |
| which rounds and sheets there can be | `result` |
| S5, S6 end | `game.DuizendenState.ending` |
| P1 refusals | `refusing` |
| T1–T3 what is shown | `game.DuizendenState.show_table`, `language.DuizendenLanguage` |
"""

from troef.games.duizenden.game import INFO, Duizenden, Options
from troef.games.duizenden.result import Result

make = Duizenden

__all__ = ["INFO", "Duizenden", "Options", "Result", "make"]
