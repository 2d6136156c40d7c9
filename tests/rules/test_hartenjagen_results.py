"""Which results `settle` takes, and which positions of a match there are, in hartenjagen."""

from itertools import product

import pytest

import troef
from clauses import clause
from playing import hand, play
from scored_deals import numbers, scored_deals
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "hartenjagen"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def possible(points: tuple[int, ...]) -> bool:
    """Whether `settle` takes these points in part two."""
    try:
        game().settle({"part": 2, "points": points})
    except ResultError:
        return False
    return True


@clause(SLUG, "S1")
def test_points_against_every_way_to_share_hearts_queen_and_jack() -> None:
    shared = set()
    for queen, jack in product(range(4), repeat=2):
        for hearts in product(range(9), repeat=3):
            if sum(hearts) <= 8:
                points = [*hearts, 8 - sum(hearts)]
                points[queen] += 5
                points[jack] += 2
                shared.add(tuple(points))
    assert shared == {points for points in product(range(16), repeat=4) if sum(points) == 15 and possible(points)}


@clause(SLUG, "S1", "S3", "S4")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"part": 3, "points": [15, 0, 0, 0]}, "part: a match has part 1 and part 2, not 3"),
        ({"part": 1, "points": [5, 5, 5]}, "points: four players take 15 points together, not 5, 5, 5"),
        ({"part": 1, "points": [4, 4, 4, 3]}, "points: who has the queen of spades has 5 points at least"),
        ({"part": 1, "points": [16, -1, 0, 0]}, "points: four players take 15 points together"),
        ({"part": 1, "points": [15, 0, 0, 0]}, "choice: who takes all 15 points chooses one of self_minus_15"),
        ({"part": 1, "points": [15, 0, 0, 0], "choice": "both"}, "choice: who takes all 15 points chooses one of"),
        ({"part": 1, "points": [14, 1, 0, 0], "choice": "self_minus_15"}, "choice: there is a choice only after"),
        ({"part": 2, "points": [15, 0, 0, 0], "choice": "self_minus_15"}, "choice: there is a choice only after"),
        ({"points": [15, 0, 0, 0]}, "part must be given"),
    ],
)
def test_what_cannot_be_says_why(facts: dict[str, object], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "S2", "S3", "S4")
@pytest.mark.parametrize("seed", range(3))
def test_a_played_round_settles_as_it_was_written_down(seed: int) -> None:
    for state in scored_deals(game(target=15), seed, 12):
        taken = numbers(state, "points")
        facts = {"points": [taken[seat] for seat in range(4)]}
        settled = set()
        for part, choice in product((1, 2), (None, "self_minus_15", "others_plus_15")):
            try:
                settled.add(game().settle({**facts, "part": part, "choice": choice}))
            except ResultError:
                continue
        assert state.sheet[-1].cells in settled


# ---- positions ----


@clause(SLUG, "R8", "R9", "S4")
def test_a_position_in_part_two() -> None:
    state = game().position(
        {
            "dealer": 1,
            "deal": 14,
            "totals": [42, 29, 17, 53],
            "cards": {"hand-2": "AC 7C", "hand-3": "KC QS"},
            "moves": ["2: AC", "3: KC"],
        }
    )
    view = state.view(0)
    assert (view.fact("part"), view.totals, view.deal_number, view.turn) == ("two", (42, 29, 17, 53), 14, 0)
    assert "QS" in hand(state, 3)


@clause(SLUG, "R8", "R9", "R10")
def test_the_part_follows_from_the_sheet_where_every_round_has_its_row() -> None:
    rules = game(target=15)
    sheet = [[5, 2, 4, 4], [0, 15, 15, 15], [-5, -2, -4, -4]]
    for rows, part in ((1, "one"), (2, "two"), (3, "match over")):
        facts = {"deal": rows + 1, "sheet": sheet[:rows]}
        if part == "match over":
            with pytest.raises(PositionError, match="the match would be over"):
                rules.position(facts)
        else:
            assert rules.position(facts).view(0).fact("part") == part


@clause(SLUG, "R10", "E11")
def test_who_stands_at_zero_when_part_two_begins_has_not_won() -> None:
    state = game().position({"deal": 9, "totals": [50, 18, 0, 22]})
    assert (state.outcome(), state.view(0).fact("part")) == (None, "two")


@clause(SLUG, "R8", "R10", "S2", "S4")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 9, "totals": [43, 33, 25, 55], "part": 1}, "part: a total has come to 50: part 2 is being played"),
        ({"deal": 2, "sheet": [[2, 0, 5, 8]], "part": 2}, "part: no total has come to 50: part 1 is being played"),
        ({"deal": 9, "totals": [43, 33, 0, 22], "part": 2}, "sheet: a total is 0 or less after a round of part two"),
        ({"deal": 2, "totals": [3, 4, 4, 4]}, "sheet row 1: no round of part one brings 3, 4, 4, 4"),
        ({"deal": 2, "totals": [15, 0, 0, 0]}, "sheet row 1: no round of part one brings 15, 0, 0, 0"),
        ({"deal": 3, "totals": [31, 0, 0, 0]}, "sheet row 1: 2 rounds change a total by 30 at most"),
        ({"deal": 2, "sheet": [[2, 0, 5, 8], [2, 0, 5, 8]]}, "sheet: 2 rows after 1 deals"),
        ({"part": 3}, "part: it is 1 to 2, not 3"),
    ],
)
def test_a_position_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "R1", "R2", "R3")
def test_the_next_round_is_laid_for_its_own_dealer() -> None:
    state = game().position({"dealer": 2, "deal": 3})
    state.deal(state.arrange({3: "AH KH", 0: "QS"}))
    assert {"AH", "KH"} <= hand(state, 3) and "QS" in hand(state, 0)
    play(state, "3: AH")
