"""The player that searches a tree: information-set Monte Carlo tree search, on any game.

It needs no rule player: what it knows of a game is its rules. Where a rule player is good it is a weaker one than
`strong`, which starts from that; docs/experiments.md says which is better where.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from troef.bots.base import WAIT
from troef.bots.player import Player, Thought
from troef.bots.rule_players import rule_player
from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.ismcts import EXPLORATION, Branch, Tree
from troef.search.rollouts import Finish

#: Iterations in each world where their number does not follow the clock.
REPEATS: Final = 4
#: Searching in worlds takes at least as long as sampling them, unless that takes more iterations than this.
MOST_REPEATS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class IsmctsPlayer:
    """Searches the tree of its view within the budget and makes the move that it tried most often.

    `worlds` fixes how many worlds are sampled, whatever the time, with `repeats` iterations in each: then the same view
    gives the same choice.
    """

    def __init__(
        self,
        game: Game,
        seed: "int | str",
        worlds: "int | None" = None,
        exploration: float = EXPLORATION,
        finish: "Finish | None" = None,
        repeats: int = REPEATS,
    ) -> None:
        self.game = game
        self.worlds = worlds
        self.repeats = repeats
        self.exploration = exploration
        self.finish = finish
        self.rng = Rng(f"{seed}:ismcts")
        self.base: Player = rule_player(game, seed)
        #: what was found of each move, the one most often tried first; a move -1 is waiting for others
        self.thoughts: list[Thought] = []

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT."""
        self.thoughts = []
        begin = perf_counter()
        if len(view.moves) == 1 and (len(view.actors) == 1 or view.seat in (view.turn, view.actors[0])):
            return view.moves[0]
        if view.seat not in self.game.world(view, self.rng).actors():  # it speaks for another: the jury
            return self.base.choose(view, budget)
        tree = self.search(view, begin + budget)
        branches = [branch for branch in tree.branches() if branch.move in view.moves or branch.move == WAIT]
        if not branches:
            return self.base.choose(view, budget)
        self.thoughts = thoughts_of(branches, branches[0], tree)
        return branches[0].move

    def search(self, view: View, end: float) -> Tree:
        """A tree that was searched until the clock says `end`, or in this many worlds."""
        tree = Tree(self.game, view, self.rng, self.exploration, self.finish)
        if self.worlds is None:
            search_until(tree, end)
        else:
            for _ in range(self.worlds):
                tree.search(tree.sample(), self.repeats)
        return tree


def search_until(tree: Tree, end: float) -> None:
    """Sample worlds and search in them until the time is up, about as long in each as it took to sample it."""
    sampling = searching = 0.0
    repeats = 1
    now = perf_counter()
    while now < end:
        world = tree.sample()
        sampled = perf_counter()
        sampling += sampled - now
        tree.search(world, repeats)
        now = perf_counter()
        searching += now - sampled
        repeats = min(max(1, round(sampling / searching * int(tree.iterations) / tree.worlds)), MOST_REPEATS)


def thoughts_of(branches: list[Branch], usual: Branch, tree: Tree) -> list[Thought]:
    """Branches of a tree as thoughts: the lead of each is over `usual`, its error from the spread of all deals.

    A world is searched many times, which says little more of it than once: a move counts once in each world at most.
    """
    spread, most = tree.spread(), max(1, tree.worlds)

    def rarity(branch: Branch) -> float:
        return 1 / min(max(branch.tries, 1), most)

    return [
        Thought(
            branch.move,
            min(branch.tries, most),
            branch.mean,
            branch.mean - usual.mean,
            spread * sqrt(rarity(branch) + rarity(usual)) if branch is not usual else 0.0,
        )
        for branch in branches
    ]
