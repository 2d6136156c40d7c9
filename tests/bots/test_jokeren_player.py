"""The rule player of jokeren: what the table may expect of it."""

import jokeren_positions
import pytest

import troef
from duels import one_against_random, wins
from playing import play
from troef.bots import make_player
from troef.bots.jokeren import DEFAULT, TUNED, RulePlayer, Tuning


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    view = state.view(seat)
    return state.game.show(make_player("rule", state.game, 1).choose(view, 0.1), view)


def laying(hand: str, melds: "tuple[str, ...]" = (), out: bool = True, other: str = "2C 3D 5H 9C") -> troef.State:
    """Seat 0 has drawn 6S and may lay."""
    return jokeren_positions.laying(hand, melds=melds, out=out, others=(other,))


def test_it_comes_out_as_soon_as_it_can_with_all_it_has() -> None:
    state = laying("JC QC KC AD 2D 3D 4D 9H", out=False)
    steps = []
    for _ in range(2):
        steps.append(chosen(state))
        play(state, f"0: {steps[-1]}")
    assert sorted(steps) == ["meld AD 2D 3D 4D", "meld JC QC KC"]


def test_it_swaps_a_joker_and_uses_it() -> None:
    state = laying("9D KC KS 3H 7C", melds=("8D *=9D 10D",))
    assert chosen(state) == "swap 9D on 1"
    play(state, "0: swap 9D on 1")
    assert chosen(state).startswith("meld K")


def test_it_lays_off_but_keeps_its_joker() -> None:
    state = laying("7S * 3H KC 10D", melds=("8S 9S 10S",))
    assert chosen(state) == "layoff 7S on 1"
    play(state, "0: layoff 7S on 1", "0: layoff 6S on 1")
    assert chosen(state).startswith("discard") and chosen(state) != "discard *"


def test_it_lays_its_joker_off_to_go_out() -> None:
    state = laying("*", melds=("8S 9S 10S",), other="2C 3D 5H 9C JD")
    play(state, f"0: {chosen(state)}")
    assert chosen(state).startswith("discard")


def test_it_keeps_pairs_and_throws_away_what_stands_alone() -> None:
    state = laying("KC KS QH JH 2D", out=False)
    assert chosen(state) in ("discard 2D", "discard 6S")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players_clearly(seats: int) -> None:
    assert wins(one_against_random(troef.game("jokeren", rounds=2), 6, seats)) >= 5


def thrown_away(tuning: Tuning, state: troef.State) -> str:
    view = state.view(0)
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(view, 0.1), view)


def test_it_keeps_what_it_can_lay_off_once_it_is_out() -> None:
    # R16, R22: the three of clubs goes on the row of the other player as soon as seat 0 has come out
    state = laying("3C 8D 9D JH JS 6D", melds=("4C 5C 6C",), out=False)
    assert thrown_away(DEFAULT, state) == "discard 3C"
    assert thrown_away(TUNED, state) != "discard 3C"


def test_it_keeps_the_card_that_a_joker_stands_for() -> None:
    # R19: once out it takes the joker for the three of clubs
    state = laying("3C 8D 9D JH JS 6D", melds=("2C *=3C 4C",), out=False)
    assert thrown_away(DEFAULT, state) == "discard 3C"
    assert thrown_away(TUNED, state) != "discard 3C"


def test_once_out_it_keeps_what_goes_on_the_table_after_another_card() -> None:
    # R17: the nine of clubs goes on the row as soon as anybody has laid an eight there
    state = laying("9C 2D KH", melds=("5C 6C 7C",))
    assert thrown_away(TUNED, state) != "discard 9C"
