"""Games that are won or lost and no more: results and positions of zwartepiet, liegen and pesten."""

import pytest

import troef
from troef.search.playout import MOST_MOVES, playout

WRONG = [
    ("zwartepiet", {"seats": 4, "loser": 4}, "loser: there is no seat 4 among 4"),
    ("zwartepiet", {"seats": 1, "loser": 0}, "seats: 2 to 8 play, not 1"),
    ("zwartepiet", {"seats": 9, "loser": 0}, "seats: 2 to 8 play, not 9"),
    ("zwartepiet", {"seats": 4}, "loser must be given"),
    ("liegen", {"seats": 2, "winners": [0]}, "seats: 3 to 8 play, not 2"),
    ("liegen", {"seats": 9, "winners": [0]}, "seats: 3 to 8 play, not 9"),
    ("liegen", {"seats": 4, "winners": []}, "winners: a game is won by at least one seat, each named once"),
    ("liegen", {"seats": 4, "winners": [1, 1]}, "winners: a game is won by at least one seat, each named once"),
    ("pesten", {"seats": 7, "winners": [0]}, "seats: 2 to 6 play, not 7"),
    ("pesten", {"seats": 4, "winners": [-1]}, "winners: there is no seat -1 among 4"),
    ("pesten", {"seats": 4, "winners": [True]}, "winners[0]: it is a whole number, not True"),
]


@pytest.mark.parametrize(("slug", "result", "told"), WRONG)
@pytest.mark.clause("zwartepiet", "S1")
@pytest.mark.clause("liegen", "S1")
@pytest.mark.clause("pesten", "S1")
def test_a_game_that_cannot_be_is_refused(slug: str, result: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError) as caught:
        troef.game(slug).settle(result)
    assert str(caught.value) == told


@pytest.mark.clause("liegen", "R13", "S1")
@pytest.mark.clause("pesten", "R26", "S1")
def test_who_has_the_fewest_cards_when_the_game_is_broken_off_shares_it() -> None:
    assert troef.game("liegen").settle({"seats": 3, "winners": [0, 2]}) == (1, 0, 1)
    assert troef.game("pesten").settle({"seats": 2, "winners": [0, 1]}) == (1, 1)


@pytest.mark.parametrize("slug", ["zwartepiet", "liegen", "pesten"])
def test_every_game_of_random_play_can_be_written_down(slug: str) -> None:
    game = troef.game(slug, games=3)
    for seats in game.info.seat_counts():
        state = game.start(seats)
        playout(state, troef.Rng(f"{slug} {seats}"), MOST_MOVES)
        assert len(state.sheet) == 3
        for row in state.sheet:
            named = [seat for seat, cell in enumerate(row.cells) if cell]
            told = {"loser": named[0]} if slug == "zwartepiet" else {"winners": named}
            assert game.settle({"seats": seats, **told}) == row.cells


@pytest.mark.clause("zwartepiet", "S2", "R3")
@pytest.mark.clause("liegen", "S2", "R2")
@pytest.mark.clause("pesten", "S2", "R2")
@pytest.mark.parametrize("slug", ["zwartepiet", "liegen", "pesten"])
def test_a_game_late_in_a_match_is_laid_with_what_was_won(slug: str) -> None:
    game = troef.game(slug, games=5)
    state = game.position({"seats": 4, "deal": 4, "dealer": 3, "totals": [2, 1, 0, 0], "cards": {}})
    assert state.view(0).totals == (2, 1, 0, 0)
    assert state.deal_number == 4 and state.dealer == 3


@pytest.mark.parametrize(
    ("slug", "facts", "told"),
    [
        (
            "zwartepiet",
            {"deal": 3, "totals": [2, 1, 0, 0]},
            "sheet row 1: [2, 1, 0, 0] is not what 2 finished games give",
        ),
        ("pesten", {"deal": 2, "totals": [0, 0, 0, 0]}, "sheet row 1: [0, 0, 0, 0] is not what 1 finished games give"),
        ("liegen", {"deal": 2, "totals": [2, 0, 0, 0]}, "sheet row 1: [2, 0, 0, 0] is not what 1 finished games give"),
        ("liegen", {"deal": 6}, "deal: a match has 5 deals, this would be number 6"),
    ],
)
@pytest.mark.clause("zwartepiet", "S2")
@pytest.mark.clause("liegen", "S2")
@pytest.mark.clause("pesten", "S2")
def test_a_match_that_cannot_be_is_refused(slug: str, facts: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError) as caught:
        troef.game(slug, games=5).position({"seats": 4, **facts})
    assert str(caught.value) == told
