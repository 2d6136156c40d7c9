"""Ninety-nine: the bid is three cards laid aside, and the tricks must be exactly as many.

| clauses | where |
| --- | --- |
| R1–R5 pack, deal, turn-up | `options.INFO`, `cards.PACK`, `cards.DEAL`, `NinetyNineState.start_round` |
| R6–R9 trump and the joker | `cards.trump_of`, `cards.ordering_for` |
| R10–R12 bid cards | `troef.auction.laying`, `cards.bid_value`, `NinetyNineState.refusal` |
| R13–R17 extra bids | `phases.ExtraBidding`, `phases.LeaderNaming`, `NinetyNineState._question_over` |
| R18–R25 play | `NinetyNineState._card_played`, `state.TABLE`, `troef.tricks` |
| R26 proof | `NinetyNineState.deal_played` |
| R28, S1–S6 score and end | `scoring`, `result`, `NinetyNineState.deal_played`, `finish_if_over` |
"""

from troef.games.ninety_nine.cards import PACK, bid_value, ordering_for
from troef.games.ninety_nine.game import NinetyNine
from troef.games.ninety_nine.options import INFO, Options
from troef.games.ninety_nine.result import Result

make = NinetyNine

__all__ = ["INFO", "PACK", "NinetyNine", "Options", "Result", "bid_value", "make", "ordering_for"]
