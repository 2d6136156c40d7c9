"""The score of a deal of skat, beside a table of values that was written from the book alone."""

import itertools
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import troef
from clauses import clause
from troef.games.skat import LADDER, Result, value_of

SLUG = "skat"
GAME = troef.game(SLUG)

#: The base values and the fixed values, once more from S1 and S5.
BASES = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
NULS = {("nul", False): 23, ("nul", True): 35, ("nul ouvert", False): 46, ("nul ouvert", True): 59}


def score(**facts: Any) -> int:
    facts = {"declarer": 0, "bid": 18} | facts
    return GAME.settle(Result(**facts))[0]


def deal(game: str, matadors: int, points: int, tricks: int = 6, **more: Any) -> int:
    return score(game=game, matadors=matadors, card_points=points, tricks=tricks, **more)


# ---- the examples of the book ----


@clause(SLUG, "S1", "S2", "S6", "S7", "R27", "R28", "E2")
@pytest.mark.parametrize(
    ("points", "value"), [(95, 44), (90, 44), (89, 33), (61, 33), (60, -66), (31, -66), (30, -88), (28, -88)]
)
def test_spades_with_two(points: int, value: int) -> None:
    assert deal("spades", 2, points, bid=22) == value


@clause(SLUG, "S8", "S9", "E3")
def test_an_overbid_game_is_lost_whatever_the_points() -> None:
    assert deal("spades", 2, 75, bid=40) == -88
    assert deal("spades", 2, 95, bid=40) == 44  # schneider rescues the bid
    assert deal("spades", 2, 20, bid=40) == -88
    assert deal("spades", 2, 75, bid=33) == 33


@clause(SLUG, "S2", "R14", "E4")
@pytest.mark.parametrize(
    ("announcement", "points", "tricks", "value"),
    [("schneider", 92, 9, 60), ("schwarz", 120, 10, 80), ("open", 120, 10, 90), ("", 70, 6, 40)],
)
def test_hearts_hand_with_two(announcement: str, points: int, tricks: int, value: int) -> None:
    assert deal("hearts", 2, points, tricks, hand=True, announcement=announcement) == value


@clause(SLUG, "S2", "E4")
def test_all_tricks_in_a_skat_game() -> None:
    assert deal("hearts", 2, 120, 10) == 50
    assert deal("hearts", 2, 14, 0) == -100  # declarer himself without a trick, with 14 in the skat


@clause(SLUG, "S2", "E5")
def test_an_announcement_that_is_missed_counts_all_the_same() -> None:
    assert deal("hearts", 2, 88, 9, hand=True, announcement="schneider") == -120
    assert deal("hearts", 2, 109, 9, hand=True, announcement="schwarz") == -160
    assert deal("hearts", 2, 109, 9, hand=True, announcement="open") == -180


@clause(SLUG, "S4", "E6")
def test_the_largest_and_the_smallest_games() -> None:
    everything: dict[str, Any] = {"hand": True, "announcement": "open"}
    assert deal("grand", 4, 120, 10, **everything) == 264
    assert deal("clubs", 2, 120, 10, **everything) == 108
    assert deal("clubs", 11, 120, 10, **everything) == 216
    assert deal("diamonds", 1, 61) == 18
    assert deal("diamonds", -1, 61) == 18


@clause(SLUG, "S8", "E7")
def test_the_skat_makes_a_hand_game_too_cheap() -> None:
    assert deal("spades", 1, 80, hand=True, bid=66) == -132
    assert deal("spades", -4, 80, hand=True, bid=66) == 66


@clause(SLUG, "S5", "R29", "E13")
@pytest.mark.parametrize(("named", "value"), NULS.items())
def test_nul_has_fixed_values(named: tuple[str, bool], value: int) -> None:
    game, hand = named
    assert score(game=game, hand=hand, tricks=0) == value
    assert score(game=game, hand=hand, tricks=1) == -2 * value
    assert score(game=game, hand=hand, tricks=1, card_points=20) == -2 * value


@clause(SLUG, "R11")
def test_a_deal_that_everybody_passed_scores_nothing() -> None:
    assert GAME.settle(Result(declarer=None)) == (0, 0, 0)
    assert GAME.settle(Result(declarer=None, seats=4)) == (0, 0, 0, 0)


@clause(SLUG, "P4")
def test_a_revoke_decides_the_game_at_the_simple_level() -> None:
    assert deal("spades", 2, 95, bid=22, revoke="declarer") == -66
    assert deal("spades", 2, 20, bid=22, revoke="defenders") == 33
    assert deal("spades", 2, 120, 10, bid=22, revoke="defenders") == 33
    assert deal("spades", 2, 61, 0, bid=22, revoke="defenders") == 33
    assert score(game="nul", tricks=0, revoke="declarer") == -46
    assert score(game="nul", tricks=1, revoke="defenders") == 23


@clause(SLUG, "T3")
def test_the_value_is_recited_step_by_step() -> None:
    value = value_of(Result(0, "hearts", 18, -1, 70, 6, hand=True))
    assert value is not None
    assert value.steps == (("without", 1), ("game", 2), ("hand", 3))
    assert (value.base, value.value) == (10, 30)
    assert value_of(Result(0, "nul", 18)) is None
    assert value_of(Result(None)) is None


