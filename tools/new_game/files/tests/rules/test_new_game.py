"""New Game by the book: deal, tricks, trump, points, the end, and what `settle` and positions refuse."""

import pytest

import troef
from clauses import clause
from playing import finish, hand, lay, play, play_out, refused, texts
from scored_deals import scored_deals
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "new-game"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
#: A suit for each seat, from ace to seven.
SUITS = {seat: " ".join([rank + suit for rank in RANKS]) for seat, suit in enumerate("SHDC")}


def dealt(hands: dict[int, str], **options: object) -> troef.State:
    """A first deal by seat 3, so that seat 0 leads."""
    return lay(troef.game(SLUG, **options), dealer=3, hands=hands)


@clause(SLUG, "R1", "R2")
def test_packets_of_three_two_and_three_go_round_from_the_left_of_the_dealer() -> None:
    state = troef.game(SLUG).start(dealer=2)
    state.deal(state.pack())
    assert hand(state, 3) == {"7C", "8C", "9C", "JD", "QD", "JH", "QH", "KH"}
    assert [len(hand(state, seat)) for seat in range(4)] == [8, 8, 8, 8]


@clause(SLUG, "R2", "R3")
def test_the_deal_goes_round_and_the_left_of_the_dealer_leads() -> None:
    state = play_out(dealt(SUITS))
    assert state.dealer == 0
    state.deal(state.pack())
    assert state.actors() == (1,)


@clause(SLUG, "R4", "R5", "P1")
def test_suit_is_followed_and_who_cannot_plays_anything() -> None:
    state = play(dealt({0: "AS", 1: "KS 7H"}), "0: AS")
    refusal = refused(state, "1: 7H")
    assert (refusal.clause, refusal.reason) == ("R4", "must-follow")
    assert len(texts(play(dealt(SUITS), "0: 7S"), 1)) == 8


@clause(SLUG, "R6", "R7", "R8", "E1")
@pytest.mark.parametrize(("trump", "winner"), [("none", 0), ("clubs", 0), ("hearts", 2)])
def test_the_highest_card_of_the_suit_led_wins_or_the_highest_trump(trump: str, winner: int) -> None:
    hands = {0: "AS", 1: "KS", 2: "7H 7D 8D 9D 10D JD QD KD", 3: "10S"}
    state = play(dealt(hands, trump=trump), "0: AS", "1: KS", "2: 7H", "3: 10S")
    assert state.actors() == (winner,)


@clause(SLUG, "S1", "E2")
def test_each_trick_is_a_point() -> None:
    assert troef.game(SLUG).settle({"tricks": [3, 3, 2, 0]}) == (3, 3, 2, 0)
    assert play_out(dealt(SUITS)).sheet[0].cells == (8, 0, 0, 0)


@clause(SLUG, "S1")
def test_a_played_deal_settles_as_it_was_written_down() -> None:
    game = troef.game(SLUG)
    for state in scored_deals(game, 1, 8):
        result = game.result_of(state)
        assert result is not None and game.settle(result) == state.sheet[-1].cells


@clause(SLUG, "S2")
def test_most_points_win_after_the_agreed_deals() -> None:
    state = dealt(SUITS, deals=8)
    outcome = finish(state, 1)
    assert (len(state.sheet), sum(outcome.scores)) == (8, 64)
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == max(outcome.scores))


@clause(SLUG, "S1")
@pytest.mark.parametrize("tricks", [[3, 3, 3, 0], [9, -1, 0, 0], [8]])
def test_a_result_that_no_deal_can_give_is_refused(tricks: list[int]) -> None:
    with pytest.raises(ResultError, match="tricks"):
        troef.game(SLUG).settle({"tricks": tricks})


@clause(SLUG, "S1", "S2")
@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"deal": 2, "sheet": [[5, 5, 0, 0]]}, "sheet row 1"),
        ({"deal": 3, "totals": [9, 8, 0, 0]}, "sheet"),
        ({"deal": 5}, "deal"),
    ],
)
def test_a_position_that_no_match_can_come_to_is_refused(facts: dict[str, object], where: str) -> None:
    with pytest.raises(PositionError) as error:
        troef.game(SLUG).position(facts)
    assert error.value.where == where
