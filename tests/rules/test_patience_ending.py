"""Patience by the book: the end, the stuck rule against a slow and simple reading of it, scoring."""

import pytest
from patience_positions import BOOK, PARTS, card_moves, ending

import troef
from clauses import clause
from playing import lay, play, texts
from troef.cards.card import cards_text
from troef.games.patience import PatienceState, Result

#: The columns of E8: black tops, on which only red 9s, 7s, 5s and 3s join; every king has its place taken.
E8 = ["2|8S", "1|8C", "0|10S", "3|10C", "4|6S", "5|6C", "6|4S"]


FULL = "KS KH KD KC"


# ---- the end ----


@clause("patience", "R18", "S1", "E11")
def test_with_all_52_cards_on_the_foundations_the_player_wins() -> None:
    state = BOOK.position(["0|KS"], foundations="QS KH KD KC")
    play(state, "0: T1>F")
    assert state.outcome() == troef.Outcome((52,), (0,), "won")
    assert state.actors() == ()
    assert BOOK.position([], foundations=FULL).outcome() == troef.Outcome((52,), (0,), "won")


@clause("patience", "R19", "E8")
def test_stuck_when_the_only_waste_card_fits_nowhere() -> None:
    state = BOOK.position(E8, waste="QS")
    assert state.outcome() == troef.Outcome((0,), (), "stuck")


@clause("patience", "R13", "R19", "E9")
def test_a_card_that_is_always_covered_does_not_help() -> None:
    assert ending(BOOK.position(E8, waste="9H QS")) == "stuck"
    assert ending(BOOK.position(E8, waste="QS 9H")) == ""


@clause("patience", "R19", "E10")
def test_only_every_third_card_of_the_next_pass_comes_free() -> None:
    assert ending(BOOK.position(E8, waste="9H QS 3S 5S")) == "stuck"
    state = BOOK.position(E8, waste="QS 3S 9H 5S")
    assert texts(state) == {"redeal", "resign"}
    play(state, "0: redeal", "0: draw")
    assert card_moves(state) == {"W>T3", "W>T4"}


@clause("patience", "R19")
def test_a_card_in_the_rest_of_this_pass_helps_though_the_next_pass_covers_it() -> None:
    tableau = [*E8[:6], "6|2C"]
    assert ending(BOOK.position(tableau, waste="QS", bank="QC JS 9H 3S JC QH")) == ""
    assert ending(BOOK.position(tableau, waste="", bank="QC JS 3S 9H JC QH")) == "stuck"


@clause("patience", "R19")
def test_without_bank_and_waste_only_the_present_position_counts() -> None:
    assert ending(BOOK.position(E8)) == "stuck"
    assert ending(BOOK.position([*E8[:6], "6|7D"])) == ""


@clause("patience", "R19")
def test_a_deal_can_be_stuck_at_once() -> None:
    opened = {f"T{number}": text.split("|")[1] for number, text in enumerate(E8, 1)}
    state = lay(BOOK, **opened, bank="2S 2C KS 2D 2H KH 3S 3C KD JS JC KC AS AC QS AD AH QH 4C 4D QD 5S 5C QC")
    assert state.outcome() == troef.Outcome((0,), (), "stuck")


@clause("patience", "R19")
def test_the_move_that_leaves_nothing_to_do_ends_the_game() -> None:
    state = BOOK.position([*E8[:6], "0|AH"], waste="QS")
    assert ending(state) == ""
    play(state, "0: T7>F")
    assert ending(state) == "stuck"
    assert state.outcome() == troef.Outcome((1,), (), "stuck")


@clause("patience", "R19")
def test_a_free_place_counts_for_kings_only() -> None:
    assert ending(BOOK.position(E8[:6], waste="KD")) == ""
    assert ending(BOOK.position(E8[:6], waste="QD")) == "stuck"


@clause("patience", "R20")
def test_the_third_redeal_in_a_row_loses() -> None:
    state = BOOK.position(["0|AS"], bank="9C 4C 5C")
    play(state, "0: draw", "0: redeal", "0: draw", "0: redeal", "0: draw")
    assert state.view(0).fact("redeals") == 2
    assert ending(state) == ""
    play(state, "0: redeal")
    assert state.outcome() == troef.Outcome((0,), (), "third-redeal")


