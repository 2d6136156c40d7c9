"""Playouts to the end of a match keep only how it ends, and a phase may pick a move without listing all."""

import pytest

import troef
from troef.core.game import State
from troef.core.rng import Rng
from troef.search.playout import MOST_MOVES, playout
from troef.tricks.state import TrickState

#: They deal in a way of their own in playouts without a bound.
DEALT_OTHERWISE = ("patience", "pesten", "toepen")
#: Their phases count moves where others list them.
COUNTED = ("pesten", "shithead", "rummy", "duizenden", "jokeren", "wiezen", "kleurenwiezen", "bridge")

OTHERS = [
    info.slug
    for info in troef.all_games()
    if info.slug not in DEALT_OTHERWISE and not isinstance(troef.game(info.slug).start(), TrickState)
]


@pytest.mark.parametrize("slug", OTHERS)
def test_a_match_ends_as_when_everything_is_written_down(slug: str) -> None:
    brief, written = troef.game(slug).start(), troef.game(slug).start()
    assert playout(brief, Rng("the end")) == playout(written, Rng("the end"), MOST_MOVES) > 0
    assert brief.outcome() == written.outcome() is not None


@pytest.mark.parametrize("slug", DEALT_OTHERWISE)
def test_games_that_deal_otherwise_come_to_an_end(slug: str) -> None:
    for seed in range(20):
        state = troef.game(slug).start()
        assert playout(state, Rng(seed)) > 0
        assert state.outcome() is not None


@pytest.mark.parametrize("slug", ["bridge", "wiezen", "canasta"])
def test_a_copy_that_is_played_to_the_end_leaves_its_original_alone(slug: str) -> None:
    state = troef.game(slug).start()
    playout(state, Rng("begun"), 150)
    copy = state.copy()
    rows, log = list(state.sheet), list(state.log)
    playout(copy, Rng("on"))
    assert state.sheet == rows and list(state.log) == log, "the copy went on by itself"
    playout(state, Rng("on"), 3)
    assert len(state.log) != len(log)


@pytest.mark.parametrize("slug", COUNTED)
def test_a_random_move_is_the_one_at_a_random_place_of_the_list(slug: str) -> None:
    state, rng = troef.game(slug).start(), Rng(slug)
    for number in range(300):
        playout(state, rng, 1)
        if state.outcome() is not None:
            state = troef.game(slug).start()
        check_pick(state, number)


def check_pick(state: State, number: int) -> None:
    seat = int(state.phase.turn)
    moves = state.legal(seat) if seat >= 0 else []
    if len(moves) > 1:
        picked = int(state.phase.pick(seat, Rng(number)))
        assert picked == moves[int(Rng(number).below(len(moves)))]
