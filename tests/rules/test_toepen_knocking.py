"""Toepen by the book: knocking and the end of a round."""

import pytest
from toepen_positions import knocked, lives, lost, settled

import troef
from clauses import clause
from playing import play, texts, why
from troef import TIMEKEEPER, State
from troef.cards.card import card_text, cards_text
from troef.core.moves import TIMEOUT


def three(hands: dict[int, str], lives: tuple[int, int, int] = (10, 10, 10), **options: object) -> State:
    """Three players; seat 2 has dealt and nobody exchanged."""
    return settled(hands, lives, 2, **options)


# ---- knocking ----


@clause("toepen", "R13", "R14", "R17", "R20", "T3")
def test_anybody_may_knock_out_of_turn_and_the_others_answer_in_turn() -> None:
    state = settled()
    assert state.actors() == (1, 0, 2, 3)
    assert texts(state, 3) == {"knock"}
    play(state, "3: klop")
    assert state.view(0).fact("price") == 2
    assert state.actors() == (0,)
    assert texts(state, 0) == {"stay", "fold"}
    assert why(state, "0: knock") == ("R20", "answer-first")  # A14
    assert why(state, "1: 10H")[1] == "not-your-turn"
    assert why(state, "0: 9S") == ("R17", "answer-first")
    assert why(state, "3: fold") == ("R18", "own-knock")
    assert why(state, "3: stay") == ("R17", "own-knock")
    play(state, "0: ik ga mee", "1: fold", "2: stay")
    assert state.actors() == (2, 0)  # R21: seat 1 had to lead
    assert lives(state) == [10, 9, 10, 10]
    assert why(state, "1: knock") == ("R13", "not-in")
    assert why(state, "1: 10H") == ("R21", "not-in")
    assert why(state, "0: fold") == ("R18", "no-knock-to-answer")
    assert why(state, "0: stay") == ("R17", "no-knock-to-answer")


@clause("toepen", "R13")
def test_without_cards_one_may_still_knock() -> None:
    state = settled()
    for _ in range(15):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    empty = next(seat for seat in range(4) if not state.view(seat).hand())
    play(state, f"{empty}: knock")
    assert state.view(0).phase == "answering"


@clause("toepen", "R15", "E8")
def test_the_latest_knocker_waits_for_another() -> None:
    state = play(settled(), "0: knock")
    assert why(state, "0: knock") == ("R15", "knocked-last")
    play(state, "1: stay", "2: stay", "3: stay")
    assert why(state, "0: knock") == ("R15", "knocked-last")
    assert 0 not in state.actors()
    play(state, "1: knock", "2: stay", "3: stay", "0: stay")
    assert "knock" in texts(state, 0)
    assert why(state, "1: knock") == ("R15", "knocked-last")


@clause("toepen", "R16", "E5")
@pytest.mark.parametrize(
    ("left", "knocks", "allowed"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 0, True), (3, 1, True), (10, 8, True), (10, 9, False)],
)
def test_nobody_knocks_beyond_his_lives(left: int, knocks: int, allowed: bool) -> None:
    state = knocked(settled(lives=(10, 10, left, 10)), *(0, 1, 0, 1, 0, 1, 0, 1, 0)[:knocks])
    assert ("knock" in texts(state, 2)) == allowed
    assert (2 in state.actors()) == allowed
    if not allowed:
        assert why(state, "2: knock") == ("R16", "too-few-lives")


@clause("toepen", "R18")
def test_folding_needs_a_knock() -> None:
    assert why(settled(), "1: fold") == ("R18", "no-knock-to-answer")
    assert why(settled(), "2: fold") == ("R18", "no-knock-to-answer")


@clause("toepen", "R19", "E4")
@pytest.mark.parametrize("knocks", [1, 2, 3])
def test_folding_costs_the_knocks_so_far_at_once(knocks: int) -> None:
    state = knocked(settled(), *(0, 1)[: knocks - 1])
    play(state, "3: knock", "0: stay", "1: stay", "2: fold")
    assert lives(state) == [10, 10, 10 - knocks, 10]


@clause("toepen", "R20")
def test_all_at_once_in_any_order_and_who_hesitates_stays_in() -> None:
    state = play(settled(knock_procedure="simultaneous"), "0: knock")
    assert state.actors() == (1, 2, 3)
    play(state, "3: fold", "1: stay")
    assert why(state, "1: fold") == ("R17", "answered-already")
    assert why(state, "2: knock") == ("R20", "answer-first")
    assert state.legal(TIMEKEEPER) == [TIMEOUT]
    state.play(TIMEKEEPER, int(TIMEOUT))
    assert state.view(0).phase == "play"
    assert state.actors()[0] == 1
    assert lives(state) == [10, 10, 10, 9]
    assert state.refusal(TIMEKEEPER, int(TIMEOUT)) is not None
    in_turn = play(settled(), "0: knock")
    refusal = in_turn.refusal(TIMEKEEPER, int(TIMEOUT))
    assert refusal is not None and refusal.clause == "R20"


@clause("toepen", "R21", "E11")
def test_who_had_to_lead_may_fold() -> None:
    state = settled({1: "10H 7S", 2: "9H", 3: "8H", 0: "7H"})
    play(state, "1: 10H", "2: 9H", "3: 8H", "0: 7H")
    assert state.actors()[0] == 1
    play(state, "0: knock", "1: fold", "2: stay", "3: stay")
    assert state.actors()[0] == 2


