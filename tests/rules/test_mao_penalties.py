"""Mao: who penalises whom, the game master's own penalties, time-outs, claims, and the end of the match."""

from typing import Any

import pytest
from mao_positions import fines, opened, owed_nothing, playable, shuffle_now, size, table, turn

import troef
from clauses import clause
from playing import hand, play, refused, texts
from proving import seeded
from troef.cards.bits import set_of
from troef.cards.card import parse_card, parse_cards
from troef.core.moves import kind_of
from troef.core.refusal import IllegalMove
from troef.core.view import TIMEKEEPER
from troef.games.mao import MaoState, Round
from troef.games.mao.moves import GM_PENALTY, PENALISE
from troef.search.playout import playout

KLOP = ((3, "rank:Q call:klop"),)
REFEREE = troef.REFEREE


def time_is_up(state: troef.State) -> None:
    """The timekeeper's move."""
    state.play(TIMEKEEPER, state.legal(TIMEKEEPER)[0])


def buttons(state: troef.State, seat: int, kind: int = int(PENALISE)) -> set[str]:
    """What a seat may penalise for."""
    return {state.game.show(move) for move in state.legal(seat) if kind_of(move) == kind}


# ---- owners ----


@clause("mao", "R25", "R27", "P1", "T3")
def test_a_person_penalises_with_a_button() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=KLOP)
    assert buttons(state, 3) == {"penalise 0 3", "penalise 1 3", "penalise 2 3"}
    play(state, "1: QH")
    assert fines(state) == [], "the engine does not tell him"
    assert state.view(3).facts and "faults" not in str(state.view(3).memory)
    play(state, "3: PENALISE(p1, 3)")
    assert fines(state) == [(1, "fout")] and size(state, 1) == 3
    play(state, "3: penalise 1")
    assert fines(state)[-1] == (3, "onterecht"), "one fault is one card"


@clause("mao", "R28", "P4", "E10")
def test_a_false_penalty_costs_the_accuser_a_card() -> None:
    state = table({1: "QH 4C 5C", 3: "2S 3S"}, "9H", rules=KLOP)
    play(state, "1: QH klop", "3: PENALISE(p1)")
    assert fines(state) == [(3, "onterecht")]
    assert size(state, 3) == 3 and size(state, 1) == 2


@clause("mao", "R28", "P4")
def test_the_game_master_too() -> None:
    state = table({0: "2S 3S"}, "9H", rules=((0, "rank:Q call:klop"),))
    play(state, "0: penalise 2 1")
    assert fines(state) == [(0, "onterecht")] and size(state, 0) == 3


@clause("mao", "R27")
def test_a_fault_lapses_with_the_next_turn_action() -> None:
    hands = {1: "QH 4C 5C 2H", 2: "3H 2S 2D", 3: "4H 3S 3D", 0: "5H 4S 4D"}
    state = table(hands, "9H", rules=KLOP)
    play(state, "1: QH", "2: 3H", "3: 4H", "0: 5H")
    late = state.copy()
    play(state, "3: penalise 1 3")
    assert fines(state) == [(1, "fout")]
    play(late, "1: 2H", "3: penalise 1 3")
    assert fines(late) == [(3, "onterecht")]


@clause("mao", "R27", "R35")
def test_it_does_not_lapse_in_a_time_out() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=KLOP)
    play(state, "1: QH", "0: time out", "0: end timeout", "3: penalise 1")
    assert fines(state) == [(1, "fout")]


@clause("mao", "R27")
def test_it_ends_with_the_round() -> None:
    state = table({1: "QH 4C 5C", 2: "3H"}, "9H", rules=KLOP)
    play(state, "1: QH", "2: 3H", "0: confirm", "3: confirm")
    play(state, "2: rank:5 -> call:klop")
    state.deal(state.pack())
    play(state, "3: penalise 1 3")
    assert fines(state) == [(3, "onterecht")]


