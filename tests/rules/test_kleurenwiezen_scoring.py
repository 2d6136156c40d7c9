"""The score of kleurenwiezen: every contract, the points tables, penalties."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kleurenwiezen_positions import SLUG, game

from clauses import clause
from troef.games.kleurenwiezen import Penalty, Result
from troef.games.kleurenwiezen.contracts import NAMES, PAIR, SHAREABLE

A, B, C, D = range(4)


def score(contract: str, declarers: tuple[int, ...], *tricks: int, **options: object) -> tuple[int, ...]:
    return game(**options).settle(Result(contract, declarers, tricks))


def alone(contract: str, tricks: int, **options: object) -> tuple[int, int]:
    """What A scores alone with these tricks, and what each opponent does."""
    scores = score(contract, (A,), tricks, **options)
    assert len(set(scores[1:])) == 1
    return scores[0], scores[1]


def pair(contract: str, tricks: int, **options: object) -> tuple[int, int]:
    """What A and C score together, and what B and D do."""
    scores = score(contract, (A, C), tricks, **options)
    assert scores[0] == scores[2] and scores[1] == scores[3]
    return scores[0], scores[1]


@clause(SLUG, "S2", "S3", "E11", "E12")
def test_samen() -> None:
    for n, won in ((8, 7), (9, 10), (10, 13), (11, 16), (12, 19)):
        assert pair(f"samen {n}", n) == (won, 0)
        for tricks in range(n, 13):
            assert pair(f"samen {n}", tricks) == (7 + 3 * (tricks - 8), 0)
        for under in range(1, n + 1):
            assert pair(f"samen {n}", n - under) == (-(won + 3 * under), won + 3 * under)
    assert pair("samen 8", 10) == (13, 0)
    assert pair("samen 9", 7) == (-16, 16)
    assert pair("samen 13", 12) == (-25, 25)


@clause(SLUG, "S4", "E13")
def test_rond() -> None:
    for n in range(8, 14):
        assert pair(f"samen {n}", 13) == (44, 0)
        assert pair(f"samen {n}", 13, rond_mode="flat30") == (30, 0)
    assert pair("troel", 13) == (32, 0)
    assert pair("troel", 13, rond_mode="flat30") == (30, 0)
    assert pair("troel", 12, rond_mode="flat30") == (16, 0)


@clause(SLUG, "S2", "S5", "E14", "E15")
def test_solo() -> None:
    assert [alone("solo 6", tricks) for tricks in (6, 7, 8, 9, 13)] == [(12, 0), (15, 0), (18, 0), (18, 0), (18, 0)]
    assert [alone("solo 7", tricks) for tricks in (7, 8, 9, 13)] == [(15, 0), (18, 0), (18, 0), (18, 0)]
    assert [alone("solo 8", tricks) for tricks in (8, 10, 13)] == [(21, 0), (21, 0), (21, 0)]
    for n, won, opponents in ((6, 12, 8), (7, 15, 10), (8, 21, 14)):
        for under in range(1, n + 1):
            assert alone(f"solo {n}", n - under) == (-(won + 3 * under), opponents + 2 * under)
    assert alone("solo 7", 5) == (-21, 14)


@clause(SLUG, "S2", "S6", "E17")
@pytest.mark.parametrize(
    ("contract", "need", "won", "opponents"),
    [
        ("abondance 9", 9, 32, 21),
        ("abondance 10", 10, 42, 25),
        ("abondance 11", 11, 60, 27),
        ("kleine soloslim", 12, 100, 33),
        ("grote soloslim", 13, 200, 66),
    ],
)
def test_flat_games(contract: str, need: int, won: int, opponents: int) -> None:
    for tricks in range(14):
        assert alone(contract, tricks) == ((won, 0) if tricks >= need else (-won, opponents))


@clause(SLUG, "S2", "S6", "E18")
def test_troel() -> None:
    for tricks in range(1, 13):
        assert pair("troel", tricks) == ((16, 0) if tricks >= 9 else (0, 16))
    assert pair("troel", 8, troel_loss=5) == (-5, 16)
    assert pair("troel", 9, troel_loss=5) == (16, 0)


@clause(SLUG, "S2", "S6", "S7", "E16", "E19")
@pytest.mark.parametrize(
    ("contract", "won", "failing", "gains"),
    [
        ("kleine miserie", 18, 1, (12, 18, 24)),
        ("piccolo", 24, 2, (16, 24, 32)),
        ("piccolo", 24, 0, (16, 24, 32)),
        ("grote miserie", 36, 3, (24, 36, 48)),
        ("grote miserie op tafel", 75, 1, (32, 48, 64)),
    ],
)
def test_shared_games(contract: str, won: int, failing: int, gains: tuple[int, int, int]) -> None:
    made = 1 if contract == "piccolo" else 0
    assert alone(contract, made) == (won, 0)
    assert alone(contract, failing) == (-won, gains[0])
    assert score(contract, (B, D), made, failing) == (gains[0], won, gains[0], -won)
    assert score(contract, (B, D), failing, failing) == (gains[1], -won, gains[1], -won)
    assert score(contract, (A, B, C), failing, failing, failing) == (-won, -won, -won, gains[2])
    assert score(contract, (A, B, C), made, failing, made) == (won, -won, won, gains[0])


@clause(SLUG, "E16", "E19")
def test_the_examples_of_shared_games() -> None:
    assert score("kleine miserie", (B, D), 0, 1) == (12, 18, 12, -18)
    assert score("grote miserie", (A, C), 1, 2) == (-36, 36, -36, 36)


@clause(SLUG, "S1", "S7")
def test_four_misers_play_against_nobody() -> None:
    assert score("grote miserie", (A, B, C, D), 0, 0, 0, 13) == (36, 36, 36, -36)
    with pytest.raises(ValueError, match="13"):
        score("grote miserie", (A, B, C, D), 0, 0, 0, 0)


# ---- the other tables ----


@clause(SLUG, "S9")
def test_whist2023() -> None:
    table = {"points_table": "whist2023"}
    for n, won in ((8, 7), (9, 10), (10, 13), (11, 16), (12, 22)):
        assert pair(f"samen {n}", n, **table) == (won, 0)
        assert pair(f"samen {n}", n - 1, **table) == (-won - 3, won + 3)
        assert pair(f"samen {n}", 13, **table) == (30, 0)
    assert pair("samen 13", 11, **table) == (-36, 36)
    assert alone("solo 6", 9, **table) == (18, 0)
    assert pair("troel", 9, **table) == (15, 0) and pair("troel", 8, **table) == (0, 15)
    assert pair("troel", 13, rond_mode="flat30", **table) == (15, 0)
    for contract, won, g in (("kleine miserie", 18, 12), ("piccolo", 27, 18), ("grote miserie", 36, 24)):
        assert alone(contract, 2, **table) == (-won, g)
        assert score(contract, (A, B, C), 2, 2, 2, **table)[D] == 3 * g
    assert score("grote miserie op tafel", (A, B), 1, 1, **table) == (-72, -72, 96, 96)
    for contract, won, gain in (
        ("abondance 9", 30, 20),
        ("abondance 10", 45, 30),
        ("abondance 11", 60, 40),
        ("kleine soloslim", 100, 66),
        ("grote soloslim", 150, 100),
    ):
        assert alone(contract, 0, **table) == (-won, gain)
        assert alone(contract, 13, **table) == (won, 0)


@clause(SLUG, "S9")
def test_whisthub() -> None:
    table = {"points_table": "whisthub"}
    for n, base in ((8, 8), (9, 11), (10, 14), (11, 17), (12, 20)):
        assert pair(f"samen {n}", n, **table) == (base, -base)
        assert pair(f"samen {n}", n - 2, **table) == (-base - 6, base + 6)
        assert pair(f"samen {n}", 13, **table) == (30, -30)
    assert pair("samen 8", 10, **table) == (14, -14)
    assert pair("samen 13", 13, **table) == (30, -30) and pair("samen 13", 12, **table) == (-33, 33)
    assert [alone("solo 6", tricks, **table)[0] for tricks in (6, 7, 8, 12, 5, 4)] == [12, 15, 18, 18, -15, -18]
    assert [alone("solo 7", tricks, **table)[0] for tricks in (7, 8, 9, 6)] == [15, 18, 18, -18]
    assert alone("solo 8", 13, **table) == (21, -7) and alone("solo 8", 7, **table) == (-24, 8)
    assert pair("troel", 10, **table) == (16, -16) and pair("troel", 13, **table) == (30, -30)
    assert pair("troel", 3, troel_loss=4, **table) == (-16, 16)
    for contract, each in (
        ("kleine miserie", 6),
        ("piccolo", 8),
        ("grote miserie", 12),
        ("grote miserie op tafel", 24),
    ):
        assert alone(contract, 3, **table) == (-3 * each, each)
    for contract, each in (
        ("abondance 9", 10),
        ("abondance 10", 15),
        ("abondance 11", 20),
        ("kleine soloslim", 30),
        ("grote soloslim", 60),
    ):
        assert alone(contract, 13, **table) == (3 * each, -each)
    # one declarer at a time against the three others
    assert score("piccolo", (A, C), 1, 0, **table) == (24 + 8, -8 + 8, -8 - 24, -8 + 8)


@clause(SLUG, "S9")
def test_a_table_of_ones_own() -> None:
    own = {
        "samen_8": {
            "win": 2,
            "over": 1,
            "over_cap": 10,
            "loss": 3,
            "loss_per_u": 2,
            "opp": 1,
            "opp_per_u": 4,
            "rond": 9,
        },
        "troel": {"rond": None, "over": 2},
        "piccolo": {"win": 5, "loss": 6, "opp_failed": [1, 2, 4]},
        "abondance 9": {"win": 4, "loss": 4, "zero_sum": True},
    }
    table = {"points_table": "custom", "custom_points": json.dumps(own)}
    assert [pair("samen 8", tricks, **table) for tricks in (8, 9, 10, 11, 13)] == [
        (2, 0),
        (3, 0),
        (4, 0),
        (4, 0),
        (9, 0),
    ]
    assert pair("samen 8", 6, **table) == (-7, 9)
    assert pair("troel", 13, **table) == (24, 0)
    assert score("piccolo", (A, B, C), 0, 1, 2, **table) == (-6, 5, -6, 2)
    assert alone("abondance 9", 8, **table) == (-12, 4)
    assert pair("samen 9", 9, **table) == (10, 0), "what is not named stays as in the book"
    assert pair("samen 8", 8, custom_points=json.dumps(own)) == (7, 0), "only when the table is asked for"


@clause(SLUG, "S9")
@given(data=st.data())
def test_every_table_obeys_its_law(data: st.DataObject) -> None:
    rank = data.draw(st.integers(1, 19))
    name = NAMES[rank]
    count = 2 if PAIR[rank] else data.draw(st.integers(1, 3)) if SHAREABLE[rank] else 1
    declarers = tuple(data.draw(st.permutations(range(4)))[:count])
    games = count if SHAREABLE[rank] else 1
    least = int(name == "troel")  # the ace of trumps takes a trick
    tricks = tuple(data.draw(st.integers(least, 4 if games > 1 else 12)) for _ in range(games))
    for table in ("wk", "whist2023", "whisthub"):
        scores = score(name, declarers, *tricks, points_table=table)
        if table == "whisthub":
            assert sum(scores) == 0
        else:
            for seat in range(4):
                if seat not in declarers:
                    assert scores[seat] >= 0, "an opponent never loses (S1)"


# ---- penalties ----


def fined(*penalties: Penalty, **options: object) -> tuple[int, ...]:
    return game(**options).settle(Result(penalties=penalties))


@clause(SLUG, "P2", "E20")
def test_a_wrong_deal() -> None:
    assert fined(Penalty("P2", C)) == (1, 1, -3, 1)
    assert fined(Penalty("P2", C, agreed=True)) == (0, 0, 0, 0)
    assert fined(Penalty("P2", C, agreed=True), misdeal_by_agreement=False) == (1, 1, -3, 1)


@clause(SLUG, "P3", "P4", "P5", "P7", "E20")
def test_fixed_amounts() -> None:
    assert fined(Penalty("P3", B)) == (5, -15, 5, 5)
    assert fined(Penalty("P4", D)) == (1, 1, 1, -3)
    assert fined(Penalty("P5", A)) == (-15, 5, 5, 5)
    assert fined(Penalty("P7", A)) == (-15, 5, 5, 5)
    assert fined(Penalty("P4", A), Penalty("P5", A)) == (-18, 6, 6, 6)
    with pytest.raises(ValueError, match="P4"):
        fined(Penalty("P4", A, points=2))


@clause(SLUG, "P6", "P8")
def test_amounts_that_the_jury_sets() -> None:
    assert fined(Penalty("P6", B)) == (1, -3, 1, 1)
    assert fined(Penalty("P6", B, points=2, others=0)) == (0, -2, 0, 0)
    assert fined(Penalty("P8", D)) == (0, 0, 0, -15)
    assert fined(Penalty("P8", D, points=4)) == (0, 0, 0, -4)
    for penalty in (Penalty("P6", B, points=4), Penalty("P6", B, others=2), Penalty("P8", B, points=16)):
        with pytest.raises(ValueError, match="at most"):
            fined(penalty)


@clause(SLUG, "P5", "P8", "P13")
def test_a_game_that_the_jury_awards() -> None:
    settle = game().settle
    assert settle(Result("solo 7", (A,), (4,), verdict="won")) == (15, 0, 0, 0)
    assert settle(Result("solo 7", (A,), (9,), verdict="lost")) == (-18, 12, 12, 12)
    assert settle(Result("solo 7", (A,), (4,), verdict="lost")) == (-24, 16, 16, 16)
    assert settle(Result("grote miserie", (A, B), (0, 2), verdict="won")) == (36, 36, 0, 0)
    assert settle(Result("samen 8", (A, C), (9,), (Penalty("P5", B),), verdict="won")) == (15, -15, 15, 5)


@clause(SLUG, "P9")
def test_conceding_too_soon_as_one_of_a_pair() -> None:
    settle = game().settle
    assert settle(Result("samen 8", (A, C), (6,), conceded_by=C)) == (0, 13, -26, 13)
    assert settle(Result("troel", (A, C), (6,), conceded_by=A)) == (0, 16, 0, 16)
    assert game(troel_loss=7).settle(Result("troel", (A, C), (6,), conceded_by=A)) == (-14, 16, 0, 16)
    assert settle(Result("solo 6", (A,), (3,), conceded_by=A)) == (-21, 14, 14, 14)
    assert settle(Result("grote miserie", (A, B), (0, 0), conceded_by=A)) == (-36, 36, 24, 24)


@clause(SLUG, "P9")
def test_conceding_too_soon_as_an_opponent() -> None:
    settle = game().settle
    assert settle(Result("grote miserie", (A,), (0,), conceded_by=B)) == (36, -48, 24, 24)
    assert settle(Result("samen 9", (A, C), (2,), conceded_by=B)) == (10, -13, 10, 13)
    assert settle(Result("solo 8", (A,), (2,), conceded_by=D)) == (21, 16, 16, -32)
    assert settle(Result("piccolo", (A, B, C), (1, 0, 0), conceded_by=D)) == (24, 24, 24, 0)
    lenient = game(wrong_concession_charge="table_loss").settle
    assert lenient(Result("grote miserie", (A,), (0,), conceded_by=B)) == (36, 0, 0, 0)
    hub = {"points_table": "whisthub"}
    charge = game(wrong_concession_charge="table_loss", **hub).settle
    assert charge(Result("abondance 9", (A,), (2,), conceded_by=B)) == (30, -30, 0, 0)
    assert sum(game(**hub).settle(Result("abondance 9", (A,), (2,), conceded_by=B))) == 0


@clause(SLUG, "P10")
def test_claiming_too_soon() -> None:
    settle = game().settle
    assert settle(Result("samen 10", (A, C), (5,), claimed_by=A)) == (-16, 16, -16, 16)
    assert settle(Result("solo 6", (A,), (5,), claimed_by=A)) == (-15, 10, 10, 10)
    assert settle(Result("kleine miserie", (A,), (0,), claimed_by=A)) == (-18, 12, 12, 12)
    assert settle(Result("abondance 9", (A,), (5,), claimed_by=A)) == (-32, 21, 21, 21)
    assert settle(Result("solo 6", (A,), (5,), claimed_by=B)) == (12, 0, 0, 0)
    assert settle(Result("grote miserie", (A, B), (0, 1), claimed_by=A)) == (-36, -36, 36, 36)


@clause(SLUG, "P11")
def test_the_jury_was_not_called() -> None:
    settle = game().settle
    assert settle(Result("grote soloslim", (A,), (13,), (Penalty("P11", A),))) == (-15, 0, 0, 0)
    with pytest.raises(ValueError, match="P11"):
        settle(Result("grote soloslim", (A,), (13,), (Penalty("P11", B),)))
    assert fined(Penalty("P11", B)) == (0, -15, 0, 0)
    early = Result("abondance 10", (A,), (10,), (Penalty("P11", A),))
    assert game(jury_from="above_troel").settle(early) == (-15, 0, 0, 0)
    with pytest.raises(ValueError, match="P11"):
        settle(early)


def cannot_be(*args: Any, **more: Any) -> None:
    """A result that cannot even be made, or that `settle` refuses."""
    with pytest.raises(ValueError):
        game().settle(Result(*args, **more))


@pytest.mark.parametrize(
    ("contract", "declarers", "tricks"),
    [
        ("samen 7", (A, C), (8,)),
        ("samen 8", (A, C), ("8",)),
        ("samen 8", (A, C), (8.0,)),
        ("samen 8", (A, C), (True,)),
        ("samen 8", (A,), (8,)),
        ("samen 8", (A, A), (8,)),
        ("samen 8", (A, 4), (8,)),
        ("samen 8", (A, C), (14,)),
        ("samen 8", (A, C), (-1,)),
        ("samen 8", (A, C), ()),
        ("solo 6", (A, B), (6,)),
        ("solo 6", (A,), (6, 2)),
        ("kleine miserie", (), ()),
        ("kleine miserie", (A,), (13,)),
        ("piccolo", (A, B), (1,)),
        ("piccolo", (A, B), (7, 7)),
        ("", (A,), (8,)),
    ],
)
def test_results_that_cannot_be(contract: str, declarers: object, tricks: object) -> None:
    cannot_be(contract, declarers, tricks)


def test_endings_and_penalties_that_cannot_be() -> None:
    cannot_be("solo 6", (A,), (6,), verdict="drawn")
    cannot_be("solo 6", (A,), (5,), verdict="won", claimed_by=A)
    cannot_be("solo 6", (A,), (5,), claimed_by=4)
    cannot_be(penalties=(Penalty("P9", A),))
    cannot_be(penalties=(Penalty("P2", 4),))
    cannot_be(penalties=(Penalty("P3", A, agreed=True),))


def test_contracts_are_read_in_every_writing() -> None:
    assert score("SAMEN(8)", (A, C), 8) == score("samen_8", (A, C), 8) == score("samen 8 H", (A, C), 5, 3)
    assert score("grote_miserie_op_tafel", (A,), 0) == score("open miserie", (A,), 0)
    assert score("kleine_soloslim NT", (A,), 12) == (100, 0, 0, 0)
