"""Zwikken (patoeten): three cards, a pot, and a bid for a share of it.

| clauses | where |
| --- | --- |
| R1, R2 deal | `cards.PATTERNS`, `ZwikkenState.lay_pack`; the dealer moves on in `_end_round` |
| R3 ante | `ZwikkenState._pay_antes` |
| R4–R9 bidding | `phases.Bidding` |
| R10–R12 searching | `phases.Searching`, `ZwikkenState._passed`, `_search` |
| R13, R14 zwik | `scoring.zwik_rank`, `ZwikkenState._bidding_over` |
| R15–R17 play | `troef.tricks` without duties |
| S1–S7 scoring | `scoring`, `result` |
| S8 end | `ZwikkenState._end_round` |
"""

from troef.games.zwikken.cards import ORDERINGS, PACK
from troef.games.zwikken.game import Zwikken
from troef.games.zwikken.options import INFO, Options
from troef.games.zwikken.result import Result
from troef.games.zwikken.scoring import share_amount, zwik_rank

make = Zwikken

__all__ = ["INFO", "ORDERINGS", "PACK", "Options", "Result", "Zwikken", "make", "share_amount", "zwik_rank"]
