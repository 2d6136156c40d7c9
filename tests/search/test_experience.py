"""Playouts that learn which moves are worth most, over all worlds that they have seen."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.search.experience import ROOM, Experience


def worth(*values: int) -> "vec[i64]":
    return vec[i64]([i64(value) for value in values])


def test_a_playout_finishes_the_deal_and_no_more() -> None:
    state = troef.game("hartenjagen").start()
    state.deal_shuffled(troef.Rng(1))
    experience = Experience()
    experience.finish(state, troef.Rng(2), 0)
    assert len(state.sheet) == 1
    assert len(experience.made) == len(experience.movers) == 32


def test_it_prefers_what_was_worth_most_to_the_same_seat() -> None:
    """Seat 1 has gained with move 64 and lost with move 0; what seat 2 made of them is another matter."""
    experience = Experience()
    for seat, move, gain in ((1, 64, 10), (1, 0, -10), (2, 64, -10), (2, 0, 10)):
        experience.made = vec[i64]([i64(move << SEAT_SHIFT | (seat + SEAT_OFFSET))])
        experience.movers = vec[i64]([i64(seat)])
        experience.learn(worth(0, gain if seat == 1 else 0, gain if seat == 2 else 0))
    rng = troef.Rng(3)
    picked = {seat: [int(experience.pick([0, 64], seat, rng)) for _ in range(400)] for seat in (1, 2)}
    assert picked[1].count(64) > 300 and picked[2].count(0) > 300
    assert set(picked[1]) == {0, 64}  # now and then on a whim


def test_a_move_never_made_comes_before_any_other() -> None:
    experience = Experience()
    experience.made = vec[i64]([i64(3)])
    experience.movers = vec[i64]([i64(0)])
    experience.learn(worth(100))
    rng = troef.Rng(3)
    assert [int(experience.pick([0, 64], 0, rng)) for _ in range(400)].count(64) > 300


def test_more_moves_than_it_can_remember_do_no_harm() -> None:
    experience = Experience()
    for move in range(int(ROOM)):
        experience.made = vec[i64]([i64(move << 10)])
        experience.movers = vec[i64]([i64(0)])
        experience.learn(worth(1))
    assert experience.known <= ROOM
    assert experience.pick([7 << 6, 8 << 6], 0, troef.Rng(1)) in (7 << 6, 8 << 6)
