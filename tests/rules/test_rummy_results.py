"""Rummy: which rounds `settle` takes, and positions in the middle of a match."""

from itertools import combinations, product
from typing import Any

import pytest

import troef
from clauses import clause
from playing import hand, play, texts
from scored_deals import scored_deals
from troef.cards.bits import set_of
from troef.cards.pack import make_pack
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.rummy.turns import hand_points

SLUG = "rummy"
#: What aces, twos and threes count, by rank.
POINTS = {12: 1, 0: 2, 1: 3}


def fault(winner: object, left: object) -> str:
    """Why `settle` refuses a round; empty when it takes it."""
    try:
        troef.game(SLUG).settle({"winner": winner, "left": left})
    except ResultError as error:
        return str(error)
    return ""


def left_in_hands(state: troef.State) -> list[int]:
    """What is left in each hand after a round."""
    hands = [state.view(troef.REFEREE).zone(f"hand-{seat}").cards for seat in range(int(state.seats))]
    return [int(hand_points(set_of(cards))) for cards in hands]


# ---- results ----


@clause(SLUG, "S1", "S2", "S3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int) -> None:
    game = troef.game("rummy:rondes", rounds=50)
    rng, state = troef.Rng(f"rummy {seats}"), game.start(seats)
    for _ in range(25):
        state.deal_shuffled(rng)
        while state.actors():
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        left = left_in_hands(state)
        result = {"winner": left.index(0) if 0 in left else None, "left": left}
        assert game.settle(result) == state.sheet[-1].cells


@clause(SLUG, "R3", "R20", "S1")
def test_a_point_more_for_everybody_until_the_pack_has_no_such_hands() -> None:
    """Three hands of seven cards hold 204 points at most: sixteen tens, four nines and an eight."""
    for points in range(1, 71):
        assert (fault(0, (0, points, points, points)) == "") == (points <= 68), points
        assert (fault(0, (0, points, 69, 69)) == "") == (points <= 66), points


@clause(SLUG, "S2")
def test_rounds_to_a_score_are_taken_too() -> None:
    game = troef.game(SLUG)
    for state in scored_deals(game, "rummy results", 10):
        left = left_in_hands(state)
        winner = left.index(0) if 0 in left else None
        assert game.settle({"winner": winner, "left": left}) == state.sheet[-1].cells


@clause(SLUG, "R1", "R3", "S1")
def test_hands_of_few_points_against_every_choice_of_low_cards() -> None:
    """Who has three points or fewer holds aces, twos and a three at most: all such hands of two players are made."""
    low = [card for card in make_pack() if int(card) & 15 in POINTS]
    reached = set()
    for size in (1, 2, 3):
        for first in combinations(low, size):
            rest = [card for card in low if card not in first]
            one = sum([POINTS[int(card) & 15] for card in first])
            reached.update([(one, POINTS[int(card) & 15]) for card in rest])
            reached.update([(one, sum([POINTS[int(card) & 15] for card in pair])) for pair in combinations(rest, 2)])
    for one, other in product(range(1, 4), repeat=2):
        assert ((one, other) in reached) == (fault(0, (0, one, other)) == "")


SIX = "left: no hands of at most 6 cards from one pack count"
SEVEN = "who does not go out holds 1 to 7 cards, which count 1 to 70"


@clause(SLUG, "R1", "R3", "R12", "R13", "R15", "R20", "R21", "S1", "S2", "S3")
@pytest.mark.parametrize(
    ("winner", "left", "message"),
    [
        (1, (28, 0, 12), ""),  # E8
        (None, (28, 5, 12), ""),
        # who goes out has nothing left, and nobody else
        (1, (28, 1, 12), "left: who goes out has no cards left, seat 1 has 1 points"),
        (1, (28, 0, 0), f"left[2]: {SEVEN}, not 0"),
        (None, (28, 0, 12), f"left[1]: {SEVEN}, not 0"),
        (3, (28, 5, 12), "winner: there is no seat 3 among 3"),
        (-1, (28, 0, 12), "winner: there is no seat -1 among 3"),
        (0, (0,), "left: rummy is played by 2 to 6, not 1"),
        (0, (0, 1, 1, 1, 1, 1, 1), "left: rummy is played by 2 to 6, not 7"),
        # no hand has more than ten, seven or six cards
        (0, (0, 100), ""),
        (0, (0, 101), "left[1]: who does not go out holds 1 to 10 cards, which count 1 to 100, not 101"),
        (0, (0, 70, 5), ""),
        (0, (0, 71, 5), f"left[1]: {SEVEN}, not 71"),
        (0, (0, 61, 5, 5, 5), "left[1]: who does not go out holds 1 to 6 cards, which count 1 to 60, not 61"),
        # sixteen cards count ten: three hands of seven have 16 tens, four nines and an eight at most
        (0, (0, 70, 70, 7), ""),
        (0, (0, 68, 68, 68), ""),
        (0, (0, 68, 68, 69), "left: no hands of at most 7 cards from one pack count 68, 68, 69"),
        # and four count one
        (0, (0, 1, 1, 1, 1, 2), ""),
        (0, (0, 1, 1, 1, 1, 1), f"{SIX} 1, 1, 1, 1, 1"),
        # without a winner nobody has laid anything, or somebody three cards
        (None, (50, 50, 50, 50, 50, 50), ""),
        (None, (50, 50, 50, 50, 50, 51), f"{SIX} 50, 50, 50, 50, 50, 51"),
        (None, (1, 2), ""),
        ("1", (28, 0, 12), "winner: it is a whole number, not '1'"),
        (1, (28, 0, 12.5), "left[2]: it is a whole number, not 12.5"),
        (True, (28, 0, 12), "winner: it is a whole number, not True"),
    ],
)
def test_rounds_that_can_be_and_rounds_that_cannot(winner: object, left: object, message: str) -> None:
    assert fault(winner, left) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R2", "R5", "R9", "S2", "S4", "E4")
def test_a_fifth_round_with_a_set_from_the_discard_pile() -> None:
    state = troef.game(SLUG).position(
        {
            "seats": 3,
            "dealer": 2,
            "deal": 5,
            "sheet": [[0, 40, 0], [0, 0, 0], [28, 0, 0], [0, 31, 0]],
            "cards": {"hand-0": "7H 7D KC 5S 2H 3H 9C", "upcard": "7S", "stock": "QD"},
            "moves": ["0: draw discard", "0: meld 7S 7H 7D"],
        }
    )
    assert state.view(0).totals == (28, 71, 0) and state.actors() == (0,)
    assert "discard KC" in texts(state)
    play(state, "0: discard KC")
    again = troef.game(SLUG).position(state.position())
    assert hand(again, 0) == {"5S", "2H", "3H", "9C"} and again.actors() == (1,)


@clause(SLUG, "R11", "R12")
def test_a_stock_that_was_turned_over_comes_back_with_the_moves() -> None:
    state = troef.game(SLUG).position({"seats": 2, "cards": {}})
    rng = troef.Rng(3)
    while not state.view(0).fact("redeals") and state.actors():
        seat = state.actors()[0]
        stock = state.game.parse("draw stock")
        state.play(seat, stock if stock in state.legal(seat) else int(state.phase.pick(seat, rng)))
        if state.phase.name() != "draw":
            discards = [move for move in state.legal(seat) if state.game.show(move).startswith("discard")]
            state.play(seat, discards[0])
    again = troef.game(SLUG).position(state.position())
    seen, seen_again = state.view(troef.REFEREE), again.view(troef.REFEREE)
    assert [zone.cards for zone in seen_again.zones] == [zone.cards for zone in seen.zones]


@clause(SLUG, "R1", "R3", "S2", "S3", "S4", "S5")
@pytest.mark.parametrize(
    ("rules", "facts", "message"),
    [
        ("book", {"deal": 2, "sheet": [[0, 40, 0, 0]]}, ""),
        ("book", {"deal": 2, "sheet": [[0, 40, 1, 0]]}, "sheet row 1: in one round winners score 3 to 204 each"),
        ("book", {"deal": 2, "sheet": [[0, -4, 0, 0]]}, "sheet row 1: in one round winners score 3 to 204 each"),
        ("book", {"deal": 2, "sheet": [[0, 2, 0, 0]]}, "sheet row 1: in one round winners score 3 to 204 each"),
        ("book", {"deal": 3, "totals": [0, 40, 30, 0]}, ""),
        ("book", {"deal": 3, "totals": [20, 40, 30, 0]}, "sheet row 1: in 2 rounds winners score 3 to 204 each"),
        ("book", {"deal": 3, "totals": [0, 100, 30, 0]}, "sheet row 1: the match would be over"),
        ("book", {"deal": 4, "sheet": [[99, 0], [3, 0], [0, 4]]}, "sheet row 2: the match would be over"),
        ("book", {"deal": 101}, "deal: a match has 100 deals, this would be number 101"),
        ("rondes", {"deal": 3, "totals": [0, 180, 30, 0]}, ""),
        ("rondes", {"deal": 6}, "deal: a match has 5 deals, this would be number 6"),
        ("book", {"totals": [5, 0, 0, 0]}, "sheet: 1 rows after 0 deals"),
    ],
)
def test_positions_that_a_match_comes_to_and_others(rules: str, facts: dict[str, Any], message: str) -> None:
    if isinstance(facts.get("sheet"), list):
        facts = {**facts, "seats": len(facts["sheet"][0])}
    try:
        troef.game(SLUG, rules).position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said.startswith(message) and bool(said) == bool(message)


@clause(SLUG, "R2")
def test_a_deal_of_a_later_dealer_is_laid_at_its_own_seats() -> None:
    state = troef.game(SLUG).position({"seats": 3, "dealer": 1, "deal": 2, "totals": [0, 9, 0]})
    state.deal(state.arrange({2: "KH KS"}, upcard="2H"))
    assert state.actors() == (2,) and {"KH", "KS"} <= hand(state, 2)
