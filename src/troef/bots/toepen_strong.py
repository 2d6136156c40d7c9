"""The strong player of toepen: it uses who knocks, who stays in and who claims a hand of pictures.

The usual sampler shares the unseen cards whatever was said. Then a knock would count for nothing, and every second
exchange would seem a bluff. Here most worlds are ones in which rule players would have said the same
(`HistoryFilter`). What is said before the play is left to the rule player: in rollouts nobody reads such signals.
"""

from typing import Final

from troef.bots.search import SURELY, SearchPlayer
from troef.bots.toepen import HandWorth
from troef.core.game import Game
from troef.core.moves import KNOCK, kind_of
from troef.core.view import View
from troef.games.toepen.moves import STAY

#: The chance that a seat does not do what the model says: small, for hardly anybody knocks without reason.
ERROR: Final = 0.04
#: A hand that wins the last trick this often, as far as its own cards tell, is not folded.
TOO_GOOD_TO_FOLD: Final = 0.65
#: Phases in which the rule player decides.
BEFORE_THE_PLAY: Final = ("exchange", "challenge", "announcing")


class StrongPlayer(SearchPlayer):
    """Weighs cards, knocks, and whether to stay in."""

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        super().__init__(game, seed, worlds)
        self.filters_auction = True
        self.error = ERROR

    def _candidates(self, view: View, own: int) -> list[int]:
        if view.phase in BEFORE_THE_PLAY or (own == STAY and HandWorth(view).chance() >= TOO_GOOD_TO_FOLD):
            return [own]
        return super()._candidates(view, own)

    def _clearly(self, own: int, other: int) -> float:
        """Rule players fold to a bluff more often than people do: to knock where they would not asks for more."""
        return SURELY if kind_of(other) == KNOCK else super()._clearly(own, other)
