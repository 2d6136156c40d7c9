"""Zenuwen (Spit, Speed): everybody plays at once on the same open piles, and at the end of a round slaps one of them.

| clauses | where |
| --- | --- |
| R1–R4 pack, small piles, open piles | `Zenuwen.pack`, `Zenuwen.places`, `Layout.form`, `ZenuwenState.lay` |
| R5–R8 one's own small piles | `Layout.merges`, `Layout.shifts`, `Layout.merge`, `Layout.shift`, `Layout.turn_up` |
| R9–R11 preparing and the flip | `phases.Preparing`, `ZenuwenState._flip`, `Layout.flip` |
| R12–R16 playing | `Layout.fits`, `phases.Racing` |
| R17–R19 deadlock and stuck | `phases.Racing`, `Layout.deadlocked` |
| R20, R21 when no stock is left | `ZenuwenState._flip`, `Layout.take_up`, `ZenuwenState._block` |
| R22–R28 the slap | `phases.Slapping`, `ZenuwenState._end_round` |
| R29–R32, S1, S2 next round and the end | `ZenuwenState._gather`, `_open_round`, `scoring`, `result` |
| P1 refusals | `why_not` of the phases |
| T1–T4 | arrival order at the table, `Layout.flip`, `stuck`, the zones of the view; `bot_speed`: `troef.bots.zenuwen` |

Several seats may act at once; what arrives first counts first. `actors()` begins with the left neighbour of whoever
moved last, and ends with those who are ready or stuck. So whoever always lets the first actor move makes progress, and
everybody gets a turn.

Seconds of the book are moves of the timekeeper: `timeout` while preparing (R10), at a deadlock (R17) and while slapping
(R27), `idle` of each player who does nothing for long (R18). Without a clock all say `ready`, all say `stuck`, all
slap. What the rules call ignored (R26) is refused.

The whole pack is shuffled once (R1); later the players shuffle their own cards one after the other, seat 0 first, each
as a deal of its own (R20, R29).

A player has at most 5 × 6 plays, 20 merges and 20 shifts, so that a list of moves stays below 72.
"""

from troef.games.zenuwen.game import Zenuwen
from troef.games.zenuwen.options import INFO, Options
from troef.games.zenuwen.result import Result
from troef.games.zenuwen.state import ZenuwenState

make = Zenuwen

__all__ = ["INFO", "Options", "Result", "Zenuwen", "ZenuwenState", "make"]
