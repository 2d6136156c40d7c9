"""Players of every kind: they see a `View` and choose one of its moves. See `base.py`."""

from troef.bots.base import BOT_NAMES, RandomPlayer, UnknownBot, make_player
from troef.bots.player import Player, delay_of

__all__ = ["BOT_NAMES", "Player", "RandomPlayer", "UnknownBot", "delay_of", "make_player"]
