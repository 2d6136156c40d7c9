"""Hartenjagen: keep out of the hearts, and in the second part collect them again, down to zero.

| clauses | where |
| --- | --- |
| R1 deal | `TrickMatch.settle_deal` |
| R2 dealing | `state.PACKETS` |
| R3–R6 play | `state.ORDERING`, `state.DUTIES`, `troef.tricks` |
| R7, S1 points | `scoring`, `HartenState.taken` |
| R8, R9 the two parts | `HartenState.finish_if_over`, `restore` |
| S2–S4 score | `scoring.changes`; which results there can be: `result` |
| S3, T1 choice after all points | `phases.AllPoints` |
| R10, S5 end | `HartenState.finish_if_over`, `scoring.winners` |
| T2 reversal | `HartenState.show_facts` |
"""

from troef.games.hartenjagen.game import Hartenjagen
from troef.games.hartenjagen.options import INFO, Options
from troef.games.hartenjagen.result import Result
from troef.games.hartenjagen.scoring import winners
from troef.games.hartenjagen.state import ORDERING, PACK

make = Hartenjagen

__all__ = ["INFO", "ORDERING", "PACK", "Hartenjagen", "Options", "Result", "make", "winners"]
