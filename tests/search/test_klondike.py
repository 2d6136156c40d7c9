"""Patience with all cards known: the verdict is that of trying everything, and a win can be played."""

import random
from typing import Any

import pytest
from klondike_brute import winnable, wins

import troef
from troef.games.patience import Patience, PatienceState
from troef.search.klondike.position import OpenLayout, Rules
from troef.search.klondike.solving import UNKNOWN, UNWINNABLE, WINNABLE, Solving, layout_of, solve

#: Drawn at once, parts of runs move, cards come back from the foundations.
RULES = [(draw, parts, back) for draw in (1, 2, 3) for parts in (True, False) for back in (True, False)]


def few_cards(seed: int, ranks: int, columns: int) -> OpenLayout:
    """A deal of a small pack: columns of one, two, three … cards, and a stock."""
    cards = [suit * 16 + (height + 12) % 13 for suit in range(4) for height in range(ranks)]
    random.Random(seed).shuffle(cards)
    first = [place * (place + 1) // 2 for place in range(columns + 1)]
    laid = [cards[first[place] : first[place + 1]] for place in range(columns)]
    return OpenLayout(laid, list(range(columns)), cards[first[columns] :], ranks=ranks)


def dealt(game: troef.Game, seed: str) -> troef.State:
    state = game.start(1)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    return state


def open_layout(state: troef.State) -> OpenLayout:
    return layout_of(state.view(troef.REFEREE))


# ---- against trying everything ----


@pytest.mark.parametrize(("draw", "parts", "back"), RULES)
def test_small_packs_end_as_trying_everything_says(draw: int, parts: bool, back: bool) -> None:
    """Both ways: what is called unwinnable is so, and what is called winnable has a line that the rules allow."""
    rules = Rules(draw, parts, back)
    proven = won = 0
    for seed in range(24):
        layout = few_cards(seed, *((6, 6), (7, 7), (8, 7))[seed % 3])
        found = solve(layout, draw, 20_000, parts, back)
        if found.verdict == WINNABLE:
            assert wins(layout, rules, found.line)
            won += 1
        else:
            assert found.verdict == UNWINNABLE
            truth = winnable(layout, rules, 600)
            assert truth is not True
            proven += truth is False
    assert won >= 5 and proven >= 3


def test_each_freedom_more_wins_deals_and_loses_none() -> None:
    layouts = [few_cards(seed, 8, 7) for seed in range(60)]
    counts = []
    before = [False] * len(layouts)
    for parts, back in ((False, False), (True, False), (True, True)):
        verdicts = [solve(layout, 3, 50_000, parts, back).verdict for layout in layouts]
        assert UNKNOWN not in verdicts
        now = [verdict == WINNABLE for verdict in verdicts]
        assert all(then <= later for then, later in zip(before, now, strict=True))
        counts.append(sum(now))
        before = now
    assert counts == [37, 39, 41]


# ---- played by the rules of the house ----


@pytest.mark.parametrize("preset", ["book", "delen"])
def test_a_win_can_be_played_move_by_move(preset: str) -> None:
    game = troef.game("patience", preset)
    parts = preset == "delen"
    won = 0
    for seed in range(12):
        state = dealt(game, f"line {seed}")
        found = solve(open_layout(state), 3, 2_000, parts, back=False)
        if found.verdict != WINNABLE:
            continue
        won += 1
        for move in found.line:
            state.play(0, game.parse(move, state.view(0)))
        outcome = state.outcome()
        assert outcome is not None and outcome.reason == "won"
    assert won >= 3


def test_a_game_under_way_is_solved_from_where_it_stands() -> None:
    """The waste of a draw that did not go round counts: its cards can be had without a new pass."""
    game = troef.game("patience", "delen")
    state = dealt(game, "line 1")
    line = solve(open_layout(state), 3, 20_000, back=False).line
    half = len(line) // 2
    for move in line[:half]:
        state.play(0, game.parse(move, state.view(0)))
    rest = solve(open_layout(state), 3, 100_000, back=False)
    assert rest.verdict == WINNABLE
    for move in rest.line:
        state.play(0, game.parse(move, state.view(0)))
    assert state.outcome() is not None


def test_a_run_moves_to_its_twin_when_the_card_under_it_goes_up() -> None:
    """The 7 of hearts can go up, but the 6 of spades lies on it: that moves to the other red 7 first."""
    state = position(
        ["0|KS QH JS 10H 9S 8H", "0|KH QS JH 10S 9H 8S 7H 6S", "0|KD QC JD 10C 9D 8C 7D", "0|KC QD JC 10D 9C 8D"],
        "6H 6D 6C 5S",
        waste="7S 7C",
    )
    assert isinstance(state.game, Patience)
    line = solve(open_layout(state), 3, 1_000, back=False).line
    for move in line:
        state.play(0, state.game.parse(move, state.view(0)))
    assert state.outcome() is not None


def test_taking_a_card_back_can_be_what_wins() -> None:
    """Deals of a small pack that are lost unless a card comes back from its foundation: the line then has it."""
    layouts = [few_cards(seed, 8, 7) for seed in range(60)]
    needed = [layout for layout in layouts if solve(layout, back=False).verdict == UNWINNABLE != solve(layout).verdict]
    assert needed
    for layout in needed:
        assert winnable(layout, Rules(3, True, False), 4_000) is not True
        line = solve(layout).line
        assert any(move.startswith("F-") for move in line)
        assert wins(layout, Rules(), line)


# ---- slices, limits, faults ----


def test_slices_come_to_the_same_end() -> None:
    for seed in range(12):
        layout = few_cards(seed, 8, 7)
        at_once, slices = solve(layout, 3, 5_000), Solving(layout, Rules(), 5_000)
        while not slices.run(7):
            pass
        assert (slices.verdict, slices.line, slices.nodes) == (at_once.verdict, at_once.line, at_once.nodes)


def test_at_the_limit_the_answer_is_unknown() -> None:
    layout = few_cards(1, 13, 7)
    assert solve(layout, limit=10).verdict == UNKNOWN
    assert solve(layout, limit=10).nodes == 10


@pytest.mark.parametrize(
    ("layout", "told"),
    [
        ({"columns": [[12]], "down": [0], "cycle": []}, "52 cards of the pack"),
        ({"columns": [[12, 28]], "down": [1], "cycle": [], "ranks": 1}, "face down in column 1"),
        ({"columns": [[12]] * 8, "down": [0] * 8, "cycle": []}, "at most 7 columns"),
        ({"columns": [[12]], "down": [0], "cycle": [28], "drawn": 2, "ranks": 1}, "on the waste"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(layout: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        OpenLayout(**layout)


def test_no_cards_at_once_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="1 to 24"):
        Rules(draw=0)


def position(columns: list[str], foundations: str, waste: str) -> PatienceState:
    game = troef.game("patience", "delen")
    assert isinstance(game, Patience)
    return game.position(columns, foundations, waste)
