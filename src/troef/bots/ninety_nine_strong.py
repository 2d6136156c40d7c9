"""The strong player of ninety-nine: it lays its bid as the rule player does and searches in the play of the cards.

Laying aside is weighed by the rule player over all ways to do it; with rollouts, in which the others do so too, there
would be time for hardly a world.
"""

from troef.bots.search import SearchPlayer
from troef.core.moves import DISCARD, kind_of
from troef.core.view import View


class StrongPlayer(SearchPlayer):
    """Weighs extra bids, who leads, and cards."""

    def _candidates(self, view: View, own: int) -> list[int]:
        return [own] if kind_of(view.moves[0]) == DISCARD else super()._candidates(view, own)
