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

Several seats may act at once; what arrives first counts first. `actors()` begins with the seats for which the exchange
waits. So whoever always lets the first actor move makes progress. Those who have chosen follow: they may still change
their choice (R5).

What the rules call ignored: a second slap (R16) is refused, because that seat has nothing left to do. A false slap that
costs nothing (P1) is a move that changes nothing: a button that works only with a quartet would tell its owner that he
has one (T1, T2). A match still ends as long as everybody chooses now and then (R18, R19).
"""

from troef.games.ezelen.game import INFO, Ezelen, EzelState, Options, letters_text
from troef.games.ezelen.result import Round

Result = Round

make = Ezelen

__all__ = ["INFO", "EzelState", "Ezelen", "Options", "Result", "Round", "letters_text", "make"]
