"""The rule player of eenendertigen: what the table may expect of it."""

import pytest

import troef
from duels import one_against_random, wins
from playing import lay, play
from troef.bots import make_player


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def table(hands: dict[int, str], pot: str, **options: object) -> troef.State:
    return lay(troef.game("eenendertigen", **{"opening_exchange": "none", **options}), 4, 0, hands=hands, pot=pot)


def test_it_takes_the_card_that_makes_31() -> None:
    assert chosen(table({1: "AH KH 9S"}, "QH 7C 8S")) == "swap 9S QH"


def test_it_forbids_with_31() -> None:
    state = table({1: "AH KH QH"}, "9S 10C JC")
    play(state, "1: keep", "2: keep", "3: keep", "0: pass")
    assert chosen(state) == "forbid"


def test_it_passes_at_once_with_a_hand_that_hardly_loses() -> None:
    assert chosen(table({1: "7S 7H 7D"}, "QH 9C 8S")) == "pass"
    assert chosen(table({1: "AH KH 8H"}, "QC 9C 7S", scoring="lives")) == "pass"


def test_it_does_not_pass_with_a_poor_hand() -> None:
    assert chosen(table({1: "7S 8H 9D"}, "AC KC JS")) != "pass"


def test_in_the_last_turn_it_never_makes_its_hand_worse() -> None:
    state = play(table({2: "AH KH 9H"}, "7C 8S JC"), "1: pass")
    assert chosen(state) == "keep"


@pytest.mark.parametrize(("pot", "answer"), [("AH KH JH", "swap all"), ("7H 8S 9C", "keep all")])
def test_it_takes_a_better_pot(pot: str, answer: str) -> None:
    state = lay(troef.game("eenendertigen"), 4, 0, hands={1: "KD QD 8C"}, pot=pot, stock="7C 8D 10S")
    assert chosen(state) == answer


@pytest.mark.parametrize(("hand", "answer"), [("7D 8C 9S", "swap all"), ("AD KD 8C", "keep all")])
def test_the_dealer_swaps_a_poor_hand_for_an_unseen_pot(hand: str, answer: str) -> None:
    state = lay(troef.game("eenendertigen", opening_exchange="dealer"), 4, 0, hands={0: hand})
    assert chosen(state) == answer


@pytest.mark.parametrize(("options", "least"), [({}, 0.6), ({"scoring": "lives", "lives": 2}, 0.8)])
def test_it_beats_random_players_clearly(options: dict[str, object], least: float) -> None:
    assert wins(one_against_random(troef.game("eenendertigen", **options), 60)) > least * 60
