"""The strong player of toepen: it hears who knocks, who stays in and who claims a hand of pictures.

A world that is sampled shares the unseen cards whatever was said, so that a knock would count for nothing and every
second exchange would seem a bluff worth looking at; here worlds are mostly such in which rule players would have said
the same. What is said before the play is left to the rule player: the others of a rollout do not read signals.
"""

from typing import Final

from troef.bots.search import SearchPlayer
from troef.core.game import Game
from troef.core.view import View

#: Hardly anybody knocks without reason, for anybody might at any time.
ERROR: Final = 0.04
#: Phases in which the rule player decides.
BEFORE_THE_PLAY: Final = ("exchange", "challenge", "announcing")


class StrongPlayer(SearchPlayer):
    """Weighs cards, knocks, and whether to stay in."""

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        super().__init__(game, seed, worlds)
        self.hears = True
        self.error = ERROR

    def _candidates(self, view: View, own: int) -> list[int]:
        return [own] if view.phase in BEFORE_THE_PLAY else super()._candidates(view, own)
