"""Wiezen: Belgian whist, with its auction, shared miseries and compulsory troel.

| clauses | where |
| --- | --- |
| R1–R4 deal, gathered pack, turned card | `Wiezen.start`, `game.PACKETS`, `WiezenState.lay_pack`, `GatheredMatch` |
| R5–R11, R14–R17 auction | `contracts`, `auction.Bidding` |
| R12, R13, R19 troel | `WiezenState._begin_troel` |
| R18 trump | `troef.auction.naming` |
| R19–R23 play | `WiezenState._begin_play`, `trick_taken`, `troef.tricks` |
| S1–S6 score | `contracts`, `scoring`, `result` |
| S7 end | `GatheredMatch.finish_if_over` |
"""

from troef.games.wiezen.game import ORDERINGS, PACK, Wiezen
from troef.games.wiezen.options import INFO, Options
from troef.games.wiezen.result import Result

make = Wiezen

__all__ = ["INFO", "ORDERINGS", "PACK", "Options", "Result", "Wiezen", "make"]
