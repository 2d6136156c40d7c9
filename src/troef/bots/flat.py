"""The yardstick for searches: flat Monte Carlo."""

from time import perf_counter

from troef.bots.base import WAIT
from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.rollouts import Weighed, Weighing, finish_at_random


class FlatPlayer:
    """Tries every move in every world that it samples, plays the deals out at random, and takes the best on average.

    Who may act out of turn waits. `worlds` fixes how many worlds are tried, whatever the time.
    """

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        self.game = game
        self.worlds = worlds
        self.rng = Rng(f"{seed}:flat")

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT."""
        begin = perf_counter()
        if view.seat != view.turn and view.seat not in view.actors[:1]:
            return WAIT
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.game.world(view, self.rng)
        moves = [move for move in view.moves if world.phase.allows(view.seat, move)]
        if not moves:
            return view.moves[self.rng.below(len(view.moves))]
        weighing = Weighing(self.game, view, moves, finish_at_random, self.rng)
        while weighing.tried < self.worlds if self.worlds is not None else perf_counter() - begin < budget:
            weighing.try_world()
        return max(weighing.weighed, key=Weighed.mean).move
