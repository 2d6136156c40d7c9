"""Poker: betting (R8–R19), the clock, and what may not be done (P)."""

import pytest
from poker_positions import before, bets, card_texts, chips, on_table, others, raises, table

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.core.view import TIMEKEEPER

# ---- betting ----


@clause("poker", "R9", "R10", "R11", "R12", "E4")
def test_three_players_bet_before_and_after_the_flop() -> None:
    state = table(3)
    assert state.actors() == (0,)
    assert others(state) == {"fold", "call"} and raises(state) == (4, 100)
    play(state, "0: raise 12")
    assert state.actors() == (1,)
    assert others(state) == {"fold", "call"} and raises(state) == (14, 100)
    assert state.view(1).fact("to-call") == 11
    play(state, "1: fold", "2: call")
    assert chips(state) == [88, 99, 88]
    assert state.view(0).fact("pot") == 25
    assert state.actors() == (2,)
    assert others(state) == {"fold", "check"} and raises(state) == (2, 88)


@clause("poker", "R16", "R9", "E5")
def test_the_big_blind_has_a_turn_although_nobody_raised() -> None:
    state = play(table(3), "0: call", "1: call")
    assert state.actors() == (2,)
    assert others(state) == {"fold", "check"} and raises(state) == (4, 100)
    play(state, "2: check")
    assert state.view(0).fact("street") == "flop"
    assert state.actors() == (1,)


@clause("poker", "R9", "R3", "R6", "E6")
def test_heads_up_the_dealer_acts_first_and_after_the_flop_the_other() -> None:
    state = table(2)
    assert bets(state) == [1, 2] and state.actors() == (0,)
    assert others(state) == {"fold", "call"} and raises(state) == (4, 100)
    assert state.view(0).fact("to-call") == 1
    play(state, "0: call", "1: check")
    assert state.actors() == (1,)
    game = troef.game("poker")
    state = game.start(2, 0)
    state.deal(game.pack(2))
    first = game.pack(2)[1]
    assert first in state.view(1).hand() and first not in state.view(0).hand()


@clause("poker", "R10")
def test_who_folded_or_is_all_in_is_skipped() -> None:
    state = table(4, stacks=[100, 100, 100, 10])
    play(state, "3: raise 10", "0: fold", "1: call", "2: call")
    assert state.actors() == (1,)
    play(state, "1: raise 2", "2: call", "1: check", "2: raise 6")
    assert state.actors() == (1,)


@clause("poker", "R11", "P1")
def test_refusals_name_what_is_wrong_and_change_nothing() -> None:
    state = table(3)
    refusal = refused(state, "0: check")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R11", "cannot-check", {"amount": 2})
    play(state, "0: call", "1: call")
    assert refused(state, "2: call").clause == "R11"
    out_of_turn = refused(state, "0: check")
    assert out_of_turn.reason == "not-your-turn" and out_of_turn.facts == {"seat": 0, "turn": [2]}
    assert refused(state, "2: rebuy").clause == "S9"


@clause("poker", "R11")
def test_a_player_may_fold_although_checking_is_possible() -> None:
    state = play(table(3), "0: call", "1: call", "2: fold")
    assert state.view(0).badge(2, "folded") is True
    assert state.actors() == (1,)


@clause("poker", "R11")
def test_a_call_with_too_few_chips_is_all_in() -> None:
    state = play(table(3, stacks=[100, 7, 100]), "0: raise 50")
    assert others(state) == {"fold", "call"} and len(texts(state)) == 2
    play(state, "1: call")
    assert chips(state)[1] == 0 and bets(state)[1] == 7
    assert state.view(0).badge(1, "all-in") is True


@clause("poker", "R12", "P1")
def test_a_raise_goes_up_by_a_big_blind_at_least() -> None:
    state = table(3, big_blind=10)
    for amount in (0, 5, 10, 11, 19):
        refusal = refused(state, f"0: raise {amount}")
        assert (refusal.clause, refusal.facts) == ("R12", {"amount": 20})
    play(state, "0: raise 20")
    assert raises(state)[0] == 30
    play(state, "1: raise 90")
    assert raises(state)[0] == 100  # the size of the last raise does not matter
    play(state, "2: fold", "0: call")
    state = play(table(3, big_blind=10), "0: call", "1: call", "2: check")
    assert raises(state)[0] == 10  # opening is at least a big blind


