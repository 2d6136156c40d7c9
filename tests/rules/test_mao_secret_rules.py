"""Mao: what secret rules are made of, how they are made, what they do, and contradictions."""

from typing import Any

import pytest
from mao_positions import QUIET, fines, size, table, turn

import troef
from clauses import clause
from playing import hand, lay, memory, play, refused, texts
from troef.cards.card import parse_card
from troef.core.moves import payload_of
from troef.core.view import TIMEKEEPER
from troef.games.mao.language import LANGUAGE
from troef.games.mao.vocabulary import DUTIES, RULES, TRIGGERS, contradict, fires, is_rule

BOTS = (0, 1, 2, 3)

# ---- the vocabulary ----


@clause("mao", "R15", "R16", "R17")
def test_how_many_rules_there_are() -> None:
    assert len(TRIGGERS) == 13 + 52 + 4 + 2 + 2 + 1 + 1 + 1
    assert len(DUTIES) == 12 + 9 + 4
    assert len(RULES) == 76 * 21 + 66 * 4
    assert all(is_rule(code) for code in RULES) and sum(is_rule(code) for code in range(4096)) == len(RULES)


FIRING = [
    ("rank:7", "7S", "2H", True),
    ("rank:7", "8S", "2H", False),
    ("card:10H", "10H", "2H", True),
    ("card:10H", "10D", "2D", False),
    ("suit:S", "3S", "2S", True),
    ("colour:red", "3D", "2D", True),
    ("colour:red", "3C", "2C", False),
    ("colour:black", "3S", "2S", True),
    ("parity:even", "10S", "2S", True),
    ("parity:even", "QS", "2S", False),
    ("parity:odd", "AS", "2S", True),
    ("parity:odd", "JS", "2S", False),
    ("court", "JS", "2S", True),
    ("court", "10S", "2S", False),
    ("same_rank", "2H", "2S", True),
    ("same_rank", "3S", "2S", False),
    ("same_suit", "3S", "2S", True),
    ("same_suit", "2H", "2S", False),
]


@clause("mao", "R16")
@pytest.mark.parametrize(("trigger", "card", "covered", "answer"), FIRING)
def test_when_a_trigger_fires(trigger: str, card: str, covered: str, answer: bool) -> None:
    assert fires(TRIGGERS.index(trigger), parse_card(card), parse_card(covered)) == answer


@clause("mao", "R17")
@pytest.mark.parametrize("trigger", ["suit:S", "colour:red", "parity:odd", "court", "same_suit"])
@pytest.mark.parametrize("effect", ["skip", "reverse", "draw:1", "draw:2"])
def test_effects_do_not_go_with_wide_triggers(trigger: str, effect: str) -> None:
    state = lay(troef.game("mao"))
    why = refused(state, f"0: {trigger} -> {effect}")
    assert (why.clause, why.reason) == ("R17", "does-not-go-together")
    play(state, f"0: {trigger}")
    assert effect not in texts(state, 0)
    assert refused(state, f"0: {effect}").clause == "R17"
    assert len(texts(state, 0)) == 21


@clause("mao", "R15", "R17")
@pytest.mark.parametrize("trigger", ["rank:K", "card:7H", "same_rank"])
def test_narrow_triggers_go_with_everything(trigger: str) -> None:
    state = lay(troef.game("mao"))
    play(state, f"0: {trigger}")
    assert texts(state, 0) == set(DUTIES)
    assert "call:mao" not in texts(state, 0)


