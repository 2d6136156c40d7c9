"""Ezelen (Donkey): everybody passes cards at once, and whoever slaps last gets a letter.

| clauses | where |
| --- | --- |
| R1, R2 pack and deal | `Ezelen.pack`, `Ezelen.places`, `EzelState.lay` |
| R3 the two phases | `EzelState.advance` |
| R4–R7, R9, R10 choosing and the exchange | `phases.Passing` |
| R8, R11, P1 slapping while cards are passed | `phases.Passing.play`, `EzelState.advance` |
| R12, R13, R15, R16 reacting, the clock | `phases.Reaction` |
| R14, P2, S1–S4 letters and the end | `result`, `letters_for`, `Ezelen.settle`, `EzelState._end_round` |
| R17–R19 the next round | `EzelState._end_round` |
| T1, T2, T4 | the agreed gesture is a fact of the view, letters are badges; T3: `troef.bots.ezelen` |

Several seats may act at once; what arrives first counts first. `actors()` names the seats first for which the exchange
waits, so that whoever lets the first actor move always gets on; those who have chosen follow, for they may still
change their choice (R5).

What the rules call ignored: a second slap (R16) is refused, since that seat has nothing left to do. A false slap where
it costs nothing (P1) is a move that changes nothing, because a button that works only with a quartet would tell its
owner of it (T1, T2). A match ends all the same as soon as everybody chooses now and then (R18, R19).
"""

from troef.games.ezelen.game import INFO, Ezelen, EzelState, Options, letters_text, make
from troef.games.ezelen.result import Round

Result = Round

__all__ = ["INFO", "EzelState", "Ezelen", "Options", "Result", "Round", "letters_text", "make"]
