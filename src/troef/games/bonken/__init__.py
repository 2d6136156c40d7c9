"""Bonken: eleven deals, of which the player opposite the dealer chooses the game, with doubling between players.

| clauses | where |
| --- | --- |
| R1, R2 dealer and deal | `state.DEAL`, `BonkenState.start_deal`, `TrickMatch.settle_deal` |
| R3–R5, R7 choosing | `choosing.ChoosingGame`, `BonkenState.choices_left`, `sheet` |
| R6 the games | `scoring.CHOICES`, `scoring.BASES` |
| R8–R12 play in tricks | `state.PLAIN_TABLE`, `state.HEARTS_TABLE`, `troef.tricks` |
| R13–R19 domino | `domino.DominoPlay` |
| R20–R24 doubling | `doubling.Doubling`, `scoring.with_doubles` |
| S1–S4 score and end | `scoring`, `result`, `BonkenState.deal_played`, `TrickMatch.finish_if_over` |
| P1, T1, T2 refusals and speech | `BonkenState.refusal`, `language` |
| T3 rows around the eights | `DominoPlay.show_rows` |
"""

from troef.games.bonken.game import Bonken
from troef.games.bonken.options import INFO, Options
from troef.games.bonken.result import Result
from troef.games.bonken.scoring import CHOICES
from troef.games.bonken.state import ORDERINGS, PACK

make = Bonken

__all__ = ["CHOICES", "INFO", "ORDERINGS", "PACK", "Bonken", "Options", "Result", "make"]
