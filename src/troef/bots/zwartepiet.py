"""The rule player of zwartepiet: draws a card at random, after a pause as a person would."""

from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View


class RulePlayer:
    """Draws any card; it waits a little longer before a hand of few cards."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[self.rng.below(len(view.moves))]

    def delay(self, view: View) -> float:
        """The seconds before it draws: longer where one card in a few may be the jack of spades."""
        few = len(view.moves) <= 3
        return 0.6 + (0.6 if few else 0.0) + int(self.rng.below(5)) / 10
