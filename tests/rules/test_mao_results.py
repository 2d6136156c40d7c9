"""Mao: results of rounds, and positions before and in a round."""

import json
from typing import Any

import pytest
from mao_positions import opened
from tables import everybody

import troef
from clauses import clause
from playing import hand, play
from proving import seeded
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.mao import Round
from troef.search.playout import playout

#: Two rules of the game master, and one of the winner of the only round.
RULES = [
    {"owner": 0, "rule": "rank:10 demand:suit:S"},
    {"owner": 0, "rule": "rank:7 call:dank_u"},
    {"owner": 2, "rule": "same_suit call:klop"},
]


# ---- results ----


@pytest.mark.parametrize(
    ("options", "result", "field"),
    [
        ({}, (2, 0), "seats"),  # A1
        ({}, (7, 0), "seats"),
        ({}, (4, 4), "winner"),
        ({}, (4, -1), "winner"),
        ({}, (4, 1.5), "winner"),
        ({}, (4, True), "winner"),
        ({"game_master": "p4"}, (4, 1), "seats"),  # R1
    ],
)
@clause("mao", "R1", "R34")
def test_a_round_that_cannot_be_is_refused(
    options: dict[str, object], result: tuple[object, object], field: str
) -> None:
    seats, winner = result
    with pytest.raises(ResultError) as caught:
        troef.game("mao", **options).settle({"seats": seats, "winner": winner})
    assert caught.value.field == field


@clause("mao", "R34", "R40", "S1")
def test_every_seat_can_win_and_so_can_nobody() -> None:
    for seats in (3, 4, 5, 6):
        for winner in range(seats):
            assert troef.game("mao").settle(Round(seats, winner)) == tuple(int(seat == winner) for seat in range(seats))
        assert troef.game("mao").settle({"seats": seats, "winner": None}) == (0,) * seats
    assert troef.game("mao", game_master="p4").settle(Round(5, 4)) == (0, 0, 0, 0, 1)


@clause("mao", "S1")
def test_what_random_rounds_bring_is_accepted() -> None:
    state = troef.game("mao").start(4)
    playout(state, troef.Rng(seeded("results")))
    assert len(state.sheet) >= 5
    for row in state.sheet:
        winner = row.cells.index(1) if 1 in row.cells else None
        assert state.game.settle(Round(4, winner)) == row.cells


# ---- positions ----


@clause("mao", "R18", "R19", "R37")
def test_a_match_is_laid_before_its_second_round() -> None:
    state = troef.game("mao").position({"deal": 2, "totals": [0, 0, 1, 0], "secret_rules": RULES, "bots": [1, 2]})
    state.deal(state.arrange({1: "10H 3H", 2: "4H 9S"}, upcard="5H"))
    assert state.view(0).totals == (0, 0, 1, 0)
    mine = [fact.value for fact in state.view(2).facts if fact.key == "my-rules"]
    assert mine == [["3.", "same-suit", "→", "call-klop"]]
    before = len(hand(state, 1))
    play(state, "1: 3H")  # no knock: seat 2 is a bot
    assert len(hand(state, 1)) == before
    assert everybody(state.game.position(json.dumps(state.position()))) == everybody(state)


@clause("mao", "R36", "R37")
def test_a_rule_that_was_withdrawn_in_an_earlier_round_is_known_to_all() -> None:
    rules = [*RULES[:2], {"owner": 1, "rule": "colour:red demand:suit:D", "withdrawn": True}, RULES[2]]
    position = {"deal": 3, "sheet": [[0, 1, 0, 0], [0, 0, 1, 0]], "secret_rules": rules}
    state = troef.game("mao").position(position)
    assert state.position()["secret_rules"] == rules
    for seat in range(4):
        assert any(fact.key == "withdrawn-rules" for fact in state.view(seat).facts)


@clause("mao", "R36", "R37", "R40")
def test_a_rule_of_a_round_before_the_last_can_have_been_withdrawn() -> None:
    rule = {"owner": 2, "rule": "suit:S demand:suit:H", "withdrawn": True}  # 10S triggers the first rule too
    assert troef.game("mao").position({**second_round(rule), "deal": 4}).awaits_deal


@clause("mao", "R18")
def test_rules_that_are_not_told_are_calls() -> None:
    state = troef.game("mao").position({"deal": 5, "totals": [1, 0, 2, 0]})
    told: Any = state.position()["secret_rules"]
    assert [rule["owner"] for rule in told] == [0, 0, 0, 2, 2]
    playout(state, troef.Rng("told"))
    assert state.outcome() is not None


