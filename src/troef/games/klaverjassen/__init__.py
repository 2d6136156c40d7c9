"""Klaverjassen: Amsterdams, Rotterdams, Utrechts, and as clubs play them.

| clauses | where |
| --- | --- |
| R1, R2 deal | `cards.PACKETS`, `cards.SIDES`; the dealer moves on in `TrickMatch.next_deal` |
| R3–R6 making trump | `phases.TrumpMaking` |
| R7 order and points | `cards.ORDERINGS` |
| R8–R13 play | `rules.duties`, `troef.tricks` |
| R14–R17 roem | `troef.tricks.roem`, `phases.RoemClaim` |
| R18, S1–S6 scoring | `scoring`; which results there can be: `result` |
| S7 end | `TrickMatch.finish_if_over` |
"""

from troef.games.klaverjassen.cards import ORDERINGS, PACK
from troef.games.klaverjassen.game import Klaverjassen
from troef.games.klaverjassen.options import INFO, Options
from troef.games.klaverjassen.result import Result
from troef.games.klaverjassen.scoring import LAST_TRICK

make = Klaverjassen

__all__ = ["INFO", "LAST_TRICK", "ORDERINGS", "PACK", "Klaverjassen", "Options", "Result", "make"]
