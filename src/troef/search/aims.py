"""What the tricks that a state is playing are about."""

from troef.core.game import State
from troef.tricks.aim import Aim


def aim_of(state: State) -> "Aim | None":
    """What the tricks are about for the seat on turn; None where none are being played, or cards lie face down."""
    turn = state.phase.turn
    if turn < 0:
        return None
    aim = state.trick_aim(turn)
    if not isinstance(aim, Aim) or aim.play.turn < 0 or aim.play.face_down:
        return None
    return aim
