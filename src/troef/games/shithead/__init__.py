"""Shithead: who is left with cards loses; first the hand, then the open cards, then the blind ones.

| clauses | where |
| --- | --- |
| R1–R4 pack and deal | `Shithead.places`, `ShitheadState.lay`, `ShitheadState._next_dealer` |
| R5, R6 arranging the open cards | `starting.Arranging` |
| R7–R9, R36 who starts | `ShitheadState._search`, `starting.Calling` |
| R10–R14, R24–R28, P1 what can be played or picked up | `turns.Turns.legal`, `turns.Turns.why_not` |
| R15–R18, R22, R33 after a play | `turns.Turns._lay`, `turns.Turns._refill` |
| R19–R21, R23 twos, tens and four of a kind | `turns.FITS`, `turns.Turns._lay` |
| R16, R25, R26, R30, R31 taking the pile | `turns.Turns._take_pile` |
| R28–R32 blind cards | `turns.Turns._turn_blind` |
| R34, R35 the end | `turns.Turns.is_over`, `turns.Turns.losers` |
| S1, S2 | `result.Result`, `scoring.marks_of`, `ShitheadState._settle` |
| T1 | `starting.Calling`; bots: `troef.bots.shithead` |
| T2 | `ShitheadState.may_propose`, `ShitheadState.task` |
| T3 | `showing.show_match` |

A turn is a play, a blind card or a pile taken (R35). Blind cards lie on places 1 to 3.
"""

from troef.games.shithead.game import Shithead
from troef.games.shithead.options import INFO, Options
from troef.games.shithead.result import Result
from troef.games.shithead.state import ShitheadState

make = Shithead

__all__ = ["INFO", "Options", "Result", "Shithead", "ShitheadState", "make"]
