"""The score of bonken: every game, pairwise doubling, the match."""

import pytest
from bonken_positions import SLUG, SUITS, game, playing
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import finish, play, play_out
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.bonken import CHOICES, Result
from troef.games.bonken.scoring import BASES, TOTALS, with_doubles
from troef.games.bonken.state import PACK


def settle(game_name: str, *counts: int, **more: object) -> tuple[int, ...]:
    return game().settle(Result(game_name, tuple(counts), **more))


def base(choice: str, cards: str) -> int:
    return int(BASES[CHOICES.index(choice)].points(set_of(parse_cards(cards))))


@clause(SLUG, "S1", "R6", "E10")
def test_what_the_cards_of_tricks_score() -> None:
    assert base("herenboeren", "KS JS JD 2C") == -40
    assert base("vrouwen", "QS QH KD 3D") == -60
    assert base("hartenjagen", "2H 3H 4H 5H 6H AH KS QS") == -30
    assert base("hartenheer", "KH 2S 3S 4S") == -50
    assert base("hartenheer", "KS QH 3S 4S") == 0
    assert base("bukken", "2S 3S 4S 5S 6S 7S 8S 9S") == -10
    for denomination in ("S", "H", "D", "C", "sans"):
        assert base(f"troeven {denomination}", "2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C") == 40


@clause(SLUG, "S1")
def test_what_four_players_score_together() -> None:
    everything = set_of(PACK)
    for scoring, total in zip(BASES, TOTALS, strict=True):
        assert scoring.points(everything) + scoring.last == total
    assert sum(TOTALS[:8]) + 3 * TOTALS[7] == 0


@clause(SLUG, "E10")
def test_a_score_desk_counts_by_game() -> None:
    assert settle("herenboeren", 1, 3, 0, 0, jacks=(2, 0, 1, 1)) == (-40, -60, -10, -10)
    assert settle("vrouwen", 2, 2, 0, 0) == (-60, -60, 0, 0)
    assert settle("hartenjagen", 6, 7, 0, 0) == (-30, -35, 0, 0)
    assert settle("troeven", 4, 9, 0, 0) == settle("troeven(S)", 4, 9, 0, 0) == (40, 90, 0, 0)
    for name in ("hartenheer", "laatste_slag", "laatste slag", "domino"):
        assert game().settle(Result(name, loser=2)) == (0, 0, -50, 0)


@clause(SLUG, "S2", "E1")
def test_one_double_moves_the_difference_once() -> None:
    assert list(with_doubles(vec[i64]([40, 60, 0, 0]), vec[i64]([2, 0, 0, 0])))[:2] == [20, 80]
    assert settle("troeven", 4, 6, 3, 0, doubles=((0, 1),)) == (20, 80, 30, 0)
    assert settle("troeven", 4, 6, 3, 0, doubles=((1, 0),)) == (20, 80, 30, 0)


@clause(SLUG, "S2", "R24", "E2")
def test_a_mutual_double_moves_it_twice() -> None:
    assert settle("bukken", 4, 6, 3, 0, doubles=((0, 1), (1, 0)))[:2] == (0, -50)


@clause(SLUG, "S2", "E3", "E11")
def test_doubles_between_several_players() -> None:
    assert settle("bukken", 2, 5, 1, 5, doubles=((3, 2), (0, 3), (2, 3))) == (5, -25, 35, -80)
    assert settle("troeven", 7, 3, 2, 1, doubles=((3, 0), (0, 3), (0, 1))) == (230, -10, 20, -110)


@clause(SLUG, "S2", "S3", "R24")
@given(
    scores=st.tuples(*[st.integers(-130, 130)] * 4),
    doubled=st.tuples(*[st.integers(0, 15)] * 4),
)
def test_doubling_is_what_the_book_adds_up_and_keeps_the_sum(scores: tuple[int, ...], doubled: tuple[int, ...]) -> None:
    doubles = {(seat, other) for seat in range(4) for other in range(4) if seat != other and doubled[seat] >> other & 1}
    expected = []
    for seat in range(4):
        total = scores[seat]
        for other in range(4):
            times = ((seat, other) in doubles) + ((other, seat) in doubles)
            total += times * (scores[seat] - scores[other])
        expected.append(total)
    masks = [sum(2**other for one, other in doubles if one == seat) for seat in range(4)]
    final = with_doubles(vec[i64]([i64(number) for number in scores]), vec[i64]([i64(mask) for mask in masks]))
    assert list(final) == expected
    assert sum(final) == sum(scores)


