"""Playouts of toepen play whole rounds in numbers: the same moves as step by step, and the same lives.

The step-by-step way draws from the same stream, in the order in which the moves are listed, and turns the cards of the
pack as the round has turned them.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.cards.bits import BIT, card_count
from troef.core.rng import Rng, shuffle_top
from troef.games.toepen.moves import EXCHANGE
from troef.games.toepen.standing import HAND
from troef.games.toepen.state import ToepState

MATCHES = 12


@pytest.mark.parametrize("preset", ["book", "pot", "quick"])
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_a_round_that_runs_makes_the_moves_that_are_legal_step_by_step(preset: str, seats: int) -> None:
    game = troef.game("toepen", rules=preset)
    for number in range(MATCHES):
        state, by_steps = game.start(seats), game.start(seats)
        assert isinstance(state, ToepState) and isinstance(by_steps, ToepState)
        rng, same = Rng(f"{preset} {seats} {number}"), Rng(f"{preset} {seats} {number}")
        run = state.new_run()
        while state.outcome() is None:
            pack = list(run.pack)
            moves = int(state.run_rounds(run, 1, rng))
            assert follow(by_steps, pack, [int(card) for card in run.pack], same) == moves
            assert lives(by_steps) == lives(state)
            assert rng.draw(64) == same.draw(64)


def follow(state: ToepState, before: list[int], order: list[int], rng: Rng) -> int:
    """Play the round whose cards came to lie in this order, of a pack that lay as `before`: how many moves."""
    pack = vec[i64](before)
    top = int(HAND * card_count(state.standing.alive))
    shuffle_top(pack, top, rng)
    state.deal(as_dealt(state, order))
    moves = 0
    while not state.awaits_deal and state.outcome() is None:
        actors = state.actors()
        seat = actors[int(rng.draw(len(actors)))] if len(actors) > 1 else actors[0]
        listed = state.legal(seat)
        move = listed[int(rng.draw(len(listed)))] if len(listed) > 1 else listed[0]
        state.play(seat, move)
        moves += 1
        if move == EXCHANGE:
            shuffle_top(pack, HAND, rng, top)
            top += int(HAND)
    assert list(pack) == order
    return moves


def as_dealt(state: ToepState, order: list[int]) -> list[int]:
    """The pack from which those who are in the match get the first cards, and those who are out the last."""
    seats, hand = int(state.seats), int(HAND)
    round_table = [(int(state.dealer) + 1 + step) % seats for step in range(seats)]
    inside = [seat for seat in round_table if state.standing.alive & BIT[seat]]
    first, last = hand * len(inside), len(order) - hand * (seats - len(inside))
    dealt, under = iter(order[:first]), iter(order[last:])
    pack = [next(dealt if seat in inside else under) for seat in round_table for _ in range(hand)]
    return pack + order[first:last]


def lives(state: ToepState) -> tuple[object, ...]:
    standing = state.standing
    return (list(standing.lives), standing.alive, state.dealer, state.deal_number, state.awaits_deal, state.outcome())
