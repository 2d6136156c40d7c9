"""The rule player of presidenten: what the table may expect of it."""

import troef
from duels import one_against_random, outcome, played, wins
from playing import play
from presidenten_positions import ending, second_round
from troef.bots import make_player


def chosen(state: troef.State, seat: int) -> str:
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_it_leads_its_lowest_set_whole() -> None:
    state = ending({0: "4S 4H 9S KS KD 2C", 1: "3S 8S 9H", 2: "3H 5S 6S", 3: "3D JS QS"})
    assert chosen(state, 0) == "4x2"


def test_it_leads_what_nobody_beats_before_its_last_set() -> None:
    state = ending({0: "4S 2S 2H", 1: "AS AH 9H", 2: "3H 5S 6S", 3: "3D JS QS"})
    assert chosen(state, 0) == "2x2"


def test_it_goes_out_when_it_can() -> None:
    state = ending({0: "4S 5S", 1: "2S", 2: "3H 5H", 3: "3D JS"})
    play(state, "0: 4x1")
    assert chosen(state, 1) == "2x1"


def test_it_breaks_no_pair_and_keeps_its_twos_for_nothing() -> None:
    state = ending({0: "4S 5S 6S 7S", 1: "9S 9H 2S 3H 5D 8C", 2: "3S 5H 6H 7H", 3: "3D JS 7C 8S"})
    play(state, "0: 4x1")
    assert chosen(state, 1) == "5x1"
    state = ending({0: "8S 5S 6S 7S", 1: "9S 9H 2S 3H 5D 4C 6C 6D", 2: "3S 5H 6H 7H", 3: "3D JS 7C 8H"})
    play(state, "0: 8x1")
    assert chosen(state, 1) == "pass"


def test_it_gives_its_lowest_single_card_back() -> None:
    state = second_round({1: "2C", 2: "3H 3S 4D KS KH KD QS QH QD JS JH JD AS"})
    assert chosen(state, 2) == "give 4D"


def test_it_wins_far_more_often_than_random_players() -> None:
    assert wins(one_against_random(troef.game("presidenten", rounds=1), 40)) > 20


def test_it_ends_open_matches() -> None:
    state = played(troef.game("presidenten", "open"), ["rule"] * 4, 0)
    assert (outcome(state).reason, state.deal_number) == ("stopped", 10)
