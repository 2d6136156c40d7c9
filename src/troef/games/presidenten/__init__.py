"""Presidenten: sets of equal cards on each other; the order of going out is everybody's rank in the next round.

| clauses | where |
| --- | --- |
| R1–R3 pack, dealer, deal | `Presidenten.pack`, `PresidentenState.lay` |
| R4–R9, P1 leading, playing, passing | `turns.Turns.legal`, `turns.Turns.why_not` |
| R10–R14 the end of a trick, going out, the end of a round | `turns.Turns.play`, `turns.Turns._end_trick` |
| R15–R18, R20, R21, T3, T4 ranks and chairs | `PresidentenState._settle`, `scoring.TITLES` |
| R19, T1, T2 orders | `orders.Orders`, `PresidentenState.orders_open` |
| R22, R23 the cards between two rounds | `PresidentenState.start_round`, `between.Giving` |
| R24 the President leads | `PresidentenState.start_round` |
| R25 whether to go on | `between.Deciding` |
| S1, S2 | `result.Result`, `scoring.places_of`, `PresidentenState._end` |
| S3 | badges of the view |

Suits say nothing, so a set is a rank and a number: of equal cards the first in the order S H D C go.
"""

from troef.games.presidenten.game import Presidenten
from troef.games.presidenten.options import INFO, Options
from troef.games.presidenten.result import Result
from troef.games.presidenten.scoring import TITLES
from troef.games.presidenten.state import PresidentenState

make = Presidenten

__all__ = ["INFO", "TITLES", "Options", "Presidenten", "PresidentenState", "Result", "make"]
