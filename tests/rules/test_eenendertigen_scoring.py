"""Eenendertigen by the book: the end of a round, scoring, options."""

from itertools import combinations

import pytest
from eenendertigen_positions import HANDS, show_down, table
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, hand, play, why
from troef import REFEREE, SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_cards
from troef.core.options import OptionError
from troef.games.eenendertigen import Showdown
from troef.games.eenendertigen.moves import PACK
from troef.games.eenendertigen.scoring import hand_halves


def lives_match(points: list[int], dealer: int = 0, **facts: object) -> troef.State:
    """A match of three points each as it stands before its fifth deal."""
    game = troef.game("eenendertigen", scoring="lives", lives=3, opening_exchange="none")
    return game.position({"deal": 5, "dealer": dealer, "lives": points, **facts})


# ---- the end of a round ----


@clause("eenendertigen", "R22", "R24")
def test_when_all_keep_hands_are_shown() -> None:
    state = play(table(), "1: keep", "2: keep", "3: swap JD QH", "0: keep", "1: keep", "2: keep")
    assert state.outcome() is None
    play(state, "3: keep")
    assert state.outcome() is not None


@clause("eenendertigen", "R23")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_fifty_times_round_it_is_over(seats: int) -> None:
    hands = {seat: text for seat, text in HANDS.items() if seat < seats}
    state = table(hands, "QH JC 10C", seats)
    for turn in range(50 * seats):
        assert state.outcome() is None, turn
        seat = state.actors()[0]
        moves = [move for move in state.legal(seat) if state.game.show(move).startswith("swap")]
        play(state, f"{seat}: {state.game.show(moves[turn % len(moves)] if moves else state.legal(seat)[-1])}")
        if state.view(seat).phase == "forbid":
            play(state, f"{seat}: end turn")
    assert state.outcome() is not None


# ---- scoring ----


@clause("eenendertigen", "S1", "S2", "S3", "S4", "E1", "E2", "E3", "E4")
@pytest.mark.parametrize(
    ("cards", "halves"),
    [
        ("KS 9S 8C", 38),
        ("AH KH QH", 62),
        ("AD 10D JD", 62),
        ("KC QC JC", 60),
        ("7S 7H 7D", 61),
        ("AS KH QD", 22),
        ("AS AH AD", 61),
        ("7C 8C 9C", 48),
        ("7S 7H 8D", 16),
    ],
)
def test_what_hands_count(cards: str, halves: int) -> None:
    assert hand_halves(set_of(parse_cards(cards))) == halves


@clause("eenendertigen", "S1", "S2", "S3", "S4")
def test_what_every_hand_counts() -> None:
    """An oracle on all 4960 hands."""
    worth = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}
    for cards in combinations(PACK, 3):
        named = [card_text(card) for card in cards]
        totals = [sum(worth[text[:-1]] for text in named if text[-1] == suit) for suit in "SHDC"]
        expected = 30.5 if len({text[:-1] for text in named}) == 1 else max(totals)
        assert hand_halves(set_of(list(cards))) == 2 * expected, named
        assert expected <= 31


@clause("eenendertigen", "S5", "S6", "E10", "E11")
def test_settling() -> None:
    highest, lives = troef.game("eenendertigen"), troef.game("eenendertigen", scoring="lives")
    assert highest.settle(Showdown((28, 30.5, 30.5))) == (0, 1, 1)
    assert lives.settle(Showdown((31, 24, 20, 20))) == (0, 0, -1, -1)
    assert lives.settle(Showdown((20, None, 20))) == (-1, 0, -1)


