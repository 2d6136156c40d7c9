"""Which results and positions eenendertigen takes: those of lawful rounds, and no others."""

import itertools
from typing import Any

import pytest

import troef
from clauses import clause
from playing import hand, play
from troef.cards.bits import set_of
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.eenendertigen.moves import PACK
from troef.games.eenendertigen.scoring import hand_halves

SLUG = "eenendertigen"

#: All hands by what they count, in half points.
HANDS: dict[int, list[int]] = {}
for _cards in itertools.combinations(PACK, 3):
    HANDS.setdefault(int(hand_halves(set_of(list(_cards)))), []).append(int(set_of(list(_cards))))


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def fault(*values: object, **options: object) -> str:
    """Why `settle` refuses a showdown; empty when it takes it."""
    try:
        game(**options).settle({"values": values})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S5", "S6")
@pytest.mark.parametrize("scoring", ["highest", "lives"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(scoring: str, seats: int) -> None:
    rng, state = troef.Rng(f"{scoring} {seats}"), game(scoring=scoring, rounds=30).start(seats)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal_shuffled(rng)
        rows = len(state.sheet)
        state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        if len(state.sheet) > rows:
            values = [float(mark.replace("½", ".5")) if mark else None for mark in state.sheet[-1].marks]
            assert state.game.settle({"values": values}) == state.sheet[-1].cells


@clause(SLUG, "S1", "S2", "S3", "S4")
def test_two_hands_are_those_that_lie_beside_each_other_in_a_pack() -> None:
    """All pairs of values from 0 to 32 in half points, against all pairs of hands."""
    for first, second in itertools.combinations_with_replacement(range(65), 2):
        fits = any(not one & other for one in HANDS.get(first, ()) for other in HANDS.get(second, ()))
        assert (fault(first / 2, second / 2) == "") == fits, (first / 2, second / 2)


@clause(SLUG, "S1", "S2", "S3")
def test_three_equal_hands_are_those_that_a_pack_has() -> None:
    for halves, hands in HANDS.items():
        assert (fault(*[halves / 2] * 3) == "") == _three(hands), halves / 2


def _three(hands: list[int]) -> bool:
    """Whether three of the hands have no card in common."""
    for one in hands:
        others = [other for other in hands if not other & one]
        if any(not other & third for other, third in itertools.combinations(others, 2)):
            return True
    return False


@clause(SLUG, "S1", "S2", "S3", "S4", "S5", "S6", "S8")
@pytest.mark.parametrize(
    ("values", "options", "message"),
    [
        ((28, 30.5, 30.5), {}, ""),
        ((31, 31, 31, 31), {}, ""),  # one in each suit
        ((31, 31, 31, 31, 20), {}, ""),
        ((31, 31, 31, 31, 31), {}, "values: the pack has no such hands at once: 31, 31, 31, 31, 31"),  # four aces
        ((31, 31, 31, 21, 11), {}, "values: the pack has no such hands at once: 31, 31, 31, 21, 11"),
        ((8, 8), {}, ""),
        ((8, 8, 8), {}, "values: the pack has no such hands at once: 8, 8, 8"),  # sevens and eights
        ((24, 24, 24, 24), {}, ""),
        ((30.5,) * 8, {}, ""),  # each rank
        ((20, None, 20), {"scoring": "lives"}, ""),
        ((20, None, 20), {}, "values: nobody is ever out of the match where the highest hand wins"),
        ((31, None, None), {"scoring": "lives"}, "values: a showdown has at least two hands"),
        ((31,), {}, "values: eenendertigen is played by 2 to 8, not 1"),
        ((20,) * 9, {}, "values: eenendertigen is played by 2 to 8, not 9"),
        (("31", 20), {}, "values[0]: it is a number, not '31'"),
        ((True, 20), {}, "values[0]: it is a number, not True"),
    ],
)
def test_showdowns_that_can_be_and_those_that_cannot(
    values: tuple[object, ...], options: dict[str, object], message: str
) -> None:
    assert fault(*values, **options) == message


@clause(SLUG, "S1", "S2", "S3")
@pytest.mark.parametrize("value", [7, 12, 13, 14, 22, 23, 29.5, 30.25, 32, -1, float("nan")])
def test_no_hand_counts_so_much(value: float) -> None:
    known = "8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 29, 30, 30½, 31"
    assert fault(value, 20) == f"values: no hand counts {value}; hands count {known}"


# ---- positions in the middle of a match ----


@clause(SLUG, "R2", "R3", "S7", "S8", "T4")
def test_a_late_round_with_somebody_out_and_somebody_on_the_schopstoel() -> None:
    state = game(scoring="lives", opening_exchange="none").position(
        {
            "dealer": 3,
            "deal": 10,
            "lives": [2, 0, 0, 3],
            "stool": [2],
            "cards": {"hand-0": "AH KH 9S", "hand-2": "7S 8C 9H", "hand-3": "KS QS JS", "pot": "QH 7C 8D"},
            "moves": ["0: swap 9S QH", "2: pass"],
        }
    )
    assert state.view(0).totals == (2, 0, 0, 3)
    assert state.view(0).badge(1, "out") and state.view(0).badge(2, "stool")
    assert hand(state, 1) == set() and state.actors() == (3,)
    play(state, "3: keep", "0: keep")
    assert state.view(0).badge(2, "out") and state.awaits_deal and state.dealer == 0
    world = next(state.game.worlds(state.view(3), troef.Rng(1)))
    assert world.view(3).totals == state.view(3).totals


@clause(SLUG, "R2", "S5", "S6", "S7", "S8", "S9")
@pytest.mark.parametrize(
    ("options", "facts", "message"),
    [
        ({}, {"deal": 2}, "deal: a match has 1 deals, this would be number 2"),
        ({"rounds": 5}, {"deal": 3, "sheet": [[1, 0, 0, 0], [0, 1, 1, 0]]}, ""),
        (
            {"rounds": 5},
            {"deal": 3, "sheet": [[1, 0, 0, 0], [0, 0, 0, 0]]},
            "sheet row 2: no winners of a round have [0, 0, 0, 0]",
        ),
        ({"rounds": 5}, {"deal": 4, "totals": [3, 2, 0, 0]}, ""),
        ({"rounds": 5}, {"deal": 4, "totals": [4, 0, 0, 0]}, "sheet row 1: no winners of 3 rounds have [4, 0, 0, 0]"),
        ({"scoring": "lives"}, {"lives": [3, 4, 4]}, "deal: these points take 1 rounds before it at least"),
        ({"scoring": "lives"}, {"deal": 5, "lives": [3, 4, 4]}, "deal: 4 rounds before it cost more than 1 points"),
        ({"scoring": "lives"}, {"deal": 2, "totals": [3, 4, 4]}, ""),
        ({"scoring": "lives"}, {"deal": 4, "totals": [2, 3, 4]}, ""),
        ({"scoring": "lives"}, {"deal": 2, "lives": [3, 5, 4]}, "lives: it is 0 to 4, not 5"),
        (
            {"scoring": "lives"},
            {"deal": 9, "lives": [3, 3, 0], "stool": [1]},
            "stool: who sits on the schopstoel has no points left",
        ),
        ({"scoring": "lives"}, {"deal": 9, "dealer": 2, "lives": [2, 2, 0]}, "dealer: seat 2 is out of the match"),
        ({"scoring": "lives"}, {"deal": 9, "dealer": 2, "lives": [2, 2, 0], "stool": [2]}, ""),
        ({"scoring": "lives"}, {"deal": 9, "lives": [2, 0, 0]}, "sheet row 5: the match would be over"),
        (
            {"scoring": "lives"},
            {"deal": 3, "sheet": [[-1, 0, 0], [0, 0, 0]]},
            "sheet row 2: in a round the lowest of those who are in lose one point, not [0, 0, 0]",
        ),
        (
            {"scoring": "lives"},
            {"deal": 2, "sheet": [[-1, 0, 0]], "lives": [4, 3, 4]},
            "lives: the sheet leaves [3, 4, 4], not [4, 3, 4]",
        ),
    ],
)
def test_positions_that_no_match_comes_to(options: dict[str, Any], facts: dict[str, Any], message: str) -> None:
    sheet = facts.get("sheet", [[]])
    seats = len(facts.get("lives") or facts.get("totals") or sheet[0]) or 4
    try:
        game(**options).position({"seats": seats, **facts})
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
