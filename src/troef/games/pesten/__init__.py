"""Pesten: the Dutch way of playing Crazy Eights.

| clauses | where |
| --- | --- |
| R1–R4 deal and start | `Pesten.pack`, `Pesten.places`, `PestenState.lay`, `Turns.begin` |
| R5, R6 what fits | `turns.fitting` |
| R7–R9 a turn | `Turns.legal`, `Turns._after_draw`, `Turns._end_turn` |
| R10–R14 special cards | `Turns._lay`, `Turns._carry_out` |
| R15–R19 pending penalty | `Turns.playable`, `Turns._draw_owed` |
| R20–R22, P1, P2 last card | `Turns._lay` |
| R23 winning | `Turns._lay`, `PestenState._settle_deal` |
| R24, R25 the stock | `Turns._draw_owed`, `Turns.restock`, `PestenState.advance` |
| R26 endless games | `Turns._end_turn`, `Turns.winners` |
| S1, S2 | `Result`, `Pesten.settle`, `PestenState._settle_deal` |
| P3 | `Turns.why_not` |
| T1, T2 | the call is part of a move (`language`); the suit to follow is a fact of the view |
"""

from troef.games.pesten.game import INFO, Options, Pesten, PestenState
from troef.games.pesten.result import Result

make = Pesten

__all__ = ["INFO", "Options", "Pesten", "PestenState", "Result", "make"]