@clause("mao", "R26", "T4")
def test_a_bot_penalises_at_once_and_has_no_buttons() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=KLOP, bots=(3,))
    assert buttons(state, 3) == set()
    why = refused(state, "3: penalise 1 3")
    assert (why.clause, why.reason) == ("R26", "table-penalises")
    play(state, "1: QH")
    assert fines(state) == [(1, "fout")]


@clause("mao", "R26")
def test_a_bot_that_takes_a_chair_penalises_what_is_open() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=KLOP)
    play(state, "1: QH", f"{REFEREE}: bot 3")
    assert fines(state) == [(1, "fout")]
    play(state, f"{REFEREE}: person 3")
    assert buttons(state, 3)
    assert refused(state, "2: bot 3").clause == "R26"


@clause("mao", "R26")
def test_nobody_penalises_himself_by_hand() -> None:
    state = table({3: "QH 4C 5C"}, "9H", on_turn=3, rules=KLOP)
    own = refused(state, "3: penalise 3 3")
    assert (own.clause, own.reason) == ("R26", "own-fault")


@clause("mao", "R29")
def test_only_its_owner_penalises_for_a_rule() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=(*KLOP, (0, "rank:2 skip"), (3, "rank:3 skip")))
    play(state, "1: QH")
    for seat in (0, 2):
        why = refused(state, f"{seat}: penalise 1 3")
        assert (why.clause, why.reason) == ("R29", "not-your-rule")
    assert refused(state, "3: penalise 1 7").reason == "no-such-rule"
    assert refused(state, "3: penalise 1").reason == "name-the-rule", "he has two"
    with pytest.raises(troef.MoveTextError):
        state.game.parse("penalise 9 3")


@clause("mao", "R25", "R22")
def test_a_demand_is_penalised_by_its_owner() -> None:
    rules = ((3, "suit:H demand:colour:black"),)
    state = table({0: "6H 2S 3S", 1: "6C 9H 2D"}, "8H", on_turn=0, rules=rules)
    play(state, "0: 6H", "1: 9H", "3: penalise 1 3")
    assert fines(state) == [(1, "fout")]


# ---- the game master ----


@clause("mao", "R30", "P3")
def test_discretion_twice_a_round_and_once_a_player() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=())
    assert buttons(state, 0, int(GM_PENALTY)) == {f"gm penalty {seat} overig" for seat in (1, 2, 3)}
    play(state, "0: GM_PENALTY(p2, overig)")
    assert fines(state) == [(2, "overig")]
    twice = refused(state, "0: gm penalty 2 overig")
    assert (twice.clause, twice.reason) == ("R30", "discretion-spent")
    play(state, "0: gm penalty 3 overig")
    assert refused(state, "0: gm penalty 1 overig").clause == "R30"
    assert refused(state, "2: gm penalty 1 overig").reason == "only-game-master"
    assert refused(state, "0: gm penalty 0 overig").reason == "own-fault"


@clause("mao", "R30", "P3")
def test_a_turn_that_takes_too_long() -> None:
    state = table({1: "QH 4C 5C"}, "9H", turn_seconds=45)
    assert state.phase.time_limit()[0] == 45
    early = refused(state, "0: gm penalty 1 te_lang")
    assert (early.clause, early.reason) == ("R30", "not-too-long")
    time_is_up(state)
    assert state.legal(TIMEKEEPER) == []
    assert refused(state, "0: gm penalty 2 te_lang").reason == "not-on-turn"
    play(state, "0: gm penalty 1 te_lang")
    assert fines(state) == [(1, "te_lang")]
    assert refused(state, "0: gm penalty 1 te_lang").reason == "penalised-already"
    play(state, "1: QH")
    assert refused(state, "0: gm penalty 2 te_lang").reason == "not-too-long", "a new turn"


