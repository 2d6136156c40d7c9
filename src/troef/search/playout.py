"""Playouts: a match played to its end with uniformly random moves, without views or texts."""

from typing import Final

from mypy_extensions import i64

from troef.core.game import State
from troef.core.rng import Rng

#: No match of any game takes this many random moves; a playout that would is stopped.
MOST_MOVES: Final[i64] = 1_000_000


#: In place of a seat: nobody is to act (the jury and the timekeeper have negative numbers as well).
NOBODY_ACTS: Final[i64] = -1000


def next_to_act(state: State, rng: Rng) -> i64:
    """The seat that acts next; where several may, one of them at random. A deal that is awaited is shuffled and dealt.

    Gives NOBODY_ACTS where the match is over.
    """
    seat = state.phase.turn
    while seat < 0 and state.awaits_deal:
        state.deal_shuffled(rng)
        seat = state.phase.turn
    if seat >= 0:
        return seat
    actors = state.phase.actors()
    count: i64 = len(actors)
    if count == 0:
        return NOBODY_ACTS
    return actors[rng.below(count)]


def playout(state: State, rng: Rng, bound: "int | None" = None) -> int:
    """Play a state to the end of its match and give the number of moves made.

    Every move is picked uniformly; where several seats may act, one of them goes first at random. Packs are shuffled.

    Without a bound only how the match ends is kept: log, score sheet and last trick may be left out on the way, and
    what comes of a seed may change from one version of Troef to the next. With a bound (MOST_MOVES: as long as it
    takes) all is as when these moves are made one by one. After `bound` moves it stops, and `state.outcome()` is still
    None.
    """
    if bound is None:
        return int(_run(state, rng))
    most: i64 = bound
    moves: i64 = 0
    while moves < most:
        seat = next_to_act(state, rng)
        if seat == NOBODY_ACTS:
            break
        moves += state.play_random(seat, most - moves, rng)
    return int(moves)


def _run(state: State, rng: Rng) -> i64:
    """Play a state to the end of its match, with as little as possible around each move."""
    state.sheet = state.sheet.copy()
    state.brief = True
    moves = state.run_on(MOST_MOVES, rng)
    state.brief = False
    return moves
