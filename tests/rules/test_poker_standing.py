"""Poker: positions with any chips, laid by `game.position` (R2, R3, S4, S7, S8)."""

import json

import pytest
from poker_positions import before, bets, chips

import troef
from clauses import clause
from playing import play
from troef.core.position_facts import PositionError
from troef.core.view import TIMEKEEPER
from troef.core.wire import view_dict

SPECTATOR = troef.SPECTATOR
BOTH_PLAY_THE_BOARD = "9S 8S 7S 6S 5S"


@clause("poker", "R3", "S7")
def test_stacks_may_be_unequal_and_say_how_many_sit_down() -> None:
    game = troef.game("poker")
    state = game.position({"chips": [35, 1200, 0, 4], "dealer": 1})
    assert state.seats == 4 and chips(state) == [35, 1200, 0, 4]
    state.deal(state.arrange({3: "AS AH"}))
    assert bets(state) == [2, 0, 0, 1]  # seat 2 is out
    assert state.view(SPECTATOR).badge(2, "out") is True


@clause("poker", "S4", "S5")
def test_what_lies_on_the_table_is_part_of_the_main_pot() -> None:
    carried = [{"chips": 1, "winners": [0, 2], "dealer": 2}]
    state = troef.game("poker").position({"chips": [100, 100, 100], "deal": 7, "carried": carried})
    assert state.view(0).fact("pot") == 1
    state.deal(state.arrange())
    play(state, "0: fold", "1: fold")
    assert chips(state) == [100, 99, 102] and state.view(0).deal_number == 7


@clause("poker", "S8")
def test_a_carried_chip_goes_to_a_winner_of_its_pot_when_the_time_is_up() -> None:
    game = troef.game("poker", end="timed", end_time="23:30")
    for dealer, scores in ((0, (100, 101, 100)), (1, (101, 100, 100))):
        carried = [{"chips": 1, "winners": [0, 1], "dealer": dealer}]
        state = game.position({"chips": [100, 100, 100], "deal": 3, "dealer": 2, "carried": carried})
        state.play(TIMEKEEPER, game.parse("time up"))
        outcome = state.outcome()
        assert outcome is not None and outcome.scores == scores


@clause("poker", "S4", "S6")
def test_a_position_in_the_middle_of_a_hand_can_be_kept_and_laid_again() -> None:
    state = before([100, 40, 0, 260], dealer=3, odd_chips="carry")
    state.deal(state.arrange({0: "AS AH", 1: "7C 2D"}, board=BOTH_PLAY_THE_BOARD))
    play(state, "3: raise 12", "0: fold", "1: call", "1: check")
    written = json.dumps(state.position())
    assert '"hand-0": "AS AH"' in written and '"3: raise 12"' in written
    again = state.game.position(written)
    assert view_dict(again.game, again.view(3)) == view_dict(state.game, state.view(3))
    for one in (state, again):
        play(one, "3: check", *["1: check", "3: check"] * 2)
    assert chips(again) == chips(state) and again.position() == state.position()


@clause("poker", "R2", "S4", "S6", "S7")
@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"chips": [100, 0, 0]}, "chips"),
        ({"chips": [100, -5, 10]}, "chips"),
        ({"chips": [100, 10**9, 10]}, "chips"),
        ({"chips": [100, 99, 11]}, "chips"),
        ({"chips": "much"}, "chips"),
        ({"chips": [0, 100, 100]}, "dealer"),
        ({"chips": [10, 100, 100], "deal": 2, "sheet": [[-50, 100, -50]]}, "sheet"),
        ({"chips": [100, 100, 100], "deal": 9}, "deal"),
        ({"chips": [100, 100, 100], "carried": [{"chips": 10, "winners": [0, 1], "dealer": 0}]}, "carried"),
        ({"chips": [100, 100, 100], "carried": [{"chips": 5, "winners": [0, 0], "dealer": 0}]}, "carried"),
        ({"chips": [100, 100, 100], "carried": 5}, "carried"),
    ],
)
def test_chips_that_no_match_brings_to_a_hand_are_refused(facts: dict[str, object], where: str) -> None:
    game = troef.game("poker", starting_stack=100, big_blind=10, chip=5, end="timed", end_hands=8)
    assert game.position({"chips": [100, 95, 10]}).awaits_deal
    with pytest.raises(PositionError) as caught:
        game.position(facts)
    assert caught.value.where == where


@clause("poker", "S4")
def test_in_the_casino_nothing_is_carried_over() -> None:
    with pytest.raises(PositionError):
        troef.game("poker", rules="casino").position({"carried": [{"chips": 1, "winners": [0, 1], "dealer": 0}]})


@clause("poker", "R1", "E12")
def test_a_record_may_begin_with_any_stacks_and_ends_with_a_deal_that_leaves_nothing_to_say() -> None:
    game = troef.game("poker", end="timed", end_hands=1, starting_stack=100)
    match = troef.Match(troef.Record(game, 2, 0, standing={"chips": [1, 100]}))
    match.arrange(["AS AH", "7C 2D"], board="AC 9D 8H 4C 3S")
    record = troef.read_record(match.record.text())
    assert record.standing == {"chips": [1, 100]}
    assert record.ending == match.state.outcome().as_dict() and record.replay().outcome().scores == (2, 99)


@pytest.mark.parametrize("standing", [[1, 100], {"chips": [1]}, {"chips": [0, 0]}, {"dealer": 1}, {"gold": 5}])
def test_a_record_with_impossible_stacks_is_refused_at_its_first_line(standing: object) -> None:
    lines = troef.Record(troef.game("poker"), 2, standing={"chips": [1, 100]}).lines()
    header = {**json.loads(lines[0]), "standing": standing}
    with pytest.raises(troef.RecordError) as caught:
        troef.read_record(json.dumps(header))
    assert caught.value.line == 1