@clause("mao", "R30")
def test_the_game_masters_own_turn_takes_too_long() -> None:
    state = table({0: "QH 4C 5C"}, "9H", on_turn=0)
    time_is_up(state)
    assert fines(state) == [(0, "te_lang")] and size(state, 0) == 4
    assert turn(state) == 0


@clause("mao", "R30", "T7")
def test_too_many_messages() -> None:
    state = table({1: "QH 4C 5C"}, "9H")
    play(state, *["2: chat"] * 5)
    few = refused(state, "0: gm penalty 2 te_veel_praten")
    assert (few.clause, few.facts) == ("R30", {"amount": 5})
    play(state, "2: chat", "0: gm penalty 2 te_veel_praten")
    assert fines(state) == [(2, "te_veel_praten")]
    assert refused(state, "0: gm penalty 2 te_veel_praten").clause == "R30", "the count starts again"
    play(state, *["1: chat"] * 6, "1: QH")
    assert refused(state, "0: gm penalty 1 te_veel_praten").clause == "R30", "he has had a turn"
    play(state, *["0: chat"] * 6)
    assert fines(state)[-1] == (0, "te_veel_praten"), "the game master is penalised by the table"


@clause("mao", "T7")
def test_talk_changes_nothing_else() -> None:
    state = table({1: "QH 4C 5C"}, "9H")
    before = texts(state, 1)
    play(state, "1: chat", "3: chat")
    assert texts(state, 1) == before and playable(state, 1) == {"QH"} and turn(state) == 1
    with pytest.raises(IllegalMove):
        state.play(troef.SPECTATOR, state.game.parse("chat"))


# ---- time-outs ----


@clause("mao", "R35", "P6", "T5")
def test_the_game_master_calls_a_time_out() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=KLOP)
    play(state, "0: TIMEOUT")
    assert state.phase.name() == "time-out" and state.actors() == (0,)
    assert texts(state, 0) == {"end timeout"} and state.phase.time_limit()[0] == 120
    for step in ("1: QH", "1: klop", "2: request timeout", "0: time out"):
        assert refused(state, step).clause == "R35"
    for step in ("3: penalise 1 3", "0: gm penalty 1 overig"):
        assert refused(state, step).clause == "P6"
    play(state, "1: chat", *["2: chat"] * 9, "0: END_TIMEOUT")
    assert turn(state) == 1 and playable(state, 1) == {"QH"}
    assert refused(state, "0: gm penalty 2 te_veel_praten").clause == "R30", "in a time-out talk is free"
    assert refused(state, "0: end timeout").reason == "no-time-out"
    assert refused(state, "1: time out").reason == "only-game-master"


@clause("mao", "R35")
@pytest.mark.parametrize("said", ["TIMEOUT", "time-out", "Time out!", "timeout"])
def test_only_the_game_master_calls_a_time_out(said: str) -> None:
    state = table({1: "QH 4C 5C"}, "9H")
    for seat in (1, 2):
        why = refused(state, f"{seat}: {said}")
        assert (why.clause, why.reason) == ("R35", "only-game-master")
    play(state, f"0: {said}")
    assert state.phase.name() == "time-out"
    assert state.game.parse("TIMEOUT") == state.game.parse("call timeout")
    assert state.game.parse("timeout") == state.legal(TIMEKEEPER)[0], "without a seat: what the timekeeper says"
    assert state.view(0).log[-1] == (0, state.game.parse("call timeout"))


@clause("mao", "R33", "R39")
def test_what_belongs_to_other_parts_of_the_match() -> None:
    state = table({1: "QH 4C 5C"}, "9H")
    assert refused(state, "0: CONFIRM").clause == "R33"
    assert refused(state, "0: end match").clause == "R39"


