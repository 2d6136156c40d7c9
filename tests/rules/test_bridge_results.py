"""Bridge: which results a deal can give, and positions in the middle of a rubber."""

import json

import pytest
from bridge_positions import SLUG, E, N, S, W, call, cards, dealt, game, next_deal

import troef
from clauses import clause
from playing import play
from scored_deals import scored_deals
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.core.view import SheetRow
from troef.games.bridge import RubberSheet


def refusal(contract: "str | None" = "4S", **more: object) -> str:
    """Why a result cannot be, or an empty text; options of the table begin with `table_`."""
    options = {name.removeprefix("table_"): more.pop(name) for name in list(more) if name.startswith("table_")}
    try:
        game(**options).settle({"contract": contract, **more})
    except ResultError as error:
        return str(error)
    return ""


def with_honours(contract: str, declarer: int, tricks: int, *honours: int) -> str:
    return refusal(contract, declarer=declarer, tricks=tricks, honours=list(honours), table_honours=True)


@clause(SLUG, "R28", "S1")
@pytest.mark.parametrize("preset", ["book", "honours"])
def test_what_the_engine_writes_is_what_settle_says(preset: str) -> None:
    """Without the rubber bonus, which is not of the deal."""
    rules = troef.game(SLUG, rules=preset)
    before = [False, False]
    scored = 0
    for state in scored_deals(rules, preset, 120, modest=3):
        if len(state.sheet) == 1:
            before = [False, False]
        row = state.sheet[-1]
        if row.entries:
            bid, letter, tricks = next(mark.split()[:3] for mark in row.marks if mark[:1].isdigit())
            declarer = "NESW".index(letter)
            result = {
                "contract": bid.rstrip("X"),
                "doubled": bid.count("X"),
                "declarer": declarer,
                "tricks": int(tricks),
                "vulnerable": before[declarer % 2],
                "honours": [points_of(row, side, {"honours"}) for side in (0, 1)],
            }
            bonus = [points_of(row, side, {"rubber"}) for side in (0, 1)]
            assert rules.settle(result)[:2] == (row.cells[0] - bonus[0], row.cells[1] - bonus[1])
            scored += 1
        before = [state.view(N).badge(side, "vulnerable") is True for side in (N, E)]
    assert scored > 100


def points_of(row: SheetRow, side: int, labels: set[str]) -> int:
    """What a side has in a row for some things."""
    return sum(entry.points for entry in row.entries if entry.column == side and entry.label in labels)


@clause(SLUG, "R7", "R8", "R17")
def test_any_contract_may_win_any_number_of_tricks() -> None:
    for doubled in (0, 1, 2):
        for tricks in range(14):
            assert refusal("7NT", doubled=doubled, tricks=tricks, declarer=W, vulnerable=True) == ""
    assert refusal(tricks=14) == "tricks: a side wins 0 to 13 tricks, not 14"
    assert refusal("8C").startswith("contract: '8C' is no contract")
    assert refusal(doubled=3).startswith("doubled") and refusal(declarer=4).startswith("declarer")
    assert refusal(None) == ""
    for more in ({"tricks": 7}, {"declarer": E}, {"vulnerable": True}, {"doubled": 1}):
        assert refusal(None, **more).startswith("contract: a passed-out deal has no declarer")


@clause(SLUG, "S8")
def test_nobody_is_vulnerable_where_one_deal_is_the_match() -> None:
    assert refusal(tricks=10, vulnerable=True, table_deal_limit=2) == ""
    assert refusal(tricks=10, vulnerable=True, table_deal_limit=1).startswith("vulnerable: in the only deal")


@clause(SLUG, "S12", "E13")
def test_honours_win_tricks() -> None:
    assert with_honours("4S", W, 10, 100, 0) == "", "the defenders have won three"
    assert with_honours("4S", W, 11, 100, 0) == "honours: the side with 100 honours wins 3 tricks at least, not 2"
    assert with_honours("4S", W, 8, 150, 0) == "" and "wins 5 tricks" in with_honours("4S", W, 9, 150, 0)
    assert with_honours("4S", N, 3, 100, 0) == "" and "wins 3 tricks" in with_honours("4S", N, 2, 100, 0)
    assert with_honours("3NT", E, 1, 0, 150) == "" and "wins 1 trick" in with_honours("3NT", E, 0, 0, 150)
    assert with_honours("3NT", E, 12, 150, 0) == "" and "wins 1 trick" in with_honours("3NT", E, 13, 150, 0)
    for wrong in ((100, 100), (50, 0), (0, 250), (-100, 0)):
        assert "for one side" in with_honours("4S", W, 6, *wrong)
    assert "for one side" in with_honours("3NT", W, 6, 100, 0), "four aces are 150"
    assert refusal(tricks=9, honours=[100, 0]) == "honours: this table does not play honours"


@clause(SLUG, "S12", "R23")
def test_four_aces_in_one_hand_may_win_a_single_trick() -> None:
    """W leads a spade, on which N's bare ace must fall; N leads a heart, and E runs his spades."""
    hands = {
        N: "AS AH AD AC 2H 3H 4H 2D 3D 4D 2C 3C 4C",
        E: "KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S KH QH",
        S: "5H 6H 7H 5D 6D 7D 8D 5C 6C 7C 8C 9C 10C",
        W: "2S JH 10H 9H 8H KD QD JD 10D 9D KC QC JC",
    }
    state = dealt("1NT P P P", dealer=S, hands=hands, honours=True)
    cards(state, "2S AS 3S 5H", "2H KH 6H 8H", "KS 7H 9H 3H")
    while state.actors():
        seat = state.actors()[0]
        best = max(state.legal(seat), key=lambda move: move >> 6 & 15 if state.view(N).fact("to-play") == E else -1)
        state.play(seat, best)
    assert state.sheet[-1].entries[-1].label == "honours"
    assert state.sheet[-1].marks[0].startswith("1NT S 1 ")


