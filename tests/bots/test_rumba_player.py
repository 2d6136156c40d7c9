"""The rule player of rumba: what the table may expect of it."""

import pytest

import troef
from duels import one_against_random, wins
from playing import lay, play
from troef.bots import make_player


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], upcard: str) -> troef.State:
    return lay(troef.game("rumba"), 4, 3, hands=hands, upcard=upcard)


@pytest.mark.parametrize(
    ("hand", "decision"),
    [
        ("AS KS QS JS AH", "rumba"),
        ("AS 7S AH KD 2C", "in"),
        ("3H 4D 5C 6C 7D", "out"),
        ("9H 8D 5C 6C 7D", "out"),
    ],
)
def test_it_goes_in_with_a_hand_that_wins_tricks(hand: str, decision: str) -> None:
    assert chosen(dealt({0: hand}, "9S")) == decision


def test_it_takes_the_upcard_for_the_two_of_trump() -> None:
    assert chosen(dealt({0: "2S 4S 9H 3D 4C"}, "AS")) == "in swap"
    assert chosen(dealt({0: "2S KS AH 3D 4C"}, "AS")) == "rumba swap"


def test_the_dealer_left_alone_takes_the_sure_five_points() -> None:
    state = dealt({3: "3H 4D 5C 6C 7D"}, "9S")
    play(state, "0: out", "1: out", "2: out")
    assert chosen(state) == "in"


def test_it_keeps_trumps_and_aces_and_draws_for_the_rest() -> None:
    state = dealt({3: "AS 7S AH 3D 2C"}, "9S")
    play(state, "0: in", "1: out", "2: out", "3: in")
    assert chosen(state) == "exchange 2C 3D"


def test_it_takes_a_trick_as_cheaply_as_is_sure() -> None:
    hands = {0: "4D 5D 6C 7C 8C", 1: "6D 2C 3C 4C 5C", 2: "7D 2H 3H 9C 10C", 3: "9D AD KC 3S 4H"}
    state = dealt(hands, "9S")
    play(state, "0: rumba", "1: in", "2: in", "3: in", "0: 4D", "1: 6D", "2: 7D")
    assert chosen(state) == "9D"


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_players_clearly(seats: int) -> None:
    assert wins(one_against_random(troef.game("rumba"), 8, seats)) >= 6
