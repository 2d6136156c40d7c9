"""Canasta: going out, the end of a round, the score and the match."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from canasta_positions import after_a_take, hand_size, ranks, running, table, why, zone
from clauses import clause
from playing import finish, play, read, starting, texts
from proving import examples
from troef.cards.card import card_text
from troef.core.view import SheetEntry
from troef.games.canasta import Result, Side
from troef.games.canasta.scoring import score_of
from troef.games.canasta.state import CanastaState

#: Hands that do not matter.
OTHERS = ("", "", "")
CANASTA: Any = (["K K K K K K K"], ())


def scored(side: Side) -> int:
    """The score of a side (S1)."""
    return score_of(side.holding())


def entries(state: troef.State, side: int) -> dict[str, int]:
    """What the last row of the sheet is made of, for one side."""
    return {entry.label: entry.points for entry in state.sheet[-1].entries if entry.column == side}


def value(cards: list[str]) -> int:
    """What cards count (S2)."""
    low = {"*": 50, "A": 20, "2": 20, **dict.fromkeys("76543", 5)}
    return sum(low.get(card if card == "*" else card[:-1], 10) for card in cards)


def held(state: troef.State, side: int) -> int:
    """What the cards in the hands of a side count."""
    return value([card for seat in (side, side + 2) for card in zone(state, f"hand-{seat}")])


def laid(state: troef.State, side: int) -> int:
    """What the cards in the melds of a side count."""
    return sum(value(zone(state, found.name)) for found in state.view(0).zones if found.name.startswith(f"meld-{side}"))


# ---- going out ----


@clause("canasta", "R32", "R37", "S3")
def test_who_has_a_canasta_goes_out_with_or_without_a_discard() -> None:
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(state, "0: draw stock", "0: meld 8 8 8")
    assert starting(state, "discard") == {"discard 9H"}
    play(state, "0: discard 9H")
    assert state.awaits_deal
    # kings and eights, and four aces and four queens that he laid before
    assert laid(state, 0) == 70 + 30 + 80 + 40
    assert entries(state, 0) == {"melds": laid(state, 0), "clean": 500, "out": 100, "left": -held(state, 0)}
    refusal = state.refusal(1, 0)
    assert refusal is not None and (refusal.clause, refusal.reason) == ("R37", "round-over")
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="8 9")
    play(state, "0: draw stock", "0: meld 8 8 8 8")  # nothing left to discard
    assert state.awaits_deal and entries(state, 0)["out"] == 100


@clause("canasta", "R32", "R31")
def test_a_canasta_completed_in_the_same_turn_counts() -> None:
    state = table(["K K K", *OTHERS], "JC", (["K K K K"], ()), stock="9H 9")
    play(state, "0: draw stock", "0: layoff K on K", "0: layoff K on K")
    assert hand_size(state, 0) == 2
    # one card would stay without a canasta, unless it completes one
    assert starting(state, "layoff") == {"layoff K on K"}
    play(state, "0: layoff K on K", "0: discard 9H")
    assert state.awaits_deal
    short = table(["K K", *OTHERS], "JC", (["K K K K"], ()), stock="9H 9")
    play(short, "0: draw stock", "0: layoff K on K")
    assert why(short, "0: layoff K on K") == ("R31", "keep-two")


@clause("canasta", "R30")
@pytest.mark.parametrize("seed", range(4))
def test_the_last_card_is_discarded_in_going_out_only(seed: int) -> None:
    """R31: no move leads to a hand of one card that may not go."""
    state = table(["9H", *OTHERS], "JC", (["K K K"], ()), stock="5H 6H")
    play(state, "0: draw stock")
    assert texts(state) == {"discard 5H", "discard 9H"}
    state, rng = troef.game("canasta").start(4, 0), troef.Rng(seed)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    while not state.awaits_deal:
        seat = state.actors()[0]
        if starting(state, "discard", seat) and hand_size(state, seat) == 1:
            assert state.view(seat).badge(seat, "canastas")
        state.play(seat, state.phase.pick(seat, rng))


@clause("canasta", "T1", "R33", "R40")
def test_asking_to_go_out() -> None:
    state = table(["8 8 8 5", *OTHERS], "JC", CANASTA, stock="9H 9")
    assert why(state, "0: ask") == ("R33", "ask-after-taking")
    play(state, "0: draw stock")
    # 8 8 8, and the 5 and the 9 are one card too many
    assert "ask" not in texts(state)
    assert why(state, "0: ask") == ("R33", "cannot-go-out")
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(state, "0: draw stock", "0: ask")
    assert state.actors() == (2,)
    assert state.view(2).phase == "answer"
    assert texts(state, 2) == {"yes", "no"}
    assert why(state, "2: draw stock") == ("R33", "answer-first")
    play(state, "2: ja")
    assert state.view(1).fact("bound") == "must-go-out"
    assert texts(state) == {"meld 8 8 8"}
    assert why(state, "0: discard 9H") == ("R33", "must-go-out")
    assert why(state, "0: ask") == ("R33", "asked-already")
    assert why(state, "0: yes") == ("R33", "not-asked")
    play(state, "0: meld 8 8 8", "0: discard 9H")
    assert state.awaits_deal


@clause("canasta", "R33")
def test_a_question_is_put_before_anything_is_melded() -> None:
    state = table(["8 8 8 K", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(state, "0: draw stock", "0: layoff K on K")
    assert why(state, "0: ask") == ("R33", "ask-before-melding")
    # after taking the pile it may be asked, the meld that took it is no hindrance (A9)
    state = after_a_take("8", "8 8 9", CANASTA[0])
    play(state, "0: take pile 8 8")
    assert hand_size(state, 0) == 1  # nothing else in the pile
    assert why(state, "0: ask") == ("R40", "ask-with-two")
    state = after_a_take("K 9 9 9 8", "8 8 9", CANASTA[0])
    play(state, "0: take pile 8 8")
    assert "ask" in texts(state)


@clause("canasta", "E13", "R33")
def test_after_no_two_cards_stay_before_the_discard() -> None:
    state = table(["8 8 8 9 9", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(state, "0: draw stock", "0: ask", "2: nee")
    assert state.view(0).fact("bound") == "must-stay"
    assert starting(state, "meld") == {"meld 8 8 8", "meld 9 9 9"}  # of six cards at most four
    play(state, "0: meld 8 8 8", "0: discard 9H")
    assert state.actors() == (1,)
    state = table(["8 8 8 K", *OTHERS], "JC", CANASTA, stock="8 9")
    play(state, "0: draw stock", "0: ask", "2: no")
    assert why(state, "0: meld 8 8 8 8") == ("R33", "keep-two-after-no")
    play(state, "0: meld 8 8 8")
    assert why(state, "0: layoff K on K") == ("R33", "keep-two-after-no")


@clause("canasta", "R33")
def test_no_question_is_needed() -> None:
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(state, "0: draw stock", "0: meld 8 8 8", "0: discard 9H")
    assert state.awaits_deal


@clause("canasta", "E12", "R34", "R35", "R18", "S3")
def test_going_out_concealed_from_the_draw_pile_needs_no_minimum() -> None:
    state = table(["9 9 9 9 9 9 9 4 4 4 4", *OTHERS], "KC", stock="5 6", totals=(3200, 0))
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9", "0: meld 4 4 4 4", "0: discard 5")
    assert entries(state, 0) == {"melds": 90, "clean": 500, "concealed": 200, "left": -held(state, 0)}


@clause("canasta", "R34", "R15")
def test_a_beginning_that_leads_out_only_binds_to_going_out() -> None:
    state = table(["9 9 9 9 9 9 9 4 4 4 4", *OTHERS], "KC", stock="5 6", totals=(3200, 0))
    play(state, "0: draw stock", "0: meld 4 4 4 4")
    assert state.view(0).fact("due") == 100
    # all nines must come, or the four of them and more
    assert starting(state, "discard") == set()
    play(state, "0: meld 9 9 9 9")
    assert why(state, "0: discard 5") == ("R15", "minimum-first")
    assert texts(state) == {"meld 9 9 9", "layoff 9 on 9"}


@clause("canasta", "R35", "R34")
def test_concealed_with_the_pile_needs_the_minimum_of_a_team_without_a_meld() -> None:
    poor = after_a_take("9", "9 9 9 9 9 9 4 4 4 4 6", totals=(3200, -5))  # 70 and 20 are less than 120
    assert starting(poor, "take") == set()
    assert why(poor, "0: take pile 9 9") == ("R15", "minimum")
    rich = after_a_take("9", "9 9 9 9 9 9 4 4 4 4 6", totals=(1500, -5))
    play(rich, "0: take pile 9 9 9 9 9 9", "0: meld 4 4 4 4", "0: discard 6")
    assert entries(rich, 0)["concealed"] == 200


@clause("canasta", "R16", "R35", "R36")
def test_black_threes_of_a_player_going_out_count_for_the_minimum() -> None:
    state = after_a_take("9 7 J J 7", "3S 3S 3C 2 2 2 2 7 7 J J", totals=(3000, -5))
    assert "take pile 7 7" in texts(state)  # 15, 60 of the twos, 40 of the jacks with a two, and 15
    play(state, "0: take pile 7 7 2 2 2", "0: meld J J 2")
    assert texts(state) == {"meld 3 3 3"}
    play(state, "0: meld 3 3 3", "0: layoff 7 on 7", "0: layoff J on J", "0: layoff J on J", "0: discard 9")
    assert entries(state, 0)["dirty"] == 300
    none = after_a_take("9 7 J J 7", "3S 3S 2 2 2 2 7 7 J J 4", totals=(3000, -5))
    assert why(none, "0: take pile 7 7") == ("R15", "minimum")


@clause("canasta", "R34", "R11")
def test_a_meld_of_a_partners_rank_is_no_addition_when_it_is_right_by_itself() -> None:
    hands = ["9 9 9 9 9 9 9 8 8 8 8", *OTHERS]
    state = table(hands, "KC", (["8 8 8"], ()), stock="5 6")
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9", "0: meld 8 8 8 8", "0: discard 5")
    assert ranks(state, "meld-0-8") == "8 8 8 8 8 8 8"
    assert entries(state, 0)["concealed"] == 200
    state = table(hands, "KC", (["8 8 8"], ()), stock="5 6")
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9")
    play(state, *["0: layoff 8 on 8"] * 4, "0: discard 5")
    assert entries(state, 0)["out"] == 100


@clause("canasta", "R34")
def test_concealed_wants_nothing_melded_before_and_a_canasta_of_his_own() -> None:
    state = table(["9 9 9 9 9 9 9", *OTHERS], "KC", (["A A A"], ()), stock="5 6")  # four cards lie there
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9", "0: discard 5")
    assert entries(state, 0)["out"] == 100
    partners = table(["9 9 9 9 9 9 8 8 8 8 8", *OTHERS], "QC", CANASTA, stock="5 6")
    play(partners, "0: draw stock", "0: meld 9 9 9 9 9 9", "0: meld 8 8 8 8 8", "0: discard 5")
    assert entries(partners, 0)["out"] == 100
    # four of his own on three of the partner's are a canasta, but not his own
    merged = table(["9 9 9 9 8 8 8 7 7 7 7", *OTHERS], "KC", (["9 9 9", "A A A"], ()), stock="5 6")
    play(merged, "0: draw stock", "0: meld 9 9 9 9", "0: meld 8 8 8", "0: meld 7 7 7 7", "0: discard 5")
    assert entries(merged, 0)["out"] == 100 and entries(merged, 0)["clean"] == 500


@clause("canasta", "R34")
def test_red_threes_laid_before_do_not_spoil_going_out_concealed() -> None:
    state = table(["9 9 9 9 9 9 9 4 4 4 4", *OTHERS], "KC", stock="3H 5 6", reds=("3D", ""))
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9", "0: meld 4 4 4 4", "0: discard 5")
    assert entries(state, 0)["concealed"] == 200 and entries(state, 0)["red-threes"] == 200


@clause("canasta", "R36", "R12")
def test_black_threes_are_melded_in_going_out_only() -> None:
    state = table(["3S 3S 3C 9", *OTHERS], "JC", CANASTA, stock="5 6")
    play(state, "0: draw stock")
    assert starting(state, "meld") == set()  # two cards would stay
    assert why(state, "0: meld 3S 3S 3C") == ("R12", "threes-going-out")
    state = table(["3S 3S 3C 3C", *OTHERS], "JC", CANASTA, stock="5 6")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {"meld 3 3 3 3"}
    state = table(["3S 3S 3C 8 8 8", *OTHERS], "JC", CANASTA, stock="5 6")
    play(state, "0: draw stock", "0: meld 3 3 3")
    assert texts(state) == {"meld 8 8 8"}  # he is going out
    assert zone(state, "meld-0-3") == ["3C", "3S", "3S"]
    play(state, "0: meld 8 8 8", "0: discard 5")
    assert entries(state, 0) == {"melds": laid(state, 0), "clean": 500, "out": 100, "left": -held(state, 0)}
    after_no = table(["3S 3S 3C 8 8 8", *OTHERS], "JC", CANASTA, stock="5 6")
    play(after_no, "0: draw stock", "0: ask", "2: no")
    assert why(after_no, "0: meld 3 3 3") == ("R33", "keep-two-after-no")


# ---- the end of a round ----


@clause("canasta", "E14", "R38")
def test_with_an_empty_draw_pile_the_pile_must_be_taken_or_the_round_ends() -> None:
    others = ("8 8 6 6 5 5", "", "")
    melds: Any = (["K K K"], ["10 10 10"])
    last: Any = {"stock": "Q", "left": 1, "reds": ("3H 3D", "3H 3D"), "exact": (0, 1)}
    state = table(["9 9 6 6 5", *others], "J", melds, **last)
    play(state, "0: draw stock", "0: discard 9")
    assert state.awaits_deal  # seat 1 cannot take a nine
    state = table(["10 9 6 6 5", *others], "J", melds, **last)
    play(state, "0: draw stock", "0: discard 10")
    assert texts(state, 1) == {"take pile"}
    assert why(state, "1: draw stock") == ("R38", "must-take")
    play(state, "1: take pile")
    assert ranks(state, "meld-1-10") == "10 10 10 10"
    state = table(["3S 9 6 6 5", *others], "J", melds, **last)
    play(state, "0: draw stock", "0: discard 3S")
    assert state.awaits_deal
    assert entries(state, 0) == {"melds": laid(state, 0), "red-threes": 200, "left": -held(state, 0)}


@clause("canasta", "R39", "R6")
def test_a_red_three_as_the_last_card_ends_the_round() -> None:
    state = table(["K K 9", *OTHERS], "J", (["K K K"], ()), stock="3H 3D", left=2, reds=("", "3H 3D"))
    play(state, "0: draw stock")
    assert state.awaits_deal
    assert entries(state, 0) == {"melds": laid(state, 0), "red-threes": 200, "left": -held(state, 0)}
    assert zone(state, "red-threes-0") == ["3D", "3H"]


# ---- scores ----


@clause("canasta", "E9", "S1", "S2", "S3", "S4")
def test_the_score_of_a_side() -> None:
    side = Side(melded=70 + 25 + 40 + 60, left=60, clean=1, dirty=1, red_threes=2, out="out")
    assert scored(side) == 1235
    assert troef.game("canasta").settle(Result((side, Side(left=120)))) == (1235, -120, 1235, -120)


@clause("canasta", "E9", "S1", "S2", "S5")
def test_the_score_of_a_round_that_was_played() -> None:
    hands = ["5 5 5 8 8 8", "", "* 4H 4D 3S", ""]
    state = table(hands, "JC", (["K K K K K K K"], ()), stock="9H 9", reds=("3H 3D", ""))
    play(state, "0: draw stock", "0: meld 5 5 5", "0: meld 8 8 8", "0: discard 9H")
    # seven kings, five aces that he laid before, two red threes, going out, and what his partner holds
    score = 70 + 500 + 100 + 15 + 30 + 200 + 100 - 65
    assert state.sheet[-1].cells == (score, -held(state, 1))
    assert state.view(1).totals == (score - 5, -held(state, 1))


@clause("canasta", "E10", "P1", "S3")
def test_a_side_without_a_meld_pays_for_its_red_threes() -> None:
    assert scored(Side(left=140, red_threes=3)) == -440
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="9H 9", reds=("", "3H 3D 3H"))
    play(state, "0: draw stock", "0: meld 8 8 8", "0: discard 9H")
    assert entries(state, 1) == {"red-threes": -300, "left": -held(state, 1)}
    assert state.sheet[-1].cells[1] == -300 - held(state, 1)


@clause("canasta", "E11", "S3")
def test_all_four_red_threes() -> None:
    assert scored(Side(melded=30, red_threes=4)) == 830
    assert scored(Side(red_threes=4)) == -800


@clause("canasta", "S3", "S5")
@pytest.mark.parametrize(
    ("side", "score"),
    [
        (Side(melded=80, clean=1), 580),
        (Side(melded=90, dirty=1), 390),
        (Side(melded=110, clean=1, out="concealed"), 810),
        (Side(left=200), -200),
    ],
)
def test_bonuses(side: Side, score: int) -> None:
    assert scored(side) == score


# ---- the match ----


def ended(totals: tuple[int, int], **options: object) -> troef.State:
    """The fourth round is over, with these totals after it."""
    cells = fourth_round((2000, 2000)).sheet[-1].cells
    state = fourth_round((totals[0] - cells[0], totals[1] - cells[1]), **options)
    assert state.view(0).totals == totals
    return state


def fourth_round(before: tuple[int, int], **options: object) -> troef.State:
    """A fourth round with these totals before it, in which seat 0 goes out; both sides have a canasta."""
    melds: Any = (["A A A A A A A"], ["Q Q Q Q * * *"])
    state = table(["8 8 8", *OTHERS], "JC", melds, stock="9H 9", totals=before, **options)
    return play(state, "0: draw stock", "0: meld 8 8 8", "0: discard 9H")


@clause("canasta", "E15", "S6")
def test_the_match_ends_when_a_side_has_5000_and_the_higher_total_wins() -> None:
    outcome = ended((5120, 5340)).outcome()
    assert outcome is not None
    assert outcome.scores == (5120, 5340, 5120, 5340)
    assert outcome.winners == (1, 3) and outcome.reason == "target"
    assert ended((4995, 3000)).outcome() is None
    assert ended((1000, 900), target=1000).outcome() is not None


@clause("canasta", "S6")
def test_equal_totals_play_on() -> None:
    state = ended((5200, 5200))
    assert state.outcome() is None and state.awaits_deal
    outcome = ended((5200, 5200), max_rounds=4).outcome()
    assert outcome is not None and outcome.winners == (0, 1, 2, 3)  # S7


@clause("canasta", "S7")
def test_the_match_ends_after_the_last_round() -> None:
    outcome = finish(troef.game("canasta", max_rounds=2).start(4, 0), "short")
    assert outcome.reason == "rounds"
    outcome = ended((1000, 900), max_rounds=4).outcome()
    assert outcome is not None and outcome.winners == (0, 2)


@clause("canasta", "R15")
def test_the_minimum_follows_the_total_at_the_start_of_the_round() -> None:
    state = ended((1500, -5))
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert running(state).minimums[0] == 90
    assert running(state).minimums[1] == 15
    assert state.dealer == 0


@examples(25)
@given(seed=st.integers(0, 10**6), target=st.integers(1000, 10000), rounds=st.integers(1, 4), printed=st.booleans())
def test_every_round_adds_up(seed: int, target: int, rounds: int, printed: bool) -> None:
    game = troef.game(
        "canasta", target=target, max_rounds=rounds, initial_meld_table="as_printed" if printed else "classic"
    )
    state = game.start(4, seed % 4)
    outcome = finish(state, seed)
    totals = [sum(row.cells[side] for row in state.sheet) for side in range(2)]
    assert outcome.scores == (*totals, *totals)
    for row in state.sheet:
        for side in range(2):
            own: list[SheetEntry] = [entry for entry in row.entries if entry.column == side]
            assert sum(entry.points for entry in own) == row.cells[side]
    assert len(state.sheet) <= rounds
    best = max(totals)
    assert set(outcome.winners) == {seat for seat in range(4) if totals[seat % 2] == best}


@examples(15)
@given(seed=st.integers(0, 10**6))
def test_every_card_is_somewhere_and_every_meld_is_right(seed: int) -> None:
    game = troef.game("canasta", max_rounds=1)
    state = game.start(4, 0)
    rng = troef.Rng(seed)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    assert isinstance(state, CanastaState)
    while state.outcome() is None:
        state.play(state.actors()[0], state.phase.pick(state.actors()[0], rng))
        zones = state.view(troef.REFEREE).zones
        assert sorted(card_text(card) for zone in zones for card in zone.cards) == sorted(
            card_text(card) for card in game.pack(4)
        )
        for melded in [found for found in zones if found.kind == "meld"]:
            rank = melded.name.rpartition("-")[2]
            wild = [card for card in melded.cards if card_text(card)[:-1] != rank]
            assert all(card_text(card)[0] in "2*" for card in wild)
            assert len(wild) <= 3 and len(melded.cards) - len(wild) >= 2 and len(melded.cards) >= 3


@clause("canasta", "T2", "R10")
def test_hands_are_hidden_until_the_round_is_over() -> None:
    state = table(["8 8 8", *OTHERS], "JC", CANASTA, stock="9H 9")
    assert state.view(1).zone("hand-0").cards == []
    play(state, "0: draw stock", "0: meld 8 8 8", "0: discard 9H")
    assert len(state.view(1).zone("hand-2").cards) == 4  # they count (S1)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_in_the_middle_of_a_turn_can_be_played_on(seed: int) -> None:
    """A question, a first meld begun and an empty draw pile say something of a hidden hand."""
    asking = table(["8 8 8 A A A", *OTHERS], "JC", CANASTA, stock="9H 9")
    play(asking, "0: draw stock", "0: ask")
    begun = table(["A A A 5 5 5 2 4 6", *OTHERS], "3S", stock="J 4", totals=(1500, 0))
    play(begun, "0: draw stock", "0: meld 5 5 5")
    empty = table(["10 9 6 6 5", "10 10 4", "", ""], "J", (["K K K"], ["A A A"]), "Q", ("3H 3D", "3H 3D"), left=1)
    play(empty, "0: draw stock", "0: discard 10")
    aside = table(["K K Q Q 2", *OTHERS], "Q K K")
    play(aside, "0: take pile K K")
    for state in (asking, begun, empty, aside):
        for viewer in (1, 2, 3, troef.SPECTATOR):
            view = state.view(viewer)
            world = next(state.game.worlds(view, troef.Rng(seed)))
            assert world.view(viewer).zones[0].hidden == view.zones[0].hidden
            seat = world.actors()[0]
            assert world.legal(seat)
            if state is asking:
                play(world, "2: yes")
                assert world.legal(0)
            finish(world, seed)


def test_a_text_is_read_as_what_is_legal_now() -> None:
    state = table(["8D 8H 8S K 2", *OTHERS], "JC", (["K K K"], ()), stock="9H 9")
    play(state, "0: draw stock")
    assert read(state, "0: discard 8")[1] == read(state, "0: discard 8D")[1]
