"""The last tricks of two sides, solved in a world: what `pimc` does and `strong` does not."""

import pytest
from brute import brute, endings

import troef
from troef.bots.by_name import make_player
from troef.bots.search import SearchPlayer
from troef.cards.bits import cards_in
from troef.core.moves import PLAY, make_move
from troef.search.aims import aim_of
from troef.search.endings import MOST_LEFT, ending_of, solved_worths
from troef.search.rollouts import Weighing, finish_at_random
from troef.search.solver.memory import Memory


def on_turn(name: str, most: int) -> "list[troef.State]":
    """Positions near the end of a deal of two sides, a card to be played."""
    found = [state for seed in range(12) for state, _ in endings(name, seed, most)]
    return [state for state in found if aim_of(state) is not None]


@pytest.mark.parametrize("name", ["klaverjassen", "manillen", "bridge"])
def test_each_card_is_worth_what_trying_everything_says(name: str) -> None:
    checked = 0
    for state in on_turn(name, 3):
        aim = ending_of(state)
        assert aim is not None
        play = aim.play
        cards = cards_in(play.legal_cards())
        moves = [int(make_move(PLAY, card)) for card in cards]
        worths = solved_worths(aim, int(play.turn), moves, Memory(12))
        best = brute(aim, play)
        assert worths is not None
        assert max(worths) == (best if aim.side >> play.turn & 1 else -best)
        checked += 1
    assert checked > 5


def test_with_more_cards_or_where_everybody_plays_for_himself_nothing_is_solved() -> None:
    full = troef.game("manillen").start()
    full.deal_shuffled(troef.Rng(1))
    assert ending_of(full) is None
    for state in on_turn("hartenjagen", int(MOST_LEFT)):
        assert ending_of(state) is None


def test_a_weighing_that_solves_is_sure_of_a_world_that_is_known() -> None:
    state = next(state for state in on_turn("manillen", 3) if len(state.legal(state.actors()[0])) > 1)
    seat = state.actors()[0]
    view = state.view(seat)

    known = (state.copy() for _ in range(3))
    weighing = Weighing(state.game, view, view.moves, finish_at_random, troef.Rng(1), worlds=known, solves=True)
    for _ in range(3):
        weighing.try_world()
    assert all(weighed.lead_error() == 0.0 for weighed in weighing.weighed)


def test_the_player_that_solves_is_asked_for_by_name() -> None:
    for slug in ("manillen", "bridge", "rummy"):
        state = troef.game(slug).start()
        state.deal_shuffled(troef.Rng(1))
        seat = state.actors()[0]
        player = make_player("pimc:2", state.game, 1)
        assert isinstance(player, SearchPlayer) and player.solves
        assert player.choose(state.view(seat), 0.0) in state.legal(seat)


def test_where_a_strong_player_looks_at_no_worlds_of_tricks_it_is_that_one() -> None:
    for slug in ("patience", "ezelen"):
        game = troef.game(slug)
        assert type(make_player("pimc", game, 1)) is type(make_player("strong", game, 1))
