"""Toepen: only the last trick counts, and anybody may raise its price with a knock.

| clauses | where |
| --- | --- |
| R1, R2, R28 dealer and deal | `state.ToepState.lay`, `_end_round` |
| R3–R8, P1 exchange and challenge | `phases.Exchange`, `phases.Challenge` |
| R9, R31, P3 announcements | `phases.Announcing` |
| R10–R12, R21, P2 play | `tricks.play.TrickPlay`, `standing.ToepenRound`, `phases.Play` |
| R13–R16 knocking | `standing.ToepenRound.may_knock` |
| R17–R20 answering | `phases.Answering` |
| R22–R27, S1 what a round costs | `scoring`, `result`, `ToepState._end_round` |
| R29, R30 the end | `ToepState._match_ends`, `_finish` |
| T3–T8 words, seat flags, lives | `language`, `state`, `showing` |

`away` and `back` are said by a seat itself at any moment of a round; that somebody fetches the drinks he owes is said
by the table (REFEREE: `fetching 2`), since it protects his lives. These moves disturb nothing: no choice waits for
them, so they are never among `legal`, and a match is the same without them but for the lives.
"""

from troef.games.toepen.game import Toepen
from troef.games.toepen.options import INFO, Options
from troef.games.toepen.result import Result, Round
from troef.games.toepen.standing import ORDERING, PACK
from troef.games.toepen.state import ToepState

make = Toepen

__all__ = ["INFO", "ORDERING", "PACK", "Options", "Result", "Round", "ToepState", "Toepen", "make"]