@clause("eenendertigen", "S5", "E10")
def test_equal_hands_share_the_round_and_the_match() -> None:
    state = troef.game("eenendertigen", opening_exchange="none").start(3)
    show_down(state, {0: "AH KH 9H", 1: "7S 7H 7D", 2: "8S 8D 8H"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1, 2) and outcome.scores == (0, 1, 1)
    assert state.sheet[0].marks == ("30", "30½", "30½")


@clause("eenendertigen", "S6", "S7", "S8", "S9", "E12", "T4")
def test_the_schopstoel_is_given_once() -> None:
    state = lives_match([1, 1, 3])
    low, middle, high = "7H 8S 9D", "KS QD JH", "AC KC QC"
    show_down(state, {0: low, 1: middle, 2: high})
    view = state.view(2)
    assert view.totals == (0, 1, 3) and view.badge(0, "stool") and not view.badge(0, "out")
    show_down(state, {0: middle, 1: low, 2: high})
    assert state.view(2).totals == (0, 0, 3) and state.view(2).badge(1, "out")
    assert state.dealer == 2  # R2: seat 1 dealt and is out
    assert state.actors() == () and state.awaits_deal
    show_down(state, {0: low, 2: high})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (2,) and outcome.reason == "last-player"
    assert outcome.scores == (0, 0, 3)


@clause("eenendertigen", "S6", "S7")
def test_several_go_on_the_schopstoel_together() -> None:
    state = lives_match([1, 1, 2])
    show_down(state, {0: "7H 8S 9D", 1: "9H 8C 7D", 2: "AC KC QC"})
    view = state.view(0)
    assert view.badge(0, "stool") and view.badge(1, "stool") and view.totals == (0, 0, 2)
    show_down(state, {0: "KH QS JD", 1: "7H 8S 9D", 2: "AC KC QC"})
    assert state.view(0).badge(1, "out")
    assert state.view(1).zone("hand-1").cards  # shown with the others
    show_down(state, {0: "KH QS JD", 2: "7H 8S 9D"})
    assert state.view(0).totals == (0, 0, 1)
    assert not state.outcome()


@clause("eenendertigen", "S6", "S9")
def test_those_who_go_together_win_together() -> None:
    state = lives_match([0, 0, 0], stool=[0, 1, 2])
    show_down(state, {0: "7H 8S 9D", 1: "9H 8C 7D", 2: "AC KC QC"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (2,)
    state = lives_match([1, 1, 0])  # seat 2 has been on the schopstoel, and is out
    show_down(state, {0: "7H 8S 9D", 1: "9H 8D 7S"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1) and outcome.reason == "all-out"


@clause("eenendertigen", "R2", "R3", "S8")
def test_who_is_out_gets_no_cards_and_no_turn() -> None:
    state = lives_match([3, 0, 3, 3], dealer=2)
    assert state.view(0).badge(1, "out")
    with pytest.raises(troef.DealError, match="no 'hand-1'"):
        state.arrange({1: "7D"})
    state.deal(state.arrange({3: "KS QS 9H", 0: "KD QD JD"}, pot="10S JC 7C"))
    view = state.view(SPECTATOR)
    assert view.zone("hand-1").hidden == 0 and view.zone("stock").hidden == 20
    assert hand(state, 0) == {"KD", "QD", "JD"} and hand(state, 1) == set()
    play(state, "3: keep", "0: keep")
    assert why(state, "1: keep") == ("S8", "eliminated")
    play(state, "2: keep")
    assert state.awaits_deal and state.sheet[-1].cells[1] == 0


@clause("eenendertigen", "R2", "R3")
def test_cards_go_round_among_those_who_are_in_the_match() -> None:
    """Seat 1 is out, seat 0 deals: the pack's cards fall to 2, 3, 0, 2, 3, 0 …, then three to the pot."""
    state = lives_match([3, 0, 3, 3])
    pack = [card_text(card) for card in state.pack()]
    state.deal(state.pack())
    assert [hand(state, seat) for seat in (2, 3, 0)] == [{*pack[first:9:3]} for first in range(3)]
    view = state.view(REFEREE)
    assert [card_text(card) for card in view.zone("pot").cards] == pack[9:12]
    assert [card_text(card) for card in reversed(view.zone("stock").cards)] == pack[12:]


@clause("eenendertigen", "S10")
def test_pas_and_verbied_do_not_count() -> None:
    state = play(table(pot="QH 10C JC"), "1: swap 9S QH", "2: pass", "3: keep", "0: keep", "1: keep")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,)  # the hand decides, not who passed


# ---- options ----


@pytest.mark.parametrize(
    "options",
    [
        {"opening_exchange": "all"},
        {"scoring": "low"},
        {"lives": 0},
        {"lives": 11},
        {"rounds": 51},
        {"pass_from_round": 3},
    ],
)
def test_options_that_are_not_allowed(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("eenendertigen", **options)


@given(
    opening=st.sampled_from(["forehand", "dealer", "none"]),
    scoring=st.sampled_from(["highest", "lives"]),
    lives=st.integers(1, 3),
    rounds=st.integers(1, 3),
    wait=st.integers(1, 2),
    seats=st.integers(2, 8),
    seed=st.integers(0, 10**6),
)
@clause("eenendertigen", "S5", "S6", "S9")
def test_points_only_go_where_the_book_says(
    opening: str, scoring: str, lives: int, rounds: int, wait: int, seats: int, seed: int
) -> None:
    state = troef.game(
        "eenendertigen", opening_exchange=opening, scoring=scoring, lives=lives, rounds=rounds, pass_from_round=wait
    ).start(seats, seed % seats)
    outcome = finish(state, seed)
    for row in state.sheet:
        values = [float(mark.replace("½", ".5")) for mark in row.marks if mark]
        marked = max(values) if scoring == "highest" else min(values)
        for cell, mark in zip(row.cells, row.marks, strict=True):
            changed = bool(mark) and float(mark.replace("½", ".5")) == marked
            assert cell == (0 if not changed else 1 if scoring == "highest" else -1)
    if scoring == "highest":
        assert len(state.sheet) == rounds
        assert outcome.scores == tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(seats))
        assert set(outcome.winners) == {seat for seat in range(seats) if outcome.scores[seat] == max(outcome.scores)}
    else:
        for seat in range(seats):
            assert outcome.scores[seat] == max(0, lives + sum(row.cells[seat] for row in state.sheet))
