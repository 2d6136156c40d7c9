"""Where bots think: in threads of their own, so that the tables stay responsive."""

import asyncio
import logging
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from troef.bots.base import WAIT
from troef.bots.player import Player
from troef.core.view import View

logger = logging.getLogger(__name__)

#: A bot that thinks this many times longer than it may is not waited for.
PATIENCE: Final = 10


class BotThreads:
    """A pool of threads in which the bots of all tables choose their moves."""

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(workers, "bot")

    async def choose(self, player: Player, view: View, budget: float) -> int:
        """A player's move, or WAIT; a random one when it fails, takes too long, or chooses what it may not."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, player.choose, view, budget)
        try:
            move = await asyncio.wait_for(thought, budget * PATIENCE)
        except Exception:
            logger.exception("the bot of %s failed", view.slug)
        else:
            if move in view.moves or (move == WAIT and len(view.actors) > 1):
                return move
            logger.error("the bot of %s chose %r, which is not offered", view.slug, move)
        return random.choice(view.moves)

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)
