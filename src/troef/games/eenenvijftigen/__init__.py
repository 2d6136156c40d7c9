"""Eenenvijftigen (Fifty-One): add to the running total, never above fifty, and do not forget to draw.

| clauses | where |
| --- | --- |
| R1–R4 pack and deal | `moves.PACK`, `Eenenvijftigen.places`, `EenenvijftigenState.lay` |
| R5–R8, P2, T1 playing | `moves`, `turns.Turns.legal`, `Turns.why_not`, `language` |
| R9, R10, R18–R20 turns and the end | `turns.Turns._next_turn`, `Turns._judge_last`, `Turns._end` |
| R11–R13, P1 drawing in time | `turns.Turns._lay`, `Turns.why_no_draw` |
| R14 a new stock | `turns.Turns.restock`, `EenenvijftigenState.advance` |
| R15–R17, T3 "pas" | `turns.is_triple`, `Turns.play` |
| R2, R21, S1, S2 match | `EenenvijftigenState._settle_round`, `result.Round`, `scoring` |
| T2 | `troef.bots.eenenvijftigen` |

Two seats may act at once: who is on turn, and who has played last and has not drawn yet. What arrives first counts.
"""

from troef.games.eenenvijftigen.game import Eenenvijftigen, EenenvijftigenState
from troef.games.eenenvijftigen.options import INFO, Options
from troef.games.eenenvijftigen.result import Result, Round

make = Eenenvijftigen

__all__ = ["INFO", "Eenenvijftigen", "EenenvijftigenState", "Options", "Result", "Round", "make"]
