"""Moves weighed in sampled worlds: what a deal was worth, and which move comes out ahead."""

import pytest
from tables import all_tables, table_name

import troef
from playing import lay
from troef.search.playout import MOST_MOVES, playout
from troef.search.rollouts import Weighing, finish_at_random, worth_of


@pytest.mark.parametrize("table", all_tables(), ids=table_name)
def test_who_wins_a_match_has_the_best_of_its_score_sheet(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    state = troef.game(slug, rules=preset).start(seats)
    playout(state, troef.Rng("worth"), MOST_MOVES)
    outcome = state.outcome()
    columns = state.view(troef.SPECTATOR).columns
    rows = range(len(state.sheet))
    if slug == "presidenten":  # who is president after the last round
        rows = rows[-1:]
    worth = [sum(worth_of(state, row, columns, seat) for row in rows) for seat in range(int(state.seats))]
    assert outcome is not None
    if outcome.winners and len(columns) > 1:
        assert max(worth[seat] for seat in outcome.winners) == max(worth)


def test_a_deal_is_worth_what_one_side_gains_over_the_other() -> None:
    game = troef.game("klaverjassen", rules="amsterdams")
    state = game.start()
    state.deal_shuffled(troef.Rng(1))
    finish_at_random(state, troef.Rng(2), 0)
    ours, theirs = state.sheet[0].cells
    assert worth_of(state, 0, [[0, 2], [1, 3]], 2) == ours - theirs
    assert worth_of(state, 0, [[0, 2], [1, 3]], 1) == theirs - ours
    assert worth_of(state, 1, [[0, 2], [1, 3]], 1) == 0  # not played yet


def test_penalty_points_are_worth_less_than_nothing() -> None:
    state = troef.game("hartenjagen").start()
    state.deal_shuffled(troef.Rng(1))
    finish_at_random(state, troef.Rng(2), 0)
    cells = state.sheet[0].cells
    assert worth_of(state, 0, [[seat] for seat in range(4)], 0) == sum(cells) - 4 * cells[0]


def test_moves_are_weighed_over_the_same_worlds_and_the_better_half_goes_on() -> None:
    game = troef.game("hartenjagen")
    state = lay(game, hands=["7C 8C 9C 10C JC QC KC 8D"])
    view = state.view(state.actors()[0])
    weighing = Weighing(game, view, list(view.moves), finish_at_random, troef.Rng(4), repeats=2)
    for _ in range(5):
        weighing.try_world()
    assert weighing.tried == 5
    assert [weighed.move for weighed in weighing.weighed] == view.moves
    assert all(weighed.tries == 5 for weighed in weighing.weighed)
    assert weighing.weighed[0].lead() == 0.0 and weighing.weighed[0].lead_error() == 0.0
    best = max(weighing.weighed[1:], key=lambda weighed: weighed.mean())
    weighing.drop_the_worse_half()
    assert weighing.alive[0] is weighing.weighed[0] and weighing.alive[1] is best
    assert len(weighing.alive) == 1 + len(view.moves) // 2


def test_weighing_leaves_the_match_as_it_was_and_is_the_same_for_the_same_seed() -> None:
    game = troef.game("klaverjassen")
    state = game.start()
    state.deal_shuffled(troef.Rng(5))
    view = state.view(state.actors()[0])
    means = []
    for _ in range(2):
        weighing = Weighing(game, view, list(view.moves), finish_at_random, troef.Rng(6))
        for _ in range(3):
            weighing.try_world()
        means.append([weighed.mean() for weighed in weighing.weighed])
    assert means[0] == means[1]
    assert state.view(view.seat).moves == view.moves
