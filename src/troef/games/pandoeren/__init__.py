"""Pandoeren: bidding for contracts with a partner whom the bidder calls by a card and does not know.

| clauses | where |
| --- | --- |
| R1, R2 deal | `rules.PACKETS`, `rules.UPCARD`, `state.PandoerState.lay_pack`, `TrickMatch.next_deal` |
| R3, R4, R7 auction | `troef.auction` with the ladder in `contracts` |
| R5, R6 the bids | `contracts.CONTRACTS` |
| R8–R12 exchange, trump, partner | `troef.auction.laying`, `phases.Naming`, `state._named`, `state._reveal` |
| R13–R21 play | `scoring.ORDERINGS`, `rules.TRUMP_TABLE`, `troef.tricks` |
| R22–R27 contracts | `scoring.succeeded`, `state._first_card` |
| S1, S2, S6 scoring | `scoring`; which results there can be: `result` |
| S3–S5 roem and stuk | `roem`, `phases.Report`, `phases.Challenge`, `phases.StukReport` |
| S7 end | `state.finish_if_over` |
"""

from troef.games.pandoeren.contracts import CONTRACTS, LADDER, RUNGS, Contract
from troef.games.pandoeren.game import Pandoeren
from troef.games.pandoeren.options import INFO, Options
from troef.games.pandoeren.result import Result
from troef.games.pandoeren.roem import best_combination, roem_total
from troef.games.pandoeren.rules import PACK
from troef.games.pandoeren.scoring import NO_TRUMPS, ORDERINGS

make = Pandoeren

__all__ = [
    "CONTRACTS",
    "INFO",
    "LADDER",
    "NO_TRUMPS",
    "ORDERINGS",
    "PACK",
    "RUNGS",
    "Contract",
    "Options",
    "Pandoeren",
    "Result",
    "best_combination",
    "make",
    "roem_total",
]
