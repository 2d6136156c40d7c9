"""The strong player of bridge: it bids as the rule player does and searches in the play of the cards.

A world that is sampled in the auction shares the unseen cards whatever was called, so partner's opening would count
for nothing there. The rule player does use it.
"""

from troef.bots.search import SearchPlayer
from troef.core.view import View


class StrongPlayer(SearchPlayer):
    """Weighs cards, not calls."""

    def _candidates(self, view: View, own: int) -> list[int]:
        return [own] if view.phase == "auction" else super()._candidates(view, own)
