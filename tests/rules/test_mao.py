"""Mao: the deal, turns, signals, and what everybody knows. Secret rules are in `test_mao_secret_rules.py`, penalties,
time-outs and the end in `test_mao_penalties.py`.

Seat 0 is the game master unless it is said otherwise, and seat 1 on turn.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mao_positions import QUIET, all_cards, fines, opened, playable, shuffle_now, size, table, turn

import troef
from clauses import clause
from playing import hand, lay, play, refused, texts
from proving import examples
from troef.cards.card import parse_card
from troef.core.options import OptionError
from troef.core.rng import Rng
from troef.core.wire import view_dict
from troef.games.mao import MaoState
from troef.games.mao.language import LANGUAGE
from troef.games.mao.moves import RULE
from troef.games.mao.vocabulary import RULES
from troef.search.playout import playout

SOCIAL = {
    "T6": "the words of penalties are light ones; nothing of it is a rule",
}

# ---- the deal ----


@clause("mao", "R1")
def test_a_pack_of_52_and_one_game_master_for_the_match() -> None:
    assert len(set(troef.game("mao").pack(4))) == 52
    state = opened(gm=2)
    assert state.view(0).badge(2, "game-master") and not state.view(0).badge(0, "game-master")
    playout(state, Rng("a match"))
    assert state.deal_number > 1 and int(state.dealer) == 2


@clause("mao", "R1")
@pytest.mark.parametrize("given", [2, "2", "p2", "P2"])
def test_the_game_master_may_be_named(given: object) -> None:
    game = troef.game("mao", game_master=given)
    assert int(game.start(4, dealer=0).dealer) == 2
    assert game.options.game_master == "p2"
    with pytest.raises(ValueError, match="no seat 5"):
        troef.game("mao", game_master=5).start(4)
    for wrong in ("p6", "somebody", True, 2.5, None, -1):
        with pytest.raises(OptionError):
            troef.game("mao", game_master=wrong)


@clause("mao", "R2", "R3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_seven_cards_each_from_the_game_masters_left(seats: int) -> None:
    game = troef.game("mao")
    order = game.arrange({1: "AS 2S 3S"}, seats=seats, dealer=0, upcard="KH", stock="9D 8D")
    state = game.start(seats, dealer=0)
    state.deal(order)
    play(state, "0: card:2C call:proost", "0: card:2D call:proost")
    view = state.view(1)
    assert {"AS", "2S", "3S"} <= hand(state, 1)
    assert all(size(state, seat) == 7 for seat in range(seats))
    assert view.zone("discard").cards == [order[7 * seats]]
    assert view.zone("stock").hidden == 51 - 7 * seats
    assert state.actors()[0] == 1 and view.direction == 1
    assert order[0] in view.hand(), "the first card goes to the game master's left neighbour"


@clause("mao", "R2")
def test_the_first_card_of_the_pile_calls_up_no_rule() -> None:
    rules = ("rank:K skip", "rank:K demand:suit:S")
    state = opened(rules=rules, laid={"hands": {1: "KD 2H"}, "upcard": "KH"})
    assert turn(state) == 1
    play(state, "1: 2H")
    assert fines(state) == [], "nothing was demanded of the first player"


@clause("mao", "R3")
def test_every_round_starts_clockwise() -> None:
    state = table({1: "9H", 2: "3C"}, "7H", rules=((0, "rank:9 reverse"),), bots=(0, 1, 2, 3))
    play(state, "1: 9H")  # the last card: the round is over
    play(state, "1: rank:2 skip")
    state.deal(state.pack())
    assert turn(state) == 1 and state.view(0).direction == 1


# ---- a turn ----


@clause("mao", "R4", "R5", "R9", "E1")
def test_same_rank_or_same_suit() -> None:
    state = table({1: "7S KH QC 2D"}, "7H")
    assert playable(state, 1) == {"7S", "KH"}
    no_match = refused(state, "1: QC")
    assert (no_match.clause, no_match.reason) == ("R4", "no-match")
    assert no_match.facts == {"card": "QC", "top": "7H", "suit": "H"}
    can_play = refused(state, "1: DRAW")
    assert (can_play.clause, can_play.facts) == ("R5", {"cards": ["KH", "7S"]})
    assert refused(state, "1: AS").clause == "R4"
    assert refused(state, "2: draw").reason == "not-your-turn"


@clause("mao", "R5", "E2")
def test_who_cannot_play_draws_and_his_turn_is_over() -> None:
    state = table({1: "QC 2D 9S"}, "7H", stock="8H")
    assert playable(state, 1) == set()
    assert "draw" in texts(state, 1) and "pass empty" not in texts(state, 1)
    play(state, "1: draw")
    assert hand(state, 1) == {"QC", "2D", "9S", "8H"}
    assert turn(state) == 2, "the drawn card may not be played in the same turn"


@clause("mao", "R6")
def test_after_a_turn_the_next_one_is_on_turn() -> None:
    state = table({1: "7S KH QC", 2: "2H 3C 4C", 3: "9D 9C", 0: "8C 8D"}, "7H")
    play(state, "1: KH", "2: 2H", "3: draw", "0: draw")
    assert turn(state) == 1
    assert refused(state, "2: 3C").reason == "not-your-turn"


@clause("mao", "R7", "R13", "P2", "E3")
def test_a_forgotten_mao_costs_a_card() -> None:
    state = table({1: "9H 4C"}, "9C")
    play(state, "1: 4C")
    assert size(state, 1) == 2
    assert fines(state) == [(1, "fout")]


@clause("mao", "R7", "R12")
def test_mao_in_time() -> None:
    state = table({1: "9H 4C"}, "9C")
    play(state, "1: mao", "1: 4C")
    assert hand(state, 1) == {"9H"} and fines(state) == []


@clause("mao", "R7")
def test_the_hand_is_counted_before_penalties() -> None:
    state = table({1: "9H 4C"}, "9C")
    play(state, "1: PLAY(4C, mao, hoera)")
    assert size(state, 1) == 2 and fines(state) == [(1, "te_veel")], "mao was due, hoera was too much"


@clause("mao", "R14", "R12", "P3", "E4")
def test_mao_too_early_is_talk() -> None:
    state = table({1: "9H 4C QD"}, "9C")
    play(state, "1: 9H mao")
    assert size(state, 1) == 3 and fines(state) == [(1, "te_veel")]


@clause("mao", "R14")
def test_all_superfluous_signals_together_cost_one_card() -> None:
    state = table({1: "9H 4C QD"}, "9C")
    play(state, "1: 9H mao klop proost sorry")
    assert fines(state) == [(1, "te_veel")]


@clause("mao", "R14", "R5")
def test_signals_with_a_draw_are_superfluous() -> None:
    state = table({1: "QC 2D"}, "7H", stock="8H 3S")
    play(state, "1: DRAW(klop)")
    assert hand(state, 1) == {"QC", "2D", "8H", "3S"} and fines(state) == [(1, "te_veel")]


@clause("mao", "R7", "R14")
def test_with_the_very_last_card_mao_is_superfluous() -> None:
    state = table({1: "9H"}, "9C", bots=(0, 1, 2, 3))
    play(state, "1: 9H mao")
    assert size(state, 1) == 1 and turn(state) == 2, "and so the round is not won"


# ---- signals ----


@clause("mao", "R10")
def test_the_thirteen_signals() -> None:
    state = table({1: "9H 4C QD"}, "9C")
    signals = texts(state, 1) - {"9H", "4C", "request timeout"}
    assert signals == {
        *("mao", "goedemorgen", "dank_u", "alstublieft", "gezondheid", "proost", "hoera", "sorry", "fijne_dag"),
        *("leve_de_spelleider", "klop", "applaus", "buiging"),
    }


@clause("mao", "R10")
@pytest.mark.parametrize(
    ("said", "signal"),
    [
        ("Mao!", "mao"),
        ("“Dank u wel!”", "dank_u"),
        ("SAY(fijne_dag)", "fijne_dag"),
        ("Fijne dag nog!", "fijne_dag"),
        ("zeg Leve de spelleider!", "leve_de_spelleider"),
        ("knock", "klop"),
    ],
)
def test_signals_as_they_are_said(said: str, signal: str) -> None:
    state = table({1: "9H 4C QD"}, "9C")
    assert state.game.show(state.game.parse(said, state.view(1))) == signal


@clause("mao", "R11", "T1")
def test_signals_are_pressed_before_the_card_and_shown_to_all() -> None:
    state = table({1: "9H 4C QD"}, "9C")
    play(state, "1: klop")
    assert state.view(2).fact("said") == ["klop"] and turn(state) == 1
    again = refused(state, "1: klop")
    assert (again.clause, again.reason) == ("R11", "said-already")
    play(state, "1: 9H")
    assert fines(state) == [(1, "te_veel")], "what was said belongs to the card"
    late = refused(state, "1: mao")
    assert late.reason == "not-your-turn", "afterwards nothing can be added"
    assert state.view(2).fact("said") is None


@clause("mao", "R11")
def test_signals_named_with_the_card_are_the_same_turn() -> None:
    one, other = table({1: "9H 4C QD"}, "9C"), table({1: "9H 4C QD"}, "9C")
    play(one, "1: klop", "1: dank_u", "1: 9H")
    play(other, "1: PLAY(9H, dank_u, klop)")
    for seat in (0, 1, 2, troef.SPECTATOR):
        kinds = [(who, move & 63) for who, move in one.view(seat).log]
        assert kinds == [(who, move & 63) for who, move in other.view(seat).log]
    assert hand(one, 1) == hand(other, 1)
    for wrong in ("9H hallo", "9H mao hallo", "signal", "signal mao klop", "draw 9H"):
        with pytest.raises(troef.MoveTextError):
            one.game.parse(wrong)


# ---- the stock ----


@clause("mao", "R8")
def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    state = table({1: "9H 4C QD", 2: "KH 3C"}, "9C", stock="8H", used_up=True)
    lying = len(state.view(0).zone("discard").cards)
    play(state, "1: 9H klop")  # takes the last card
    play(state, "2: KH")  # no mao
    assert state.awaits_deal and len(state.pack()) == lying + 1
    state.deal(state.pack())
    assert size(state, 2) == 2 and state.view(0).zone("discard").cards == [parse_card("KH")]
    assert turn(state) == 3


@clause("mao", "R8")
def test_what_cannot_be_drawn_is_waived_and_a_draw_becomes_a_pass() -> None:
    state = opened(laid={"hands": {1: "3D 4D 5D 6D 8D 10D JD"}, "upcard": "9C"})
    play(state, *["0: penalise 2 1"] * 23)  # R28: false penalties, for which he draws the whole stock
    assert size(state, 0) == 30
    assert "pass empty" in texts(state, 1) and "draw" not in texts(state, 1)
    nothing = refused(state, "1: draw")
    assert (nothing.clause, nothing.reason) == ("R8", "stock-empty")
    play(state, "1: PASS_EMPTY klop")
    assert size(state, 1) == 7 and turn(state) == 2, "the penalty is waived"
    with_cards = table({1: "3D 4D"}, "9C")
    assert refused(with_cards, "1: pass empty").clause == "R8"


# ---- secrets ----


@clause("mao", "R19", "T3")
def test_only_the_maker_sees_his_rule() -> None:
    state = opened(rules=("rank:7 call:dank_u", "court call:klop"))
    mine = state.view(0).fact("my-rules")
    assert mine == ["1.", "rank-7", "→", "call-dank-u", "2.", "court", "→", "call-klop"]
    for seat in (1, 2, 3, troef.SPECTATOR):
        view = state.view(seat)
        assert view.fact("my-rules") is None and view.fact("shown-rules") is None
        assert [rule[2] for rule in view.memory["rules"]] == [-1, -1]
        shown = [state.game.language.show(move) for _, move in view.log]
        assert shown == ["rule ?", "rule ?"]
        assert view.badge(0, "rules") == 2, "how many there are is no secret"
    assert state.view(troef.REFEREE).fact("shown-rules") == mine


@clause("mao", "R19")
@examples(15)
@given(seed=st.integers(0, 10**6), one=st.sampled_from(RULES), other=st.sampled_from(RULES))
def test_a_rule_that_has_not_shown_itself_changes_nothing_for_others(seed: int, one: int, other: int) -> None:
    """Two matches that differ in one secret rule look the same to the others, as long as it is not triggered."""
    states = [second_round({"owner": 3, "rule": LANGUAGE.show(code << 6 | int(RULE))[5:]}) for code in (one, other)]
    rng = Rng(seed)
    for _ in range(30):
        first, second = states
        for seat in (0, 1, 2, troef.SPECTATOR):
            assert seen(first, seat) == seen(second, seat)
            assert first.refusal(seat, RULES[seed % 1860] << 6) == second.refusal(seat, RULES[seed % 1860] << 6)
        actors = first.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        move = int(first.phase.pick(seat, rng))
        for state in states:
            state.play(seat, move)
        triggered = [state.standing.book.triggered(state.standing.played, state.standing.covered) for state in states]
        if first.standing.played >= 0 and any(int(rules) & 8 for rules in triggered):
            return


def second_round(rule: dict[str, object]) -> MaoState:
    """Seat 3 has won the first round, and made this rule; the cards of the second lie as they come."""
    rules = [*[{"owner": 0, "rule": quiet} for quiet in QUIET], rule]
    facts = {"deal": 2, "totals": [0, 0, 0, 1], "secret_rules": rules, "cards": {"upcard": "7H"}}
    state = troef.game("mao").position(facts)
    assert isinstance(state, MaoState)
    return state


def seen(state: troef.State, seat: int) -> dict[str, object]:
    """All that a view holds."""
    view = state.view(seat)
    return {**view_dict(state.game, view), "memory": view.memory}


@clause("mao", "T2")
def test_a_penalty_is_told_without_its_rule() -> None:
    rules = ((3, "rank:Q call:klop"), (3, "suit:H call:hoera"))
    state = table({1: "QH 4C 5C"}, "9H", rules=rules)
    play(state, "1: QH", "3: penalise 1 4")
    told = [state.game.language.show(move) for seat, move in state.view(2).log if seat == 3]
    assert told[-2:] == ["penalise 1", "fine 1 fout"]
    assert "penalise 1 4" in [state.game.language.show(move) for _, move in state.view(3).log]


# ---- all options ----


@examples(20)
@given(seats=st.integers(3, 6), target=st.integers(1, 3), seed=st.integers(0, 10**6))
@clause("mao", "S1")
def test_every_match_ends_and_no_card_is_lost(seats: int, target: int, seed: int) -> None:
    game = troef.game("mao", target_wins=target)
    state = game.start(seats)
    rng = Rng(seed)
    playout(state, rng, 150)
    assert isinstance(state, MaoState)
    if state.outcome() is None and state.standing.wins is not None and len(state.standing.pile):
        assert len(all_cards(state)) == 52
    playout(state, rng)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in ("target", "limit")
    assert sum(outcome.scores) == sum(sum(row.cells) for row in state.sheet) <= len(state.sheet)
    if outcome.reason == "target":
        assert max(outcome.scores) == target and len(outcome.winners) == 1


@clause("mao", "R39", "S1")
@pytest.mark.parametrize("preset", ["book", "short"])
def test_every_preset_plays(preset: str) -> None:
    game = troef.game("mao", rules=preset)
    state = game.start(4)
    playout(state, Rng(preset))
    outcome = state.outcome()
    assert outcome is not None and max(outcome.scores) <= game.options.target_wins


def test_lay_waits_for_the_rules_of_the_game_master() -> None:
    state = lay(troef.game("mao"))
    assert state.phase.name() == "making" and state.actors() == (0,)
    assert state.view(1).hand() == []
    shuffle_now(state)
    assert not state.awaits_deal
