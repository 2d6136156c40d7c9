"""Which results `settle` takes, and which positions of a match there are, in manillen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from manillen_positions import SLUG, game

import troef
from clauses import clause
from playing import texts
from troef.cards.card import card_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.manillen import Result

#: R7: what the cards of a suit count.
SUIT = [5, 4, 3, 2, 1, 0, 0, 0]


def possible(points: int, tricks: int) -> bool:
    """Whether `settle` takes a deal in which a side has that many points in that many tricks."""
    try:
        game().settle(Result(card_points=(points, 60 - points), tricks=(tricks, 8 - tricks)))
    except ResultError:
        return False
    return True


# ---- results that are and that are not ----


@clause(SLUG, "R7", "S1")
def test_the_poorest_and_the_richest_tricks() -> None:
    lowest = {tricks: min(points for points in range(61) if possible(points, tricks)) for tricks in range(9)}
    # three tricks can hold the twelve worthless cards, a fourth the four jacks
    assert lowest == {0: 0, 1: 0, 2: 0, 3: 0, 4: 4, 5: 12, 6: 24, 7: 40, 8: 60}
    assert possible(20, 1) and not possible(21, 1)  # the four tens
    assert possible(36, 2) and not possible(37, 2)
    assert possible(60, 5) and not possible(60, 4)


@clause(SLUG, "R7", "S1")
def test_any_points_between_the_poorest_and_the_richest() -> None:
    cards = sorted(SUIT * 4)
    for tricks in range(9):
        poorest, richest = sum(cards[: 4 * tricks]), sum(cards[32 - 4 * tricks :])
        expected = range(poorest, richest + 1)
        assert [points for points in range(61) if possible(points, tricks)] == list(expected)


@clause(SLUG, "R7", "S1")
@given(st.permutations(SUIT * 4), st.integers(0, 8))
def test_any_cards_are_a_result(cards: list[int], tricks: int) -> None:
    assert possible(sum(cards[: 4 * tricks]), tricks)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"card_points": [37, 22], "tricks": [5, 3]}, "card_points: both sides together have 60, not 37 and 22"),
        ({"card_points": [37, 23], "tricks": [5, 4]}, "tricks: both sides together win 8 tricks, not 5 and 4"),
        ({"card_points": [21, 39], "tricks": [1, 7]}, "card_points: 4 cards cannot have 21 points together"),
        ({"card_points": [59, 1], "tricks": [8, 0]}, "card_points: 32 cards cannot have 59 points together"),
        ({"false_answer": 2}, "false_answer: a side is 0 or 1, not 2"),
        ({"false_answer": 0, "tricks": [5, 4]}, "tricks: both sides together win 8 tricks, not 5 and 4"),
        ({"points": [30, 30]}, "there is no field 'points'; did you mean 'card_points'?"),
        ({"tricks": [4]}, "tricks: 2 values are wanted, not 1"),
    ],
)
@clause(SLUG, "S1", "P3")
def test_what_cannot_be_says_why(facts: dict[str, object], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value) == message


# ---- a position of a match ----


@clause(SLUG, "R6", "S4")
def test_a_position_in_the_middle_of_a_match() -> None:
    state = game().position(
        {
            "dealer": 1,
            "deal": 9,
            "totals": [138, 148],
            "cards": {"hand-1": "AH 9S 8S 7S AD KD 9D 8D", "hand-0": "KH QS 10C", "upcard": "AH"},
            "moves": ["0: ask trumps", "0: KH"],
        }
    )
    view = state.view(3)
    assert (view.totals, view.dealer, view.turn) == ((138, 148), 1, 3)
    assert view.fact("trump") == "H"
    assert state.position()["moves"] == ["0: ask trumps", "0: KH"]


@clause(SLUG, "S2", "S4")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 9, "totals": [150, 20]}, "sheet: the match ends at 150: it would be over"),
        ({"deal": 9, "totals": [31, 20]}, "sheet row 1: 31 and 20 are not the score of 8 deals"),
        ({"deal": 2, "totals": [2, 2]}, "sheet row 1: 2 and 2 are not the score of 1 deal"),
        ({"deal": 3, "totals": [70, 70]}, "sheet row 1: 70 and 70 are not the score of 2 deals"),
        ({"deal": 2, "totals": [-2, 0]}, "sheet row 1: -2 and 0 are not"),
        ({"deal": 2, "sheet": [[2, 0], [0, 4]]}, "sheet: 2 rows after 1 deals"),
        ({"dealer": 1, "cards": {"upcard": "AH", "hand-0": "AH"}}, "cards: 'hand-0': AH is named more often"),
        ({"dealer": 1, "cards": {"upcard": "AH", "hand-1": "KH QS 9S 8S 7S AD KD 9D"}}, "cards: 'hand-1' takes 7"),
    ],
)
def test_a_position_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "R5", "R6")
def test_the_next_deal_is_laid_for_its_own_dealer() -> None:
    state = game().position({"dealer": 2, "deal": 3})
    state.deal(state.arrange({2: "7H 8S"}, upcard="7H"))
    assert state.view(0).fact("trump") == "H"
    assert {"7H", "8S"} <= {card_text(card) for card in state.view(2).zone("hand-2").cards}
    assert state.actors()[0] == 1
    assert texts(state, 1)
    with pytest.raises(troef.DealError, match="seat 0, here seat 2 deals"):
        game().position({"dealer": 2, "deal": 3}).deal(game().arrange({2: "7H 8S"}))
