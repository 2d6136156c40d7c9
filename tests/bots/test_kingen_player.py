"""The rule player of kingen: what the table may expect of it."""

import pytest
from kingen_positions import dealt

import troef
from duels import lead, one_against_random
from playing import play
from troef.bots import make_player


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_fewest_tricks_duck_with_the_highest_that_loses() -> None:
    assert chosen(play(dealt(1, {0: "QS", 1: "JS 3S AS"}), "0: QS")) == "JS"


def test_a_clean_trick_is_taken_with_the_highest_card() -> None:
    state = dealt(3, {0: "2S", 1: "5S", 2: "6S", 3: "AS KS 3S"})
    assert chosen(play(state, "0: 2S", "1: 5S", "2: 6S")) == "AS"


def test_a_costly_card_goes_under_a_higher_one() -> None:
    assert chosen(play(dealt(4, {0: "KS", 1: "QS JS 2S"}), "0: KS")) == "QS"


def test_a_costly_card_does_not_take_the_trick() -> None:
    state = dealt(4, {0: "2S", 1: "5S", 2: "6S", 3: "QS 7S 2C 3C 4C 5C 6C 7C 8C 9C 10C JC KC"})
    assert chosen(play(state, "0: 2S", "1: 5S", "2: 6S")) == "7S"


def test_the_ace_of_hearts_goes_before_the_king_falls_on_it() -> None:
    clubs = "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C"
    state = play(dealt(5, {0: clubs, 1: "AH AD AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD"}), "0: 2C")
    assert chosen(state) == "AH"


def test_high_cards_go_in_tricks_that_do_not_count() -> None:
    assert chosen(play(dealt(6, {0: "2S", 1: "AS 3S KS"}), "0: 2S")) == "AS"


def test_it_names_the_suit_it_is_strong_in() -> None:
    assert chosen(dealt(7, {0: "AH KH QH JH 9H 8H 7H AS 2D 3D 2C 3C 4C"})) == "trump H"


def test_the_namer_draws_trumps() -> None:
    state = play(dealt(7, {0: "AH KH QH JH 9H 8H 7H AS 2D 3D 2C 3C 4C"}), "0: trump H")
    assert chosen(state) == "AH"


@pytest.mark.parametrize("mode", ["shuffle", "cut_4_4_5"])
def test_it_beats_random_players_clearly(mode: str) -> None:
    assert lead(one_against_random(troef.game("kingen", deal_mode=mode), 8)) > 10
