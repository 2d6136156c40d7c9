"""The rule player of duizenden: what the table may expect of it."""

from typing import Any

import duizenden_positions
import pytest

import troef
from duels import lead, one_against_random
from playing import play
from troef.bots.duizenden import DEFAULT, TUNED, RulePlayer, Tuning
from troef.bots.melding import left_lying
from troef.cards.card import parse_cards
from troef.core.moves import DRAW
from troef.melds.unseen import known_in


def chosen(state: troef.State, tuning: Tuning = DEFAULT) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    view = state.view(seat)
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(view, 0.1), view)


def table(
    hand: str,
    top: str = "2D",
    melds: "tuple[tuple[int, str], ...]" = (),
    stock: str = "6S",
    other: str = "2C 3D 10D JC KD",
    turn: int = 2,
    **more: Any,
) -> troef.State:
    """Seat 0 begins a turn with this hand."""
    return duizenden_positions.table(hand, top, melds, stock, (other,), turn, **more)


def test_it_takes_a_pile_that_it_can_lay() -> None:
    assert chosen(table("QS JS KC KD 4H", top="KH 5H KS")) != "draw"


def test_it_leaves_a_pile_of_loose_cards_that_somebody_makes_it_pay_for() -> None:
    state = table("9D 9S 4H", top="QS 2C 4D 6H 8S 10C JD AC AD 9H", other="3D", turns=9, exact=(0, 1))
    assert chosen(state) == "draw"


def test_it_stops_the_round_when_the_pile_would_cost_it() -> None:
    state = table("9D 9S 4H", stock="4D AC KD AS 9H", other="4C 4S JH", left=5)
    play(state, "0: draw", "0: discard 4D", "1: take pile 4C 4S", "1: discard JH")
    for card in ("AC", "KD", "AS", "9H"):
        seat = state.actors()[0]
        play(state, f"{seat}: draw", f"{seat}: discard {card}")
    assert chosen(state) == "stop round"


def test_it_lays_the_queen_of_spades_first() -> None:
    state = play(table("QS KS JS 4H 4D 4C 9D"), "0: draw")
    assert chosen(state) == "meld JS QS KS"
    first = play(table("QS KS JS 4H 4D 4C 9D", turn=1), "0: draw")
    assert chosen(first) == "meld JS QS KS"


def test_it_lays_and_adds_all_it_can_when_somebody_has_few_cards() -> None:
    state = play(table("4H 4D 4C 9D 7S", melds=((0, "8S 9S 10S"),), other="2C 3D", exact=(0, 1)), "0: draw")
    assert chosen(state) == "meld 4H 4D 4C"
    play(state, "0: meld 4H 4D 4C")
    assert chosen(state) == "layoff 7S on 1"


def test_it_keeps_its_sets_for_the_pile_while_there_is_time() -> None:
    state = play(table("4H 4D 4C 9D 7S", stock="6S 6H", melds=((0, "8S 9S 10S"),)), "0: draw")
    assert chosen(state) == "discard 9D"


def test_it_swaps_a_joker_for_a_card_it_does_not_need() -> None:
    state = play(table("KD 4D 9C 5S", melds=((1, "QD *=KD AD"),)), "0: draw")
    assert chosen(state) == "swap KD on 1"


def test_it_never_throws_a_joker_away_nor_feeds_the_next_player() -> None:
    state = table("* 9H KC 2D 7C", stock="4H AS", top="9C 9S", other="4C 4S 6D")
    play(state, "0: draw", "0: discard 4H", "1: take pile 4C 4S", "1: discard 6D", "0: draw")
    assert parse_cards("9C 9S") == [card & 63 for card in known_in(state.view(0))[1] if card & 15 == 7]
    assert chosen(state) not in ("discard *", "discard 9H")


def test_it_keeps_what_goes_with_the_queen_of_spades() -> None:
    state = play(table("QS KS 8D 3C"), "0: draw")
    assert chosen(state) != "discard KS"


def test_it_goes_out_with_two_equal_cards() -> None:
    state = play(table("JD", stock="JD"), "0: draw")
    assert chosen(state) == "discard JD JD"


def test_a_tuned_player_lays_all_at_once_and_catches_the_others_with_their_hands_full() -> None:
    """R20, S1: what the others keep for later counts against them when the round is over."""
    state = play(table("4H 4D 4C 7S 8S 9S", stock="KH", other="2C 3D 10D JC KD QC 9H 6D AC"), "0: draw")
    assert chosen(state, DEFAULT).startswith("discard")
    while not state.awaits_deal:
        play(state, f"0: {chosen(state, TUNED)}")
    assert state.sheet[-1].cells[0] > 0 > state.sheet[-1].cells[1]


def test_a_tuned_player_keeps_two_aces_and_throws_the_odd_six() -> None:
    """S2: three aces count sixty, and in the middle of a round an ace in the hand costs nothing yet."""
    state = play(table("AC AD 4C 4D 8H 8S", stock="6H", other="2C 3D 10D JC KD QC 9S 6D"), "0: draw")
    assert chosen(state, DEFAULT) in ("discard AC", "discard AD")
    assert chosen(state, TUNED) == "discard 6H"


def test_a_tuned_player_remembers_what_the_next_one_left_lying() -> None:
    """R13: who draws has no two cards that make a set with the top of the pile, so its twin is safe."""
    state = play(table("9H KC 2D 7C", stock="AS 3H", other="3C 9C JC 4D 6D"), "0: draw", "0: discard 9H")
    play(state, "1: draw", "1: discard JC", "0: draw")
    nine = parse_cards("9H")
    assert left_lying(state.view(0), 1, DRAW, 3)[-1:] == nine


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players_clearly(seats: int) -> None:
    """Rounds differ widely, so points are compared and not matches won."""
    assert lead(one_against_random(troef.game("duizenden", max_rounds=3), 8, seats)) > 3 * 50
