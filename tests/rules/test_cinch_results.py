"""Cinch: which results a deal can give, and positions in the middle of a match."""

import itertools

import pytest
from cinch_positions import SLUG, game

import troef
from clauses import clause
from playing import hand, play
from scored_deals import numbers, scored_deals
from troef.core.position_facts import PositionError
from troef.core.result import ResultError


def refusal(bid: int, points: tuple[int, int] = (7, 7), bidders: int = 0, **more: object) -> str:
    """Why a result cannot be, or an empty text; `revokes` are of the result, everything else is an option."""
    result: dict[str, object] = {"bidders": bidders, "bid": bid, "points": list(points)}
    if "revokes" in more:
        result["revokes"] = more.pop("revokes")
    try:
        game(**more).settle(result)
    except ResultError as error:
        return str(error)
    return ""


@clause(SLUG, "S2", "S3", "S4", "R16")
@pytest.mark.parametrize("preset", ["book", "redeal", "forced"])
def test_what_the_engine_writes_is_what_settle_says(preset: str) -> None:
    rules = troef.game(SLUG, rules=preset)
    bids = set()
    for state in scored_deals(rules, preset, 80, modest=4):
        view = state.view(0)
        bidder, bid, thrown = view.fact("bidder"), view.fact("bid"), view.fact("thrown")
        if not isinstance(bidder, int):
            assert state.sheet[-1].cells == (0, 0), "passed out"
            continue
        won = numbers(state, "points")
        points = [won[0] + won[2], won[1] + won[3]]
        points[bidder % 2] += thrown if isinstance(thrown, int) else 0
        scores = rules.settle({"bidders": bidder % 2, "bid": bid, "points": points})
        assert scores[:2] == state.sheet[-1].cells
        bids.add(bid)
    assert len(bids) > 6


@clause(SLUG, "S1", "R16")
def test_the_scoring_cards_can_be_shared_in_every_way() -> None:
    worths = (1, 1, 1, 1, 5, 5)
    assert {sum(part) for count in range(7) for part in itertools.combinations(worths, count)} == set(range(15))
    for won in range(15):
        assert refusal(7, (won, 14 - won)) == refusal(14, (won, 14 - won), 1) == ""
    for wrong in ((7, 6), (8, 7), (-1, 15)):
        assert refusal(7, wrong).startswith("points: both sides together have 14 points")


@clause(SLUG, "R7", "R8")
def test_bids_are_those_of_the_options() -> None:
    assert refusal(1) == refusal(14) == refusal(0) == ""
    assert refusal(15) == "bid: it is 1 to 14, or 0 after four passes, not 15 (R7, R8)"
    assert refusal(-1).startswith("bid")
    assert refusal(0, all_pass="redeal") == "bid: it is 1 to 14, not 0 (R7, R8)"
    assert refusal(0, all_pass="forced_one").startswith("bid: it is 1 to 14")
    assert refusal(5, min_bid=6) == "bid: it is 6 to 14, or 0 after four passes, not 5 (R7, R8)"
    assert refusal(1, min_bid=6, all_pass="forced_one") == "" != refusal(1, min_bid=6)
    assert refusal(6, min_bid=6) == refusal(0, min_bid=6) == ""


@clause(SLUG, "P6")
def test_sides_are_numbered() -> None:
    assert refusal(7, revokes=[0, 1]) == ""
    assert refusal(7, revokes=[2]).startswith("revokes: a side is 0 or 1")
    assert refusal(7, bidders=2) == "bidders: a side is 0 or 1, not 2"
    assert refusal(7, revokes=["0"]).startswith("revokes[0]: it is a whole number")


# ---- positions ----


@clause(SLUG, "R3", "S5")
def test_a_position_in_the_middle_of_a_match() -> None:
    state = game().position({"dealer": 2, "deal": 5, "totals": [36, 50]})
    assert state.view(0).totals == (36, 50)
    state.deal(state.arrange({3: "AH KH"}, stock="2S"))
    assert {"AH", "KH"} <= hand(state, 3)
    play(state, "3: bid 1")


@clause(SLUG, "R3", "S4", "S5")
def test_the_rows_of_a_sheet_are_deals() -> None:
    state = game().position({"dealer": 1, "deal": 4, "sheet": [[12, 0], [0, 0], [0, 28]]})
    assert state.view(0).totals == (12, 28)


@clause(SLUG, "S3", "S4", "S5")
@pytest.mark.parametrize(
    ("options", "position", "message"),
    [
        ({}, {"deal": 2, "totals": [12, 2]}, "sheet row 1: 12 and 2 are not the score of 1 deal: in each one side"),
        ({}, {"deal": 2, "totals": [13, 0]}, "sheet row 1: 13 and 0 are not the score of 1 deal"),
        ({}, {"deal": 2, "totals": [0, 29]}, "sheet row 1: 0 and 29 are not the score of 1 deal"),
        ({}, {"deal": 3, "totals": [0, 13]}, "sheet row 1: 0 and 13 are not the score of 2 deals"),
        ({}, {"deal": 2, "totals": [-2, 0]}, "sheet row 1: -2 and 0 are not the score"),
        ({}, {"deal": 3, "sheet": [[28, 0], [23, 0]]}, "sheet row 2: with it the match would be over"),
        ({"target": 20}, {"deal": 2, "totals": [20, 0]}, "sheet row 1: with it the match would be over"),
        ({}, {"deal": 2, "sheet": [[2, 0], [2, 0]]}, "sheet: 2 rows after 1 deals"),
    ],
)
def test_positions_that_no_match_comes_to(
    options: dict[str, object], position: dict[str, object], message: str
) -> None:
    with pytest.raises(PositionError, match=message):
        game(**options).position(position)


@clause(SLUG, "R3", "R12")
def test_worlds_of_a_laid_match_know_its_dealer() -> None:
    """After totals alone, a deal that is over has one row more and its dealer has moved on."""
    state = game().position({"dealer": 2, "deal": 5, "totals": [8, 10]})
    state.deal(troef.SeededDealer(3).next(state.pack()))
    rng = troef.Rng(3)
    while state.actors():
        (seat,) = state.actors()
        state.play(seat, int(state.phase.pick(seat, rng)))
    assert state.awaits_deal and len(state.sheet) == 2
    view = state.view(0)
    world = next(state.game.worlds(view, troef.Rng(4)))
    assert world.view(0).as_dict() == view.as_dict()
