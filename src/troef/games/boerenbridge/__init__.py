"""Boerenbridge: predict how many tricks you will win, with hands that grow and shrink again.

| clauses | where |
| --- | --- |
| R1–R3, R6 deal, turned card | `BoerenState.lay_pack`, `start_round`, `TrickMatch.settle_deal` |
| R4, R5 rounds | `options.most_cards`, `rounds` |
| R7, R17 closing round | `phases.ForeheadPlay`, `BoerenState._show_foreheads` |
| R8–R11 predictions | `phases.Predicting` |
| R12–R16 play | `state.ORDERINGS`, `state.DUTIES`, `troef.tricks` |
| S1, S2 score | `scoring`, `result` |
| R18, S3 end | `BoerenState.finish_if_over` |
"""

from troef.games.boerenbridge.game import Boerenbridge
from troef.games.boerenbridge.options import INFO, Options, most_cards
from troef.games.boerenbridge.result import Result
from troef.games.boerenbridge.state import ORDERINGS, PACK

make = Boerenbridge

__all__ = ["INFO", "ORDERINGS", "PACK", "Boerenbridge", "Options", "Result", "make", "most_cards"]
