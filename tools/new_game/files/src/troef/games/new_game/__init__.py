"""New Game: four players, eight cards each, and every trick is a point.

| clauses | where |
| --- | --- |
| R1, R2 pack, deal | `state.PACK`, `state.PACKETS`, `TrickMatch.settle_deal` |
| R3, R8 who leads | `NewGameState.new_play`, `troef.tricks.play` |
| R4, R5 following | `state.TABLE` |
| R6, R7 ranks, trump | `state.ORDERINGS` |
| S1 points | `NewGameState.points`, `NewGame.settle` |
| S2 end | `TrickMatch.finish_if_over` |
| P1 irregularities | every refusal: a move that is not allowed is not made |
"""

from troef.games.new_game.game import NewGame
from troef.games.new_game.options import INFO, Options
from troef.games.new_game.result import Result
from troef.games.new_game.state import ORDERINGS, PACK

make = NewGame

__all__ = ["INFO", "ORDERINGS", "PACK", "NewGame", "Options", "Result", "make"]