@clause("mao", "R29", "R30", "R33")
def test_why_not_during_a_claim() -> None:
    state = table({2: "QS"}, "QH", on_turn=2, rules=(*KLOP, (1, "rank:5 skip")))
    play(state, "2: QS klop")
    assert refused(state, "1: PENALISE(p2, 3)").clause == "R29"
    assert refused(state, "1: GM_PENALTY(p2, overig)").clause == "R30"
    assert refused(state, "0: GM_PENALTY(p2, te_lang)").clause == "R33"
    assert refused(state, "0: GM_PENALTY(p0, overig)").clause == "R30"


@clause("mao", "R35")
def test_a_time_out_ends_after_two_minutes() -> None:
    state = table({1: "QH 4C 5C"}, "9H")
    play(state, "0: time out")
    time_is_up(state)
    assert state.phase.name() == "play" and turn(state) == 1


@clause("mao", "R35", "P5", "E12")
def test_asking_for_a_time_out() -> None:
    state = table({1: "QH 4C 5C"}, "9H", gm=3)
    assert refused(state, "3: grant").reason == "nothing-asked"
    play(state, "0: REQUEST_TIMEOUT")
    assert {"grant", "refuse", "refuse and penalise"} <= texts(state, 3)
    assert state.view(1).fact("asks-time-out") == 0
    assert refused(state, "2: request timeout").reason == "asked-already"
    assert refused(state, "1: grant").reason == "only-game-master"
    assert refused(state, "3: request timeout").reason == "game-master-calls"
    before = size(state, 0)
    granted, denied = state.copy(), state.copy()
    play(state, "3: REFUSE_AND_PENALISE")
    assert size(state, 0) == before + 1 and state.phase.name() == "play"
    play(granted, "3: GRANT")
    assert granted.phase.name() == "time-out"
    play(denied, "3: REFUSE")
    assert denied.phase.name() == "play" and fines(denied) == []


@clause("mao", "R35")
def test_no_answer_is_a_refusal() -> None:
    state = table({1: "QH 4C 5C"}, "9H", gm=3)
    play(state, "0: request timeout")
    assert state.phase.time_limit()[0] == 15
    time_is_up(state)
    assert state.phase.name() == "play" and "request timeout" in texts(state, 0)
    assert "gm penalty 1 te_lang" not in texts(state, 3), "only the request was over"


@clause("mao", "R35")
def test_play_goes_on_while_a_request_waits() -> None:
    state = table({1: "QH 4C 5C"}, "9H", gm=3)
    play(state, "0: request timeout", "1: QH")
    assert turn(state) == 2 and "grant" in texts(state, 3)


# ---- winning a round ----


@clause("mao", "R32", "R33", "R34", "E11")
def test_the_last_card_can_be_penalised() -> None:
    state = table({2: "QS"}, "QH", on_turn=2, rules=KLOP, claim_seconds=10)
    play(state, "2: QS")
    assert state.phase.name() == "claim" and state.actors() == (0, 3)
    assert state.phase.time_limit()[0] == 10 and state.view(0).fact("claimant") == 2
    assert texts(state, 3) == {"confirm", "penalise 2 3"}
    own = {"confirm", "penalise 2 1", "penalise 2 2"}
    assert texts(state, 0) == {*own, *[f"gm penalty {seat} overig" for seat in (1, 2, 3)]}
    waited = state.copy()
    play(state, "3: PENALISE(p2, 3)")
    assert fines(state) == [(2, "fout")] and size(state, 2) == 1
    assert state.phase.name() == "play" and turn(state) == 3
    time_is_up(waited)
    assert waited.view(0).totals == (0, 0, 1, 1) and waited.actors() == (2,)


@clause("mao", "R33")
def test_what_else_may_happen_during_a_claim() -> None:
    rules = (*KLOP, (1, "rank:5 skip"), (2, "rank:6 skip"))
    state = table({2: "QS"}, "QH", on_turn=2, rules=rules)
    play(state, "2: QS klop")
    assert state.actors() == (0, 1, 3)
    for step in ("3: QH", "3: request timeout", "0: time out", "1: klop"):
        assert refused(state, step).clause == "R33"
    other = refused(state, "3: penalise 0 3")
    assert (other.clause, other.reason) == ("R33", "only-the-claimant")
    play(state, "1: confirm")
    assert state.actors() == (0, 3) and refused(state, "1: confirm").clause == "R33"
    play(state, "3: confirm", "0: confirm")
    assert state.phase.name() == "making" and state.actors() == (2,)


