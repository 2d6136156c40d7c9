"""Bieden: the East-Flemish game in which everybody bids once and the first lead makes trump.

| clauses | where |
| --- | --- |
| R1–R3 deal, gathered pack | `rules.PACKETS`, `BiedenState.start_deal`, `least_cut`, `_settle_deal` |
| R4–R8 auction | `auction.LADDER`, `auction.Bidding` |
| R9 first lead | `BiedenState._begin_play`, `_after_card` |
| R10–R14 play | `troef.tricks` with `rules.TableRules` and `rules.ORDERINGS` |
| R15–R18 roem | `roem`, `phases.RoemCall`, `BiedenState._announce`, `_show_roem` |
| R19 early end | `BiedenState._close`, `_lost`, `phases.LeadOrConcede` |
| R20–R23 pandoer, overleg, achttiender | `BiedenState.for_tricks`, `_begin_play`, `_win_with_achttiender` |
| S1–S10 | `roem`, `scoring`, `BiedenState._watch_belote`, `_score`; which results there can be: `result` |
"""

from troef.games.bieden.game import Bieden
from troef.games.bieden.options import INFO, Options
from troef.games.bieden.result import Result
from troef.games.bieden.roem import PACK, best_roem
from troef.games.bieden.rules import ORDERINGS

make = Bieden

__all__ = ["INFO", "ORDERINGS", "PACK", "Bieden", "Options", "Result", "best_roem", "make"]