# ---- positions ----


@clause(SLUG, "S1", "S8", "S9")
def test_totals_games_and_part_scores_are_a_position() -> None:
    """N–S have a game and 60 below the line; E–W have 90 below it."""
    facts = {"dealer": E, "deal": 6, "totals": [540, 290], "games": [1, 0], "below": [60, 90]}
    state = game().position(facts)
    view = state.view(N)
    assert view.totals == (540, 290) and (view.fact("below-02"), view.fact("below-13")) == (60, 90)
    assert [view.badge(seat, "vulnerable") for seat in range(4)] == [True, None, True, None]
    state = next_deal(state, 1, "1C", 0, 7)
    view = state.view(N)
    assert view.totals == (540, 310) and view.badge(E, "vulnerable") is True, "90 and 20 are a game"
    assert view.fact("below-02") is None and state.sheet[-1].entries[-1].label == "contract"
    again = game().position(json.dumps(state.position()))
    assert again.view(W).as_dict() == state.view(W).as_dict()


@clause(SLUG, "S9", "S10")
def test_the_entries_of_a_sheet_say_how_the_rubber_stands() -> None:
    sheet = RubberSheet().write("3NT", declarer=N, tricks=9).write("2S", declarer=E, tricks=8).write(None)
    rows = [row.as_dict() for row in sheet.rows]
    state = game().position({"dealer": W, "deal": 4, "sheet": rows})
    assert state.view(N).badge(S, "vulnerable") is True and state.view(N).fact("below-13") == 60
    assert state.position()["games"] == [1, 0] and state.position()["below"] == [0, 60]
    state.deal(state.arrange({N: "AS KS"}))
    call(state, "P P P P")
    with pytest.raises(PositionError, match="games: by the sheet it is"):
        game().position({"dealer": W, "deal": 4, "sheet": rows, "games": [0, 1]})


@clause(SLUG, "R5", "S11")
def test_a_rubber_that_was_broken_off_can_be_laid_again() -> None:
    state = play(dealt("1NT P P P"), *[f"{seat}: abandon" for seat in range(4)])
    again = game().position(state.position())
    assert again.outcome() == state.outcome() and again.outcome() is not None
    written = play(cards(dealt("1NT P P P"), "AH"), "-2: result 1").position()
    assert game().position(written).sheet[-1].marks[0].startswith("1NT N 1")


@clause(SLUG, "S1", "S9", "S11")
@pytest.mark.parametrize(
    ("options", "position", "message"),
    [
        ({"deal_limit": 4}, {"deal": 5}, "deal: a match has 4 deals, this would be number 5"),
        ({}, {"deal": 2, "totals": [120, 0], "games": [2, 0]}, "games: it is 0 to 1, not 2"),
        ({}, {"deal": 2, "totals": [100, 0], "below": [100, 0]}, "below: it is 0 to 90, not 100"),
        ({}, {"deal": 2, "totals": [110, 0], "below": [10, 0]}, "below: contracts of less than a game add up"),
        ({}, {"deal": 2, "totals": [80, 0], "games": [1, 0]}, "totals: 80 is less than the games"),
        ({}, {"deal": 2, "totals": [125, 0]}, "totals: points are tens, not 125"),
        ({}, {"deal": 2, "totals": [100, 100], "games": [1, 1]}, "deal: 1 deals are too few"),
        ({}, {"deal": 3, "sheet": [[60, 0], [0, 60]]}, "sheet: name the entries of every row, or give totals alone"),
        ({}, {"deal": 1, "totals": [60, 0]}, "sheet: 1 rows after 0 deals"),
    ],
)
def test_positions_that_no_rubber_comes_to(
    options: dict[str, object], position: dict[str, object], message: str
) -> None:
    with pytest.raises(PositionError, match=message):
        game(**options).position(position)


def entry(label: str = "contract", points: object = 60, place: str = "below", column: int = 0) -> dict[str, object]:
    return {"column": column, "label": label, "points": points, "place": place}


@clause(SLUG, "S1", "S11", "S12")
@pytest.mark.parametrize(
    ("cells", "entries", "message"),
    [
        ([60, 0], [entry(points=90)], "its entries add up to 90, not to 60"),
        ([60, 0], [entry(points="60")], "an entry has a column, a label, points"),
        ([60, 0], [{**entry(), "colour": 1}], "an entry has a column, a label, points"),
        ([60, 0], [entry(column=2)], "an entry has a column 0 or 1"),
        ([60, 0], [entry("overtricks")], "only contracts stand below the line"),
        ([300, 0], [entry("unfinished-game", 300, "above")], "no deal writes 'unfinished-game'"),
        ([100, 0], [entry("honours", 100, "above")], "no deal writes 'honours'"),
        ([200, 0], [entry(points=100), entry(points=100)], "with it the rubber would be over"),
    ],
)
def test_rows_that_no_deal_writes(cells: list[int], entries: list[object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game().position({"deal": 2, "sheet": [{"cells": cells, "marks": ["", ""], "entries": entries}]})
