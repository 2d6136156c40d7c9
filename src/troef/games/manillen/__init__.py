"""Manillen: the basic game, in which the leading pair may consult before the first card.

| clauses | where |
| --- | --- |
| R1–R4 drawing for pairs and seats | `seating` |
| R5, R6 deal and trump | `game.PACKETS`, `ManillenState.lay_pack`; the dealer moves on in `TrickMatch.next_deal` |
| R7 order and points | `game.ORDERINGS` |
| R8–R12 consultation | `phases.Consultation`, `questions`; the answers are shown by `ManillenState._answers` |
| R13–R19 play | `game._duties`, `troef.tricks` |
| S1–S3, P3 score | `scoring`; which results there can be: `result` |
| S4 end | `ManillenState.finish_if_over` |
"""

from troef.games.manillen.game import ORDERINGS, PACK, Manillen
from troef.games.manillen.options import INFO, Options
from troef.games.manillen.questions import ASK, QUESTIONS, answer_to
from troef.games.manillen.result import Result
from troef.games.manillen.seating import draw_again, seated_by_draw

make = Manillen

__all__ = [
    "ASK",
    "INFO",
    "ORDERINGS",
    "PACK",
    "QUESTIONS",
    "Manillen",
    "Options",
    "Result",
    "answer_to",
    "draw_again",
    "make",
    "seated_by_draw",
]
