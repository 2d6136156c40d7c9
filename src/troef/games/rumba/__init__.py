"""Rumba: five cards, in or out, and from 21 down to zero.

| clauses | where |
| --- | --- |
| R1, R2 deal | `cards.PATTERNS`, `RumbaState.lay_pack`; the dealer moves on in `TrickMatch.next_deal` |
| R3–R10 deciding | `phases.Deciding` |
| R11, R12 nobody or one | `RumbaState._all_decided` |
| R13, R14 exchange | `phases.Exchange` |
| R15–R21 play | `state.DUTIES`, `troef.tricks` |
| R22–R24 end | `TrickMatch.settle_deal`, `RumbaState.finish_if_over` |
| S1–S5 scoring | `scoring`, `result` |
"""

from troef.games.rumba.cards import ORDERINGS, PACK
from troef.games.rumba.game import Rumba
from troef.games.rumba.options import INFO, Options
from troef.games.rumba.phases import EXCHANGE, exchange_move, exchanged_cards
from troef.games.rumba.result import Result
from troef.games.rumba.scoring import payments

make = Rumba

__all__ = [
    "EXCHANGE",
    "INFO",
    "ORDERINGS",
    "PACK",
    "Options",
    "Result",
    "Rumba",
    "exchange_move",
    "exchanged_cards",
    "make",
    "payments",
]
