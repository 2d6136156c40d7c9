"""Troef: every card game of the Low Countries, played by the book.

>>> import troef
>>> game = troef.game("klaverjassen", rules="rotterdams")
>>> state = game.start(seats=4)
>>> state.deal(troef.SeededDealer("an evening in Ghent").next(state.pack()))
>>> state.actors()
(1,)
"""

from troef import games as _games
from troef.cards.card import CardError, card_text, cards_text, parse_cards
from troef.core.dealer import CommitRevealDealer, CutDealer, FixedDealer, SeededDealer
from troef.core.game import Game, State
from troef.core.match import Match
from troef.core.options import OptionError
from troef.core.position_facts import PositionError
from troef.core.record import Record, read_record
from troef.core.record_error import RecordError
from troef.core.refusal import DealError, IllegalMove, MoveTextError, Refusal
from troef.core.registry import UnknownGame, all_games
from troef.core.registry import find_game as game
from troef.core.result import GameResult, ResultError
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR, TIMEKEEPER, Outcome, View

_games.register_all()

__version__ = "0.1.0"

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "TIMEKEEPER",
    "CardError",
    "CommitRevealDealer",
    "CutDealer",
    "DealError",
    "FixedDealer",
    "Game",
    "GameResult",
    "IllegalMove",
    "Match",
    "MoveTextError",
    "OptionError",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "ResultError",
    "Rng",
    "SeededDealer",
    "State",
    "UnknownGame",
    "View",
    "all_games",
    "card_text",
    "cards_text",
    "game",
    "parse_cards",
    "read_record",
]
