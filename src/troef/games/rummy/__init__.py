"""Rummy: draw a card, lay runs and sets, lay off, discard; who is out first takes all.

| clauses | where |
| --- | --- |
| R1–R5 deal | `game.PATTERNS`, `game.RummyState.lay` |
| R6–R10 turn, R11–R13 stock exhausted | `turns.Turns` |
| R14, R15, R18, R19 what a meld is | `troef.melds.meld` |
| R16, R17, R20–R22 laying down, laying off, going out | `turns.Turns` |
| S1–S3 scoring | `turns.hand_points`, `game.Rummy.settle` |
| which rounds and sheets there can be | `result` |
| S4, S5 end | `game.RummyState.ending` |
| T1, T2 what is known | `turns.Turns`, `game.RummyState.show_table` |
| the text of moves | `language.RummyLanguage` |
"""

from troef.games.rummy.game import INFO, Options, Rummy
from troef.games.rummy.result import Result

make = Rummy

__all__ = ["INFO", "Options", "Result", "Rummy", "make"]
