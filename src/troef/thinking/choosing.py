"""The players of bots, as a worker keeps them: each sees its own views, and remembers what it remembers."""

from troef.bots.by_name import make_player
from troef.thinking.plain import Plain, game_of, view_of
from troef.thinking.worker import Memory

#: The function of this module, as a question names it.
CHOOSE = f"{__name__}:choose"


def choose(memory: Memory, seconds: float, key: str, level: str, seed: str, game: Plain, view: Plain) -> int:
    """What a player does; `key` names its chair in its match."""
    played = game_of(*game)
    player = memory.keep((key, level), lambda: make_player(level, played, seed))
    return int(player.choose(view_of(view, played), seconds))
