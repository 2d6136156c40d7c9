"""Rummy by the book: melds, laying off, going out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from meld_positions import newest_meld
from rummy_positions import cards, table, whole_table, zone_text

from clauses import clause
from playing import play, starting, texts, why
from proving import examples
from troef import SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import cards_text
from troef.cards.pack import make_pack
from troef.melds.meld import MELD_CARDS, MELD_COUNT, MELD_FITS, in_order, is_run, meld_of, melds_in
from troef.words.words import words

# ---- melds ----


@clause("rummy", "R14", "E1")
@pytest.mark.parametrize(
    ("text", "run"),
    [
        ("4C 5C 6C", True),
        ("8D 9D 10D JD", True),
        ("JS QS KS", True),
        ("AS 2S 3S", True),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", True),
        ("4C 5C 6D", False),
        ("JS QS KS AS", False),
        ("QS KS AS", False),
        ("KS AS 2S", False),
        ("4C 5C", False),
        ("4C 5C 7C", False),
    ],
)
def test_runs(text: str, run: bool) -> None:
    meld = meld_of(cards(text))
    assert (meld >= 0) is run
    if run:
        assert is_run(meld)
        assert cards_text(in_order(meld)) == text
    hand = f"{text} 9S 2D"
    if len(text.split()) == 13:
        return  # more than any hand holds: it grows by laying off (R18)
    state = table([hand, "10C 8C"], pile="KC")
    play(state, "0: draw stock")
    if run:
        assert f"meld {text}" in texts(state)
    else:
        assert why(state, f"0: meld {text}") == ("R14", "no-meld")


@clause("rummy", "R15", "E1")
def test_sets() -> None:
    state = table(["7C 7H 7S 7D 8D 2C 2D", "AS 2S"], pile="KC", stock="3S")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {
        "meld 7S 7H 7C",
        "meld 7S 7H 7D",
        "meld 7S 7D 7C",
        "meld 7H 7D 7C",
        "meld 7S 7H 7D 7C",
    }
    assert why(state, "0: meld 2C 2D") == ("R15", "no-meld")
    assert why(state, "0: meld 7C 7H 8D") == ("R15", "no-meld")
    assert why(state, "0: meld 9C 9H 9S") == ("R7", "not-held")
    play(state, "0: MELD(7C, 7H, 7S, 7D)")
    assert cards_text(newest_meld(state).cards) == "7S 7H 7D 7C"


@clause("rummy", "R14", "R15")
@examples(200)
@given(st.sets(st.sampled_from(make_pack()), max_size=16))
def test_all_melds_in_a_hand_are_found(held: set[int]) -> None:
    hand = int(set_of(sorted(held)))
    found = [int(meld) for meld in melds_in(hand)]
    assert found == [meld for meld in range(MELD_COUNT) if not MELD_CARDS[meld] & ~hand]


def test_there_are_as_many_melds_as_can_be_counted() -> None:
    runs = 4 * sum(13 - length + 1 for length in range(3, 14))
    assert runs + 13 * (4 + 1) == MELD_COUNT
    for meld in range(MELD_COUNT):
        assert meld_of(MELD_CARDS[meld]) == meld
        for card in make_pack():
            longer = meld_of(MELD_CARDS[meld] | int(set_of([card])))
            fits = bool(MELD_FITS[meld] & int(set_of([card])))
            assert fits == (longer >= 0 and longer != meld)


@clause("rummy", "R16")
def test_melds_lie_open_in_front_of_who_laid_them() -> None:
    state = table(["7H JD 5C 6C 7C KD", "AS 2S"])
    play(state, "0: draw stock", "0: meld 5C 6C 7C")
    for seat in (0, 1, SPECTATOR):
        zone = state.view(seat).zone(newest_meld(state).name)
        assert (zone.owner, zone.layout, cards_text(zone.cards)) == (0, "row", "5C 6C 7C")
    assert whole_table(state)["hand-0"] == 4


# ---- laying off ----


@clause("rummy", "R17")
def test_anyone_may_lay_off_on_any_meld_without_one_of_his_own() -> None:
    state = table(["9D 3S KD QH 8D 8C JH", "AS 2S"], melds=("9H 9C 9S",), own=("4S 5S 6S",), stock="2D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 9D on 1", "layoff 3S on 2"}
    play(state, "0: layoff 9D", "0: layoff 3S")
    assert zone_text(state, "meld-1") == "9S 9H 9D 9C"
    assert state.view(0).zone("meld-1").owner == 1
    assert zone_text(state, "meld-2") == "3S 4S 5S 6S"
    assert why(state, "0: layoff QH on 3") == ("R17", "no-such-meld")


@clause("rummy", "R18", "E2")
def test_a_run_grows_card_by_card() -> None:
    state = table(["3S 7S 8S KD QH", "AC 2C"], pile="2H", melds=("4S 5S 6S",), stock="2D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 7S on 1"}
    assert why(state, "0: layoff 8S on 1") == ("R18", "no-fit")
    assert why(state, "0: layoff 8S") == ("R18", "no-fit")
    play(state, "0: layoff 7S on 1")
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 8S on 1"}
    play(state, "0: LAYOFF(8S)", "0: LAYOFF(3S, meld 1)")
    assert zone_text(state, "meld-1") == "3S 4S 5S 6S 7S 8S"


@clause("rummy", "R18", "R19", "E3")
def test_cards_never_leave_a_meld() -> None:
    state = table(["AS KD QH", "AC 6H"], pile="3H", melds=("2C 2H 2D 2S", "3S 4S 5S"), stock="9D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff AS on 2") == ("R18", "no-fit")
    assert why(state, "0: layoff AS on 1") == ("R18", "no-fit")
    assert why(state, "0: layoff 2S on 2") == ("R19", "stays-in-meld")
    assert why(state, "0: meld AS 2S 3S") == ("R19", "stays-in-meld")
    assert why(state, "0: discard 2S") == ("R19", "stays-in-meld")


@clause("rummy", "R18", "R19")
def test_two_runs_that_meet_are_not_joined() -> None:
    state = table(["7S KD QH", "AC 6H"], pile="3H", melds=("4S 5S 6S", "8S 9S 10S"), stock="2D")
    play(state, "0: draw stock", "0: layoff 7S on 2")
    assert zone_text(state, "meld-1") == "4S 5S 6S"
    assert zone_text(state, "meld-2") == "7S 8S 9S 10S"
    assert starting(state, "layoff") == set()


# ---- going out ----


@clause("rummy", "R20", "R21", "E5")
def test_the_last_card_is_discarded_not_melded() -> None:
    state = table(["5C 6C", "AS 2S"], stock="4C 9H")
    play(state, "0: draw stock")
    assert texts(state) == {"discard 4C", "discard 5C", "discard 6C"}
    assert why(state, "0: MELD(4C 5C 6C)") == ("R21", "keep-a-card")
    more = table(["4C 5C 9H", "AS KS"], stock="6C", exact=(0, 1))
    play(more, "0: draw stock", "0: meld 4C 5C 6C", "0: 9H")
    assert more.awaits_deal
    assert more.view(1).totals == (11, 0)


@clause("rummy", "R20", "R21", "E6")
def test_the_taken_card_may_be_laid_off_before_going_out() -> None:
    state = table(["QD", "AS 2H"], pile="KC 9D", melds=("9H 9C 9S",), exact=(0, 1))
    play(state, "0: DRAW_DISCARD")
    assert texts(state) == {"layoff 9D on 1", "discard QD"}
    play(state, "0: LAYOFF(9D)", "0: DISCARD(QD)")
    assert state.awaits_deal
    assert state.view(0).totals == (3, 0)


@clause("rummy", "R21")
def test_the_card_that_remains_may_not_be_the_one_just_taken() -> None:
    state = table(["9D", "AS 2S"], pile="KC QD", melds=("9H 9C 9S",))
    play(state, "0: draw discard")
    assert texts(state) == {"discard 9D"}
    assert why(state, "0: layoff 9D on 1") == ("R21", "keep-a-card")
    assert why(state, "0: layoff 9D") == ("R21", "keep-a-card")
    run = table(["4C 5C 6C", "AS 2S"], pile="KC QD")
    play(run, "0: draw discard")
    assert texts(run) == {"discard 4C", "discard 5C", "discard 6C"}
    assert why(run, "0: meld 4C 5C 6C") == ("R21", "keep-a-card")


@clause("rummy", "R20", "E7")
def test_a_hand_of_one_card_can_go_out_by_laying_off() -> None:
    state = table(["5H", "AS KS"], pile="8H", stock="5C JD", melds=("2C 3C 4C",))
    other = table(["5H", "AS KS"], pile="8H", stock="JD 5C", melds=("2C 3C 4C",))
    play(state, "0: draw stock", "0: LAYOFF(5C)", "0: DISCARD(5H)")
    assert state.awaits_deal
    play(other, "0: draw stock")
    assert texts(other) == {"discard JD", "discard 5H"}
    play(other, "0: JD")
    assert zone_text(other, "hand-0", 0) == "5H"
    assert other.actors() == (1,)


@clause("rummy", "R22")
def test_when_somebody_is_out_everything_stops() -> None:
    state = table(["5H", "7D 7H 7S 7C"], pile="3H", melds=("2S 3S 4S",), stock="5S", exact=(0, 1))
    play(state, "0: draw stock", "0: layoff 5S", "0: 5H")
    assert state.actors() == ()
    for text in ("meld 7D 7H 7S", "discard 7D", "draw stock"):
        refusal = state.refusal(1, state.game.parse(text))
        assert refusal is not None and (refusal.clause, refusal.reason) == ("R22", "round-over")
        assert words("nl").refusal("rummy", refusal) != "refusal-round-over"
    assert state.view(0).totals == (28, 0)
    assert zone_text(state, "hand-1", SPECTATOR) == "7C 7D 7H 7S", "the hands are counted openly"
