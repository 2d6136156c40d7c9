"""Blackjack: every player alone against the bank, with up to six packs in the shoe.

| clauses | where |
| --- | --- |
| R1–R3 values | `hand.Hand` |
| R4 shoe | `BlackjackState.pack`, `lay`, `_end_round`, `table.BlackjackTable.run` |
| R5, R30, R31 bets, who is asked | `phases.Asking`, `phases.Betting` |
| R6, R7, R9, R10 deal, blackjacks | `BlackjackTable.deal`, `pay_blackjacks` |
| R8 order | `BlackjackState.advance` |
| R11–R22 a player's turn | `phases.Turns`, `BlackjackTable.run`, `Hand.split_off`, `Hand.fix_ace` |
| R23–R27 insurance, even money, surrender | `phases.Insuring`, `GivingUp`, `Turns.may_surrender` |
| R28, R29 bank | `BlackjackTable._bank_has_drawn` |
| S1–S3 | `scoring`, `BlackjackTable.settle`; which results there can be: `result`, `making` |
| P1, P2 | `refusing` |
| P3 clock | `play` of each phase |
"""

from troef.games.blackjack.game import Blackjack, make
from troef.games.blackjack.options import INFO, Options
from troef.games.blackjack.result import Box, HandEnd, Result

__all__ = ["INFO", "Blackjack", "Box", "HandEnd", "Options", "Result", "make"]
