"""Patience (Klondike), three cards at a time.

| clauses | where |
| --- | --- |
| R1–R3 layout; R4–R17 what may move | `layout.Layout`, `state.Play` |
| R18–R22 the end | `state.PatienceState.advance`, `layout.Layout.stuck` |
| S1, S2 result | `result.Result`, `Patience.settle` |
| P1 refusals | `state.Play.why_not` |
| T1, T2 turning up, moving home | `layout.Layout.move`; a face sends ordinary moves |
"""

from troef.games.patience.game import INFO, PACK, SPECS, Options, Patience
from troef.games.patience.result import Result
from troef.games.patience.state import PatienceState

make = Patience

__all__ = ["INFO", "PACK", "SPECS", "Options", "Patience", "PatienceState", "Result", "make"]
