"""The score of rikken, by its tables and at the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rikken_positions import contract, deal, game, play_out

from clauses import clause
from playing import finish, play
from troef.games.rikken import Result

SLUG = "rikken"

ALONE = ("alleen 8", "alleen 9", "alleen 10", "alleen 11", "alleen 12", "alleen 13", "open_alleen_13")
TOGETHER = ("rik", "rik_beter", "troela")
LEVELS = (("misere", "piek"), ("open_misere", "open_piek"), ("open_misere_praatje", "open_piek_praatje"))


def settle(contract: "str | tuple[str, ...]", players: tuple[int, ...], *tricks: int) -> tuple[int, ...]:
    return game().settle(Result(contract, players, tricks))


@clause(SLUG, "S1", "S2", "E1", "E2")
@pytest.mark.parametrize(("tricks", "value"), [(8, 1), (10, 3), (13, 6), (7, -2), (0, -9)])
def test_rik(tricks: int, value: int) -> None:
    for bid in ("rik", "rik beter"):
        assert settle(bid, (0, 2), tricks) == (2 * value, -2 * value, 2 * value, -2 * value)
    assert settle("rik", (0, 2), tricks // 2, tricks - tricks // 2) == settle("rik", (2, 0), tricks)


@clause(SLUG, "S1", "S3", "E3", "E6")
@pytest.mark.parametrize(
    ("bid", "tricks", "value"),
    [
        ("alleen 8", 9, 2),
        ("alleen 10", 8, -3),
        ("alleen 12", 13, 2),
        ("alleen 9", 9, 1),
        ("alleen 11", 0, -12),
        ("alleen 13", 12, -15),
        ("alleen 13", 13, 15),
        ("open_alleen_13", 13, 20),
        ("open_alleen_13", 3, -20),
    ],
)
def test_alone(bid: str, tricks: int, value: int) -> None:
    assert settle(bid, (0,), tricks) == (3 * value, -value, -value, -value)


@clause(SLUG, "S1", "S3", "S5", "E4")
@pytest.mark.parametrize(
    ("bid", "tricks", "value"),
    [
        ("misere", 0, 5),
        ("misere", 1, -5),
        ("piek", 1, 5),
        ("piek", 0, -5),
        ("piek", 2, -5),
        ("open_misere", 0, 10),
        ("open_piek", 2, -10),
        ("open_piek", 1, 10),
        ("open_misere_praatje", 0, 15),
        ("open_piek_praatje", 0, -15),
    ],
)
def test_misere_and_piek(bid: str, tricks: int, value: int) -> None:
    assert settle(bid, (3,), tricks) == (-value, -value, -value, 3 * value)


@clause(SLUG, "S1", "S2", "E5")
def test_troela() -> None:
    assert settle("troela", (1, 3), 10) == (-8, 8, -8, 8)
    assert settle("troela", (1, 3), 7) == (6, -6, 6, -6)


@clause(SLUG, "S4", "E7")
def test_equal_bids_are_settled_one_by_one() -> None:
    assert settle(("misere", "piek"), (0, 1), 0, 3) == (20, -20, 0, 0)
    assert settle("misere", (0, 1, 2, 3), 0, 13, 0, 0) == (10, -30, 10, 10)


@clause(SLUG, "S6")
def test_thirteen_tricks_are_not_doubled() -> None:
    assert settle("alleen 8", (2,), 13) == (-6, -6, 18, -6)


@pytest.mark.parametrize(
    ("contract", "players", "tricks"),
    [
        ("solo", (0,), (8,)),
        ("rik", (0,), (8,)),
        ("rik", (0, 0), (8,)),
        ("alleen 8", (0, 1), (8, 2)),
        ("misere", (), ()),
        ("misere", (0, 1), (3,)),
        ("misere", (4,), (0,)),
        ("alleen 8", (0,), (14,)),
        ("alleen 8", (0,), (-1,)),
        ("rik", (0, 1), (8, 8)),
        ("misere", (0, 1, 2, 3), (0, 0, 0, 0)),
        (("misere", "open_piek"), (0, 1), (0, 0)),
        (("misere",), (0, 1), (0, 0)),
    ],
)
def test_what_cannot_be_a_deal(
    contract: "str | tuple[str, ...]", players: tuple[int, ...], tricks: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError):
        game().settle(Result(contract, players, tricks))


@clause(SLUG, "S7")
@given(st.data())
def test_every_deal_sums_to_zero(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(["alone", "together", "level"]))
    seats = data.draw(st.permutations(range(4)))
    if kind == "alone":
        scores = settle(data.draw(st.sampled_from(ALONE)), (seats[0],), data.draw(st.integers(0, 13)))
    elif kind == "together":
        scores = settle(data.draw(st.sampled_from(TOGETHER)), tuple(seats[:2]), data.draw(st.integers(1, 13)))
    else:
        level = data.draw(st.sampled_from(LEVELS))
        count = data.draw(st.integers(1, 3))
        names = tuple(data.draw(st.sampled_from(level)) for _ in range(count))
        scores = settle(names, tuple(seats[:count]), *(data.draw(st.integers(0, 4)) for _ in range(count)))
    assert sum(scores) == 0


@clause(SLUG, "S4", "S7")
def test_the_table_scores_as_the_desk_does() -> None:
    for seed in range(12):
        state = play(deal(), "0: misere", "1: pass", "2: piek", "3: pass")
        play_out(state, f"score {seed}")
        view = state.view(0)
        tricks = [view.badge(seat, "tricks") for seat in range(4)]
        assert sum(tricks) == 13
        assert view.sheet[-1].cells == settle(("misere", "piek"), (0, 2), tricks[0], tricks[2])
        state = play(contract("rik"), "0: trump S call AC")
        play_out(state, f"score {seed}")
        tricks = [state.view(0).badge(seat, "tricks") for seat in range(4)]
        assert state.sheet[-1].cells == settle("rik", (0, 2), tricks[0] + tricks[2])


@clause(SLUG, "S7")
def test_matches_sum_to_zero() -> None:
    for seed in range(4):
        outcome = finish(game(end_mode="deals", deals_per_session=6).start(4), f"zero {seed}")
        assert sum(outcome.scores) == 0 and outcome.reason == "deals"
