"""A position of a match whose deals are played in tricks."""

from mypy_extensions import mypyc_attr

from troef.core.game import Game, State
from troef.tricks.play import TrickPlay


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickState(State):
    """A state with a play of tricks, which runs now or is still to come."""

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.tricks: TrickPlay | None = None

    def copy_play(self, other: "TrickState") -> None:
        """Copy the play, and the running phase, which may be that play."""
        play = self.tricks
        if play is not None:
            other.tricks = play.copy()
        if self.phase is play and other.tricks is not None:
            other.phase = other.tricks
        else:
            other.phase = self.phase.copy()
