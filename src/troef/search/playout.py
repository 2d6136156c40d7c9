"""Playouts: a match played to its end with uniformly random moves, without views or texts."""

from typing import Final

from mypy_extensions import i64

from troef.core.game import State
from troef.core.rng import Rng

#: No match of any game takes so many random moves; a playout that would is stopped.
MOST_MOVES: Final = 1_000_000


def playout(state: State, rng: Rng, bound: int = MOST_MOVES) -> int:
    """Play a state to the end of its match and give the number of moves made.

    Every move is picked uniformly; where several seats may act, one of them goes first at random. Packs are shuffled.
    After `bound` moves it stops, and `state.outcome()` is still None.
    """
    most: i64 = bound
    moves: i64 = 0
    while moves < most:
        phase = state.phase
        seat = phase.turn
        if seat < 0:
            if state.awaits_deal:
                state.deal_shuffled(rng)
                continue
            actors = phase.actors()
            count: i64 = len(actors)
            if count == 0:
                break
            seat = actors[rng.below(count)]
        state.apply(seat, phase.pick(seat, rng))
        moves += 1
    return int(moves)
