"""Rikken: the auction game of North Brabant, with a secret partner who holds a called ace.

| clauses | where |
| --- | --- |
| R1, R2 dealer, gathered pack | `GatheredMatch`, `RikkenState.cutter`, `gathered_after` |
| R3 packets | `game.PATTERNS` |
| R4–R9 auction | `contracts`, `auction.Bidding`, `RikkenState._auction_over` |
| R10–R17 trump and called card | `calling` |
| R12, R20 when the partner is known | `RikkenState._watch_partner`, `_show_partner` |
| R18–R22, R24 play | `state.TABLE`, `RikkenState._begin_play`, `troef.tricks` |
| R23 blind lead | `blind.BlindLead`, `RikkenState._lead`, `TrickPlay.lead_face_down` |
| R25, R26 open hands | `RikkenState.trick_taken` |
| R27 no trump | `state.ORDERINGS`, `contracts` |
| S1–S6 score | `contracts`, `scoring`, `result` |
| S7 end | `GatheredMatch.finish_if_over` |
"""

from troef.games.rikken.game import Rikken
from troef.games.rikken.options import INFO, Options
from troef.games.rikken.result import Result
from troef.games.rikken.state import ORDERINGS, PACK

make = Rikken

__all__ = ["INFO", "ORDERINGS", "PACK", "Options", "Result", "Rikken", "make"]
