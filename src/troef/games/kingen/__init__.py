"""Kingen: six games in which one keeps out of tricks and cards, then four with trump in which tricks count.

| clauses | where |
| --- | --- |
| R1, R2 deal | `TrickMatch.settle_deal`, `state.SHUFFLED_PATTERN`, `CUT_PATTERN` |
| R3 ten deals | `games.game_of` |
| R4, R7, R8 tricks | `KingenState.new_play`, `games.ORDERINGS`, `troef.tricks` |
| R5, R6, R9–R18, R20, R22–R24 duties of each game | `games.GAMES` |
| R19 the king of hearts ends the deal | `KingenState.trick_taken` |
| R21, T1 naming trump | `phases.NamingTrump` |
| S1, S2 points | `scoring.cells`, `result` |
| S3, S4 end | `TrickMatch.settle_deal`, `finish_if_over` |
| T2 | `KingenState.show_facts` |
"""

from troef.games.kingen.game import Kingen
from troef.games.kingen.games import ORDERINGS, PACK
from troef.games.kingen.options import INFO, Options
from troef.games.kingen.result import Result

make = Kingen

__all__ = ["INFO", "ORDERINGS", "PACK", "Kingen", "Options", "Result", "make"]
