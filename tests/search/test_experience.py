"""Playouts that learn which moves are worth most, over all worlds that they have seen."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.core.log import SEAT_SHIFT, log_entry
from troef.search.experience import ROOM, Experience
from troef.search.ismcts import Tree


def worth(*values: int) -> "vec[i64]":
    return vec[i64]([i64(value) for value in values])


def test_a_playout_finishes_the_deal_and_no_more() -> None:
    state = troef.game("hartenjagen").start()
    state.deal_shuffled(troef.Rng(1))
    experience = Experience()
    experience.finish(state, troef.Rng(2), 0)
    assert len(state.sheet) == 1
    assert len(experience.made) == len(experience.movers) == 32


def learn_from(experience: Experience, seat: int, move: int, gains: "vec[i64]") -> None:
    """A playout in which a seat made one move."""
    experience.made = vec[i64]([experience.kept(log_entry(seat, move))])
    experience.movers = vec[i64]([i64(seat)])
    experience.learn(gains)


def test_it_prefers_what_was_worth_most_to_the_same_seat() -> None:
    """Seat 1 has gained with move 64 and lost with move 0; what seat 2 made of them is another matter."""
    experience = Experience()
    for seat, move, gain in ((1, 64, 10), (1, 0, -10), (2, 64, -10), (2, 0, 10)):
        learn_from(experience, seat, move, worth(0, gain if seat == 1 else 0, gain if seat == 2 else 0))
    rng = troef.Rng(3)
    picked = {seat: [int(experience.pick([0, 64], seat, rng)) for _ in range(400)] for seat in (1, 2)}
    assert picked[1].count(64) > 300 and picked[2].count(0) > 300
    assert set(picked[1]) == {0, 64}  # now and then on a whim


def test_a_move_never_made_comes_before_any_other() -> None:
    experience = Experience()
    learn_from(experience, 0, 0, worth(100))
    rng = troef.Rng(3)
    assert [int(experience.pick([0, 64], 0, rng)) for _ in range(400)].count(64) > 300


def test_more_moves_than_it_can_remember_do_no_harm() -> None:
    experience = Experience()
    for move in range(int(ROOM)):
        learn_from(experience, 0, move << 6 | 1, worth(1))
    assert experience.known <= ROOM
    assert experience.pick([7 << 6, 8 << 6], 0, troef.Rng(1)) in (7 << 6, 8 << 6)


@pytest.mark.parametrize("slug", ["hartenjagen", "klaverjassen", "boerenbridge", "kingen", "wiezen", "zwikken"])
def test_tricks_in_one_loop_are_lawful_and_are_worth_what_they_bring(slug: str) -> None:
    """The moves that a playout remembers, made one by one in the same deal, bring every side the same."""
    options = {"roem_claim": "auto"} if slug == "klaverjassen" else {}
    for seed in range(12):
        state = troef.game(slug, **options).start()
        state.deal_shuffled(troef.Rng(seed))
        tree = Tree(state.game, state.view(state.actors()[0]), troef.Rng(1))
        finished, step_by_step = state.copy(), state.copy()
        experience = Experience()
        experience.finish(finished, troef.Rng(seed), 0)
        for place, seat in zip(experience.made, experience.movers, strict=True):
            card = place - ROOM
            entry = (card % 64) << 6 if card >= 0 else int(experience.entries[place]) >> SEAT_SHIFT
            step_by_step.play(int(seat), int(entry))
        nothing = vec[i64]([0] * len(tree.view.columns))
        assert list(tree.worths(finished, nothing)) == list(tree.worths(step_by_step, nothing))
