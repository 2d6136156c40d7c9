"""Which results and positions presidenten takes: those of lawful rounds, and no others."""

from itertools import permutations

import pytest

import troef
from clauses import clause
from playing import hand, play
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.core.wire import view_dict

SLUG = "presidenten"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def impossible(**facts: object) -> str:
    """Why a position of five rounds is refused."""
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    return str(caught.value)


# ---- results ----


@clause(SLUG, "R15", "S1")
def test_random_rounds_end_in_every_order_and_are_scored_alike() -> None:
    rng, seen = troef.Rng("orders of going out"), set()
    for _ in range(6):
        state = game(rounds=50).start(4)
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal_shuffled(rng)
            seat = state.actors()[0]
            state.play(seat, int(state.phase.pick(seat, rng)))
        for row in state.sheet:
            order = tuple([row.cells.index(place) for place in (1, 2, 3, 4)])
            seen.add(order)
            assert state.game.settle({"order": order}) == row.cells
    assert seen == set(permutations(range(4)))


@clause(SLUG, "R15", "S1")
def test_places_by_the_order_of_going_out() -> None:
    assert game().settle({"order": [3, 1, 0, 2]}) == (3, 2, 4, 1)
    assert game().settle('{"order": [4, 0, 1, 3, 2]}') == (2, 3, 5, 4, 1)


