"""Eenendertigen (Thirty-One): swap one card at a time with an open pot; the best hand wins.

| clauses | where |
| --- | --- |
| R1–R4 pack and deal | `moves.PACK`, `standing.EenendertigenRound.begin`, `Eenendertigen.places` |
| R5–R8 opening exchange | `phases.Opening`, `EenendertigenState.lay` |
| R9–R13 turns | `phases.Turns`, `showing` |
| R14, R15, T3 dirty laundry | `standing.EenendertigenRound.wash`, `EenendertigenState.apply` |
| R16, R17, T1 "pas" | `phases.Turns.may_pass`, `Turns.after` |
| R18–R21, T2 "verbied" | `phases.Turns.may_forbid`, `Turns.after` |
| R22–R24 end of the round | `phases.Turns.after`, `EenendertigenState._settle_round` |
| S1–S6, S10 | `scoring`, `result`, `Eenendertigen.settle` |
| S7–S9, T4 points and the schopstoel | `standing.EenendertigenRound.charge`, `EenendertigenState._finish_lives` |
| P1 | `phases.Opening.why_not`, `phases.Turns.why_not` |
"""

from troef.games.eenendertigen.game import Eenendertigen
from troef.games.eenendertigen.options import INFO, Options
from troef.games.eenendertigen.result import Result, Showdown
from troef.games.eenendertigen.state import EenendertigenState

make = Eenendertigen

__all__ = ["INFO", "Eenendertigen", "EenendertigenState", "Options", "Result", "Showdown", "make"]
