"""The strong player of ninety-nine: it bids as the rule player does, and finds its cards by tree search.

Who wants exactly so many tricks often wants to lose one, and the others want him to win it: rollouts in which rule
players go on tell less of that than a tree in which everybody finds what is best for himself.
"""

from typing import Final

from troef.bots.base import rule_player
from troef.bots.ismcts import IsmctsPlayer
from troef.bots.player import Player, Thought
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of
from troef.core.view import View

#: Iterations in each world where it is told how many worlds to sample.
REPEATS: Final = 64


class StrongPlayer:
    """Lays its bid aside, bids more and chooses who leads by rule of thumb; searches the play of the cards."""

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        self.rule: Player = rule_player(game, seed)
        self.tree = IsmctsPlayer(game, seed, worlds, repeats=REPEATS)
        #: what the tree found of each card at the last choice, the one most often tried first
        self.thoughts: list[Thought] = []

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        self.thoughts = []
        if kind_of(view.moves[0]) != PLAY:
            return self.rule.choose(view, budget)
        move = self.tree.choose(view, budget)
        self.thoughts = self.tree.thoughts
        return move
