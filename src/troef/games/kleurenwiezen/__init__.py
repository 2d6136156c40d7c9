"""Kleurenwiezen (colour whist): Belgian whist in which every suit can be asked, as at its world championship.

| clauses | where |
| --- | --- |
| R1–R6 pack, deal | `rules.PACK`, `rules.PATTERNS`, `KleurenwiezenState.lay_pack`; next dealer: `write_deal` |
| R7, R30 passed out | `KleurenwiezenState._said` |
| R8–R10 contracts, ladder | `contracts` |
| R11–R15 troel | `troel`, `KleurenwiezenState._begin_troel` |
| R16–R31 main auction | `auction.MainAuction` (a function for each thing one can say), `bidding` |
| R32 jury | `bidding.BiddingRound.settle_bid`, `hear_jury` |
| R33 card put away | `troef.auction.laying`, `KleurenwiezenState._card_removed` |
| R34–R41 play | `KleurenwiezenState._begin_play`, `_card_played`, `troef.tricks` |
| R42, P9, P10 claims | `claims`, `KleurenwiezenState._settle_claim` |
| S1–S7, S9, P9, P10 score | `points` (the tables), `scoring` |
| P2–P11 results and penalties | `result`; P3–P8, P11 at a table where they may happen: `judging`, `revoking` |
| S8 end | `KleurenwiezenState.write_deal` |
"""

from troef.games.kleurenwiezen.contracts import WHIST2023, WHISTHUB, WK
from troef.games.kleurenwiezen.game import Kleurenwiezen
from troef.games.kleurenwiezen.options import INFO, Options
from troef.games.kleurenwiezen.points import Points
from troef.games.kleurenwiezen.result import Penalty, Result
from troef.games.kleurenwiezen.rules import LEAST_CUT, ORDERINGS, PACK

make = Kleurenwiezen

__all__ = [
    "INFO",
    "LEAST_CUT",
    "ORDERINGS",
    "PACK",
    "WHIST2023",
    "WHISTHUB",
    "WK",
    "Kleurenwiezen",
    "Options",
    "Penalty",
    "Points",
    "Result",
    "make",
]
