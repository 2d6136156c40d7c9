"""Random matches for tests that hold `settle` against the rows which the engine writes."""

from collections.abc import Iterator

from playing import MOST_MOVES
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.rng import Rng


def scored_deals(
    game: Game, seed: "int | str", rows: int, modest: int = 1, seats: "int | None" = None
) -> Iterator[State]:
    """Random matches of the game, one after another: the state each time a row has been written, that many times.

    Before play everybody says the first in order of `modest` random moves: with more of them bids stay lower.
    """
    rng, dealer = Rng(seed), SeededDealer(seed)
    state = game.start(seats)
    for _ in range(MOST_MOVES):
        if state.outcome() is not None:
            state = game.start(seats)
        if state.awaits_deal:
            state.deal(order_for(state, dealer))
            continue
        written = len(state.sheet)
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        moves = state.legal(seat)
        draws = 1 if state.phase.name() == "play" else modest
        state.play(seat, moves[min(rng.below(len(moves)) for _ in range(draws))])
        if len(state.sheet) > written:
            yield state
            rows -= 1
            if not rows:
                return
    raise AssertionError(f"fewer deals were scored in {MOST_MOVES} moves")


def badges(state: State, key: str) -> dict[int, object]:
    """What the badges of the seats say under a key; seats without one are left out."""
    view = state.view(0)
    told = {seat: view.badge(seat, key) for seat in range(int(state.seats))}
    return {seat: value for seat, value in told.items() if value is not None}


def numbers(state: State, key: str) -> dict[int, int]:
    """As `badges`, for whole numbers."""
    return {seat: value for seat, value in badges(state, key).items() if isinstance(value, int)}
