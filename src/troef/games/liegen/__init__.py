"""Liegen (Cheat by suit): cards face down, said to be of the active suit; the next player may doubt it.

| clauses | where |
| --- | --- |
| R1, R2, E1 deal, dealer, start player | `game.Liegen.places`, `LiegenState.lay`, `turns.start_by_lot` |
| R3–R6, R11, T2 leading, laying a card | `turns.Turns` |
| R7–R10, P1, T1, E2–E5 challenges | `turns.Turns._challenge` |
| R12, R13 the end of a game | `turns.Turns.play`, `turns.Turns.winners` |
| S1, S2 | `result.Result`, `Liegen.settle`, `LiegenState._settle` |
| P2 | `turns.Turns.why_not`, `LiegenState.refusal` |
| T3 | badges and the zone of the pile |

With the option `random` the start player follows from the order of the whole pack, so that it tells nothing of where a
single card lies.
"""

from troef.games.liegen.game import INFO, Liegen, LiegenState, Options
from troef.games.liegen.result import Result

make = Liegen

__all__ = ["INFO", "Liegen", "LiegenState", "Options", "Result", "make"]
