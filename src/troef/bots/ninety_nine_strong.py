"""The strong player of ninety-nine: it bids as the rule player does, and finds its cards by tree search.

A player who wants an exact number of tricks often wants to lose one, and the others want him to win it. Rollouts by
rule players show less of that than a tree in which everybody finds what is best for himself.
"""

from time import perf_counter
from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.ismcts import IsmctsPlayer, thoughts_of
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of
from troef.core.view import View

#: Iterations in each world where it is told how many worlds to sample.
REPEATS: Final = 64


class StrongPlayer(IsmctsPlayer):
    """Lays its bid aside, bids more and chooses who leads by rule of thumb; searches the play of the cards.

    Its thoughts are compared with the card of the rule player; it never plays what nobody would (`unthinkable`).
    """

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        super().__init__(game, seed, worlds, repeats=REPEATS)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        self.thoughts = []
        begin = perf_counter()
        own = self.base.choose(view, budget)
        if len(view.moves) == 1 or kind_of(own) != PLAY:
            return own
        tree = self.search(view, begin + budget)
        left_out = self.base.unthinkable(view) if isinstance(self.base, RuleOfThumb) else []
        branches = [branch for branch in tree.branches() if branch.move == own or branch.move not in left_out]
        if not branches:  # there was no time
            return own
        usual = next((branch for branch in branches if branch.move == own), branches[0])
        self.thoughts = thoughts_of(branches, usual, tree)
        return branches[0].move