@clause("toepen", "R21")
def test_the_card_of_a_folded_player_may_win_the_trick() -> None:
    state = settled({1: "10H", 2: "9H", 3: "8H", 0: "7H"})
    play(state, "1: 10H", "3: knock", "0: stay", "1: fold", "2: stay", "2: 9H", "3: 8H", "0: 7H")
    assert state.view(0).zone("last-trick").by == [1, 2, 3, 0]
    assert state.actors()[0] == 2
    play(state, f"2: {card_text(state.view(2).hand()[0])}")
    assert len(state.view(0).zone("trick").cards) == 1


# ---- end of the round ----


LAST = {0: "7D 10H 9H 8H", 1: "9S 7S JH QH", 2: "10C 7H KH AH"}


def before_the_last_trick(lives: tuple[int, int, int] = (10, 10, 10), **options: object) -> State:
    """A (0) has won three tricks and leads the fourth with 7D; B holds 9S, C 10C."""
    state = three(LAST, lives, **options)
    play(state, "0: 10H", "1: JH", "2: AH", "0: 9H", "1: QH", "2: KH", "0: 8H", "1: 7S", "2: 7H")
    return state


@clause("toepen", "R24", "R27", "R28", "E6")
def test_a_folded_winner_of_the_last_trick_saves_nobody() -> None:
    state = play(before_the_last_trick(), "0: 7D", "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    assert lost(state) == [1, 2, 2]
    assert state.view(0).dealer == 0


@clause("toepen", "R22", "E6", "E12")
def test_everybody_folds_for_the_knocker() -> None:
    state = play(before_the_last_trick(), "0: 7D", "2: knock", "0: fold", "1: fold")
    assert lost(state) == [1, 1, 0]
    assert state.view(0).dealer == 2
    state = three(LAST)
    play(state, "0: knock", "1: stay", "2: stay", "2: knock", "0: fold", "1: fold")
    assert lost(state) == [2, 2, 0]
    assert state.view(0).dealer == 2


@clause("toepen", "R23", "R25", "R28", "E3", "S1")
def test_without_knocks_it_costs_one() -> None:
    state = settled({1: "10H 9H 8H 7S", 2: "9S AH KH QH", 3: "8S 7C 8C 9C", 0: "7H JH JC QC"})
    play(state, "1: 10H", "2: AH", "3: 7C", "0: 7H", "1: 9H", "2: KH", "3: 8C", "0: JH", "1: 8H", "2: QH", "3: 9C")
    play(state, "0: JC", "1: 7S", "2: 9S", "3: 8S", "0: QC")
    assert lost(state) == [1, 1, 0, 1]
    assert state.view(0).dealer == 2
    assert state.awaits_deal


@clause("toepen", "R19", "R25", "E7")
def test_two_knocks() -> None:
    state = settled({1: "7H 7C 7D 8D", 2: "10S 9S 8S 7S", 3: "AH 10C 10D 9D", 0: "KH AC AD KD"})
    play(state, "0: knock", "1: fold", "2: stay", "3: stay", "2: knock", "3: fold", "0: stay")
    play(state, "2: 10S", "0: KH", "2: 9S", "0: AC", "2: 8S", "0: AD", "2: 7S", "0: KD")
    assert lost(state) == [3, 1, 0, 2]
    assert state.view(0).dealer == 2


@clause("toepen", "R26", "R29", "E13", "T7")
def test_nobody_loses_more_than_he_has() -> None:
    state = knocked(before_the_last_trick((10, 2, 9)), 0, 2, 0)
    play(state, "0: 7D", "1: 9S", "2: 10C")
    assert lost(state) == [0, 2, 4]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((10, 0, 5), (0, 2), "drinks")
    assert state.view(0).memory["buys-round"] == [1]


@clause("toepen", "R29")
def test_several_may_lose_together() -> None:  # A6
    state = before_the_last_trick((10, 1, 1))
    play(state, "0: 7D", "1: 9S", "2: 10C")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)


@clause("toepen", "R19", "R29")
def test_the_last_life_lost_by_folding_ends_the_match_at_once() -> None:  # A15
    state = play(settled(lives=(10, 10, 1, 10)), "1: knock", "2: fold")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1, 3)
    assert lost(state) == [0, 0, 1, 0]


@clause("toepen", "R30")
def test_the_pot_goes_to_the_last_one_left() -> None:
    state = settled(lives=(1, 10, 1, 1), mode="pot", pot_stake=5)
    play(state, "1: knock", "2: fold")
    assert state.outcome() is None
    assert state.view(0).badge(2, "out")
    assert state.view(0).fact("pot") == 5
    play(state, "3: fold", "0: fold")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-5, 15, -5, -5), (1,), "pot")


@clause("toepen", "R30", "R28")
def test_who_reach_nothing_together_share_the_pot() -> None:  # A7
    state = play(before_the_last_trick((1, 2, 2), mode="pot", pot_stake=5), "0: 7D")
    play(state, "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert sorted(outcome.scores) == [-5, 2, 3]


@clause("toepen", "R28", "R30")
def test_after_an_eliminated_winner_the_next_one_deals() -> None:  # A8
    state = before_the_last_trick((1, 10, 10), mode="pot")
    play(state, "0: 7D", "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    assert state.awaits_deal
    assert state.view(0).dealer == 1
    with pytest.raises(troef.DealError, match="there is no 'hand-0'"):
        state.arrange({0: "AS KS"})
    state.deal(state.arrange({2: "AS KS"}))
    assert {"AS", "KS"} <= set(cards_text(state.view(2).hand()).split())
    assert state.view(0).zone("hand-0").hidden == 0 and not state.view(0).hand()
    assert state.actors() == (2,)
    assert state.view(0).zone("stock").hidden == 24
