"""Replaying a log, as sampled worlds do."""

from troef.core.game import State
from troef.sampling.sharing import NoWorld


def retrace(state: State, log: list[tuple[int, int]]) -> State:
    """Play the log of a view into a state, and give it.

    Raises:
        NoWorld: one of the moves is not allowed there.
    """
    for seat, move in log:
        if not state.phase.allows(seat, move) and state.refusal(seat, move) is not None:
            raise NoWorld("the view's log does not fit its cards")
        state.apply(seat, move)
    return state


def replay_log(state: State, log: list[tuple[int, int]]) -> bool:
    """Play a log into a state; False as soon as a move is not legal there."""
    for seat, move in log:
        if not state.phase.allows(seat, move):
            return False
        state.apply(seat, move)
    return True
