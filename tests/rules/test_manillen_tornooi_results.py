"""Which results `settle` takes, and which positions of a round there are, in tournament manille."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornooi_positions import SLUG, free_cards, game

import troef
from clauses import clause
from playing import hand, play
from scored_deals import scored_deals
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.core.wire import view_dict
from troef.games.manillen_tornooi import Result

# ---- results ----


@clause(SLUG, "R15", "S1", "S2", "S3")
@given(st.permutations([5, 4, 3, 2, 1, 0, 0, 0] * 4), st.integers(0, 8), st.sampled_from([1, 2, 4]))
def test_any_cards_are_a_result(cards: list[int], tricks: int, multiplier: int) -> None:
    points = sum(cards[: 4 * tricks])
    scores = game().settle({"points": [points, 60 - points], "multiplier": multiplier})
    assert scores[0] - scores[1] == (points - 30) * multiplier


@clause(SLUG, "S6")
def test_the_scorers_partner_follows_from_the_boompjes_of_the_round() -> None:
    def partners(boompjes: int) -> list[int]:
        rules = game(boompjes=boompjes)
        found = []
        for partner in range(5):
            try:
                rules.settle(Result((37, 23), 1, partner))
                found.append(partner)
            except ResultError:
                pass
        return found

    assert [partners(boompjes) for boompjes in (1, 2, 3, 7)] == [[2], [1, 2], [1, 2, 3], [1, 2, 3]]


@clause(SLUG, "S1", "R12")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"points": [37, 24]}, "points: both pairs together have 60, not 37 and 24"),
        ({"points": [61, -1]}, "points: both pairs together have 60, not 61 and -1"),
        ({"points": [30, 30], "multiplier": 8}, "multiplier: a deal counts once, twice or four times, not 8 times"),
        ({"points": [30, 30], "partner": 0}, "partner: in this round the scorer's partner is seat 2 or 1 or 3, not 0"),
        ({"points": [30]}, "points: 2 values are wanted, not 1"),
        ({}, "points must be given"),
    ],
)
def test_what_cannot_be_says_why(facts: dict[str, object], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value) == message


@clause(SLUG, "S1", "S3", "S6")
@pytest.mark.parametrize("seed", range(3))
def test_a_played_deal_settles_as_it_was_written_down(seed: int) -> None:
    rules = game(boompjes=3, deals_per_boompje=4)
    for state in scored_deals(rules, seed, 12):
        row, tricks = state.sheet[-1], state.tricks
        pair = [seat for seat in range(4) if row.marks[seat][0] == "W"]
        points = sum(int(tricks.order.points_in(tricks.won[seat])) for seat in pair)
        multiplier = state.view(0).fact("multiplier")
        facts = {"points": [points, 60 - points], "multiplier": multiplier, "partner": pair[1]}
        assert rules.settle(facts) == row.cells


# ---- positions ----


@clause(SLUG, "R1", "R3", "S6")
def test_a_position_in_the_second_boompje() -> None:
    """Seats 0 and 1 are partners now; seat 3 sits at the scorer's left and leads when he deals."""
    state = game(deals_per_boompje=12).position(
        {
            "dealer": 0,
            "deal": 15,
            "totals": [130, 41, 96, 75],
            "cards": {"hand-0": "10H AH KH QH JH 9H 8H 7H", "hand-3": "KS 7S"},
            "moves": ["0: trump H", "3: knock", "0: pass", "1: counter knock", "3: KS"],
        }
    )
    view = state.view(2)
    assert view.around == [0, 3, 1, 2]
    assert (view.fact("boompje"), view.fact("multiplier"), view.deal_number, view.turn) == (2, 4, 15, 1)
    assert view.totals == (130, 41, 96, 75)
    assert hand(state, 0) == {"10H", "AH", "KH", "QH", "JH", "9H", "8H", "7H"}


@clause(SLUG, "R5", "S6")
def test_hands_are_laid_by_seat_wherever_people_sit() -> None:
    state = game().position({"dealer": 3, "deal": 14})
    state.deal(state.arrange({1: "10H AH KH QH JH 9H 8H 7H"}))
    assert hand(state, 1) == {"10H", "AH", "KH", "QH", "JH", "9H", "8H", "7H"}
    state = game().position({"dealer": 3, "deal": 14})
    with pytest.raises(troef.DealError, match=r"use state.arrange for the deal of this state"):
        state.deal(game().arrange({1: "10H AH KH QH JH 9H 8H 7H"}, dealer=3))


@clause(SLUG, "R1", "R2")
def test_a_position_in_which_two_draw_again() -> None:
    state = game().position(
        {"dealer": 1, "deal": 13, "totals": [90, 20, 90, 20], "drawn": ["10C", "7D", "AS", "10H"], "to_draw": [0, 3]}
    )
    assert (state.view(0).fact("draw"), state.view(3).badge(3, "drew")) == ("again", ["10H"])
    state.deal(state.arrange(draw="8D KC"))
    assert (state.view(0).dealer, state.view(0).fact("draw")) == (3, None)
    state.deal(state.arrange({3: "10H AH KH QH JH 9H 8H 7H"}))
    assert state.view(1).deal_number == 13
    play(state, "3: trump H")


