"""Players of every kind: they see a `View` and choose one of its moves. See `base.py` and `by_name.py`."""

from troef.bots.base import RandomPlayer, UnknownBot
from troef.bots.by_name import BOT_NAMES, make_player
from troef.bots.player import Player, delay_of

__all__ = ["BOT_NAMES", "Player", "RandomPlayer", "UnknownBot", "delay_of", "make_player"]
