"""The rule player of patience: it never goes round in circles, makes no visible blunder, and wins its share."""

import pytest

import troef
from playing import lay
from troef.bots import make_player
from troef.games.patience import Patience, PatienceState

BOOK = troef.game("patience")
PARTS = troef.game("patience", partial_runs=True)
assert isinstance(BOOK, Patience)


def played(game: troef.Game, seed: int) -> troef.State:
    state = game.start()
    state.deal(troef.SeededDealer(f"player {seed}").next(state.pack()))
    player = make_player("rule", game, seed)
    while state.outcome() is None:
        state.play(0, player.choose(state.view(0), 1.0))
    return state


@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
def test_it_wins_more_often_than_chance_and_never_loses_by_dawdling(game: troef.Game) -> None:
    ends = [played(game, seed).outcome() for seed in range(120)]
    reasons = [end.reason for end in ends if end is not None]
    assert set(reasons) <= {"won", "stuck", "resigned"}
    assert reasons.count("won") >= 8


def chosen(state: PatienceState) -> str:
    return BOOK.show(make_player("rule", BOOK, 1).choose(state.view(0), 1.0))


def test_it_plays_aces_home_and_turns_cards_up_before_it_draws() -> None:
    state = BOOK.position(["1|AS", "0|8H", "2|7S"], bank="AD")
    assert chosen(state) == "T1>F"
    state.play(0, BOOK.parse("T1>F"))
    assert chosen(state) == "T3>T2"


def test_it_keeps_a_low_card_that_another_may_want_to_lie_on() -> None:
    state = BOOK.position(["2|9C 8H", "1|JS", "1|JC", "1|QC", "1|2S", "1|4S", "1|4C"], foundations="7H", bank="AD 7S")
    assert chosen(state) == "draw"


def test_it_gives_up_only_when_nothing_else_is_left() -> None:
    state = lay(BOOK)
    while state.outcome() is None:
        view = state.view(0)
        move = make_player("rule", BOOK, 1).choose(view, 1.0)
        if BOOK.show(move) == "resign":
            assert {BOOK.show(other) for other in view.moves} <= {"redeal", "resign"}
        state.play(0, move)