@clause(SLUG, "P1", "P3")
def test_a_position_in_which_a_deal_is_dealt_again() -> None:
    rules = game(enforcement="table")
    state = rules.position(
        {"dealer": 3, "deal": 5, "totals": [20, 7, 20, 7], "misdeals": 2, "deal_penalties": [0, 0, 0, 15]}
        | {"penalties": [0, 30, 0, 15]}
    )
    state.deal(state.pack())
    view = state.view(3)
    assert view.deal_number == 5
    assert state.refusal(3, rules.parse("no trump")).clause == "R8"
    assert [view.badge(seat, "penalty") for seat in range(4)] == [None, 30, None, 15]


@clause(SLUG, "S2", "S6", "P1", "P3", "P8")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 37}, "deal: a match has 36 deals, this would be number 37"),
        ({"deal": 3, "totals": [20, 7, 20, 9]}, "sheet row 1: seats 0 and 2 are partners, and seats 1 and 3"),
        ({"deal": 2, "totals": [20, 7, 20, 7]}, "sheet row 1: no deal brings 20, 7, 20, 7"),
        ({"deal": 2, "totals": [31, 0, 31, 0]}, "sheet row 1: no deal brings 31, 0, 31, 0"),
        ({"deal": 2, "totals": [122, 0, 122, 0]}, "sheet row 1: in each deal one pair scores up to 120"),
        ({"deal": 15, "totals": [7, 0, 0, 0]}, "sheet row 1: in each deal one pair scores up to 120"),
        ({"deal": 3, "totals": [-2, 0, -2, 0]}, "sheet row 1: in each deal one pair scores"),
        ({"penalties": [0, 30, 0, 0]}, "penalties: where cards are checked nobody has penalties (P8)"),
        ({"misdeals": 1}, "misdeals: a deal is dealt again only where cards are not checked (P8)"),
        ({"deal": 5, "drawn": ["10C", "7D", "AS", "9H"]}, "drawn: cards are drawn before the first deal of a later"),
        ({"deal": 13, "drawn": ["10C", "", "AS", "9H"]}, "drawn: everybody has drawn, or nobody"),
        ({"deal": 13, "drawn": ["10C", "7D", "AS", "9H"], "to_draw": [0, 2]}, "to_draw: everybody draws, or those"),
        ({"deal": 13, "to_draw": [0, 1]}, "to_draw: everybody draws when no card has been drawn"),
        ({"time_up": True}, "time_up: after the signal only a deal that was stopped is dealt again (A9)"),
    ],
)
def test_a_position_that_no_round_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "P1", "P3")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"penalties": [0, 20, 0, 0]}, "penalties: penalties are multiples of 15, not 20 (seat 1)"),
        ({"misdeals": 3, "penalties": [15, 0, 0, 0]}, "deal_penalties: seat 0 cannot have 0 in this deal"),
        ({"stopped_by": 2}, "deal_penalties: seat 2 cannot have 0 in this deal"),
        ({"deal_penalties": [15, 0, 0, 0], "penalties": [15, 0, 0, 0]}, "deal_penalties: seat 0 cannot have 15"),
        ({"stopped_by": 2, "deal_penalties": [0, 0, 30, 0]}, "deal_penalties: seat 2 cannot have 30 in this deal"),
    ],
)
def test_penalties_that_nothing_costs(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game(enforcement="table").position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "P1", "P3", "P4")
@pytest.mark.parametrize("seed", range(4))
def test_every_position_at_a_table_with_a_jury_can_be_laid_again(seed: int) -> None:
    rules = game(enforcement="table", boompjes=3, deals_per_boompje=4, round_minutes=90)
    state = rules.start(4, seed)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    for number in range(800):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        else:
            state.play(*wooden_move(state, rng))
        if number > 600 and state.legal(troef.TIMEKEEPER):
            state.play(troef.TIMEKEEPER, state.legal(troef.TIMEKEEPER)[0])
        if number % 9 == 0 or state.awaits_deal:
            written = json.dumps(state.position())
            again = rules.position(written)
            assert json.dumps(again.position()) == written
            assert [view_dict(rules, again.view(seat)) for seat in range(4)] == [
                view_dict(rules, state.view(seat)) for seat in range(4)
            ]


def wooden_move(state: troef.State, rng: troef.Rng) -> tuple[int, int]:
    """Mostly a card that breaks no duty; now and then a revoke, a claim, or a word of the jury."""
    if rng.below(4) == 0 and state.phase.name() == "announcement":
        return troef.REFEREE, state.legal(troef.REFEREE)[0]
    if state.phase.name() == "recording" and rng.below(8):
        return 0, state.game.parse("record")
    if state.phase.name() == "play" and rng.below(60):
        moves = free_cards(state)
        return int(state.tricks.turn), moves[rng.below(len(moves))]
    actors = [seat for seat in state.actors() if state.legal(seat)]
    seat = actors[rng.below(len(actors))]
    moves = state.legal(seat)
    return seat, moves[rng.below(len(moves))]
