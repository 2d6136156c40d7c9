"""States of matches that are played in tricks, and phases in which other moves are possible besides playing a card."""

from mypy_extensions import mypyc_attr

from troef.core.game import Game, State
from troef.core.phase import Phase
from troef.tricks.play import TrickPlay


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class AroundTricks(Phase):
    """A phase in which cards fall to the tricks of its state in another way, or something else can be done as well."""

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__()
        self.tricks = tricks

    def name(self) -> str:
        return "play"

    def copy(self) -> Phase:
        return self.over(self.tricks.copy())

    def over(self, tricks: TrickPlay) -> "AroundTricks":
        """The same phase around a copy of its tricks."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickState(State):
    """A state with a play of tricks, which runs now or is still to come."""

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.tricks: TrickPlay | None = None

    def copy_play(self, other: "TrickState") -> None:  # by hand: the running phase may be the play, or lie around it
        """Copy the play, and the running phase, which may be that play or lie around it."""
        play, phase = self.tricks, self.phase
        if play is None:
            other.phase = phase.copy()
            return
        tricks = play.copy()
        other.tricks = tricks
        if phase is play:
            other.phase = tricks
        elif isinstance(phase, AroundTricks):
            other.phase = phase.over(tricks)
        else:
            other.phase = phase.copy()
