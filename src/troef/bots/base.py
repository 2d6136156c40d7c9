"""The random player, and what rule players have in common (`bots/rule_players.py` finds them)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from troef.bots.player import Player
from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View

#: In place of a move: a player that may act but need not (a knock out of turn) lets the others go first. Where all
#: wait, a table moves for one of them, and a simulation stops.
WAIT: Final = -1


#: Makes a player for a game from a seed.
Maker = Callable[[Game, "int | str"], Player]


class UnknownBot(LookupError):
    """There is no such player, or none for this game. `key` and `facts` (name, nearest) are for the faces."""

    def __init__(self, key: str, name: str, nearest: str) -> None:
        super().__init__(f"{key}: {name}" + (f", nearest {nearest}" if nearest else ""))
        self.key = key
        self.facts: dict[str, object] = {"name": name, "nearest": nearest}


class RandomPlayer:
    """Plays any legal move, each equally likely."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[self.rng.below(len(view.moves))]


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb:
    """What rule players have in common: a game, random numbers of their own, and no thought where only one move is
    left. Most never use the random numbers: the same view gives the same move, whatever the seed."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[0] if len(view.moves) == 1 else self.decide(view)

    def decide(self, view: View) -> int:
        """The move to make; asked only where there is a choice."""
        raise NotImplementedError

    def unthinkable(self, view: View) -> list[int]:
        """Moves that nobody would make here, however a few worlds fall out: a search does not try them, unless they are
        what the rule player does. None, where a game does not say which."""
        return []
