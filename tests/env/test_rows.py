"""Episodes that compiled code steps side by side are those that are stepped one by one."""

from typing import Any

import numpy as np
import pytest
from tables import proven_tables, table_name

from proving import TIMES
from troef import env
from troef.core.rng import Rng
from troef.env.laying import lay_cells, mark_cells
from troef.env.observations import Floats
from troef.rows.episodes import TERMINATED

TABLES = proven_tables()
#: Steps that a batch of two rows makes at each table.
STEPS = 40 * TIMES


def checked(batch: Any, alone: list[Any], row: int) -> None:
    """A row shows what an episode of its own shows: the seat, what it sees, what it may do."""
    course = alone[row]
    assert batch.turns[row] == course.turn
    assert (batch.masks[row] == course.mask(course.turn)).all()
    seen: Floats = course.observe(course.turn)
    wrong = np.flatnonzero(batch.observations[row] != seen)
    assert not len(wrong), [course.space.columns.label(int(column)) for column in wrong]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_row_is_the_episode_of_its_seed(table: tuple[str, str, int]) -> None:
    """In every game: cards, masks and payments, through several deals, and through the views as well."""
    slug, rules, seats = table
    space = env.space(slug, rules, seats)
    batch = env.Batch(slug, rules, seats, n=2, seed=5)
    streams = [Rng(f"5:{row}") for row in range(2)]
    alone = [env.Episode(space, "deal", stream) for stream in streams]
    due = np.array([course.rewards for course in alone])
    choice = Rng(f"{slug}:{rules}:{seats}")
    for _ in range(STEPS):
        actions = []
        for row in range(2):
            checked(batch, alone, row)
            legal = np.flatnonzero(batch.masks[row])
            actions.append(int(legal[choice.below(len(legal))]))
        batch.step(np.array(actions))
        for row, action in enumerate(actions):
            course = alone[row]
            actor = course.turn
            due[row, actor] = 0
            course.act(action)
            due[row] += course.rewards
            assert batch.terminals[row] == course.terminated
            if course.over:
                assert batch.final_rewards[row].tolist() == due[row].tolist()
                assert batch.rewards[row] == due[row, actor]
                alone[row] = env.Episode(space, "deal", streams[row])
                while alone[row].over:
                    alone[row] = env.Episode(space, "deal", streams[row])
                due[row] = alone[row].rewards
            else:
                assert batch.rewards[row] == due[row, course.turn]


def test_a_match_is_an_episode_too() -> None:
    batch = env.Batch("klaverjassen", n=1, seed=1, episode="match", most_moves=100_000)
    choice, deals = Rng("match"), 0
    while not batch.terminals[0]:
        legal = np.flatnonzero(batch.masks[0])
        before = batch.final_rewards.sum()
        batch.step(np.array([legal[choice.below(len(legal))]]))
        deals += batch.rewards[0] != 0
        assert before == 0 or batch.terminals[0]
    assert deals >= 16
    assert int(TERMINATED) == 1


def test_cells_are_laid_and_taken_out_again() -> None:
    """Values are added, or stand in place of others; what lay there before is gone."""
    rows = np.zeros((2, 4), dtype=np.float32)
    first = np.array([0, 0, ~1, ~1, 3], dtype=np.int32), np.array([1.0, 2.0, 5.0, 7.0, 0.5])
    ends = np.array([4, 5], dtype=np.int32)
    nothing, none = np.zeros(0, dtype=np.int32), np.zeros(2, dtype=np.int32)
    ones, one_ends = np.array([2, ~2, 2], dtype=np.int32), np.array([3, 3], dtype=np.int32)
    lay_cells(rows, 4, ones, one_ends, *first, ends, nothing, none, nothing, none)
    assert rows.tolist() == [[3, 7, 2, 0], [0, 0, 0, 0.5]]
    second = np.array([2, ~0], dtype=np.int32), np.array([1.0, 4.0])
    new_ends = np.array([1, 2], dtype=np.int32)
    lay_cells(rows, 4, nothing, none, *second, new_ends, ones, one_ends, first[0], ends)
    assert rows.tolist() == [[0, 0, 1, 0], [4, 0, 0, 0]]
    masks = np.zeros((2, 3), dtype=np.int8)
    marks, mark_ends = np.array([2, 0, 1], dtype=np.int32), np.array([1, 3], dtype=np.int32)
    mark_cells(masks, 3, marks, mark_ends, nothing, none)
    assert masks.tolist() == [[0, 0, 1], [1, 1, 0]]
    mark_cells(masks, 3, marks[1:], np.array([2, 2], dtype=np.int32), marks, mark_ends)
    assert masks.tolist() == [[1, 1, 0], [0, 0, 0]]


def test_the_compiled_module_lays_as_numpy_does() -> None:
    """Random cells in both ways give the same arrays, also after they were taken out."""
    cells = pytest.importorskip("troef_cells", reason="the rules run interpreted")
    chance = np.random.default_rng(3)
    ours, theirs = np.zeros((5, 9), dtype=np.float32), np.zeros((5, 9), dtype=np.float32)
    masks, their_masks = np.zeros((5, 9), dtype=np.int8), np.zeros((5, 9), dtype=np.int8)
    old, old_ends = np.zeros(0, dtype=np.int32), np.zeros(5, dtype=np.int32)
    for _ in range(20):
        ends = np.sort(chance.integers(0, 30, 5)).astype(np.int32)
        places = chance.integers(0, 9, ends[-1]).astype(np.int32)
        signed = np.where(chance.random(len(places)) < 0.3, ~places, places).astype(np.int32)
        values = chance.integers(0, 8, len(places)) / 4
        plain = np.where(old < 0, ~old, old).astype(np.int32)
        for lay, rows in ((cells.lay, ours), (lay_cells, theirs)):
            lay(rows, 9, places, ends, signed, values, ends, plain, old_ends, old, old_ends)
        cells.mark(masks, 9, places, ends, plain, old_ends)
        mark_cells(their_masks, 9, places, ends, plain, old_ends)
        assert (ours == theirs).all()
        assert (masks == their_masks).all()
        old, old_ends = signed, ends
