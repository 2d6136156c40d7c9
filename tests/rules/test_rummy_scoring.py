"""Rummy by the book: scoring, the end of a match, options."""

import pytest
from rummy_positions import cards, running, table

import troef
from clauses import clause
from playing import lay, play
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.cards.pack import make_pack
from troef.core.options import OptionError
from troef.games.rummy import Result
from troef.games.rummy.turns import hand_points

# ---- scoring ----


@clause("rummy", "S1")
@pytest.mark.parametrize(
    ("text", "points"),
    [("KH", 10), ("QH", 10), ("JH", 10), ("10H", 10), ("9H", 9), ("2H", 2), ("AH", 1), ("KH QS 7D AC", 28), ("", 0)],
)
def test_what_cards_count(text: str, points: int) -> None:
    assert hand_points(cards(text)) == points
    assert hand_points(set_of(list(make_pack()))) == 4 * (1 + 54 + 30)


@clause("rummy", "S2", "E8")
def test_the_winner_gets_what_is_left_in_the_other_hands() -> None:
    state = table(["KH QS 7D AC", "5H", "10S 2D"], pile="3S", melds=("4C 5C 6C",), stock="8H 3C")
    play(state, "0: draw stock", "0: 8H", "1: draw stock", "1: layoff 3C", "1: 5H")
    assert state.view(0).totals == (0, 40, 0)
    assert state.sheet[-1].cells == (0, 40, 0)
    assert troef.game("rummy").settle(Result(winner=1, left=(28, 0, 12))) == (0, 40, 0)


@clause("rummy", "S3")
def test_a_round_without_a_winner_scores_nothing() -> None:
    assert troef.game("rummy").settle(Result(winner=None, left=(28, 5, 12))) == (0, 0, 0)


def later(deal: int, totals: list[int], **options: object) -> troef.State:
    """The round of a match with this number, and the totals before it."""
    game = troef.game("rummy", **options)
    return game.position({"seats": len(totals), "deal": deal, "totals": totals, "cards": {}})


def go_out(state: troef.State, seat: int, left: str) -> None:
    """The running round is won by a seat with these cards left in the next hand."""
    now = running(state)
    for other in range(int(state.seats)):
        now.hands[other] = set_of(parse_cards("AC" if other != (seat + 1) % int(state.seats) else left))
    now.turn = seat
    now.step = 1
    now.hands[seat] = set_of(parse_cards("3H"))
    play(state, f"{seat}: 3H")


@clause("rummy", "S4")
def test_a_match_to_a_score_ends_when_somebody_has_it() -> None:
    state = later(3, [9, 40], target_score=50)
    assert state.view(0).fact("target") == 50
    go_out(state, 0, "KH QH JH 10H")
    assert state.outcome() is None and state.view(0).totals == (49, 40)
    state.deal(state.pack())
    go_out(state, 0, "AH")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((50, 40), (0,), "target")
    assert not state.awaits_deal and state.actors() == ()


@clause("rummy", "S4")
def test_a_match_of_rounds_ends_after_them_and_ties_share_the_win() -> None:
    state = later(2, [11, 0, 0], end_mode="rounds", rounds=2)
    assert state.view(0).deals == 2 and state.outcome() is None
    go_out(state, 1, "KH")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((11, 11, 0), (0, 1), "rounds")
    long = lay(troef.game("rummy", end_mode="rounds", rounds=2, target_score=50), 2)
    go_out(long, 0, "KH QH JH 10H 9D 8D")
    assert long.outcome() is None, "the score does not matter when rounds are agreed"


@clause("rummy", "S5")
def test_a_match_to_a_score_ends_after_a_hundred_rounds() -> None:
    state = later(100, [7, 0])
    assert state.outcome() is None
    go_out(state, 1, "7H")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((7, 7), (0, 1), "limit")


# ---- options ----


def test_options_have_the_books_defaults_and_bounds() -> None:
    options = troef.game("rummy").options
    assert (options.end_mode, options.target_score, options.rounds) == ("score", 100, 5)
    for name, wrong in (("end_mode", "never"), ("target_score", 49), ("target_score", 501), ("rounds", 0)):
        with pytest.raises(OptionError):
            troef.game("rummy", **{name: wrong})
    with pytest.raises(OptionError):
        troef.game("rummy", rounds=51)
    assert troef.game("rummy:rondes").options.end_mode == "rounds"
