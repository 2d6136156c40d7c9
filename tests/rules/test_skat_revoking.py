"""Skat as at a real table: a revoke that is proven before the game is decided loses it (P4)."""

import pytest
from revoking import at_table, irregular, out_of_turn, rulings

from clauses import clause
from playing import play, refused
from troef.core.game import State
from troef.core.rng import Rng

SLUG = "skat"
HANDS = {
    0: "JC JS JH AC 10C KC QC 9C 9S 8S",
    1: "JD 8C 7C KS QS AH 10H KH AD 10D",
    2: "AS 10S 7S QH 9H 8H 7H KD QD 9D",
}


def clubs() -> State:
    """Seat 0 plays clubs from the hand with three matadors, and leads."""
    state = at_table(SLUG, HANDS, dealer=2, skat="8D 7D")
    return play(state, "1: pass", "2: pass", "0: 18", "0: hand", "0: game C")


@clause(SLUG, "P4", "R22")
def test_a_defenders_revoke_wins_the_game_for_declarer_at_the_simple_level() -> None:
    state = play(clubs(), "0: JC")
    assert irregular(state, 1) == {"KS", "QS", "AH", "10H", "KH", "AD", "10D"}
    play(state, "1: revoke AH", "2: 7H", "0: accuse 1")
    [ruling] = rulings(state)
    assert (ruling.seat, ruling.trick, ruling.duty, ruling.clause, ruling.outcome) == (1, 1, "R22", "P4", "game-lost")
    assert state.awaits_deal and state.sheet[-1].cells == (5 * 12, 0, 0)  # with 3, game 4, hand 5
    result = state.game.result_of(state)
    assert result.revoke == "defenders" and state.game.settle(result) == (60, 0, 0)


@clause(SLUG, "P4")
def test_declarers_revoke_loses_his_game() -> None:
    state = play(clubs(), "0: 9S", "1: KS", "2: AS", "2: 10S", "0: revoke 9C", "1: QS", "2: accuse 0")
    assert state.sheet[-1].cells == (-2 * 60, 0, 0)
    assert state.game.result_of(state).revoke == "declarer"


@clause(SLUG, "P4")
def test_once_the_game_is_decided_a_revoke_changes_nothing() -> None:
    won = ("0: JC", "1: JD", "2: 7H", "0: AC", "1: 8C", "2: KD", "0: 10C", "1: 7C", "2: QD")  # 32 points
    more = ("0: KC", "1: AD", "2: 9D", "0: QC", "1: 10D", "2: QH")  # 63
    state = play(clubs(), *won, *more, "0: 9S", "1: revoke AH", "2: AS", "0: accuse 1")
    assert (rulings(state)[-1].proven, rulings(state)[-1].outcome) == (True, "decided")
    assert not state.awaits_deal and state.actors() == (2,)


@clause(SLUG, "P4", "R24")
@pytest.mark.parametrize("claimed", [True, False])
def test_after_the_last_card_all_three_agree_with_the_deal(claimed: bool) -> None:
    state = play(clubs(), "0: JC", "1: revoke AH", "2: 7H")
    while state.view(0).phase == "play":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert (state.view(0).phase, state.actors()) == ("recording", (0, 1, 2))
    play(state, "0: accuse 1") if claimed else play(state, "2: record", "1: record", "0: record")
    assert state.awaits_deal and (state.game.result_of(state).revoke == "defenders") == claimed


@clause(SLUG, "P4", "R21")
def test_a_wrong_lead_before_the_game_is_decided_loses_it() -> None:
    state = clubs()
    assert out_of_turn(state, 1) == set(HANDS[1].split()) and out_of_turn(state, 0) == set()
    play(state, "1: out of turn AH")
    assert state.actors() == (2,) and state.view(0).zone("trick").by == [1]
    for seat in (0, 1, 2):
        assert state.game.show(state.view(seat).log[-1][1], None) == "AH"
    play(state, "0: accuse 1")
    [ruling] = rulings(state)
    assert (ruling.seat, ruling.trick, ruling.duty, ruling.clause, ruling.outcome) == (1, 1, "R21", "P4", "lead-lost")
    result = state.game.result_of(state)
    assert result.revoke == "defenders" and state.game.settle(result) == state.sheet[-1].cells


@clause(SLUG, "P4")
def test_a_wrong_lead_that_nobody_claims_stands_and_can_be_claimed_later() -> None:
    state = play(clubs(), "0: JC", "1: JD", "2: 7H", "2: out of turn AS", "0: 8S", "1: KS")
    assert state.actors() == (2,) and out_of_turn(state, 2) == set()
    assert next(state.game.worlds(state.view(0), Rng(1))).view(0).log == state.view(0).log
    play(state, "1: accuse 2")
    assert rulings(state)[-1].trick == 2
    assert state.sheet[-1].cells[0] > 0


@clause(SLUG, "P1", "P4")
def test_only_a_lead_can_be_out_of_turn_and_a_right_lead_cannot() -> None:
    state = play(clubs())
    assert refused(state, "0: out of turn JC").reason == "not-early"
    play(state, "0: JC")
    assert out_of_turn(state, 2) == set()
    assert refused(state, "2: out of turn 7H").reason == "not-early"
    assert refused(state, "2: 7H").facts.get("card") is None


@clause(SLUG, "P4")
def test_a_table_may_offer_a_lead_out_of_turn_that_was_refused() -> None:
    found = refused(clubs(), "1: AH")
    assert (found.reason, found.facts["card"]) == ("not-your-turn", "AH")
