"""Who keeps the chairs, told to games in which a bot is treated otherwise than a person (mao R26).

The table tells it as REFEREE, with moves that are recorded like any other, before the first deal or whenever a chair
changes hands. Games without such a rule know no such moves.
"""

from troef.core.game import Game
from troef.core.moves import BOT, make_move


def bot_notices(game: Game, bots: list[int]) -> list[int]:
    """The moves by which the table tells a game that these seats are bots: none where that makes no difference.

    >>> import troef
    >>> bot_notices(troef.game("pesten"), [1, 2])
    []
    """
    return [int(make_move(BOT, seat)) for seat in bots] if int(BOT) in game.language.by_kind else []
