"""Rumba by the book: the scores of a round, the end of a match, words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rumba_positions import SLUG, dealt, game, told

import troef
from clauses import clause
from playing import finish, lay, play
from proving import examples
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.core.wire import view_dict
from troef.games.rumba import Result, exchange_move

# ---- scoring ----


@clause(SLUG, "S1", "S2", "S3", "S4", "E9", "E10", "E11")
@pytest.mark.parametrize(
    ("tricks", "caller", "changes"),
    [
        ((3, 2, 0), None, (-3, -2, 5)),
        ((None, 3, 2, 0), 1, (0, -10, -4, 10)),
        ((2, 3, 0, None), 0, (10, -6, 10, 0)),
        ((None, 0, None, None), None, (0, -5, 0, 0)),
        ((None, None, None), None, (0, 0, 0)),
        ((5, 0, 0, 0, 0, 0), 0, (-10, 10, 10, 10, 10, 10)),
        ((0, 5, 0), 0, (10, -10, 10)),
        ((4, 1, None), 0, (-10, -2, 0)),
    ],
)
def test_the_score_of_a_round(tricks: tuple[int | None, ...], caller: int | None, changes: tuple[int, ...]) -> None:
    assert game().settle(Result(tricks, caller)) == changes


@clause(SLUG, "S5", "E12")
def test_who_did_not_win_pays_his_points_to_the_winners() -> None:
    paid = game(stake_per_point=0.10).payments((0, -2, 14, 23), (0, 1))
    assert [float(amount) for amount in paid] == [1.85, 1.85, -1.4, -2.3]
    for winners in ((), (4,)):
        with pytest.raises(ValueError, match="winners"):
            game(stake_per_point=1).payments((0, -2, 14, 23), winners)


@clause(SLUG, "R22", "R23", "S5")
def test_the_match_ends_when_somebody_stands_at_nought() -> None:
    facts = {"dealer": 2, "deal": 6, "totals": [1, 16, 21, 21], "cards": {"upcard": "4H"}}
    state = game(stake_per_point="0.50").position(facts)
    play(state, "3: out", "0: in", "1: out", "2: out")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-4, 16, 21, 21), (0,), "target")
    assert [state.view(2).badge(seat, "money") for seat in range(4)] == ["+29.00", "-8.00", "-10.50", "-10.50"]


@clause(SLUG, "R24")
def test_after_the_agreed_number_of_rounds_the_lowest_total_wins() -> None:
    state = game(max_rounds=10).start(3, 0)
    for number in range(10):
        state.deal(state.arrange(upcard="4H"))
        while not state.awaits_deal and state.outcome() is None:
            seat = state.actors()[0]
            play(state, f"{seat}: {'in' if number == 4 and seat == 2 else 'out'}")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((21, 21, 16), (2,), "limit")


@clause(SLUG, "R22")
@examples(15)
@given(seed=st.integers(0, 10**6), seats=st.integers(3, 6))
def test_rounds_add_up_to_the_totals(seed: int, seats: int) -> None:
    state = game(max_rounds=30).start(seats)
    outcome = finish(state, seed)
    for seat in range(seats):
        assert outcome.scores[seat] == 21 + sum(row.cells[seat] for row in state.sheet)
    assert outcome.reason == ("target" if min(outcome.scores) <= 0 else "limit")
    for row in state.sheet:
        tricks = tuple(None if mark == "–" else int(mark.rstrip("R")) for mark in row.marks)
        callers = [seat for seat, mark in enumerate(row.marks) if mark.endswith("R")]
        assert game().settle(Result(tricks, callers[0] if callers else None)) == row.cells


@clause(SLUG, "R17", "R19")
def test_worlds_of_six_who_are_all_in_respect_what_each_of_them_has_shown() -> None:
    state = told(lay(game(), 6, 5, hands={2: "2C"}, upcard="KC"), "in", "in", "in swap", "in", "in", "in")
    rng = troef.Rng(4)
    while not state.awaits_deal:
        seat = state.actors()[0]
        view = state.view(seat)
        world = state.game.world(view, rng).view(seat)
        assert view_dict(state.game, world) == view_dict(state.game, view)
        state.play(seat, int(state.phase.pick(seat, rng)))


# ---- words ----


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("RUMBA", "rumba"),
        ("decide(out)", "out"),
        ("ik ga mee", "in"),
        ("ik pas", "out"),
        ("decide(rumba, swap_two=true)", "rumba swap"),
        ("in swap_two=false", "in"),
        ("in(swap_two = true)", "in swap"),
        ("rumba!", "rumba"),
        ("ik doe mee", "in"),
        ("ik ga niet mee", "out"),
        ("mee, en ruil de twee van troef", "in swap"),
        ("EXCHANGE(8D, 2S)", "exchange 8D 2S"),
        ("play KH", "KH"),
        ("ik speel KH", "KH"),
    ],
)
def test_what_is_said_at_the_table_is_understood(text: str, move: str) -> None:
    rumba = game()
    assert rumba.show(rumba.parse(text)) == move


def test_an_exchange_is_written_in_the_order_of_the_cards() -> None:
    move = exchange_move(set_of(parse_cards("8D 2S AC")))
    assert game().show(move) == "exchange AC 8D 2S" and game().parse("exchange 2S AC 8D") == move


@pytest.mark.parametrize(
    ("before", "stake"),
    [
        ((), {"key": "in", "each": 1, "lost": 5}),
        (("rumba",), {"key": "in", "each": 2, "lost": 10}),
        (("out", "out", "out"), {"key": "alone", "won": 5}),
    ],
)
def test_what_is_at_stake_stands_beside_going_in(before: tuple[str, ...], stake: dict[str, object]) -> None:
    state = told(dealt({}, "4H"), *before)
    moves = view_dict(state.game, state.view(state.actors()[0]))["moves"]
    assert next(move for move in moves if move["text"] == "in")["stake"] == stake
