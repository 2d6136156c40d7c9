"""The rule player of zwikken: what the table may expect of it."""

import pytest

import troef
from duels import lead, one_against_random
from playing import lay, play
from troef.bots import make_player


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], upcard: str = "10H") -> troef.State:
    return lay(troef.game("zwikken"), 4, 3, hands=hands, upcard=upcard)


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("AH KH QH", "1"),
        ("JS JD JC", "1"),
        ("AH KH 10C", "1"),
        ("AH QH 10S", "1/4"),
        ("10S JD QC", "pass"),
        ("JH 10D QC", "pass"),
    ],
)
def test_it_bids_what_its_hand_carries(hand: str, bid: str) -> None:
    assert chosen(dealt({0: hand})) == bid


def test_a_zwik_is_never_passed() -> None:
    state = play(dealt({0: "AH KH QH", 1: "JS JD JC"}), "0: 1")
    assert chosen(state) == "1"


def test_the_dealer_stops_with_a_hand_that_no_trump_helps() -> None:
    state = play(dealt({3: "10S JS 10D"}), "0: pass", "1: pass", "2: pass", "3: pass")
    assert chosen(state) == "stop"


def test_it_gives_no_points_to_a_trick_that_it_cannot_win() -> None:
    state = dealt({0: "AH 10C JC", 1: "AS 10S KD"})
    play(state, "0: 1", *[f"{seat}: pass" for seat in (1, 2, 3, 1, 2, 3)], "0: AH")
    assert chosen(state) == "10S"


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_players_clearly(seats: int) -> None:
    game = troef.game("zwikken", rounds=1, ante=60)  # one round: pots of wild players grow without bound
    assert lead(one_against_random(game, 200, seats)) > 20
