"""The strong player of mao: the practised one, who gives way only to what is ahead beyond doubt.

A world of mao guesses the secret rules, and takes so long that there are never many.
"""

from troef.bots.search import SURELY, UnhurriedSearchPlayer


class StrongPlayer(UnhurriedSearchPlayer):
    """Weighs its moves, and mostly makes the one that practice taught it."""

    def _clearly(self, own: int) -> float:
        return SURELY