@clause("poker", "R12", "R14")
def test_in_the_casino_the_last_full_raise_sets_the_least() -> None:
    state = table(3, min_raise="last_raise")
    assert raises(state)[0] == 4
    play(state, "0: raise 12")
    assert raises(state)[0] == 22
    play(state, "1: raise 22", "2: fold")
    assert raises(state)[0] == 32


@clause("poker", "R14")
def test_in_the_casino_a_raise_below_the_last_full_one_does_not_reopen() -> None:
    # 3 raises by 20 to 30 and 4 calls: an all-in to 47 is less than 20 above what they answered, one to 52 is more
    for all_in, answers in ((47, {"fold", "call"}), (52, {"fold", "call", "raise"})):
        state = table(5, big_blind=10, min_raise="last_raise", stacks=[all_in, 100, 300, 300, 300])
        play(state, "3: raise 30", "4: call", "0: all in", "1: fold", "2: fold")
        assert {text.split()[0] for text in texts(state)} == answers


@clause("poker", "R13")
def test_all_in_may_be_less_than_the_least_raise() -> None:
    state = play(table(3, big_blind=10, stacks=[100, 37, 100]), "0: raise 30")
    assert raises(state) == (37, 37)
    for amount in (31, 36):
        refusal = refused(state, f"1: raise {amount}")
        assert (refusal.clause, refusal.facts) == ("R12", {"amount": 37})
    play(state, "1: raise 37")
    assert state.view(0).fact("highest-bet") == 37
    assert raises(state) == (47, 100)


@clause("poker", "R13", "R14", "E7")
def test_a_short_all_in_does_not_reopen_the_betting() -> None:
    state = table(4, dealer=0, big_blind=10, stacks=[200, 200, 35, 200])
    play(state, "3: raise 30", "0: call", "1: fold", "2: all in")
    assert state.actors() == (3,)
    assert texts(state) == {"fold", "call"}
    refusal = refused(state, "3: raise 60")
    assert (refusal.clause, refusal.reason) == ("R14", "no-reraise")
    assert state.view(3).fact("to-call") == 5
    assert texts(play(state, "3: call")) == {"fold", "call"}


@clause("poker", "R14", "E7")
def test_two_short_all_ins_together_reopen_it() -> None:
    state = table(6, dealer=1, big_blind=10, stacks=[42, 200, 200, 35, 200, 200])
    # small blind 2, big blind 3 with 35 chips; 4 raises to 30, 5 calls, 0 waits behind
    play(state, "4: raise 30", "5: fold", "0: fold", "1: fold", "2: fold", "3: all in")
    assert texts(state) == {"fold", "call"}
    state = table(6, dealer=3, big_blind=10, stacks=[200, 35, 42, 200, 200, 200])
    # blinds at 4 and 5; 0 raises to 30, 1 goes all-in to 35, 2 all-in to 42
    play(state, "0: raise 30", "1: all in", "2: all in")
    assert state.actors() == (3,) and raises(state)[0] == 52
    play(state, "3: fold", "4: fold", "5: call")
    assert state.actors() == (0,) and raises(state) == (52, 200)


@clause("poker", "R14", "E7")
def test_who_has_not_acted_yet_may_raise_a_short_all_in() -> None:
    state = table(6, dealer=3, big_blind=10, stacks=[200, 35, 200, 200, 200, 200])
    play(state, "0: raise 30", "1: all in")
    assert raises(state) == (45, 200)


