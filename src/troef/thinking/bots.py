"""A bot's move: made at once where that is quick, else thought about by a worker.

Which players are quick is measured while they play. Those that do not search begin in the process of the tables; when
more than one in a hundred of their moves in a game took longer than `QUICK`, they go to the workers as well
(docs/performance.md).
"""

import logging
from collections import deque
from time import thread_time
from typing import Final

from troef.bots.base import WAIT, UnknownBot
from troef.bots.by_name import make_player
from troef.bots.player import Player, Resolute, Unhurried
from troef.bots.rule_players import rule_player
from troef.core.game import Game
from troef.core.view import View
from troef.thinking.choosing import CHOOSE
from troef.thinking.desk import BOT, NoAnswer, Question
from troef.thinking.plain import plain_game, plain_view
from troef.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

#: Levels that search: they think for as long as they may.
SEARCHING: Final = ("strong", "pimc", "ismcts", "flat")
#: Seconds that all but one in a hundred moves take at most, if they are made in the process of the tables …
QUICK: Final = 0.002
#: … among this many of the last ones.
MEASURED: Final = 200
#: Seconds that a bot thinks at least where many wait, and waits at most.
LEAST: Final = 0.02
WAITS: Final = 1.0


class Bot:
    """A bot on a chair in a match.

    `player` is asked what its hand does (its pace, its intentions); its moves may come from a worker, where another
    one is made of the same seed.
    """

    def __init__(self, game: Game, level: str, seed: str, table: str, chair: str) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.table = table
        #: its chair in its match, as a name that nobody else has
        self.chair = f"{table}:{chair}"
        self.player: Player = make_player(level, game, seed)
        #: whether its hand carries out its own plan, and whether it takes its time as a person would
        self.resolute = isinstance(self.player, Resolute)
        self.unhurried = isinstance(self.player, Unhurried)
        #: whether it thinks for as long as it may
        self.searches = level.partition(":")[0].strip().lower() in SEARCHING
        self.plain_game = plain_game(game)


class Bots:
    """Makes the moves of the bots of all tables."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        #: by game and level whether each of the last moves here was slow, and who is too slow to be here
        self._slow: dict[tuple[str, str], deque[bool]] = {}
        self._elsewhere: set[tuple[str, str]] = set()

    async def choose(self, bot: Bot, view: View, budget: float) -> int:
        """A bot's move, or WAIT; the rule player's when it fails, takes too long, or chooses what it may not."""
        try:
            move = self._choose_here(bot, view, budget) if self.is_quick(bot) else await self._think(bot, view, budget)
        except NoAnswer as error:
            logger.warning("the bot of %s did not answer: %s", view.slug, error)
        except Exception:
            logger.exception("the bot of %s failed", view.slug)
        else:
            if _may(view, move):
                return move
            logger.error("the bot of %s chose %r, which is not offered", view.slug, move)
        self._thinkers.counters.fallbacks += 1
        return _by_rule(bot, view)

    def is_quick(self, bot: Bot) -> bool:
        """Whether a bot makes its moves in this process: it does not search, or its hand carries out its own plan."""
        if bot.resolute:
            return True
        return not bot.searches and (bot.game.slug, bot.level) not in self._elsewhere

    def _choose_here(self, bot: Bot, view: View, budget: float) -> int:
        begun = thread_time()
        try:
            return bot.player.choose(view, budget)
        finally:
            self._thinkers.counters.here += 1
            self._measured(bot, thread_time() - begun)

    def _measured(self, bot: Bot, seconds: float) -> None:
        kind = bot.game.slug, bot.level
        slow = self._slow.setdefault(kind, deque(maxlen=MEASURED))
        slow.append(seconds > QUICK)
        if slow[-1] and sum(slow) > MEASURED // 100:
            self._elsewhere.add(kind)

    async def _think(self, bot: Bot, view: View, budget: float) -> int:
        arguments = bot.chair, bot.level, bot.seed, bot.plain_game, plain_view(view)
        question = Question(BOT, bot.table, CHOOSE, arguments, budget, min(budget, LEAST), WAITS)
        return int(await self._thinkers.think(question))


def _may(view: View, move: int) -> bool:
    return move in view.moves or (move == WAIT and len(view.actors) > 1)


def _by_rule(bot: Bot, view: View) -> int:
    """What the rule player would do; the first move where even that fails."""
    try:
        move = rule_player(bot.game, bot.seed).choose(view, 0.0)
    except UnknownBot:
        return view.moves[0]
    except Exception:
        logger.exception("the rule player of %s failed", view.slug)
        return view.moves[0]
    return move if _may(view, move) else view.moves[0]
