"""Rummy by the book: scoring, the end of a match, options."""

import pytest
from rummy_positions import cards, table

import troef
from clauses import clause
from playing import play
from troef.cards.bits import set_of
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
    state = table(["KH QS 7D AC", "5H", "10S 2D"], pile="3S", melds=("4C 5C 6C",), stock="8H 3C", exact=(0, 1, 2))
    play(state, "0: draw stock", "0: 8H", "1: draw stock", "1: layoff 3C", "1: 5H")
    assert state.view(0).totals == (0, 40, 0)
    assert state.sheet[-1].cells == (0, 40, 0)
    assert troef.game("rummy").settle(Result(winner=1, left=(28, 0, 12))) == (0, 40, 0)


@clause("rummy", "S3")
def test_a_round_without_a_winner_scores_nothing() -> None:
    assert troef.game("rummy").settle(Result(winner=None, left=(28, 5, 12))) == (0, 0, 0)


def won(left: list[str], deal: int, totals: list[int], **options: object) -> troef.State:
    """The round of this number after these totals: seat 0 goes out while the others hold what is left."""
    exact = tuple(range(len(totals)))
    hands = ["4C 5C 9H", *left]
    state = table(hands, stock="6C", exact=exact, deal=deal, totals=totals, **options)
    assert state.outcome() is None
    return play(state, "0: draw stock", "0: meld 4C 5C 6C", "0: 9H")


@clause("rummy", "S4")
def test_a_match_to_a_score_ends_when_somebody_has_it() -> None:
    state = won(["KH QH JH 10H"], 3, [9, 40], target_score=50)
    assert state.view(0).fact("target") == 50
    assert state.outcome() is None and state.view(0).totals == (49, 40)
    state = won(["AH"], 4, [49, 40], target_score=50)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((50, 40), (0,), "target")
    assert not state.awaits_deal and state.actors() == ()


@clause("rummy", "S4")
def test_a_match_of_rounds_ends_after_them_and_ties_share_the_win() -> None:
    state = won(["KH", "AD"], 2, [0, 11, 0], end_mode="rounds", rounds=2)
    assert state.view(0).deals == 2
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((11, 11, 0), (0, 1), "rounds")
    long = won(["KH QH JH 10H 9D 8D"], 2, [0, 0], end_mode="rounds", rounds=3, target_score=50)
    assert long.outcome() is None, "the score does not matter when rounds are agreed"


@clause("rummy", "S5")
def test_a_match_to_a_score_ends_after_a_hundred_rounds() -> None:
    assert won(["7H"], 99, [0, 7]).outcome() is None
    outcome = won(["7H"], 100, [0, 7]).outcome()
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
