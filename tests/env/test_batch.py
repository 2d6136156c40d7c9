"""Many episodes side by side on arrays."""

from typing import Any

import numpy as np
import pytest

import troef
from troef import env
from troef.env import WAIT, ActionError


def random_actions(batch: Any, rng: troef.Rng) -> np.ndarray:
    """A legal action for every row."""
    rows = [np.flatnonzero(row) for row in batch.masks]
    return np.array([legal[rng.below(len(legal))] for legal in rows], dtype=np.int32)


def test_every_row_is_an_episode_of_its_own() -> None:
    """Klaverjassen: in a deal the two sides get what they took; all rows have a legal action at every step."""
    batch, rng = env.Batch("klaverjassen", "rotterdams", n=6, seed=4), troef.Rng(1)
    ended = 0
    assert len({tuple(row) for row in batch.observations}) == 6
    for _ in range(80):
        seen, _, terminals, truncations, _ = batch.step(random_actions(batch, rng))
        assert batch.masks.any(axis=1).all()
        assert not truncations.any()
        assert seen is batch.observations
        for row in np.flatnonzero(terminals):
            first, second, third, fourth = batch.final_rewards[row]
            assert (first, second) == (third, fourth)
            assert first + second >= 162
            assert batch.rewards[row] in (first, second)
            ended += 1
    assert ended >= 6


def test_the_same_seed_gives_the_same_deals() -> None:
    one, other = env.Batch("rummy", n=3, seed=7), env.Batch("rummy", n=3, seed=8)
    other.reset(seed=7)
    for step in range(60):
        actions = random_actions(one, troef.Rng(step))
        for batch in (one, other):
            batch.step(actions)
        assert (one.observations == other.observations).all()
        assert (one.turns == other.turns).all()


def test_an_episode_that_has_ended_begins_in_the_next_step() -> None:
    batch, rng = env.Batch("klaverjassen", n=1, reset_mode="next_step"), troef.Rng(2)
    while not batch.terminals.any():
        batch.step(random_actions(batch, rng))
    assert np.flatnonzero(batch.masks[0]).tolist() == [WAIT]
    batch.step(np.array([5]))
    assert not batch.terminals.any()
    assert not batch.masks[0, WAIT]


def test_an_episode_that_has_ended_waits_for_reset() -> None:
    batch, rng = env.Batch("klaverjassen", n=2, reset_mode="disabled", most_moves=10), troef.Rng(2)
    while not batch.truncations.any():
        batch.step(random_actions(batch, rng))
    for _ in range(2):
        batch.step(np.array([WAIT, WAIT]))
    assert (batch.masks[:, WAIT] == 1).all()
    batch.reset(options={"reset_mask": np.array([True, False])})
    assert batch.masks[:, WAIT].tolist() == [0, 1]


def test_a_caller_gives_the_arrays() -> None:
    space = env.space("toepen")
    mine = np.zeros((2, space.width), dtype=np.float32)
    actions = np.zeros(2, dtype=np.int32)
    batch = env.Batch("toepen", n=2, buffers={"observations": mine, "actions": actions})
    assert mine.any()
    actions[:] = random_actions(batch, troef.Rng(1))
    before = mine.copy()
    batch.step()
    assert (mine != before).any()


@pytest.mark.parametrize(
    ("buffers", "words"),
    [
        ({"observations": np.zeros((2, 3), dtype=np.float32)}, "'observations' must be float32 of shape"),
        ({"rewards": np.zeros(2, dtype=np.float64)}, "'rewards' must be float32 of shape"),
        ({"reward": np.zeros(2, dtype=np.float32)}, "there is no buffer 'reward'"),
    ],
)
def test_other_arrays_are_refused(buffers: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        env.Batch("toepen", n=2, buffers=buffers)


def test_a_wrong_action_changes_no_row() -> None:
    batch = env.Batch("klaverjassen", n=3, seed=1)
    before, right = batch.observations.copy(), random_actions(batch, troef.Rng(1))
    for wrong in (WAIT, -1, 40):
        with pytest.raises(ActionError, match=r"row 2: seat \d may not give|there is no action"):
            batch.step(np.array([right[0], right[1], wrong]))
    for wrongs in ([1, 2], ["JH"] * 3, [0.5, 1, 2]):
        with pytest.raises(ActionError, match="actions are 3 whole numbers"):
            batch.step(wrongs)
    assert (batch.observations == before).all()
    batch.step(right)


def test_other_sizes_and_modes_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one row, not 0"):
        env.Batch("toepen", n=0)
    with pytest.raises(ValueError, match="no reset mode 'sometimes': there are same_step"):
        env.Batch("toepen", n=1, reset_mode="sometimes")
