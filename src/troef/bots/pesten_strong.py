"""The strong player of pesten: it weighs which card to lay, and calls as the rule player does."""

from troef.bots.pesten import is_called_duly
from troef.bots.search import SearchPlayer
from troef.core.view import View


class StrongPlayer(SearchPlayer):
    """Weighs cards, drawing and taking; the call is no choice."""

    def _candidates(self, view: View, own: int) -> list[int]:
        return [move for move in super()._candidates(view, own) if move == own or is_called_duly(view, move)]
