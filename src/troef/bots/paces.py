"""Levels of players in a race: what counts there is the speed of a person's hands.

A rule player draws the seconds that its hand takes from the range that its game names. Of two draws the easy player
takes the longer and the strong player the shorter, so that both stay within that range.
"""

from collections.abc import Hashable

from troef.bots.player import Player, delay_of, sign_of
from troef.core.view import View


class PacedPlayer:
    """Does what another player does, with a hand that is quicker or slower."""

    def __init__(self, base: Player, quick: bool) -> None:
        self.base = base
        self.quick = quick

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT."""
        return self.base.choose(view, budget)

    def intends(self, view: View) -> Hashable:
        """A sign for what the other player is about to do."""
        return sign_of(self.base, view)

    def delay(self, view: View) -> float:
        """The seconds that its hand takes."""
        first, second = delay_of(self.base, view), delay_of(self.base, view)
        return min(first, second) if self.quick else max(first, second)
