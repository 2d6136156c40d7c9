"""The rule player for liegen: positions in which it must not go wrong, and that it beats random players."""

import pytest

import troef
from duels import one_against_random, wins
from playing import play
from rules.liegen_positions import table
from troef.bots.liegen import RulePlayer, chance_of_lie
from troef.cards.card import parse_suit
from troef.sim.matches import make_plan, play_match


def chosen(state: troef.State, seat: int, seed: int = 1) -> str:
    """What the player does there."""
    view = state.view(seat)
    return state.game.show(RulePlayer(state.game, seed).choose(view, 1.0), view)


@pytest.mark.parametrize("seed", range(5))
def test_it_tells_the_truth_when_it_can(seed: int) -> None:
    state = table(["2C 3C 4H", "2H 3S 9C", "4S 5H 6C", "6H 7H 8D"], 1, "H", "4C", "0")
    assert chosen(state, 1, seed) in ("2H", "challenge")
    lead = table(["2C 3C 4H", "2H 3S 9C", "4S 5H 6C", "6H 7H 8D"], 1, "H")
    assert chosen(lead, 1, seed) == "2H"


@pytest.mark.parametrize("seed", range(5))
def test_it_names_its_longest_suit(seed: int) -> None:
    state = table(["2C 3C 4H", "2H 3S 9C", "4S 5H 6C", "6H 7H 8D"], 0)
    assert chosen(state, 0, seed) == "name C"


def test_its_last_card_goes_whatever_lies_there() -> None:
    state = table(["2C", "2H 3S 9C", "4S 5H 6C", "6H"], 0, "S", "4C", "3")
    assert chosen(state, 0) == "2C", "that wins at once"


def test_it_challenges_whoever_would_win_on_his_next_turn() -> None:
    state = table(["2C 5C", "2H 3S 9C", "4S 5H 6C", "6H"], 0, "S", "4C", "3")
    assert chosen(state, 0) == "challenge"


def test_it_challenges_what_cannot_be_true() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    state = table([hearts, "2C 3C", "2S 3S", "4S 5S 6S"], 0, "H", "7S 8S 9S 10S JS", "3 1 2 1 3")
    assert chance_of_lie(state.view(0), parse_suit("H"), 3) == 1
    assert chosen(state, 0) == "challenge"


def test_it_believes_a_first_card() -> None:
    state = table(["2C 5C 6S 7S", "2H 3S 9C 4D", "4S 5H 6C 9D", "6H 8H 9H 10H"], 0, "H", "4H", "3")
    assert chance_of_lie(state.view(0), parse_suit("H"), 3) < 0.5
    assert chosen(state, 0) != "challenge"


def test_it_remembers_who_was_found_out() -> None:
    hands = ["2C 5C 6S 7S", "2H 3S 9C 4D", "4S 5H 6C 9D", "6H 8H 9H 10H"]
    state = table(hands, 3, "C")
    before = table(hands, 0, "H", "4H", "3")
    play(state, "3: 6H", "0: challenge", "3: name H", "3: 8H")
    suit = parse_suit("H")
    assert chance_of_lie(state.view(0), suit, 3) > chance_of_lie(before.view(0), suit, 3)


def test_it_beats_random_players() -> None:
    assert wins(one_against_random(troef.game("liegen"), 60)) > 24, "a quarter would be fifteen"


def test_bots_alone_come_to_an_end() -> None:
    game = troef.game("liegen")
    plan = make_plan(game, 5, ["rule"], "bots")
    assert all(play_match(game, plan, number).reason == "won" for number in range(8))
