"""The score of ninety-nine: the book's examples, and its tables written down a second time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ninety_nine_positions import SLUG, answers, bids, dealt, game

from clauses import clause
from playing import play
from troef.games.ninety_nine import Result

EXAMPLES = [
    ("E9", Result((3, 4, 2), (3, 4, 2)), (13, 14, 12)),
    ("E10", Result((2, 5, 1), (2, 5, 2)), (22, 25, 2)),
    ("E11", Result((0, 4, 6), (0, 5, 4)), (30, 5, 4)),
    ("E12", Result((4, 3, 5), (4, 3, 2), "informatie", 0), (54, 23, 2)),
    ("E13", Result((4, 2, 1), (4, 3, 2), "informatie", 1), (64, 3, 32)),
    ("E14", Result((9, 2, 1), (9, 0, 0), "open", 0), (99, 0, 0)),
    ("E15", Result((9, 3, 1), (9, 0, 0), "open", 2), (99, 60, 0)),
]


@clause(SLUG, "E9", "E10", "E11", "E12", "E13", "E14", "E15", "S1", "S2", "S3", "S4", "S5")
@pytest.mark.parametrize(("example", "result", "scores"), EXAMPLES)
def test_the_books_examples(example: str, result: Result, scores: tuple[int, ...]) -> None:
    assert game().settle(result) == scores, example


@clause(SLUG, "S2")
def test_nobody_exact_has_no_bonus() -> None:
    assert game().settle(Result((9, 0, 0), (3, 3, 3))) == (3, 3, 3)


ROUNDS = st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
TRICKS = st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda pair: sum(pair) <= 9)


@clause(SLUG, "S1", "S2", "S3", "S4", "S5")
@given(ROUNDS, TRICKS, st.sampled_from(["none", "informatie", "open"]), st.integers(0, 2))
def test_the_tables_once_more(said: tuple[int, ...], two: tuple[int, int], extra: str, bidder: int) -> None:
    tricks = (*two, 9 - sum(two))
    scores = game().settle(Result(said, tricks, extra, None if extra == "none" else bidder))
    exact = [bid == won for bid, won in zip(said, tricks, strict=True)]
    bonus = {1: 30, 2: 20, 3: 10}
    more = {"none": 0, "informatie": 30, "open": 60}[extra]
    for seat in range(3):
        wanted = tricks[seat] + (bonus[sum(exact)] if exact[seat] else 0)
        if exact[bidder] == (seat == bidder):
            wanted += more
        assert scores[seat] == wanted
    assert max(scores) <= 99 and min(scores) >= 0


@clause(SLUG, "S6", "R28")
def test_equal_totals_share_the_win() -> None:
    state = game().start(3, dealer=2)
    hands = {0: "AD KD QD AC AS KS 6C 7C 8C KH QH JH", 1: "JD 10D 9D KC QC 6S 7S 8S 9S 10H 9H 8H"}
    cells = [0, 0, 0]
    while state.outcome() is None:
        turn = len(state.sheet) % 3
        moved = {(seat + turn) % 3: cards for seat, cards in hands.items()}
        state.deal(state.game.arrange(moved, 3, int(state.dealer), upcard="AH"))
        answers(bids(state), "none", "none", "none")
        while not state.awaits_deal and state.outcome() is None:
            seat = state.actors()[0]
            state.play(seat, state.legal(seat)[0])
        cells = [total + cell for total, cell in zip(cells, state.sheet[-1].cells, strict=True)]
    assert len(set(cells)) == 1
    assert state.outcome().winners == (0, 1, 2)


@clause(SLUG, "T2")
def test_what_an_extra_bid_is_worth_is_shown() -> None:
    state = bids(dealt(dealer=2))
    view = state.view(0)
    stakes = {facts["text"]: facts.get("stake") for facts in state.game.language.describe_all(view.moves, view)}
    assert stakes == {
        "none": None,
        "informatie": {"key": "extra", "points": 30},
        "open": {"key": "extra", "points": 60},
    }
    play(state, "0: none")