@clause("mao", "R15")
@pytest.mark.parametrize(
    "text", ["rank:1 -> skip", "rank:7 -> sing", "joker -> skip", "rank:7 -> call:mao", "rule rank:7"]
)
def test_nothing_else_is_a_rule(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("mao").parse(text)


# ---- making rules ----


@clause("mao", "R18")
def test_the_game_master_makes_two_rules_before_the_cards_are_dealt() -> None:
    state = lay(troef.game("mao"), dealer=2)
    assert state.actors() == (2,) and len(texts(state, 2)) == 76
    play(state, "2: rank:7", "2: call:dank_u")
    assert state.phase.name() == "making" and state.view(2).hand() == []
    early = refused(state, "2: call:klop")
    assert (early.clause, early.reason) == ("R15", "trigger-first")
    play(state, "2: `rank:8` → `skip`")
    assert state.phase.name() == "play" and len(state.view(2).hand()) == 7


@clause("mao", "R18")
def test_what_is_there_already_is_refused() -> None:
    state = lay(troef.game("mao"))
    play(state, "0: rank:7 -> skip")
    why = refused(state, "0: rank:7 -> skip")
    assert (why.clause, why.reason) == ("R18", "rule-exists")
    play(state, "0: rank:7")
    assert "skip" not in texts(state, 0)
    assert refused(state, "0: skip").clause == "R18"


def round_won_by_1(rules: tuple[tuple[int, str], ...] = (), **options: Any) -> troef.State:
    """Seat 1 has won the round; everybody else is a bot."""
    state = table({1: "9H"}, "3H", rules=rules, bots=(0, 2, 3), **options)
    return play(state, "1: 9H")


@clause("mao", "R18")
def test_the_winner_makes_one_rule() -> None:
    state = round_won_by_1()
    assert state.actors() == (1,) and state.phase.name() == "making"
    assert refused(state, "0: rank:7").reason == "not-your-turn"
    play(state, "1: same_suit -> call:hoera")
    assert state.awaits_deal
    state.deal(state.pack())
    assert state.phase.name() == "play"
    assert state.view(1).fact("my-rules") == ["3.", "same-suit", "→", "call-hoera"]


@clause("mao", "R18", "R19")
def test_a_rule_of_somebody_else_is_found_to_be_there() -> None:
    """A button that is missing would betray the rule; so one tries, learns of it, and chooses again."""
    state = round_won_by_1(rules=((0, "rank:7 skip"),))
    play(state, "1: rank:7")
    assert "skip" in texts(state, 1)
    play(state, "1: skip")
    assert state.actors() == (1,) and state.view(1).fact("there-already") == ["rank-7", "→", "skip"]
    assert state.view(0).fact("there-already") is None
    assert refused(state, "1: rank:7 -> skip").clause == "R18"
    play(state, "1: rank:7 -> reverse")
    assert state.awaits_deal


@clause("mao", "R18")
def test_at_one_go_a_rule_of_somebody_else_is_refused() -> None:
    state = round_won_by_1(rules=((0, "rank:7 call:dank_u"),))
    why = refused(state, "1: rank:7 -> call:dank_u")
    assert (why.clause, why.reason) == ("R18", "rule-exists")
    play(state, "1: rank:7 -> call:klop")
    assert state.awaits_deal


@clause("mao", "R15", "R17")
def test_what_does_not_go_together_can_be_written_and_is_refused() -> None:
    state = lay(troef.game("mao"))
    move = state.game.parse("suit:H -> skip")
    assert state.game.parse(state.game.show(move)) == move
    assert refused(state, "0: suit:H -> skip").clause == "R17"


@clause("mao", "R18")
def test_no_rules_are_made_during_a_round() -> None:
    state = table({1: "7H 8H 9H"}, "7D")
    assert refused(state, "1: rank:7 -> skip").clause == "R18"


@clause("mao", "R18")
def test_who_does_not_choose_in_time_gets_a_rule_by_lot() -> None:
    state = round_won_by_1(rules=((0, QUIET[0]),))
    assert state.phase.time_limit()[0] == 60
    state.play(TIMEKEEPER, state.legal(TIMEKEEPER)[0])
    assert state.awaits_deal and len(state.pack()) == 52
    state.deal(state.pack())
    assert state.awaits_deal, "that was the lot, now the round is dealt"
    state.deal(state.pack())
    mine: Any = state.view(1).fact("my-rules")
    assert len(mine) == 4
    assert state.view(0).fact("shown-rules") is None
    assert memory(state, 0)["rules"][2][2] == -1


@clause("mao", "R18")
def test_lots_differ_with_the_shuffle() -> None:
    drawn = set()
    for place in range(4):
        state = lay(troef.game("mao"))
        state.play(TIMEKEEPER, state.legal(TIMEKEEPER)[0])
        pack = state.pack()
        state.deal(pack[place:] + pack[:place])
        drawn.add(str(state.view(0).fact("my-rules")))
        assert state.phase.name() == "making", "the second rule is still to be made"
    assert len(drawn) == 4


@clause("mao", "R19", "R20")
def test_rules_stay_in_force_in_later_rounds() -> None:
    state = round_won_by_1(rules=((0, "suit:C call:klop"), (2, "suit:D call:klop")))
    play(state, "1: suit:S -> call:klop")
    state.deal(state.game.arrange({1: "AC", 2: "AD"}, dealer=0, upcard="KC"))
    mine = payload_of(LANGUAGE.parse("rule suit:S call:klop")[0])
    assert state.view(1).memory["rules"] == [[0, 1, -1], [0, 1, -1], [2, 1, -1], [1, 1, mine]]
    play(state, "1: AC")
    assert fines(state) == [(1, "fout")]


# ---- calls ----


@clause("mao", "R20", "R21", "R26", "P1", "E5")
def test_a_call_that_is_left_out_is_a_fault() -> None:
    state = table({1: "9H 4C QD", 2: "7S 2C 3C"}, "7H", on_turn=2, rules=((0, "rank:7 call:dank_u"),), bots=(0,))
    both = state.copy()
    play(state, "2: 7S")
    assert fines(state) == [(2, "fout")] and size(state, 2) == 3
    play(both, "2: 7S dank_u proost")
    assert fines(both) == [(2, "te_veel")] and size(both, 2) == 3


@clause("mao", "R12", "R21")
def test_a_call_that_is_made_is_right() -> None:
    state = table({1: "7S 4C QD"}, "7H", rules=((0, "rank:7 call:dank_u"),), bots=BOTS)
    play(state, "1: dank_u", "1: 7S")
    assert fines(state) == []


@clause("mao", "R20", "R26", "E13")
def test_everybody_punishes_himself() -> None:
    state = table({0: "7S 4C QD"}, "7H", on_turn=0, rules=((0, "rank:7 call:dank_u"),))
    play(state, "0: 7S")
    assert fines(state) == [(0, "fout")] and size(state, 0) == 3


@clause("mao", "R21")
def test_each_rule_is_a_fault_of_its_own() -> None:
    rules = ((0, "rank:7 call:dank_u"), (0, "suit:S call:dank_u"), (2, "colour:black call:klop"))
    state = table({1: "7S 4C QD"}, "7H", rules=rules, bots=BOTS)
    play(state, "1: 7S klop")
    assert fines(state) == [(1, "fout"), (1, "fout")]


# ---- demands ----


@clause("mao", "R22", "E8")
def test_a_demand_must_be_met_if_it_can_be() -> None:
    rules = ((3, "suit:H demand:colour:black"),)
    state = table({0: "6H 2S 3S", 1: "6C 9H 2D"}, "8H", on_turn=0, rules=rules, bots=BOTS)
    play(state, "0: 6H")
    wrong, right = state.copy(), state.copy()
    play(wrong, "1: 9H")
    assert fines(wrong) == [(1, "fout")]
    play(right, "1: 6C")
    assert fines(right) == []


@clause("mao", "R22", "E8")
def test_a_demand_that_cannot_be_met_asks_for_nothing() -> None:
    rules = ((3, "suit:H demand:colour:black"),)
    state = table({0: "6H 2S 3S", 1: "9H 2D 3D", 2: "4H 3C 6C"}, "8H", on_turn=0, rules=rules, bots=BOTS)
    play(state, "0: 6H", "1: 9H")
    assert fines(state) == []
    play(state, "2: 4H")
    assert fines(state) == [], "the 9 of hearts asked again, but no black card can be laid on it"


@clause("mao", "R22")
def test_a_demand_ends_with_the_next_turn_action() -> None:
    rules = ((3, "card:6H demand:colour:black"),)
    hands = {0: "6H 2S 3S", 1: "2D 3D KD", 2: "6C 9H 2C"}
    state = table(hands, "8H", on_turn=0, rules=rules, bots=BOTS)
    play(state, "0: 6H", "1: draw", "2: 9H")
    assert fines(state) == []


@clause("mao", "R22", "R24")
def test_a_skipped_player_passes_the_demand_on() -> None:
    rules = ((3, "rank:6 demand:colour:black"), (3, "rank:6 skip"))
    state = table({0: "6H 2S 3S", 2: "6C 9H 2C"}, "8H", on_turn=0, rules=rules, bots=BOTS)
    play(state, "0: 6H")
    assert turn(state) == 2
    play(state, "2: 9H")
    assert fines(state) == [(2, "fout")]


# ---- effects ----


@clause("mao", "R23", "E6")
def test_skip() -> None:
    state = table({1: "8D 4C QD"}, "3D", rules=((0, "card:KC call:klop"), (0, "rank:8 skip")))
    play(state, "1: 8D")
    assert turn(state) == 3 and fines(state) == []
    assert [entry["word"] for entry in LANGUAGE.describe_log(state.view(2)) if entry["verb"] == "event"] == ["skipped"]


@clause("mao", "R23", "R24", "E7")
def test_reverse_comes_before_skip() -> None:
    state = table({1: "9D 4C QD"}, "3D", rules=((0, "rank:9 reverse"), (2, "rank:9 skip")))
    play(state, "1: 9D")
    assert turn(state) == 3 and state.view(0).direction == -1
    assert state.view(0).fact("direction") == "anticlockwise"


@clause("mao", "R24")
def test_the_same_effect_twice_is_carried_out_once() -> None:
    rules = ((0, "rank:9 reverse"), (2, "card:9D reverse"), (0, "rank:9 skip"), (3, "card:9D skip"))
    state = table({1: "9D 4C QD"}, "3D", rules=rules)
    play(state, "1: 9D")
    assert turn(state) == 3 and state.view(0).direction == -1


@clause("mao", "R24")
@pytest.mark.parametrize(
    ("effects", "drawn"), [(("draw:1",), 1), (("draw:2",), 2), (("draw:1", "draw:1"), 1), (("draw:1", "draw:2"), 2)]
)
def test_the_next_player_draws(effects: tuple[str, ...], drawn: int) -> None:
    triggers = ("rank:9", "card:9D")
    rules = tuple((0, f"{trigger} {effect}") for trigger, effect in zip(triggers, effects, strict=False))
    state = table({1: "9D 4C QD", 2: "KC KD"}, "3D", rules=rules)
    play(state, "1: 9D")
    assert size(state, 2) == 2 + drawn and turn(state) == 2


@clause("mao", "R24")
def test_who_draws_may_be_skipped_as_well() -> None:
    rules = ((0, "rank:9 reverse"), (0, "rank:9 draw:2"), (0, "rank:9 skip"))
    state = table({1: "9D 4C QD", 0: "KC KD"}, "3D", rules=rules)
    play(state, "1: 9D")
    assert size(state, 0) == 4 and turn(state) == 3


@clause("mao", "R31")
def test_penalties_come_before_effects() -> None:
    """Seat 1 draws his penalties first, then the next player his cards."""
    rules = ((0, "rank:9 call:klop"), (0, "rank:9 draw:1"))
    state = table({1: "9D 4C", 2: "KC KD"}, "3D", rules=rules, bots=BOTS, stock="AS AH AD AC")
    play(state, "1: 9D proost")
    assert hand(state, 1) == {"4C", "AS", "AH", "AD"} and hand(state, 2) == {"KC", "KD", "AC"}
    assert fines(state) == [(1, "fout"), (1, "te_veel"), (1, "fout")], "mao, talk, the rule"


# ---- contradictions ----

TEN = (
    (0, QUIET[0]),
    (0, QUIET[1]),
    (0, "rank:10 demand:suit:S"),
    (3, "card:2C call:klop"),
    (2, "colour:red demand:suit:D"),
)
#: Hands that the others can have kept while only black cards were laid.
MANY_RED = {0: "5D 6D 8D JD", 1: "5H 6H 8H JH", 3: "9H 10S 2D"}


@clause("mao", "R36")
@pytest.mark.parametrize(
    ("one", "other", "answer"),
    [
        ("suit:S", "suit:D", True),
        ("suit:S", "colour:red", True),
        ("colour:red", "colour:black", True),
        ("parity:even", "parity:odd", True),
        ("court", "parity:even", True),
        ("court", "parity:odd", True),
        ("suit:S", "colour:black", False),
        ("suit:S", "court", False),
        ("suit:S", "suit:S", False),
        ("colour:red", "parity:odd", False),
    ],
)
def test_which_demands_contradict_each_other(one: str, other: str, answer: bool) -> None:
    first, second = DUTIES.index(f"demand:{one}"), DUTIES.index(f"demand:{other}")
    assert contradict(first, second) == contradict(second, first) == answer
    assert not contradict(first, DUTIES.index("skip"))


@clause("mao", "R36", "R37", "E9")
def test_a_bot_withdraws_the_youngest_rule() -> None:
    state = table({2: "10H 4C QD", 3: "9H 10S 2D"}, "7H", on_turn=2, rules=TEN, bots=BOTS)
    play(state, "2: 10H")
    assert state.phase.name() == "play" and turn(state) == 3
    for seat in (0, 1, 3):
        assert state.view(seat).fact("withdrawn-rules") == ["5.", "colour-red", "→", "demand-suit-D"]
    play(state, "3: 9H")
    assert fines(state) == [(3, "fout")], "the demand for spades is left"


@clause("mao", "R36", "R37", "R38")
def test_a_person_chooses_what_to_withdraw() -> None:
    state = table({2: "10H 4C QD", 3: "9H 10S 2D"}, "7H", on_turn=2, rules=TEN, bots=(1, 2, 3))
    withdraw = refused(state, "0: withdraw 5")
    assert (withdraw.clause, withdraw.reason) == ("R38", "no-contradiction")
    play(state, "2: 10H")
    assert state.phase.name() == "time-out" and state.actors() == (0,)
    assert texts(state, 0) == {"withdraw 3", "withdraw 5"}
    assert refused(state, "0: end timeout").facts == {"rules": [3, 5]}
    assert refused(state, "0: withdraw 4").clause == "R37"
    for step in ("1: withdraw 5", "1: end timeout"):
        assert refused(state, step).reason == "only-game-master" and not refused(state, step).facts
    both = ["3.", "rank-10", "→", "demand-suit-S", "5.", "colour-red", "→", "demand-suit-D"]
    assert state.view(0).fact("contradicting-rules") == both
    for seat in (1, 2, 3, troef.SPECTATOR):
        assert state.view(seat).fact("contradicting-rules") is None
        assert state.view(seat).fact("contradiction") == "withdraw"
    play(state, "0: withdraw 3")
    assert texts(state, 0) == {"end timeout"}
    assert refused(state, "0: withdraw 5").clause == "R38"
    play(state, "0: end timeout")
    assert turn(state) == 3 and state.view(1).fact("withdrawn-rules") == ["3.", "rank-10", "→", "demand-suit-S"]
    play(state, "3: 9H")
    assert fines(state) == [], "no diamond can be laid"


@clause("mao", "R37")
def test_after_two_minutes_the_youngest_rules_go() -> None:
    rules = (*TEN, (1, "suit:H demand:suit:C"))
    state = table({2: "10H 4C QD", **MANY_RED}, "10C", on_turn=2, rules=rules, bots=(1, 2, 3))
    play(state, "2: 10H")
    assert state.phase.time_limit()[0] == 120
    assert texts(state, 0) == {"withdraw 3", "withdraw 5", "withdraw 6"}
    state.play(TIMEKEEPER, state.legal(TIMEKEEPER)[0])
    gone = [rule for rule, (_, in_force, _) in enumerate(memory(state, 0)["rules"], 1) if not in_force]
    assert gone == [5, 6] and turn(state) == 3


@clause("mao", "R37")
def test_what_the_game_master_was_shown_he_still_knows() -> None:
    state = table({2: "10H 4C QD", 3: "9H 10S 2D"}, "7H", on_turn=2, rules=TEN, bots=(1, 2, 3))
    play(state, "2: 10H", "0: withdraw 3", "0: end timeout")
    assert state.view(0).fact("shown-rules") == ["5.", "colour-red", "→", "demand-suit-D"]
    assert state.view(1).fact("shown-rules") is None


@clause("mao", "R37")
def test_a_rule_that_is_withdrawn_is_no_longer_penalised_for() -> None:
    rules = ((1, "rank:10 demand:suit:S"), (3, "suit:H demand:suit:D"))
    state = table({1: "9H KD 5C", 2: "10D JH 9D 3C", 3: "10H 2S 3S"}, "9C", rules=rules)
    play(state, "1: 9H", "2: JH")  # a diamond was asked for
    assert refused(state, "0: penalise 2 4").clause == "R29"
    play(state, "3: 10H", "0: withdraw 4", "0: end timeout")
    withdrawn = refused(state, "3: penalise 2 4")
    assert (withdrawn.clause, withdrawn.reason) == ("R37", "rule-withdrawn")


@clause("mao", "R31")
def test_the_contradiction_is_solved_before_anything_is_penalised() -> None:
    state = table({2: "10H 4C", **MANY_RED}, "7H", on_turn=2, rules=TEN, bots=(1, 2, 3))
    play(state, "2: 10H proost")
    assert fines(state) == []
    play(state, "0: withdraw 5", "0: end timeout")
    assert fines(state) == [(2, "fout"), (2, "te_veel")]
