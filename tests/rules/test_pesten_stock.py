"""Pesten: the stock, and what happens when it is empty."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from pesten_positions import (
    DULL,
    dawdle,
    nothing_to_draw,
    pile,
    restock,
    running,
    size,
    table,
)

import troef
from clauses import clause
from playing import hand, play, texts
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text, parse_card, parse_cards
from troef.core.moves import DRAW
from troef.games.pesten.turns import GOING_ON, STUCK, Turns


def short_of_cards(hands: list[str], top: str, turn: int = 0) -> Turns:
    """A game with a few cards only: of a whole pack, somebody would hold a card that fits (R5)."""
    turns = Turns(len(hands), True, True)
    turns.begin(vec[i64]([set_of(parse_cards(cards)) for cards in hands]), vec[i64](parse_cards(top)), 0, 0, turn)
    return turns


@clause("pesten", "R24")
def test_an_empty_stock_is_made_of_the_discards_without_the_top() -> None:
    state = table(["2S 4C 5C", "4D KH 7H", "9D 9H"], "9S", stock="6D", used_up=True)
    before = pile(state).split()
    play(state, "0: 2S", "1: take")
    assert state.awaits_deal and state.actors() == ()
    assert sorted(map(card_text, state.pack())) == sorted(before)
    assert hand(state, 1) == {"4D", "KH", "7H", "6D"}
    assert state.view(1).phase == "awaits-deal"
    with pytest.raises(troef.DealError):
        state.deal([*state.pack()[1:], parse_card("2S")])
    restock(state, "10D")
    assert hand(state, 1) == {"4D", "KH", "7H", "6D", "10D"}
    assert pile(state) == "2S" and state.view(0).zone("stock").hidden == len(before) - 1
    assert state.actors() == (1,), "the turn goes on where it was"
    assert state.view(1).fact("suit") == "S"
    assert texts(state) == {"draw"}
    assert state.view(0).deal_number == 1


@clause("pesten", "R24")
def test_a_named_suit_and_the_top_stay_when_the_discards_are_shuffled() -> None:
    state = table(["JS 4C 5C", "4D KC 7D"], "9S", used_up=True)
    play(state, "0: JS H", "1: draw")
    assert state.awaits_deal
    restock(state, "9S")
    assert state.actors() == (0,), "9S is no heart"
    assert pile(state) == "JS" and state.view(0).fact("suit") == "H"


@clause("pesten", "R24")
def test_a_card_drawn_from_the_new_stock_may_be_played() -> None:
    state = play(table(["10S KC 4D", DULL], "9H", used_up=True), "0: draw")
    restock(state, "3H")
    assert texts(state) == {"3H", "3H last card", "end turn"}


@clause("pesten", "R25")
def test_what_cannot_be_drawn_is_waived() -> None:
    state = nothing_to_draw()
    play(state, "1: draw")
    lying, held = pile(state), hand(state, 1)
    play(state, "0: *", "1: take")
    assert cards_text(state.pack()) == lying
    state.deal(state.pack())
    assert hand(state, 1) == {*held, lying}, "one card instead of five"
    assert state.actors() == (1,) and state.view(1).fact("penalty") is None


@clause("pesten", "R25")
def test_who_cannot_draw_ends_the_turn() -> None:
    state = nothing_to_draw()
    assert texts(state) == {"draw"}
    play(state, "1: draw")
    assert state.actors() == (0,) and size(state, 1) == 1


@clause("pesten", "R26")
def test_the_fewest_cards_win_when_nobody_can_play_or_draw() -> None:
    turns = short_of_cards(["10S KC 4D", "5S 4C", "QS QC"], "9H", turn=1)
    for seat in (1, 2):
        turns.play(seat, DRAW)
    assert turns.ended == GOING_ON
    turns.play(0, DRAW)
    assert turns.ended == STUCK and turns.winners() == (1, 2)


@clause("pesten", "R26")
def test_after_a_card_that_was_played_or_drawn_the_count_begins_again() -> None:
    turns = short_of_cards(["10S KC 4D", "9S 4C 5C", "QD QC"], "9H")
    turns.play(0, DRAW)
    assert turns.idle == 1
    turns.play(1, turns.legal(1)[0])
    assert turns.idle == 0
    turns.play(2, DRAW)
    turns.restock(vec[i64](parse_cards("9H")))
    assert turns.idle == 0, "a card drawn counts too"


@clause("pesten", "R26")
def test_after_a_thousand_turns_the_fewest_cards_win() -> None:
    state = table(["9H 4H 5C", "10H 4D 5D 6D", "QH 4S"], "3H")
    while running(state).taken < 1000:
        assert state.outcome() is None
        seat = state.actors()[0]
        dawdle(state, seat, seat + 3)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "limit"
    sizes = [size(state, seat) for seat in range(3)]
    assert outcome.winners == tuple(seat for seat in range(3) if sizes[seat] == min(sizes)) != (0, 1, 2)
