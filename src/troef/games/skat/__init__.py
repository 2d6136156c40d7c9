"""Skat by the competition rules, with three or four at the table.

| clauses | where |
| --- | --- |
| R1–R3 deal | `game.PACKETS`, `game.active_seats`, `SkatState.lay_pack`; next dealer: `TrickMatch.next_deal` |
| R4–R11 auction | `auction.Reizen` |
| R12 skat or hand | `contract.SkatOrHand`, `troef.auction.laying.LayAway` |
| R13, R14, R16 the game | `contract.GameChoice` |
| R15 open games | `SkatState.phase_over` |
| R17–R20 cards | `cards.ORDERINGS` |
| R21–R25 play | `game.DUTIES`, `troef.tricks`, `SkatState.trick_taken` |
| R26–R29, S1–S9 scoring | `scoring`, `cards.matadors`, `SkatState.deal_played` |
| S10 end | `SkatState.deal_count`, `TrickMatch.finish_if_over` |
| P3 the skat stays hidden | `SkatState._show_skat` |
| which results there are; P4 at a real table | `result` |
| T1–T5 | `showing`, `SkatState._show_places` |
"""

from troef.games.skat.cards import ORDERINGS, PACK, matadors
from troef.games.skat.game import Skat, make
from troef.games.skat.options import INFO, Options
from troef.games.skat.result import Result, value_of
from troef.games.skat.scoring import LADDER, Value

__all__ = ["INFO", "LADDER", "ORDERINGS", "PACK", "Options", "Result", "Skat", "Value", "make", "matadors", "value_of"]
