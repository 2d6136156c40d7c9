"""The last tricks of two sides, played as the solver says: what the rollouts of `strong` and `pimc` end with."""

import pytest
from brute import after, brute, endings

import troef
from troef.bots.by_name import make_player
from troef.bots.search import LAST_FOUR, RuleRollout, SearchPlayer
from troef.core.moves import payload_of
from troef.search.aims import aim_of
from troef.search.endings import best_line, ending_of
from troef.search.rollouts import worth_of
from troef.search.solver.memory import Memory


def on_turn(name: str, most: int) -> "list[troef.State]":
    """Positions near the end of a deal of two sides, a card to be played."""
    found = [state for seed in range(12) for state, _ in endings(name, seed, most)]
    return [state for state in found if aim_of(state) is not None]


@pytest.mark.parametrize("name", ["manillen", "wiezen"])
def test_of_two_cards_the_one_that_brings_more_when_nobody_errs_is_worth_no_less(name: str) -> None:
    compared = 0
    for state in on_turn(name, 3):
        seat = state.actors()[0]
        rollout = RuleRollout(state.game, 1, method=LAST_FOUR)
        rows = len(state.sheet)
        aim = aim_of(state)
        assert aim is not None
        sign = 1 if aim.side >> seat & 1 else -1
        found = []
        for move in state.legal(seat):
            brought, following = after(aim, aim.play, int(payload_of(move)))
            world = state.copy()
            world.apply(seat, move)
            rollout(world, troef.Rng(1), rows)
            found.append(
                (sign * (brought + brute(aim, following)), worth_of(world, rows, state.view(seat).columns, seat))
            )
        found.sort()
        assert [worth for _, worth in found] == sorted(worth for _, worth in found)
        compared += len({value for value, _ in found}) > 1
    assert compared > 2


def test_the_best_line_is_as_long_as_the_cards_that_are_left() -> None:
    for state in on_turn("manillen", 3):
        aim = ending_of(state, 3)
        assert aim is not None
        left = sum(int(hand).bit_count() for hand in aim.play.hands)
        assert len(best_line(aim, Memory(12))) == left


def test_with_more_cards_or_where_everybody_plays_for_himself_nothing_is_solved() -> None:
    full = troef.game("manillen").start()
    full.deal_shuffled(troef.Rng(1))
    assert ending_of(full, LAST_FOUR.solve_from) is None
    for state in on_turn("hartenjagen", LAST_FOUR.solve_from):
        assert ending_of(state, LAST_FOUR.solve_from) is None


def test_the_player_that_solves_is_asked_for_by_name() -> None:
    for slug in ("manillen", "bridge", "rummy"):
        state = troef.game(slug).start()
        state.deal_shuffled(troef.Rng(1))
        seat = state.actors()[0]
        player = make_player("pimc:2", state.game, 1)
        assert isinstance(player, SearchPlayer) and player.rollout.method == LAST_FOUR
        assert player.choose(state.view(seat), 0.0) in state.legal(seat)


def test_where_a_strong_player_looks_at_no_worlds_of_tricks_it_is_that_one() -> None:
    for slug in ("patience", "ezelen"):
        game = troef.game(slug)
        assert type(make_player("pimc", game, 1)) is type(make_player("strong", game, 1))
