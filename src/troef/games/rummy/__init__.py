"""Rummy: draw a card, lay runs and sets, lay off, discard; who is out first takes all.

| clauses | where |
| --- | --- |
| R1–R5 deal | `match.PATTERNS`, `match.RummyState.lay` |
| R6–R10 turn, R11–R13 stock exhausted | `round.Round` |
| R14, R15, R18, R19 what a meld is | `troef.melds.meld` |
| R16, R17, R20–R22 laying down, laying off, going out | `round.Round` |
| S1–S3 scoring | `round.hand_points`, `match.Rummy.settle` |
| which rounds and sheets there can be | `result` |
| S4, S5 end | `match.RummyState.ending` |
| T1, T2 what is known | `round.Round.known`, `match.RummyState.show_table` |
| the text of moves | `language.RummyLanguage` |
"""

from troef.games.rummy.match import INFO, Options, make
from troef.games.rummy.result import Result

__all__ = ["INFO", "Options", "Result", "make"]