@clause(SLUG, "R14", "R15")
@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ((0, 1, 2), "order: presidenten is played by 4 to 7, not 3"),
        (tuple(range(8)), "order: presidenten is played by 4 to 7, not 8"),
        ((0, 1, 2, 2), "order: every seat from 0 to 3 goes out once, which [0, 1, 2, 2] does not say"),
        ((0, 1, 2, 4), "order: every seat from 0 to 3 goes out once, which [0, 1, 2, 4] does not say"),
        ((1, 2, 3, -1), "order: every seat from 0 to 3 goes out once, which [1, 2, 3, -1] does not say"),
        ((0, 1, 2, True), "order[3]: it is a whole number, not True"),
    ],
)
def test_orders_that_no_round_ends_in(order: object, reason: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle({"order": order})
    assert str(caught.value) == reason


@clause(SLUG, "R15")
def test_a_round_is_finished_by_as_many_as_the_table_agreed_on() -> None:
    five = game(players=5)
    assert five.settle({"order": (4, 0, 1, 3, 2)}) == (2, 3, 5, 4, 1)
    with pytest.raises(ResultError, match=r"for 5 at the table \(players\), not 4"):
        five.settle({"order": (2, 0, 3, 1)})


# ---- positions ----


@clause(SLUG, "R18", "R21", "R22", "R24", "S3")
def test_a_position_in_the_third_round() -> None:
    """Seat 2 stayed President; seat 1 stayed slaaf, deals, and gives away the only two that it has."""
    state = game().position(
        {
            "deal": 3,
            "sheet": [[2, 4, 1, 3], [3, 4, 1, 2]],
            "orders": [{"by": 2, "to": 1, "order": "sing"}],
            "cards": {"hand-1": "2C 3H", "hand-2": "2S 2H 2D 4S"},
            "moves": ["2: give 4S", "1: done 2", "2: 2x4"],
        }
    )
    view = state.view(2)
    assert (view.dealer, view.around, view.deal_number) == (1, [2, 3, 0, 1], 3)
    assert [view.badge(seat, "title") for seat in view.around] == ["president", "vice-president", "arbeider", "slaaf"]
    assert view.badge(2, "presidencies") == 2
    assert view.badge(1, "order-done") == "sing"
    assert "4S" in hand(state, 1) and state.actors() == (3,)  # the Vice-president sits left of the President


@clause(SLUG, "R3", "R18", "R21")
def test_chairs_say_as_much_as_the_last_row() -> None:
    """Five people after a first round: hands lie by person, wherever these sit."""
    state = game().position({"seats": 5, "deal": 2, "chairs": [4, 2, 0, 1, 3]})
    assert (state.view(0).dealer, state.view(0).badge(4, "presidencies")) == (3, 1)
    assert state.position()["chairs"] == [4, 2, 0, 1, 3]
    state.deal(state.arrange({4: "3S", 2: "4S", 3: "AS KS"}))
    assert "3S" in hand(state, 4) and "4S" in hand(state, 2) and "KS" in hand(state, 3)
    assert [len(hand(state, seat)) for seat in (4, 2, 0, 1, 3)] == [12, 11, 10, 10, 9]  # R22: the slaaf has given
    again = game().position({"deal": 2, "totals": [2, 4, 1, 3]})
    assert again.view(0).around == [2, 0, 3, 1]


@clause(SLUG, "R21")
def test_an_order_for_another_dealer_is_refused() -> None:
    state = game().position({"deal": 2, "chairs": [2, 0, 3, 1]})
    with pytest.raises(troef.DealError, match=r"use state\.arrange"):
        state.deal(state.game.arrange({0: "2S 2H"}, dealer=1))


@clause(SLUG, "R22", "R23")
def test_worlds_of_a_laid_position_look_alike() -> None:
    state = game().position({"deal": 4, "chairs": [2, 0, 3, 1], "presidencies": [1, 1, 1, 0]})
    state.deal(state.arrange({1: "2S"}))
    play(state, f"2: {state.game.show(state.legal(2)[0])}")
    for seat in range(4):
        view = state.view(seat)
        world = state.game.world(view, troef.Rng(seat))
        assert view_dict(world.game, world.view(seat)) == view_dict(state.game, view)


@clause(SLUG, "R2", "R17", "R18", "R21", "R25", "S2", "S3", "T1")
def test_positions_that_no_match_comes_to() -> None:
    assert impossible(deal=6, totals=[1, 2, 3, 4]) == "deal: a match has 5 deals, this would be number 6"
    assert impossible(deal=2, totals=[1, 2, 3, 3]) == "sheet row 1: each of the places 1 to 4 is taken once"
    assert impossible(deal=1, totals=[1, 2, 3, 4]) == "sheet: 1 rows after 0 deals"
    assert impossible(deal=2).startswith("chairs: say who sits where")
    assert impossible(deal=1, chairs=[1, 0, 2, 3]) == "chairs: nobody has changed chairs before the first round"
    assert impossible(deal=2, chairs=[1, 0, 2, 2]) == "chairs: each seat from 0 to 3 sits on one chair"
    assert impossible(deal=2, sheet=[[2, 4, 1, 3]], chairs=[0, 1, 2, 3]) == (
        "chairs: after the last row they are [2, 0, 3, 1], not [0, 1, 2, 3]"
    )
    assert impossible(deal=2, chairs=[2, 0, 3, 1], dealer=0) == "dealer: seat 1 deals here, not seat 0"
    assert impossible(deal=3, chairs=[2, 0, 3, 1], presidencies=[1, 0, 2, 0]) == (
        "presidencies: the 2 rounds before had 2 Presidents, not 3"
    )
    assert impossible(deal=2, chairs=[2, 0, 3, 1], presidencies=[1, 0, 0, 0]) == (
        "presidencies: seat 2 became President 1 or more times, not 0"
    )
    order = {"by": 2, "to": 1, "order": "bow"}
    assert impossible(orders=[order]) == "orders: nobody has a rank before the first round"
    ranked = {"deal": 2, "chairs": [2, 0, 3, 1]}
    assert impossible(**ranked, orders=[{**order, "by": 1, "to": 2}]) == (
        "orders: seat 2 is not lower in rank than seat 1"
    )
    assert impossible(**ranked, orders=[order, order]) == "orders: seat 2 gives seat 1 one order"
    assert impossible(**ranked, orders=[{**order, "order": "fly"}]).startswith("orders: an order is one of pour")
    assert impossible(**ranked, orders=["bow"]).startswith("orders: an order says 'by'")
    with pytest.raises(PositionError, match="orders: the options allow none"):
        game(orders="off").position({**ranked, "orders": [order]})
