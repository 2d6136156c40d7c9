"""Texas Hold'em.

| clauses | where |
| --- | --- |
| R1, R4, R5 chips, blinds, ante | `betting.Betting.start_hand` |
| R2, R3, R6–R8 dealer, places, deal, board | `state.PokerState.lay`, `_turn_up`, `_next_hand` |
| R9–R17 betting | `betting.Betting` |
| R18, R19 hands that end early | `state.PokerState.advance` |
| R20–R22 showing | `showdown.shown_hands`, `PokerState._hand_zone` |
| R23–R25 hands | `hands.strength` |
| S1–S5 pots | `troef.betting.pots`, `showdown.share_pots`; which results there can be: `result`, `levels` |
| S6–S9 the match, buying in again | `PokerState._after_hand`, `_finish`, `between` |
| P2 clock | `betting.Betting.play` |
"""

from troef.games.poker.game import make
from troef.games.poker.options import INFO
from troef.games.poker.result import Result

__all__ = ["INFO", "Result", "make"]
