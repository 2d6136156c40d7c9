"""Patience by the book: the layout, the columns, the foundations, bank and waste."""

import pytest
from patience_positions import BOOK, PARTS, bank, card_moves, ending

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import cards_text
from troef.games.patience import PatienceState


def column(state: PatienceState, number: int) -> str:
    """A column in the notation of the book."""
    zone = state.view(0).zone(f"T{number}")
    return f"{zone.hidden}|{cards_text(zone.cards)}" if zone.cards else ""


def waste(state: PatienceState) -> str:
    return cards_text(state.view(0).zone("waste").cards)


# ---- the layout ----


@clause("patience", "R1", "R2", "R3")
def test_seven_columns_of_one_to_seven_with_the_top_open_and_a_bank_of_24() -> None:
    state = BOOK.start()
    order = troef.SeededDealer("layout").next(state.pack())
    assert sorted(order) == sorted(state.pack()) and len(order) == 52
    state.deal(order)
    view, all_seen = state.view(0), state.view(troef.REFEREE)
    at = 0
    for number in range(1, 8):
        zone = view.zone(f"T{number}")
        assert (zone.hidden, len(zone.cards)) == (number - 1, 1)
        assert all_seen.zone(f"T{number}").cards == order[at : at + number]
        assert zone.cards == [order[at + number - 1]]
        at += number
    assert (view.zone("stock").hidden, view.zone("stock").cards) == (24, [])
    assert bank(state) == cards_text(order[28:])
    assert waste(state) == ""
    assert all(view.zone(f"F-{suit}").cards == [] for suit in "SHDC")


@clause("patience", "R1", "R3")
def test_a_deal_can_be_laid_by_hand() -> None:
    state = lay(BOOK, T1="KH", T2="1|QS", T3="2C 3C 4C", T7="9D 8S", bank="AH AD AS")
    assert column(state, 1) == "0|KH"
    assert column(state, 2) == "1|QS"
    assert column(state, 3) == "2|4C"
    assert column(state, 7) == "6|8S"
    assert cards_text(state.view(troef.REFEREE).zone("T7").cards[-2:]) == "9D 8S"
    assert bank(state).startswith("AH AD AS")
    assert bank(lay(BOOK, stock="AH AD AS")).startswith("AH AD AS"), "the bank is the stock, as in other games"
    for wrong in ({"T2": "KH QH JH"}, {"T1": "KH", "T2": "KH"}, {"T3": "1|KH"}, {"T8": "KH"}, {"bank": "1H"}):
        with pytest.raises(troef.DealError):
            BOOK.arrange(**wrong)


# ---- in the columns ----


@clause("patience", "R4", "E1")
@pytest.mark.parametrize(
    ("card", "under", "joins"),
    [
        ("7S", "8H", True),
        ("7S", "8D", True),
        ("7S", "8C", False),
        ("7H", "8D", False),
        ("6S", "8H", False),
        ("8H", "7S", False),
        ("KH", "AS", False),
        ("AS", "2H", True),
        ("10H", "JS", True),
        ("QH", "KS", True),
        ("AS", "KH", False),
    ],
)
def test_joining_on(card: str, under: str, joins: bool) -> None:
    state = BOOK.position([f"1|{card}", f"1|{under}", "3C", "3S", "5C", "5S", "JC"], bank="AD")
    assert ("T1>T2" in texts(state)) == joins
    if not joins:
        refusal = refused(state, "0: T1>T2")
        assert (refusal.clause, refusal.reason, refusal.facts) == ("R4", "not-joining", {"card": card})


@clause("patience", "R4")
def test_seven_of_spades_does_not_join_on_the_eight_of_spades() -> None:
    state = BOOK.position(["1|7S", "1|8S"], bank="AD")
    assert refused(state, "0: T1>T2").clause == "R4"


@clause("patience", "R5", "R7", "T1", "E2")
def test_a_run_moves_and_the_card_under_it_is_turned_up() -> None:
    state = BOOK.position(["0|8H", "3C|7S"], bank="AD")
    play(state, "0: T2>T1")
    assert column(state, 1) == "0|8H 7S"
    assert column(state, 2) == "0|3C"


@clause("patience", "R5", "E3")
def test_the_whole_open_run_moves_in_the_same_order() -> None:
    state = BOOK.position(["0|8H 7S", "2|9C"], bank="AD")
    play(state, "0: T1>T2")
    assert column(state, 2) == "2|9C 8H 7S"
    assert column(state, 1) == ""


@clause("patience", "R5", "E3")
def test_a_part_of_a_run_moves_only_where_that_is_agreed() -> None:
    tableau, cards = ["0|8H 7S", "", "0|8D"], "AD"
    state = BOOK.position(tableau, bank=cards)
    assert card_moves(state) == set()
    refusal = refused(state, "0: T1[1]>T3")
    assert (refusal.clause, refusal.reason) == ("R5", "whole-run")
    state = PARTS.position(tableau, bank=cards)
    assert card_moves(state) == {"T1[1]>T3"}
    play(state, "0: T1[1]>T3")
    assert (column(state, 1), column(state, 3)) == ("0|8H", "0|8D 7S")