@clause(SLUG, "S1", "S2")
@pytest.mark.parametrize("choice", CHOICES)
def test_the_deal_that_was_played_scores_as_the_desk_does(choice: str) -> None:
    state = playing(choice, SUITS, 3, "2: double 0 3, 3: double 2")
    play_out(state)
    row = state.sheet[0]
    assert sum(row.cells) == TOTALS[CHOICES.index(choice)]
    assert row.marks == ("", choice, "", "")
    doubles = ((2, 0), (2, 3), (3, 2))
    winner = CHOICES.index(choice) - 7 if choice.startswith("troeven") and choice[-1] in "CDHS" else 0
    results = {
        "bukken": Result("bukken", (13, 0, 0, 0), doubles=doubles),
        "laatste slag": Result("laatste slag", loser=0, doubles=doubles),
        "hartenjagen": Result("hartenjagen", (13, 0, 0, 0), doubles=doubles),
        "hartenheer": Result("hartenheer", loser=0, doubles=doubles),
    }
    expected = results.get(choice)
    if choice.startswith("troeven"):
        tricks = [13 if seat == winner else 0 for seat in range(4)]
        expected = Result(choice, tuple(tricks), doubles=doubles)
    if expected is not None:
        assert row.cells == game().settle(expected)


@clause(SLUG, "R6", "S1")
def test_the_thirteenth_trick_costs_its_winner_fifty() -> None:
    state = playing("laatste slag", SUITS)
    play_out(state)
    assert state.sheet[0].cells == (-50, 0, 0, 0)  # without trumps who leads wins every trick


def test_the_sheet_says_what_the_doubling_did() -> None:
    state = playing("bukken", SUITS, 3, "2: double 0")
    play_out(state)
    entries = [(entry.column, entry.label, entry.points) for entry in state.sheet[0].entries]
    assert entries == [(0, "base", -65), (0, "doubled", -65), (2, "base", 0), (2, "doubled", 65)]


@clause(SLUG, "S3", "S4")
@pytest.mark.parametrize("seed", range(6))
def test_a_match_adds_up_to_nothing_and_the_highest_wins(seed: int) -> None:
    state = game().start(4, seed % 4)
    outcome = finish(state, seed)
    assert len(state.sheet) == 11
    assert sum(outcome.scores) == 0
    assert outcome.scores == tuple(map(sum, zip(*[row.cells for row in state.sheet], strict=True)))
    assert outcome.winners == tuple(s for s in range(4) if outcome.scores[s] == max(outcome.scores))


@clause(SLUG, "S4")
def test_equal_totals_share_the_win() -> None:
    chosen = [["troeven C", "laatste slag"], ["hartenheer", "troeven S"]]
    chosen += [["troeven H", "domino", "hartenjagen"], ["troeven sans", "herenboeren", "vrouwen"]]
    state = game().position({"dealer": 2, "deal": 11, "chosen": chosen, "totals": [10, 10, -15, 60]})
    state.deal(state.arrange(SUITS))
    play(state, "0: bukken", "1: double none", "2: double none", "3: double none", "0: double none")
    play_out(state)  # seat 3 leads its spades
    assert state.outcome().scores == (10, 10, -15, -5)
    assert state.outcome().winners == (0, 1)


@clause(SLUG, "P1")
def test_what_is_not_allowed_costs_nothing() -> None:
    state = playing("bukken", SUITS)
    with pytest.raises(troef.IllegalMove):
        state.play(0, state.game.parse("AS"))
    assert state.view(0).totals == (0, 0, 0, 0)
