"""The rule player of New Game: what the table may expect of it."""

import pytest

import troef
from duels import lead, one_against_random
from playing import lay, play
from troef.bots import make_player

SLUG = "new-game"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_the_last_to_play_wins_as_cheaply_as_it_can() -> None:
    state = lay(troef.game(SLUG), dealer=3, hands={0: "8S", 1: "9S", 2: "7S", 3: "10S AS"})
    assert chosen(play(state, "0: 8S", "1: 9S", "2: 7S")) == "10S"


def test_who_cannot_win_the_trick_keeps_its_high_cards() -> None:
    state = lay(troef.game(SLUG), dealer=3, hands={0: "AS", 1: "KS 7S"})
    assert chosen(play(state, "0: AS")) == "7S"


def test_a_trump_takes_the_trick_of_who_cannot_follow() -> None:
    hands = {0: "AS", 1: "7H 7D 8D 9D 10D JD QD KD"}
    assert chosen(play(lay(troef.game(SLUG, trump="hearts"), dealer=3, hands=hands), "0: AS")) == "7H"


@pytest.mark.parametrize("trump", ["none", "spades"])
def test_it_beats_random_players_clearly(trump: str) -> None:
    assert lead(one_against_random(troef.game(SLUG, trump=trump), 8)) > 2
