"""Canasta, the classic game for two pairs: melds of one rank, canastas of seven, and the pile as a prize.

| clauses | where |
| --- | --- |
| R1–R4 deal, first card turned up, red threes dealt | `cards.PACKETS`, `state.CanastaState.lay` |
| R5–R7 the turn, R27, R37–R39 the end of a round | `turns.Turns` |
| R8–R14 what a meld is, R36 black threes | `standing.CanastaRound.meld_fits`, `layoff_fits` |
| R15–R18, R30–R32, R35 what a turn must come to | `standing.CanastaRound.can_end`, `counts` |
| R19–R26, R28 taking the pile | `standing.CanastaRound.takeable`, `take_fits` |
| R29–R31 discarding | `standing.CanastaRound.may_discard` |
| R33, R40 asking | `standing.CanastaRound.may_put_question`, `turns.Turns.play` |
| R34 concealed | `standing.CanastaRound.is_concealed` |
| R15 minimums, S1–S5, P1 | `scoring` |
| which rounds and sheets there can be | `result` |
| S6, S7 end of the match | `state.CanastaState._ending` |
| P2 refusals | `refusing.why` |
| T1–T5 what is seen and said | `showing`, `language` |

One action of the rule book that has several melds (a first meld, taking the pile with it) is a row of small moves.
None of them is legal unless the turn can still be ended lawfully, so there is nothing to take back.
"""

from troef.games.canasta.cards import PACK
from troef.games.canasta.game import Canasta
from troef.games.canasta.options import INFO, Options
from troef.games.canasta.result import Result, Side

make = Canasta

__all__ = ["INFO", "PACK", "Canasta", "Options", "Result", "Side", "make"]
