"""Who sits on each chair, a person or a bot: told to games that treat bots otherwise than people (mao R26).

The table tells it as REFEREE, with recorded moves, before the first deal and whenever a chair goes from a person to a
bot or back. Games without such a rule know no such moves.
"""

from troef.core.game import Game
from troef.core.moves import BOT, PERSON, make_move


def bot_notices(game: Game, bots: list[int]) -> list[int]:
    """The moves by which the table tells a game that these seats are bots: none where that makes no difference.

    >>> import troef
    >>> bot_notices(troef.game("pesten"), [1, 2])
    []
    """
    return [int(make_move(BOT, seat)) for seat in bots] if int(BOT) in game.language.by_kind else []


def person_notices(game: Game, people: list[int]) -> list[int]:
    """The moves by which the table tells a game that people have taken these seats from bots."""
    return [int(make_move(PERSON, seat)) for seat in people] if int(PERSON) in game.language.by_kind else []
