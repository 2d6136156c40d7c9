"""Players of every kind: they see a `View` and choose one of its moves. See `base.py`."""

from troef.bots.base import BOT_NAMES, Player, RandomPlayer, UnknownBot, delay_of, make_player

__all__ = ["BOT_NAMES", "Player", "RandomPlayer", "UnknownBot", "delay_of", "make_player"]
