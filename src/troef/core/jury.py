"""The jury at a table without one: the host, on the first chair, gives its decisions.

In the rules the jury is the seat REFEREE: when its decision is awaited (`jury = human` in Kleurenwiezen) it is the
one who acts. A table, a terminal or a simulation has nobody sitting there, so it asks the host.
"""

from typing import Final

from troef.core.game import State
from troef.core.view import REFEREE, View

#: The chair of the host.
HOST: Final = 0


def seats_to_act(state: State) -> tuple[int, ...]:
    """The chairs that may act now: the host's where the jury is asked."""
    actors = state.actors()
    return (HOST,) if actors == (REFEREE,) else actors


def view_at_table(state: State, seat: int) -> View:
    """What somebody on a chair may know; the host of a jury is also offered the jury's decisions, nothing else."""
    view = state.view(seat)
    if seat == HOST and state.actors() == (REFEREE,):
        view.moves = state.legal(REFEREE)
        view.actors = (HOST,)
    return view


def seat_of_move(state: State, seat: int, move: int) -> int:
    """In whose name a chair makes a move: the host's decision is the jury's."""
    jury = seat == HOST and state.actors() == (REFEREE,) and move in state.legal(REFEREE)
    return REFEREE if jury else seat
