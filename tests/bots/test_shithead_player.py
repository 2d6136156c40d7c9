"""The rule player of shithead: what the table may expect of it."""

import troef
from duels import one_against_random, outcome
from playing import play
from shithead_positions import dealt, position
from troef.bots import make_player


def chosen(state: troef.State, seat: int) -> str:
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_it_lays_its_best_cards_open_and_is_ready_then() -> None:
    state = dealt({"hand-1": "2H 10S 7C", "open-1": "3D 4D AD"})
    assert chosen(state, 1) == "arrange AD 2H 10S"
    play(state, "1: arrange AD 2H 10S")
    assert chosen(state, 1) == "ready"


def test_it_plays_its_lowest_cards_together_and_keeps_twos_and_tens() -> None:
    state = position({0: "8H 8D QC 2S 10S", 1: "4S"}, pile="4D 4H 4C", stock="7S 7H")
    assert chosen(state, 0) == "8H 8D"


def test_it_completes_four_of_a_kind() -> None:
    state = position({0: "9S 9H 8C", 1: "4S"}, pile="8D 8H 8S", stock="7S 7H")
    assert chosen(state, 0) == "8C"


def test_it_clears_a_large_pile_rather_than_taking_it() -> None:
    state = position({0: "10S 3H 2C", 1: "4S"}, pile="4D 4H 7C 9C KD KS AS", stock="7S 7H")
    assert chosen(state, 0) == "10S"


def test_the_weakest_open_card_goes_along_with_the_pile() -> None:
    state = position({1: "4H"}, pile="QS", open_cards={0: "7H 7D 4C"})
    assert chosen(state, 0) == "pickup 4C"


def test_it_is_hardly_ever_the_shithead_among_random_players() -> None:
    assert sum(outcome(state).scores[0] for state in one_against_random(troef.game("shithead"), 12, 3)) <= 1