@clause("patience", "R5")
def test_a_part_that_is_the_whole_run_is_the_whole_run() -> None:
    for game in (BOOK, PARTS):
        state = game.position(["1|8H 7S", "0|9C"], bank="AD")
        assert game.show(game.parse("T1[2]>T2", state.view(0))) == "T1>T2"
        move = game.parse("T1[2]>T2")
        refusal = state.refusal(0, move)
        assert refusal is not None and (refusal.clause, refusal.reason) == ("R5", "no-part")


@clause("patience", "R5", "R6")
def test_parts_of_every_length_move_where_their_deepest_card_joins() -> None:
    state = PARTS.position(["2|10D 9S 8H 7C", "0|9C", "1|8D", "0|10H", "", "", "2|JC"], bank="AS AC")
    assert card_moves(state) == {"T1[1]>T3", "T1[2]>T2", "T1[3]>T4", "T1>T7", "T2>T4", "T3>T2", "T4>T7"}
    assert refused(state, "0: T1[2]>T5").clause == "R6"
    assert refused(state, "0: T1[2]>T3").clause == "R4"
    play(state, "0: T1[3]>T4")
    assert (column(state, 1), column(state, 4)) == ("2|10D", "0|10H 9S 8H 7C")


@clause("patience", "R4", "R5", "R6", "E4")
def test_only_kings_go_to_an_empty_place_and_only_if_that_changes_something() -> None:
    state = BOOK.position(["", "", "0|2C", "", "3|KD QS", "0|KS", "2|QH"], bank="AD")
    assert card_moves(state) == {f"T5>T{free}" for free in (1, 2, 4)} | {"T7>T6"}
    refusal = refused(state, "0: T6>T4")
    assert (refusal.clause, refusal.reason) == ("R6", "nothing-under")
    refusal = refused(state, "0: T7>T4")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R6", "only-king", {"card": "QH"})
    play(state, "0: T7>T6", "0: T5>T4")
    assert (column(state, 6), column(state, 4)) == ("0|KS QH", "0|KD QS")
    assert (state.view(0).zone("T5").hidden, len(state.view(0).zone("T5").cards)) == (2, 1)


@clause("patience", "R6")
def test_with_parts_a_king_run_still_needs_something_under_it() -> None:
    state = PARTS.position(["0|KD QS", "1|KS", ""], bank="AD")
    assert card_moves(state) == {"T2>T3", "T2>T4", "T2>T5", "T2>T6", "T2>T7"}


@clause("patience", "R7")
def test_an_emptied_column_stays_empty() -> None:
    state = BOOK.position(["0|AS", "0|2H"], bank="AD")
    play(state, "0: T1>F")
    assert column(state, 1) == ""
    assert refused(state, "0: T1>T2").reason == "pile-empty"


@clause("patience", "R8")
def test_face_down_cards_never_move() -> None:
    for game in (BOOK, PARTS):
        state = game.position(["8H|7S", "0|9C"], bank="AD")
        assert "T1[2]>T2" not in texts(state)
        refusal = refused(state, "0: T1[2]>T2")
        assert (refusal.clause, refusal.reason) == ("R8", "face-down")


# ---- foundations ----


@clause("patience", "R9", "R10", "E5")
def test_the_next_card_of_its_suit_goes_to_the_foundation() -> None:
    state = BOOK.position(["", "", "1|6C 5H", "0|7H"], foundations="4H", bank="AD")
    assert refused(state, "0: T4>F").facts == {"card": "7H"}
    play(state, "0: T3>F")
    assert column(state, 3) == "1|6C"
    assert cards_text(state.view(0).zone("F-H").cards) == "AH 2H 3H 4H 5H"


@clause("patience", "R9", "R10", "R15")
def test_foundations_go_from_ace_to_king_each_in_its_own_suit() -> None:
    suit = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    state = BOOK.position(["0|KC"], foundations="QC", bank=" ".join(rank + "S" for rank in suit[::-1]))
    for _ in range(5):
        play(state, "0: draw")
    for rank in suit:
        assert cards_text(state.view(0).zone("waste").cards[-1:]) == rank + "S"
        play(state, "0: W>F")
    assert cards_text(state.view(0).zone("F-S").cards) == " ".join(rank + "S" for rank in suit)
    play(state, "0: T1>F")
    assert len(state.view(0).zone("F-C").cards) == 13
    assert state.view(0).zone("F-H").cards == []


@clause("patience", "R10")
def test_only_the_top_card_alone_goes_to_a_foundation() -> None:
    state = BOOK.position(["0|2H AS"], foundations="AH", bank="AD")
    assert "T1>F" in texts(state)
    play(state, "0: T1>F", "0: T1>F")
    assert column(state, 1) == ""
    with pytest.raises(troef.MoveTextError):
        BOOK.parse("T1[2]>F")
    assert refused(state, "0: T1>F").clause == "R10"


