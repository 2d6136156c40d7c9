"""Players to measure others against: a player that loses to one of these can be exploited by anybody.

They are for games with bets, where a move folds, calls or raises; elsewhere they play any move. The arena knows them by
name (`troef arena poker --players strong,caller --deals 1000`). A script can add players of its own to `YARDSTICKS`
(`bench/practice.py` does).
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from troef.bots.base import Maker
from troef.bots.player import Player
from troef.core.game import Game
from troef.core.moves import CALL, CHECK, RAISE, kind_of
from troef.core.rng import Rng
from troef.core.view import View


class Caller:
    """Pays whatever is asked, and asks nothing."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        for wanted in (CHECK, CALL):
            if wanted in view.moves:
                return int(wanted)
        return view.moves[self.rng.below(len(view.moves))]


class Raiser(Caller):
    """Raises by the least whenever it may, and calls where it may not."""

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        raises = _raises(view)
        return raises[0] if raises else super().choose(view, budget)


class Shover(Caller):
    """Raises by the most whenever it may: without a limit that is all it has."""

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        raises = _raises(view)
        return raises[len(raises) - 1] if raises else super().choose(view, budget)


def _raises(view: View) -> list[int]:
    return [move for move in view.moves if kind_of(move) == RAISE]


def equilibrium(game: Game, seed: "int | str") -> Player:
    """The player `Equilibrium` of a game with bets that has learnt one; elsewhere any move."""
    module = f"troef.bots.{game.slug.replace('-', '_')}_preflop"
    if find_spec(module) is None:
        return Caller(game, seed)
    player: Player = import_module(module).Equilibrium(game, seed)
    return player


YARDSTICKS: Final[dict[str, Maker]] = {
    "caller": Caller,
    "raiser": Raiser,
    "shover": Shover,
    "equilibrium": equilibrium,
}
