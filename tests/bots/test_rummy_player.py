"""The rule player of rummy: what it weighs, and what practice taught it."""

from rummy_positions import cards, table

import troef
from playing import play
from troef.bots.rummy import DEFAULT, TUNED, Outlook, RulePlayer, Tuning
from troef.cards.bits import set_of
from troef.cards.card import parse_cards


def chosen(state: troef.State, tuning: Tuning) -> str:
    """What a player with this tuning does on turn."""
    seat = state.actors()[0]
    view = state.view(seat)
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(view, 0.1), view)


def look(state: troef.State, tuning: Tuning = TUNED) -> Outlook:
    return Outlook(state.view(state.actors()[0]), tuning)


def drawn(
    hand: str, card: str, melds: tuple[str, ...] = (), other: str = "2D 5S 9C JD KH", pile: str = "3D"
) -> troef.State:
    """Seat 0 held this hand, and has drawn this card from the stock."""
    return play(table([hand, other], pile=pile, stock=f"{card} 10C 4S QS 6D AD 8S", melds=melds), "0: draw stock")


def _of(card: str, partner: str) -> tuple[int, int]:
    """A card, and it and its partner as a hand."""
    return parse_cards(card)[0], cards(f"{card} {partner}")


def test_a_card_that_always_fits_waits_where_a_pair_could_not_be_melded_without_it() -> None:
    """R21: from two cards nobody goes out by a meld, for one is to be thrown away; R19: what fits stays fitting."""
    state = drawn("JC QC 3S", "AH", melds=("3C 3D 3H",), other="5S JD KH QD", pile="7D")
    assert chosen(state, DEFAULT) == "layoff 3S on 1"
    assert chosen(state, TUNED) == "discard AH"


def test_a_card_that_fits_does_not_wait_when_all_can_go() -> None:
    """R20"""
    state = drawn("9S", "2H", melds=("9C 9D 9H",), other="5S JD KH QD")
    assert chosen(state, TUNED) == "layoff 9S on 1"


def test_it_knows_with_which_cards_it_would_go_out() -> None:
    """R7, R9: with the third of a pair it melds, and throws the odd card away; a pair alone needs one more (R21)."""
    state = table(["JC KC 3S", "5S JD KH QD"], pile="7D", melds=("3C 3D 3H",))
    assert look(state).outs(cards("JC KC 3S")) == 1.0
    assert look(state).outs(cards("JC KC")) == 0.0
    assert look(state).outs(cards("3S")) > 30.0


def test_of_a_stock_that_all_have_seen_it_counts_on_what_is_its_own_to_draw() -> None:
    """R11: the pile is turned over as it lies, so that everybody knows who draws what."""
    state = play(table(["5C 6C 9D", "2D 5S QH"], pile="3S", left=0), "0: turn over")
    stock = state.view(troef.REFEREE).zone("stock").cards[::-1]
    assert look(state).own_draws == set_of(stock[::2])
    assert look(state).hope(*_of("5C", "6C")) > look(state, DEFAULT).hope(*_of("5C", "6C")) == 2.0


def test_a_card_that_lets_the_next_player_out_is_not_thrown_away() -> None:
    """R6, T1: all have seen seven and eight of hearts being taken; with the nine they go."""
    state = table(["9H 7H 8H", "2S JD 6S"], pile="3D", stock="KD QS KS 10C 4S 6D", exact=(0, 1))
    play(state, "0: draw stock", "0: 7H", "1: draw discard", "1: JD")
    play(state, "0: draw stock", "0: 8H", "1: draw discard", "1: 6S", "0: draw stock")
    assert look(state).chance_of_pair(*parse_cards("9H")) == 1.0
    assert chosen(state, TUNED) != "discard 9H"


def test_a_card_is_the_more_dangerous_the_more_of_its_company_is_unseen() -> None:
    """R14, R15"""
    state = table(["KC 9S 2H", "5S JD KH QD"], pile="7D", melds=("9C 9D 9H",))
    king, nine = parse_cards("KC 9S")
    assert look(state).chance_of_pair(king) > look(state).chance_of_pair(nine) > 0.0
