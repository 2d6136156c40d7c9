"""States, views, zones and moves say what they are; wrong seats and numbers say what is wrong."""

import json

import pytest

import troef
from troef.core.wire import view_dict


def dealt() -> troef.State:
    state = troef.game("klaverjassen").start(4)
    state.deal(state.arrange({1: "JH 9H AH 10H KH QH 8H 7H", 2: "AS"}))
    return state


def test_a_state_says_where_the_match_is() -> None:
    state = dealt()
    assert repr(state) == "<State of klaverjassen:amsterdams, deal 1, dealer 0, trump, to act: 1>"
    state.play(1, state.game.parse("trump hearts"))
    assert repr(state) == "<State of klaverjassen:amsterdams, deal 1, dealer 0, play, to act: 1>"


def test_a_view_shows_the_cards_that_its_seat_may_know() -> None:
    text = repr(dealt().view(1))
    assert text.startswith("<View of seat 1, klaverjassen:amsterdams, deal 1, trump, to act: 1 | ")
    assert "hand-1: JH 9H AH 10H" in text or "hand-1: 7H 8H" in text
    assert "hand-2: 8 hidden" in text and "AS" not in text
    assert repr(dealt().view(troef.SPECTATOR)).startswith("<View of a spectator, ")


def test_a_zone_and_a_row_of_the_sheet_in_a_few_words() -> None:
    view = dealt().view(0)
    assert repr(view.zone("hand-1")) == "<Zone hand-1: 8 hidden>"
    assert repr(troef.game("bridge").start().view(0).facts[:0]) == "[]"


def test_a_move_that_was_read_says_what_it_is_and_is_a_number() -> None:
    match = troef.Match(troef.game("klaverjassen"))
    match.arrange({1: "JH"})
    move = match.move(1, "troef harten")
    assert repr(move) == "<Move trump H>"
    assert json.dumps([move]) == f"[{move}]"
    assert move in dealt().legal(1)


def test_cards_have_texts_in_public() -> None:
    assert troef.cards_text(dealt().view(2).hand()).split()[0] in {"AS", "7C", "8C"}
    assert troef.card_text(troef.parse_cards("J♥")[0]) == "JH"


@pytest.mark.parametrize("seat", range(-2, 4))
def test_a_view_gives_its_wire_form(seat: int) -> None:
    state = dealt()
    view = state.view(seat)
    assert view.as_dict() == view_dict(state.game, view)


@pytest.mark.parametrize("seat", [4, 9, -4, 2**40])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} among 4"):
        dealt().view(seat)


def test_a_view_made_by_hand_has_no_wire_form() -> None:
    with pytest.raises(ValueError, match="made by hand"):
        troef.View("bridge", "book", 4, 0, "play", 0).as_dict()