# ---- results that cannot be ----


@pytest.mark.parametrize(
    "facts",
    [
        {"declarer": 3},
        {"declarer": -1},
        {"declarer": 4, "seats": 4},
        {"seats": 5},
        {"game": "harts"},
        {"game": "NUL"},
        {"bid": 19},
        {"bid": 0},
        {"matadors": 0},
        {"matadors": 12},
        {"game": "grand", "matadors": 5},
        {"card_points": 121},
        {"card_points": -1},
        {"tricks": 11},
        {"tricks": -1},
        {"tricks": 10, "card_points": 119},
        {"tricks": 0, "card_points": 23},
        {"announcement": "schneider"},
        {"announcement": "everything", "hand": True},
        {"game": "nul", "announcement": "open", "hand": True},
        {"game": "nul", "bid": 24},
        {"game": "nul ouvert", "bid": 48},
        {"game": "nul", "bid": 36, "hand": True},
        {"revoke": "everybody"},
    ],
)
def test_numbers_that_cannot_be_those_of_a_deal(facts: dict[str, Any]) -> None:
    good: dict[str, Any] = {"declarer": 0, "game": "hearts", "matadors": 1, "card_points": 70, "tricks": 6}
    with pytest.raises(ValueError):
        GAME.settle(Result(**(good | facts)))


# ---- the whole table ----


def by_the_book(game: str, bid: int, matadors: int, points: int, tricks: int, hand: bool, said: str) -> int:
    """S1–S8 once more: the table of S2 row by row, its two columns side by side."""
    level = ["", "schneider", "schwarz", "open"].index(said)
    schwarz = tricks in (0, 10)
    schneider = schwarz or points >= 90 or points <= 30
    rows = [
        (True, abs(matadors), abs(matadors)),
        (True, 1, 1),  # game
        (True, 0, 1),  # hand
        (schneider or level >= 1, 1, 1),
        (level >= 1, 0, 1),
        (schwarz or level >= 2, 1, 1),
        (level >= 2, 0, 1),
        (level == 3, 0, 1),
    ]
    times = sum((by_hand if hand else with_skat) for applies, with_skat, by_hand in rows if applies)
    value = BASES[game] * times
    if value < bid:
        k = next(k for k in itertools.count(1) if BASES[game] * k >= bid)
        return -2 * BASES[game] * k
    won = points >= 61
    if level == 1:
        won = points >= 90
    if level >= 2:
        won = tricks == 10
    return value if won else -2 * value


@clause(SLUG, "S2", "S4")
def test_every_combination_beside_the_table_of_the_book() -> None:
    combinations = 0
    for game, most in [*[(suit, 11) for suit in list(BASES)[:4]], ("grand", 4)]:
        for matadors in [*range(-most, 0), *range(1, most + 1)]:
            for hand, said in [(False, ""), *[(True, said) for said in ("", "schneider", "schwarz", "open")]]:
                for points, tricks in [
                    (0, 0),
                    (22, 0),
                    (30, 3),
                    (31, 3),
                    (60, 5),
                    (61, 5),
                    (89, 8),
                    (90, 8),
                    (120, 10),
                ]:
                    for bid in (18, 59, 264):
                        if not can_be(game, matadors, points, tricks):
                            continue
                        mine = score(
                            game=game,
                            bid=bid,
                            matadors=matadors,
                            card_points=points,
                            tricks=tricks,
                            hand=hand,
                            announcement=said,
                        )
                        assert mine == by_the_book(game, bid, matadors, points, tricks, hand, said)
                        combinations += 1
    assert combinations > 96 * 5 * 9


def can_be(game: str, matadors: int, points: int, tricks: int) -> bool:
    """Whether a deal can give this."""
    try:
        deal(game, matadors, points, tricks)
    except ValueError:
        return False
    return True


@clause(SLUG, "R5", "S4")
def test_the_ladder_is_every_value_that_a_game_can_have() -> None:
    """The 63 values are the multiples that occur (suits 2–18, Grand 2–11) and the four of Nul."""
    values = {base * times for suit, base in BASES.items() for times in range(2, 12 if suit == "grand" else 19)}
    assert tuple(sorted(values | set(NULS.values()))) == LADDER


@given(
    st.sampled_from(list(BASES)),
    st.sampled_from(LADDER),
    st.integers(1, 4),
    st.booleans(),
    st.integers(0, 120),
    st.integers(1, 9),
    st.integers(0, 2),
)
def test_only_declarers_score_changes(
    game: str, bid: int, top: int, without: bool, points: int, tricks: int, declarer: int
) -> None:
    assume(can_be(game, -top if without else top, points, tricks))
    result = Result(declarer, game, bid, -top if without else top, points, tricks)
    scores = GAME.settle(result)
    assert [scores[seat] for seat in range(3) if seat != declarer] == [0, 0]
    assert scores[declarer] >= bid or scores[declarer] <= -2 * 18
    assert scores[declarer] % BASES[game] == 0