@clause("patience", "R11")
def test_cards_never_leave_a_foundation() -> None:
    state = BOOK.position(["0|3S", "0|5C"], foundations="2H", bank="9C 3H")
    for text in ("F>T1", "F-H>T1", "F>F"):
        refusal = refused(state, f"0: {text}")
        assert (refusal.clause, refusal.reason) == ("R11", "stays-home")


@clause("patience", "R12")
def test_nothing_has_to_go_to_a_foundation() -> None:
    state = BOOK.position(["0|AS", "0|9H", "0|10C"], bank="AH KC QC")
    assert texts(state) == {"T1>F", "T2>T3", "draw", "resign"}
    play(state, "0: T2>T3", "0: draw")
    assert column(state, 1) == "0|AS"


# ---- bank and waste ----


@clause("patience", "R13", "R14", "R16", "E6")
def test_three_cards_are_turned_at_once_and_the_waste_becomes_the_same_bank_again() -> None:
    state = BOOK.position(["0|AS"], bank="2H 9S KC 4D 5D")
    assert bank(state) == "2H 9S KC 4D 5D"
    play(state, "0: DRAW")
    assert waste(state) == "2H 9S KC"
    refusal = refused(state, "0: redeal")
    assert (refusal.clause, refusal.reason) == ("R16", "bank-not-empty")
    play(state, "0: DRAW")
    assert (waste(state), bank(state)) == ("2H 9S KC 4D 5D", "")
    refusal = refused(state, "0: DRAW")
    assert (refusal.clause, refusal.reason) == ("R13", "bank-empty")
    play(state, "0: REDEAL")
    assert (waste(state), bank(state)) == ("", "2H 9S KC 4D 5D")
    play(state, "0: draw")
    assert waste(state) == "2H 9S KC"


@clause("patience", "R13")
def test_drawing_is_possible_whatever_else_is() -> None:
    state = BOOK.position(["0|AS", "0|8H", "0|7S"], bank="2H")
    assert texts(state) == {"T1>F", "T3>T2", "draw", "resign"}
    play(state, "0: draw")
    assert texts(state) == {"T1>F", "T3>T2", "redeal", "resign"}


@clause("patience", "R14", "R15", "E7")
def test_a_king_of_the_waste_takes_an_empty_place_and_frees_the_card_below_it() -> None:
    state = BOOK.position(["10H", "", "3C", "3S", "5C", "5S", "7C"], waste="2H 9S KC")
    assert card_moves(state) == {"W>T2"}
    play(state, "0: W>T2")
    assert column(state, 2) == "0|KC"
    assert waste(state) == "2H 9S"
    assert card_moves(state) == {"W>T1"}


@clause("patience", "R15")
def test_the_top_of_the_waste_joins_or_goes_to_its_foundation() -> None:
    state = BOOK.position(["0|4C", "0|4S", "0|4D", ""], foundations="2H", waste="9D 3H", bank="AS")
    assert card_moves(state) == {"W>F", "W>T1", "W>T2"}
    refusal = refused(state, "0: W>T3")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R15", "not-joining", {"card": "3H"})
    refusal = refused(state, "0: W>T4")
    assert (refusal.clause, refusal.reason) == ("R15", "only-king")
    play(state, "0: W>F")
    refusal = refused(state, "0: W>F")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R15", "not-next", {"card": "9D"})


@clause("patience", "R14")
def test_an_empty_waste_gives_no_card() -> None:
    state = BOOK.position(["0|AS"], bank="2H")
    for text in ("W>F", "W>T1"):
        refusal = refused(state, f"0: {text}")
        assert (refusal.clause, refusal.reason) == ("R14", "waste-empty")


@clause("patience", "R16")
def test_no_redeal_without_a_waste() -> None:
    state = BOOK.position(["0|AS"], foundations="KH")
    assert texts(state) == {"T1>F", "resign"}
    refusal = refused(state, "0: redeal")
    assert (refusal.clause, refusal.reason) == ("R16", "waste-empty")


@clause("patience", "R16")
def test_a_redeal_shifts_the_threes_after_a_card_was_used() -> None:
    state = BOOK.position(["0|4S"], bank="2H 9S 3D 4D 5D AS")
    play(state, "0: draw", "0: W>T1")
    assert waste(state) == "2H 9S"
    play(state, "0: draw", "0: redeal", "0: draw")
    assert waste(state) == "2H 9S 4D"


@clause("patience", "R17")
def test_redeals_are_not_limited_while_cards_move_in_between() -> None:
    state = BOOK.position(["0|AS", "0|AH", "0|AD", "0|AC"], bank="9C 4C 5C")
    for number in range(1, 5):
        play(state, "0: draw", "0: redeal", "0: draw", "0: redeal", f"0: T{number}>F")
    assert state.view(0).memory["passes"] == 8
    assert ending(state) == "stuck"  # by R19 now, and not by the number of redeals