@clause("mao", "R33", "R28")
def test_a_false_penalty_during_a_claim() -> None:
    state = table({2: "QS", 3: "2S 3S"}, "QH", on_turn=2, rules=KLOP)
    play(state, "2: QS klop", "3: penalise 2")
    assert fines(state) == [(3, "onterecht")] and size(state, 3) == 3
    assert state.phase.name() == "claim"
    play(state, "3: confirm", "0: confirm")
    assert state.view(0).totals == (0, 0, 1, 1)


@clause("mao", "R33", "R34", "R30")
def test_the_game_masters_discretion_during_a_claim() -> None:
    state = table({2: "QS"}, "QH", on_turn=2, rules=KLOP)
    play(state, "2: QS klop", "0: gm penalty 2 overig")
    assert fines(state) == [(2, "overig")] and turn(state) == 3 and state.phase.name() == "play"


@clause("mao", "R33")
@pytest.mark.parametrize(("rules", "bots"), [((), (0,)), (KLOP, (0, 3)), (((2, "rank:5 skip"),), (0,))])
def test_without_another_person_who_owns_a_rule_nobody_waits(
    rules: tuple[tuple[int, str], ...], bots: tuple[int, ...]
) -> None:
    state = table({2: "QS"}, "QH", on_turn=2, rules=rules, bots=bots)
    play(state, "2: QS klop") if 3 in bots else play(state, "2: QS")
    assert state.phase.name() == "making" and state.actors() == (2,)


@clause("mao", "R31", "R32", "R34")
def test_who_got_a_penalty_card_has_not_won() -> None:
    rules = ((0, "rank:Q call:klop"), (0, "rank:Q skip"))
    state = table({2: "QS"}, "3S", on_turn=2, rules=rules, bots=(0,))
    play(state, "2: QS")
    assert state.sheet == [] and turn(state) == 0, "the effects are carried out: seat 3 is skipped"


@clause("mao", "R34")
def test_effects_are_not_carried_out_when_the_round_is_won() -> None:
    state = table({2: "QS", 3: "2S 3S"}, "4S", on_turn=2, rules=((0, "rank:Q draw:2"),), bots=(0,))
    play(state, "2: QS")
    assert size(state, 3) == 2 and [row.cells for row in state.sheet] == [(0, 0, 1, 0)]


@clause("mao", "R34", "R8")
def test_a_penalty_for_which_the_discards_are_shuffled_is_received() -> None:
    state = table({2: "QS"}, "QH", on_turn=2, rules=((0, "rank:Q call:klop"),), bots=(0,), used_up=True)
    play(state, "2: QS")
    assert state.awaits_deal, "the discards are shuffled, and one is drawn"
    state.deal(sorted(state.pack(), key=lambda card: card != parse_card("QH")))
    assert hand(state, 2) == {"QH"} and owed_nothing(state.standing)


# ---- the end ----


def round_played(totals: list[int], **options: Any) -> troef.State:
    """A match in which these rounds were won, and one more is: all chairs are kept by bots."""
    before = {"deal": sum(totals) + 1, "totals": totals, "bots": [0, 1, 2, 3]}
    state = troef.game("mao", **options).position(before)
    rng = troef.Rng(seeded("one more round"))
    while state.outcome() is None and state.deal_number <= sum(totals) + 1 and state.phase.name() != "between-rounds":
        if state.awaits_deal:
            state.deal(troef.SeededDealer("one more round").next(state.pack()))
        else:
            seat = state.actors()[0]
            state.play(seat, int(state.phase.pick(seat, rng)))
    return state


