"""The rule player of eenenvijftigen: what the table may expect of it."""

import pytest

import troef
from duels import one_against_random, outcome
from eenenvijftigen_positions import table as on_turn
from playing import play
from troef.bots import make_player
from troef.bots.eenenvijftigen import chance_stuck


def chosen(state: troef.State, seat: int = 1, level: str = "rule") -> str:
    """What the player does."""
    return state.game.show(make_player(level, state.game, 1).choose(state.view(seat), 0.1))


def table(hand: str, total: int = 0) -> troef.State:
    return on_turn({1: hand}, total)


@pytest.mark.parametrize("total", [0, 30, 50])
def test_it_is_gone_with_three_of_a_kind(total: int) -> None:
    assert chosen(table("9S 9H 9D", total)) == "pass"


def test_it_draws_at_once() -> None:
    state = play(table("8S 9H JD"), "1: 8S")
    assert chosen(state) == "draw"


@pytest.mark.parametrize("hand", ["8S 9H 10D", "7S 9H 10D", "8C AD 10D", "7C 9C AD"])
def test_it_keeps_what_can_always_be_laid(hand: str) -> None:
    assert chosen(table(hand, 5)) == hand.split()[0]


def test_it_does_not_take_off_what_is_not_too_much() -> None:
    assert "-10" not in chosen(table("10S 10H KD", 8))


def test_near_fifty_it_fills_up() -> None:
    assert chosen(table("AS QD JD", 39)) == "AS 11"


@pytest.mark.parametrize(("by_itself", "most"), [(False, 0.2), (True, 0.12)])
def test_it_beats_random_players_clearly(by_itself: bool, most: float) -> None:
    """Where one has to be quick to draw, cards are lost by chance; a quarter of all lives would be a fair share."""
    game = troef.game("eenenvijftigen", auto_draw=by_itself, rounds=4)
    lost = [outcome(state).scores for state in one_against_random(game, 60)]
    assert sum(scores[0] for scores in lost) < most * sum(map(sum, lost))


# ---- with TUNED ----


@pytest.mark.parametrize("total", [0, 30, 50])
def test_tuned_it_is_gone_with_three_of_a_kind(total: int) -> None:
    assert chosen(table("9S 9H 9D", total), level="practised") == "pass", "R15"


def test_the_king_goes_before_the_ace() -> None:
    state = table("AH QS KS", 36)
    assert chosen(state) == "AH 11"
    assert chosen(state, level="practised") == "KS", "R5: the ace still fits on 49, a king only on 46"


def test_tuned_it_keeps_the_nine_rather_than_the_ten() -> None:
    assert chosen(table("10S 9H AD", 31), level="practised") != "9H", "R5: a nine always fits and leaves no room"


def test_nobody_is_stuck_who_may_hold_a_ten() -> None:
    state = table("9S 7H 7D", 40)
    assert chance_stuck(state.view(1), 40) == 0, "R7: any card fits"
    low = chance_stuck(state.view(1), 47)
    assert 0 < low < chance_stuck(state.view(1), 50), "R9: on fifty only a nine or a ten can be laid"


def test_it_counts_the_nines_and_tens_that_are_gone() -> None:
    fresh, gone = table("9S 7H 7D", 50), table("9S 9H 10D", 50)
    assert chance_stuck(gone.view(1), 50) > chance_stuck(fresh.view(1), 50)
