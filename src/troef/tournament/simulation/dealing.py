"""Deals of any game that the engine plays by chance, as a sheet writes them."""

from collections.abc import Iterator
from typing import Final

from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.result import GameResult
from troef.core.rng import Rng
from troef.tournament.sheets.formats import game_of
from troef.tournament.template import Template

#: How many random moves a seat has to choose from before play; it takes the first in order, so that bids stay low.
_MODEST: Final = 3


def finished_deals(template: Template, seed: str) -> Iterator[dict[str, object]]:
    """Results of deals without end, of which each is one that the game's `settle` accepts.

    Random moves through the rules, deal after deal and match after match. A deal is left out where nothing came of it
    that a sheet has.
    """
    game, rng, dealer = game_of(template), Rng(f"deals of {seed}"), SeededDealer(f"deals of {seed}")
    state = game.start(template.seats)
    while True:
        if state.outcome() is not None:
            state = game.start(template.seats)
        written = len(state.sheet)
        if state.awaits_deal:
            state.deal(order_for(state, dealer))
        else:
            _random_move(state, rng)
        if len(state.sheet) > written:
            result = game.result_of(state)
            if result is not None and _is_accepted(game, result):
                yield result.as_written()


def _random_move(state: State, rng: Rng) -> None:
    """Somebody whose turn it is does something."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    moves = state.legal(seat)
    tries = 1 if state.phase.name() == "play" else _MODEST
    state.play(seat, moves[min([int(rng.below(len(moves))) for _ in range(tries)])])


def _is_accepted(game: Game, result: GameResult) -> bool:
    """Whether the game counts a result: of poker some stay out that hang on the stacks of the hands before."""
    try:
        game.settle(result)
    except ValueError:
        return False
    return True