@clause("mao", "R39", "S1")
def test_whoever_has_won_enough_rounds_wins() -> None:
    state = round_played([1, 1, 1, 1], target_wins=2)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "target"
    (winner,) = outcome.winners
    assert outcome.scores == tuple(1 + (seat == winner) for seat in range(4))


@clause("mao", "R39")
def test_an_open_ended_match_is_ended_by_the_game_master() -> None:
    state = round_played([1, 1, 1, 1], target_wins=0)
    assert state.actors() == (0,) and texts(state, 0) == {"next round", "end match"}
    assert refused(state, "1: next round").reason == "not-your-turn"
    assert refused(state, "0: time out").clause == "R39"
    (winner,) = [seat for seat, won in enumerate(state.view(0).totals) if won == 2]
    on = state.copy()
    play(on, "0: next round")
    assert on.phase.name() == "making" and on.actors() == (winner,)
    play(state, "0: END_MATCH")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (winner,) and outcome.reason == "ended"


def without_mao(state: MaoState, actions: int) -> None:
    """Turn actions in which all play what they can and nobody says mao: its penalty card keeps him in (R13)."""
    for _ in range(actions):
        shuffle_now(state)
        state.play(turn(state), state.legal(turn(state))[0])
    shuffle_now(state)


@clause("mao", "R40", "R13")
def test_a_round_of_500_turn_actions_has_no_winner() -> None:
    state = opened()
    without_mao(state, 499)
    assert state.sheet == []
    made = state.standing.book.count()
    state.play(turn(state), state.legal(turn(state))[0])
    assert [row.cells for row in state.sheet] == [(0, 0, 0, 0)] and state.awaits_deal
    state.deal(state.pack())
    assert state.phase.name() == "play" and state.standing.book.count() == made


@clause("mao", "R40")
def test_the_500th_may_still_win() -> None:
    state = opened(laid={"hands": {0: "4C"}})
    without_mao(state, 495)
    assert hand(state, 0) == {"8S", "AS"}
    play(state, "0: 8S mao")  # this time it is said, and there is no penalty card
    without_mao(state, 3)
    play(state, "0: AS")
    assert [row.cells for row in state.sheet] == [(1, 0, 0, 0)]


@clause("mao", "R40")
def test_after_fifty_rounds_most_rounds_win() -> None:
    state = troef.game("mao", target_wins=10).position({"deal": 50, "totals": [4, 2, 0, 4], "bots": [0, 1, 2, 3]})
    playout(state, troef.Rng(seeded("fiftieth")))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "limit"
    most = max(outcome.scores)
    assert most in (4, 5)
    assert outcome.winners == tuple(seat for seat, won in enumerate(outcome.scores) if won == most)


@clause("mao", "S1")
def test_one_round_is_one_point() -> None:
    game = troef.game("mao")
    assert game.settle(Round(5, winner=4)) == (0, 0, 0, 0, 1)
    assert game.settle(Round(3, winner=None)) == (0, 0, 0)
    for wrong in (Round(4, winner=4), Round(2, winner=0), Round(4, winner=-1)):
        with pytest.raises(ValueError):
            game.settle(wrong)
    odd: list[Any] = [1.5, "1"]
    for seat in odd:
        with pytest.raises((ValueError, TypeError)):  # compiled, a Round is not even made
            game.settle(Round(4, seat))


@clause("mao", "T4")
def test_worlds_keep_the_secrets_one_knows() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=(*KLOP, (1, "rank:2 skip")))
    play(state, "1: QH")
    rng = troef.Rng("worlds")
    guesses = set()
    for _ in range(12):
        world = next(state.game.worlds(state.view(1), rng))
        assert world.view(1).memory["rules"] == state.view(1).memory["rules"]
        assert set_of(parse_cards("4C 5C")) == world.standing.hands[1]
        guesses.add(int(world.standing.book.codes[1]))
    assert len(guesses) > 6
