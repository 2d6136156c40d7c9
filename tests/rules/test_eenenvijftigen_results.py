"""Which results and positions eenenvijftigen takes: those of lawful rounds, and no others."""

import pytest

import troef
from clauses import clause
from eenenvijftigen_positions import table
from playing import hand, lay, play
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "eenenvijftigen"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def impossible(**facts: object) -> str:
    """Why a position of five rounds is refused."""
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    return str(caught.value)


# ---- results ----


@clause(SLUG, "R2", "R9", "R18", "S1", "S2")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("habit", ["loser", "left"])
def test_random_rounds_are_scored_alike_and_lead_to_positions_that_are_taken(seats: int, habit: str) -> None:
    rng, rules = troef.Rng(f"{habit} {seats}"), game(rounds=40, next_dealer=habit)
    state, dealers = rules.start(seats), []
    while state.outcome() is None:
        if state.awaits_deal:
            if not state.actors() and len(state.sheet) == state.deal_number:
                dealers.append(int(state.dealer))
            state.deal_shuffled(rng)
        elif state.actors():
            seat = state.actors()[-1]
            state.play(seat, int(state.phase.pick(seat, rng)))
    losers = [row.cells.index(1) if 1 in row.cells else None for row in state.sheet]
    assert set(losers) >= set(range(seats))
    for number, (row, loser) in enumerate(zip(state.sheet, losers, strict=True)):
        assert rules.settle({"seats": seats, "loser": loser}) == row.cells
        before = [list(one.cells) for one in state.sheet[:number]]
        laid = rules.position({"seats": seats, "deal": number + 1, "sheet": before, "dealer": dealers[number]})
        assert list(laid.view(0).totals) == [losers[:number].count(seat) for seat in range(seats)]


@clause(SLUG, "R19", "R21")
def test_nobody_loses_where_all_have_three_of_a_rank() -> None:
    ranks = ["7", "8", "9", "10", "J", "Q", "K", "A"]
    state = lay(game(), 8, 7, hands={seat: f"{rank}S {rank}H {rank}D" for seat, rank in enumerate(ranks)})
    play(state, *[f"{seat}: pass" for seat in range(7)])
    assert state.sheet[-1].cells == game().settle({"seats": 8}) == (0,) * 8


@clause(SLUG, "R7", "R9")
def test_the_second_player_can_lose_at_once() -> None:
    state = play(table({1: "9S 9D QS", 2: "KS 8H QD"}, 50), "1: 9S")
    assert state.sheet[-1].cells == game().settle({"seats": 4, "loser": 2}) == (0, 0, 1, 0)


@clause(SLUG, "S1")
@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"seats": 1}, "seats: eenenvijftigen is played by 2 to 8, not 1"),
        ({"seats": 9, "loser": 0}, "seats: eenenvijftigen is played by 2 to 8, not 9"),
        ({"seats": 4, "loser": 4}, "loser: there is no seat 4 among 4"),
        ({"seats": 4, "loser": -1}, "loser: there is no seat -1 among 4"),
        ({"seats": 4, "loser": True}, "loser: it is a whole number, not True"),
        ({"loser": 1}, "seats must be given"),
    ],
)
def test_results_that_no_round_has(facts: dict[str, object], reason: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value) == reason


# ---- positions ----


@clause(SLUG, "R2", "R4", "R11", "S2")
def test_a_position_in_the_fourth_round() -> None:
    """Seat 3 lost the second round, nobody the third: seat 3 deals again, and seat 0 has not drawn yet."""
    state = game().position(
        {
            "deal": 4,
            "sheet": [[0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]],
            "cards": {"hand-0": "10S 9S 7S", "hand-1": "AH KH QH", "stock": "JC JD"},
            "moves": ["0: 10S -10", "0: draw", "1: AH 11"],
        }
    )
    view = state.view(2)
    assert (view.dealer, view.totals, view.fact("total")) == (3, (0, 1, 0, 1), 1)
    assert state.actors() == (2, 1) and hand(state, 0) == {"9S", "7S", "JC"}


@clause(SLUG, "R2", "R3")
def test_the_next_deal_is_laid_for_whoever_deals() -> None:
    state = game().position({"deal": 3, "totals": [0, 0, 1, 0]})
    assert state.view(0).dealer == 2
    state.deal(state.arrange({0: "7S 8S 9S", 3: "KD"}, stock="10H"))
    assert hand(state, 0) == {"7S", "8S", "9S"} and "KD" in hand(state, 3) and state.actors() == (3,)
    other = game().position({"deal": 3, "totals": [0, 0, 1, 0]})
    with pytest.raises(troef.DealError, match=r"use state\.arrange"):
        other.deal(other.game.arrange({0: "7S 8S 9S"}))


@clause(SLUG, "R2", "R21")
def test_who_can_deal() -> None:
    assert impossible(deal=2, totals=[0, 0, 1, 0], dealer=0) == "dealer: seat 2 deals here, not seat 0"
    assert impossible(deal=4, totals=[0, 2, 1, 0], dealer=0) == "dealer: seat 1 deals here, not seat 0"
    assert game().position({"deal": 4, "totals": [0, 2, 1, 0], "dealer": 2}).view(0).dealer == 2
    assert game().position({"deal": 2, "totals": [0, 0, 0, 0], "dealer": 1}).view(0).dealer == 1
    assert game(next_dealer="left").position({"deal": 2, "totals": [0, 0, 1, 0]}).view(0).dealer == 0


@clause(SLUG, "S1", "S2")
def test_positions_that_no_match_comes_to() -> None:
    assert impossible(deal=6, totals=[1, 1, 1, 1]) == "deal: a match has 5 deals, this would be number 6"
    assert impossible(deal=2, totals=[1, 1, 0, 0]) == (
        "sheet row 1: [1, 1, 0, 0] are not the minus points of 1 round: each has one loser, or none"
    )
    assert impossible(deal=3, sheet=[[0, 0, 1, 0], [0, 2, 0, 0]]).startswith("sheet row 2: [0, 2, 0, 0] are not")
    assert impossible(deal=4, totals=[2, 2, 0, 0]).startswith("sheet row 1: [2, 2, 0, 0] are not the minus points of 3")
    assert impossible(deal=2, totals=[-1, 0, 0, 0]).startswith("sheet row 1: [-1, 0, 0, 0] are not")
    assert impossible(deal=1, totals=[1, 0, 0, 0]) == "sheet: 1 rows after 0 deals"