@clause("poker", "R15")
def test_with_limit_a_raise_has_a_bound() -> None:
    state = table(3, betting="limit", big_blind=10)
    assert raises(state) == (20, 30)  # 2 × the big blind by default
    refusal = refused(state, "0: raise 31")
    assert (refusal.clause, refusal.facts) == ("R15", {"amount": 30})
    play(state, "0: raise 25")
    assert raises(state) == (35, 45)
    assert raises(table(3, betting="limit", big_blind=10, max_raise=10)) == (20, 20)
    assert raises(table(3, betting="limit", big_blind=10, stacks=[23, 100, 100])) == (20, 23)


@clause("poker", "R15", "P1")
def test_without_limit_only_the_chips_bound_a_raise() -> None:
    state = table(3)
    refusal = refused(state, "0: raise 101")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R15", "not-enough-chips", {"amount": 100})
    play(state, "0: raise 100")
    assert chips(state)[0] == 0


@clause("poker", "R15")
def test_nobody_raises_when_all_the_others_are_all_in() -> None:
    state = play(table(3, stacks=[40, 60, 100]), "0: all in", "1: all in")
    assert texts(state) == {"fold", "call"}
    refusal = refused(state, "2: raise 100")
    assert (refusal.clause, refusal.reason) == ("R15", "others-all-in")


@clause("poker", "R16")
def test_posting_a_blind_is_no_action() -> None:
    state = play(table(3, big_blind=10, stacks=[15, 100, 100]), "0: all in", "1: call")
    # the highest bet rose by only 5, but the big blind has not acted yet
    assert raises(state) == (25, 100)


@clause("poker", "R17")
def test_a_round_ends_when_all_have_acted_and_put_in_the_same() -> None:
    state = play(table(3), "0: call", "1: call", "2: raise 6")
    assert state.view(0).fact("street") == "preflop"
    play(state, "0: call")
    assert state.view(0).fact("street") == "preflop"
    play(state, "1: call")
    assert state.view(0).fact("street") == "flop"
    play(state, "1: check", "2: raise 4", "0: call", "1: call")
    assert state.view(0).fact("street") == "turn"
    assert bets(state) == [0, 0, 0]


@clause("poker", "R17", "R19", "S3", "E12")
def test_the_only_one_with_chips_is_not_asked_when_nobody_has_bet_more() -> None:
    state = before([1, 100])
    state.deal(state.arrange(["AS AH", "7C 2D"], board="AC 9D 8H 4C 3S"))
    assert state.actors() == () and state.awaits_deal
    assert len(on_table(state).split()) == 5
    assert chips(state) == [2, 99]  # pot 2, and one chip goes back
    # all in for less than the small blind's bet: nothing is left to answer
    state = table(3, big_blind=10, stacks=[100, 100, 4])
    play(state, "0: fold")
    assert state.view(troef.SPECTATOR).zone("hand-1").cards and state.view(troef.SPECTATOR).zone("hand-2").cards


@clause("poker", "R17")
def test_the_only_one_with_chips_must_still_answer_a_higher_bet() -> None:
    state = play(table(2, stacks=[50, 100]), "0: all in")
    assert state.actors() == (1,) and texts(state) == {"fold", "call"}


@clause("poker", "R18", "T2")
def test_the_last_one_left_wins_at_once_and_shows_nothing() -> None:
    state = play(table(3), "0: raise 12", "1: fold", "2: fold")
    assert state.awaits_deal
    assert chips(state) == [103, 99, 98]
    assert on_table(state) == ""
    for seat in (1, 2, troef.SPECTATOR):
        zone = state.view(seat).zone("hand-0")
        assert zone.cards == [] and zone.hidden == 2
    assert len(state.view(0).hand()) == 2
    assert state.view(1).badge(0, "wins") == 15


@clause("poker", "R18")
def test_no_further_cards_fall_when_all_but_one_have_folded() -> None:
    state = play(table(3), "0: call", "1: call", "2: check", "1: raise 10", "2: fold", "0: fold")
    assert state.awaits_deal
    assert len(on_table(state).split()) == 3


