"""The rule player of bonken: what the table may expect of it."""

import troef
from duels import lead, one_against_random
from playing import play
from troef.bots import make_player
from troef.bots.bonken import advantage
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.bonken import CHOICES

LOW = "2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C"
HIGH = "AS KS QS JS AH KH QH AD KD QD AC KC QC"
SPADES = "AS KS QS JS 10S 9S 8S 7S AH KH AD 2C 3C"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], choice: str = "", doubling: bool = False) -> troef.State:
    """The first deal, dealt by seat 3: seat 1 chooses and seat 0 leads."""
    game = troef.game("bonken", doubling=doubling)
    state = game.start(4, 3)
    state.deal(game.arrange(hands, 4, 3))
    return play(state, f"1: choose {choice}") if choice else state


def worth(hand: str, choice: str) -> float:
    return advantage(int(set_of(parse_cards(hand))), CHOICES.index(choice), False)


def test_a_long_strong_suit_is_trump() -> None:
    assert chosen(dealt({1: SPADES})) == "choose troeven S"


def test_a_hand_of_low_cards_wants_no_tricks_and_is_no_good_for_troeven() -> None:
    assert "troeven" not in chosen(dealt({1: LOW}))
    for choice in ("bukken", "herenboeren", "vrouwen"):
        assert worth(LOW, choice) > 0 > worth(HIGH, choice)
    assert worth(LOW, "troeven sans") < 0 < worth(HIGH, "troeven sans")


def test_middle_cards_are_good_for_domino_and_ends_are_bad() -> None:
    assert worth("7S 8S 9S 10S 7H 8H 9H 10H 8D 9D 7C 8C 9C", "domino") > 0
    assert worth("AS KS 2S 3S AH KH 2H 3H AD 2D 3D AC 2C", "domino") < 0


def test_it_doubles_with_a_very_good_hand_and_never_with_a_bad_one() -> None:
    assert chosen(dealt({2: LOW}, "bukken", doubling=True)) != "double none"
    assert chosen(dealt({2: HIGH}, "bukken", doubling=True)) == "double none"
    state = play(dealt({1: HIGH}, "bukken", doubling=True), "2: double 1", "3: double none", "0: double none")
    assert chosen(state) == "double none"


def test_it_throws_penalty_cards_on_the_tricks_of_others() -> None:
    hands = {0: "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C", 1: "QS 5S 3H KD 2D 3D 4D 5D 6D 7D 8D 9D 10D"}
    assert chosen(play(dealt(hands, "vrouwen"), "0: 2C")) == "QS"
    assert chosen(play(dealt(hands, "herenboeren"), "0: 2C")) == "KD"


def test_it_ducks_with_its_highest_losing_card() -> None:
    hands = {0: "10C", 1: "AC 9C 2C AS KS QS JS 10S 9S 8S 7S 6S 5S"}
    assert chosen(play(dealt(hands, "bukken"), "0: 10C")) == "9C"


def test_it_takes_tricks_in_troeven() -> None:
    hands = {0: "4C", 1: "AC 2C KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S", 2: "KC"}
    assert chosen(play(dealt(hands, "troeven sans"), "0: 4C")) == "AC"


def test_in_domino_it_lays_what_frees_its_own_cards() -> None:
    state = dealt({0: "8S 8H 9H 10H JH QH KH AH 2H 3H 4H 5H 6H"}, "domino")
    assert chosen(state) == "8H"


def test_it_beats_random_players_clearly() -> None:
    assert lead(one_against_random(troef.game("bonken"), 6)) > 150