@clause("patience", "R20")
def test_a_card_move_starts_the_count_of_redeals_again() -> None:
    state = BOOK.position(["0|AS", "0|AH"], bank="9C 4C 5C")
    play(state, "0: draw", "0: redeal", "0: draw", "0: redeal", "0: T1>F", "0: draw", "0: redeal")
    assert state.view(0).fact("redeals") == 1
    play(state, "0: draw", "0: redeal", "0: draw", "0: redeal")
    assert ending(state) == "third-redeal"


@clause("patience", "R21")
def test_giving_up_is_always_possible_and_loses() -> None:
    state = lay(BOOK)
    assert "resign" in texts(state)
    play(state, "0: RESIGN")
    assert state.outcome() == troef.Outcome((0,), (), "resigned")
    state = BOOK.position(["0|KS"], foundations="QS KH KD KC")
    play(state, "0: resign")
    assert state.outcome() == troef.Outcome((51,), (), "resigned")


def shuttle(state: PatienceState, times: int) -> None:
    """Move the 7S to and fro between the two red eights."""
    for number in range(times):
        play(state, "0: T1[1]>T2" if number % 2 == 0 else "0: T2[1]>T1")


@clause("patience", "R22")
def test_with_parts_a_hundred_actions_without_progress_lose() -> None:
    state = PARTS.position(["0|8H 7S", "0|8D"], bank="AD")
    shuttle(state, 99)
    assert ending(state) == ""
    assert state.view(0).fact("idle") == 99
    play(state, "0: draw")
    assert state.outcome() == troef.Outcome((0,), (), "no-progress")


@clause("patience", "R22")
@pytest.mark.parametrize("step", ["T3>F", "T4>T5", "W>T6", "W>F"])
def test_progress_is_a_card_home_a_card_turned_up_or_a_waste_card_played(step: str) -> None:
    given = "2H" if step == "W>T6" else "AD"
    state = PARTS.position(["0|8H 7S", "0|8D", "0|AS", "1|QH", "0|KC", "0|3C"], waste=given)
    shuttle(state, 98)
    play(state, f"0: {step}")
    assert state.view(0).fact("idle") == 0
    shuttle(state, 99)
    assert ending(state) == ""


@clause("patience", "R22")
def test_merging_columns_is_no_progress() -> None:
    state = PARTS.position(["0|8H 7S", "0|8D", "0|QH", "0|KC"], bank="AD")
    play(state, "0: T3>T4")
    assert state.view(0).fact("idle") == 1


@clause("patience", "R22")
def test_without_parts_nobody_counts_actions() -> None:
    columns = ["9C", "8H", "7S", "6D", "5C"]
    used = {*columns, "AH"}
    rest = [text for text in [cards_text([card]) for card in BOOK.pack(1)] if text not in used]
    state = BOOK.position([f"0|{card}" for card in columns], bank=" ".join([*rest[:44], "AH"]))
    for step in ("T5>T4", "T4>T3", "T3>T2", "T2>T1"):
        for _ in range(2):
            play(state, *["0: draw"] * 15, "0: redeal")
        play(state, f"0: {step}")
    assert len(state.log) > 120
    assert ending(state) == ""


# ---- scoring ----


@clause("patience", "S1", "S2")
def test_the_result_is_won_or_lost_with_the_number_of_cards_put_away() -> None:
    assert BOOK.settle(Result(17)) == (17,)
    assert BOOK.settle(Result(52)) == (52,)
    for wrong in (-1, 53):
        with pytest.raises(ValueError, match=f"foundation: 0 to 52 cards lie on the foundations, not {wrong}"):
            BOOK.settle({"foundation": wrong})
    state = BOOK.position(["0|AS", "0|9C"], foundations="3H")
    play(state, "0: T1>F")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == BOOK.settle(Result(4)) == state.view(0).totals
    assert outcome.winners == ()
    assert state.view(0).badge(0, "foundation") == 4