@clause("poker", "R19", "R7")
def test_all_in_hands_are_opened_and_the_board_is_dealt_out() -> None:
    game = troef.game("poker", starting_stack=100)
    state = lay(game, 3, hands={0: "AS AH", 1: "KS KH", 2: "QS QH"}, board="2C 7D 8H JC 3S")
    play(state, "0: all in", "1: call")
    assert state.view(2).zone("hand-0").cards == []  # only when the bets have been answered
    play(state, "2: fold")
    view = state.view(2)
    assert card_texts(view.zone("hand-0").cards) == ["AS", "AH"]
    assert card_texts(view.zone("hand-1").cards) == ["KS", "KH"]  # also a hand that loses
    assert view.zone("hand-2").cards == [] and view.zone("hand-2").hidden == 0
    assert on_table(state) == "2C 7D 8H JC 3S"
    assert view.badge(0, "hand") == "pair"


@clause("poker", "R19")
def test_two_who_still_have_chips_go_on_betting_beside_an_all_in() -> None:
    state = play(table(3, stacks=[20, 100, 100]), "0: all in", "1: call", "2: call")
    assert state.view(0).fact("street") == "flop" and state.actors() == (1,)
    assert state.view(1).zone("hand-0").cards == []
    play(state, "1: raise 80", "2: call")
    assert state.view(1).zone("hand-0").cards or state.outcome() is not None


@clause("poker", "T3")
def test_folded_cards_are_removed_and_not_disclosed() -> None:
    state = lay(troef.game("poker"), 3, hands={0: "AS AH", 1: "KS KH", 2: "QS QH"}, board="2C 7D 8H JC 3S")
    play(state, "0: fold")
    for seat in (0, 1, 2, troef.SPECTATOR):
        zone = state.view(seat).zone("hand-0")
        assert zone.cards == [] and zone.hidden == 0
    assert card_texts(state.view(0).memory["folded"]) == ["AS", "AH"]  # what one threw away oneself one knows
    assert "folded" not in state.view(1).memory
    play(state, "1: call", "2: check", *["1: check", "2: check"] * 3)
    assert state.awaits_deal and state.view(1).zone("hand-0").cards == []


# ---- the clock, and the moves as text ----


@clause("poker", "P2")
def test_whose_time_runs_out_checks_or_folds() -> None:
    state = table(3)
    timeout = state.game.parse("timeout")
    assert state.legal(TIMEKEEPER) == [timeout]
    state.play(TIMEKEEPER, timeout)
    assert state.view(0).badge(0, "folded") is True
    play(state, "1: call")
    state.play(TIMEKEEPER, timeout)
    assert state.view(0).badge(2, "folded") is None
    assert state.view(0).fact("street") == "flop"
    refusal = state.refusal(1, timeout)
    assert refusal is not None and refusal.clause == "P2"


@pytest.mark.parametrize("text", ["raise 40", "RAISE(40)", "raise to 40", "Raise_To 40", "bet 40", "RAISE 40"])
def test_amounts_are_read_in_many_ways(text: str) -> None:
    game = troef.game("poker")
    assert game.show(game.parse(text)) == "raise 40"


@pytest.mark.parametrize("text", ["raise", "raise x", "raise -5", "raise 4 5", "raise 1.5", "call 99", "allin", "hop"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("poker").parse(text)


@clause("poker", "R13")
def test_all_in_is_read_as_the_raise_or_the_call_that_it_is() -> None:
    state = table(3, stacks=[60, 60, 60])
    show = state.game.show
    for text in ("all in", "ALL-IN", "allin", "ALL_IN"):
        assert show(state.game.parse(text, state.view(0))) == "raise 60"
    play(state, "0: all in")
    assert show(state.game.parse("all in", state.view(1))) == "call"
    assert show(state.game.parse("call 59", state.view(1))) == "call"
    assert refused(table(3, betting="limit"), "0: all in").clause == "R15"


def test_faces_get_the_cost_of_a_call_and_one_span_of_raises() -> None:
    state = table(3)
    view = state.view(0)
    moves = state.game.language.describe_all(view.moves, view)
    assert moves == [
        {"text": "fold", "verb": "fold"},
        {"text": "call", "verb": "call", "amount": 2},
        {"text": "raise 4", "verb": "raise", "amount": {"min": 4, "max": 100, "step": 1}},
    ]
