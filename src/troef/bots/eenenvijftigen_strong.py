"""The strong player of eenenvijftigen: the practised one, who gives way only to what is ahead beyond doubt."""

from troef.bots.search import SURELY, UnhurriedSearchPlayer


class StrongPlayer(UnhurriedSearchPlayer):
    """Weighs its plays, and mostly makes the one that practice taught it."""

    def _clearly(self, own: int) -> float:
        return SURELY