@clause("mao", "R1", "R3")
def test_the_game_master_deals_from_where_he_sits() -> None:
    game = troef.game("mao", game_master="p2")
    state = game.position({"deal": 3, "totals": [0, 0, 0, 0]})
    state.deal(state.arrange({3: "KH"}, upcard="5H"))
    assert state.actors()[0] == 3
    assert "KH" in hand(state, 3)
    state = game.start(4)
    state.deal(game.arrange({3: "KH"}, upcard="5H"))
    play(state, "2: rule rank:2 call:klop", "2: rule rank:3 call:klop")
    assert "KH" in hand(state, 3)


@clause("mao", "R26")
def test_chairs_that_bots_keep_are_told_before_the_first_cards() -> None:
    state = troef.game("mao").start(3)
    play(state, "-2: bot 1")
    assert state.position()["bots"] == [1]
    again = state.game.position(state.position())
    assert everybody(again) == everybody(state)
    again.deal(again.pack())
    assert again.position()["bots"] == [1]


@pytest.mark.parametrize("gm_is_a_bot", [False, True])
@clause("mao", "R36", "R37")
def test_a_contradiction_is_laid_again_whoever_solved_it(gm_is_a_bot: bool) -> None:
    rules = ("rank:10 demand:suit:S", "colour:red demand:suit:D")
    state = opened(4, rules=rules, laid={"hands": {1: "10H"}, "upcard": "5H"})
    if gm_is_a_bot:
        play(state, "-2: bot 0")
    play(state, "1: 10H")
    if not gm_is_a_bot:
        play(state, f"{troef.TIMEKEEPER}: timeout")
    steps = state.position()["moves"]
    assert not any("withdraw" in step for step in steps)
    assert everybody(state.game.position(state.position())) == everybody(state)


def second_round(*more: dict[str, object], **facts: object) -> dict[str, object]:
    """A position before the second round, with the third rule changed."""
    return {"deal": 2, "totals": [0, 0, 1, 0], "secret_rules": [*RULES[:2], *more], **facts}


@pytest.mark.parametrize(
    ("facts", "where", "reason"),
    [
        ({"deal": 2, "totals": [1, 1, 0, 0]}, "sheet row 1", "1 round cannot be won"),
        ({"deal": 3, "totals": [-1, 1, 0, 0]}, "sheet row 1", "2 rounds cannot be won"),
        ({"deal": 7, "totals": [0, 5, 0, 0]}, "sheet", "the match would be over"),  # R39
        ({"deal": 51}, "deal", "50 deals"),  # R40
        ({"secret_rules": RULES}, "secret_rules", "before the first round"),
        (second_round(), "secret_rules", "3, not 2"),  # R18
        (second_round({"owner": 1, "rule": "rank:7 skip"}), "secret rule 3", "by seat 2, not 1"),
        (second_round({"owner": 2, "rule": "rank:7 call:dank_u"}), "secret rule 3", "the same rule in force"),
        (second_round({"owner": 2, "rule": "suit:H skip"}), "secret rule 3", "does not go together"),  # R17
        (second_round({"owner": 2, "rule": "suit:H dance"}), "secret rule 3", "a trigger and an obligation"),
        (second_round({"owner": 2, "rule": "rank:7 skip", "withdrawn": True}), "secret rule 3", "not withdrawn"),
        (second_round({"owner": 2, "rule": "rank:7 skip", "shown": [0]}), "secret rule 3", "contradicts another"),
        (second_round({"owner": 2}), "secret rule 3", "an owner and a rule"),
        (  # made after the only round: no card has triggered it
            second_round({"owner": 2, "rule": "suit:S demand:suit:H", "withdrawn": True}),
            "secret rule 3",
            "no rule can have contradicted it",
        ),
        ({"bots": [4]}, "bots", "0 to 3"),
        ({"bots": 2}, "bots", "list"),
    ],
)
@clause("mao", "R17", "R18", "R37", "R38", "R39", "R40")
def test_positions_that_no_match_can_come_to(facts: dict[str, object], where: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        troef.game("mao").position(facts)
    assert (caught.value.where, reason in caught.value.reason) == (where, True), str(caught.value)


@clause("mao", "R1")
def test_only_the_game_master_deals() -> None:
    with pytest.raises(PositionError) as caught:
        troef.game("mao", game_master="p2").position({"dealer": 1})
    assert caught.value.where == "dealer"
