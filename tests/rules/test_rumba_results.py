"""Which results and positions rumba takes: those of lawful rounds, and no others."""

import itertools

import pytest
from rumba_positions import SLUG, game, told

import troef
from clauses import clause
from playing import lay, play
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

Tricks = tuple[int | None, ...]


def fault(tricks: Tricks, caller: object = None) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game().settle({"tricks": tricks, "caller": caller})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S4", "R7", "R9", "R11", "R12")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int) -> None:
    rng, state = troef.Rng(f"rumba {seats}"), game(max_rounds=1000).start(seats)
    for _ in range(150):
        if state.outcome() is not None:
            state = state.game.start(seats)
        state.deal_shuffled(rng)
        while state.actors():
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        marks = state.sheet[-1].marks
        tricks = [None if mark == "–" else int(mark.rstrip("R")) for mark in marks]
        caller = next((seat for seat, mark in enumerate(marks) if mark.endswith("R")), None)
        assert state.game.settle({"tricks": tricks, "caller": caller}) == state.sheet[-1].cells


@clause(SLUG, "R3", "R5", "R7", "R8", "R9", "R11", "R12")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_and_out_and_the_caller_are_those_that_a_round_of_decisions_gives(seats: int) -> None:
    reached = set()
    for dealer in range(seats):
        waiting = [lay(game(), seats, dealer, upcard="4H")]
        while waiting:
            state = waiting.pop()
            if state.view(0).phase == "deciding":
                for text in ("in", "out", "rumba"):
                    copy = state.copy()
                    move = state.game.parse(text)
                    if copy.refusal(copy.actors()[0], move) is None:
                        copy.play(copy.actors()[0], move)
                        waiting.append(copy)
                continue
            view = state.view(0)
            inside = [view.badge(seat, "inside") or view.badge(seat, "rumba") for seat in range(seats)]
            reached.add((tuple([bool(flag) for flag in inside]), view.fact("rumba")))
    for flags in itertools.product((False, True), repeat=seats):
        for caller in (None, *range(seats)):
            left = 5 if sum(flags) > 1 else 0
            tricks: list[int | None] = [None] * seats
            for seat, inside in enumerate(flags):
                if inside:
                    tricks[seat], left = left, 0
            assert (fault(tuple(tricks), caller) == "") == ((flags, caller) in reached), (flags, caller)


@clause(SLUG, "R17", "R19", "R21")
@pytest.mark.parametrize(
    "winners", [(0, 0, 0, 0, 0), (1, 2, 3, 4, 5), (5, 5, 0, 2, 3), (3, 3, 3, 3, 0), (0, 1, 2, 3, 4)]
)
def test_six_players_share_the_tricks_out_as_one_likes(winners: tuple[int, ...]) -> None:
    """The winner of the first trick leads the ace of clubs, of which everybody holds two; the other tricks are of one
    suit each, of which everybody holds one, but for the last, of clubs again."""
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    tricks = []
    for number, (winner, suit) in enumerate(zip(winners, "CSHDC", strict=True)):
        seats = [winner, *[seat for seat in range(6) if seat != winner]]
        start = 6 if number == 4 else 0
        tricks.append({seat: ranks[start + place] + suit for place, seat in enumerate(seats)})
    hands = {seat: " ".join([trick[seat] for trick in tricks]) for seat in range(6)}
    state = told(lay(game(), 6, (winners[0] - 1) % 6, hands=hands, upcard="2S"), *["in"] * 6, *["exchange"] * 6)
    for trick in tricks:
        for _ in range(6):
            play(state, f"{state.actors()[0]}: {trick[state.actors()[0]]}")
    won = tuple([winners.count(seat) for seat in range(6)])
    assert state.sheet[0].marks == tuple([str(tricks) for tricks in won])
    assert fault(won) == ""


@clause(SLUG, "R7", "R9", "R11", "R16")
@pytest.mark.parametrize(
    ("tricks", "caller", "message"),
    [
        ((3, 3, 0), None, "tricks: 3 players who are in win 5 tricks together, not [3, 3, 0]"),
        ((3, 2), None, "tricks: rumba is played by 3 to 6, not 2"),
        ((5, 1, -1), None, "tricks: 3 players who are in win 5 tricks together, not [5, 1, -1]"),
        ((5, None, None), None, "tricks: 1 players who are in win 0 tricks together, not [5]"),
        ((3, 2, None), 2, "caller: who calls rumba is in"),
        ((3, 2, 0), 5, "caller: who calls rumba is in"),
        ((0, None, None), 0, "caller: a caller of rumba never plays alone"),
        ((None, None, None), 0, "caller: who calls rumba is in"),
        ((2.5, 2.5, 0), None, "tricks[0]: it is a whole number, not 2.5"),
        ((True, 4, 0), None, "tricks[0]: it is a whole number, not True"),
        ((3, 2, 0), True, "caller: it is a whole number, not True"),
        ((3, "2", 0), None, "tricks[1]: it is a whole number, not '2'"),
    ],
)
def test_results_that_cannot_be(tricks: Tricks, caller: object, message: str) -> None:
    assert fault(tricks, caller) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R6", "R7", "R22")
def test_a_late_round_in_which_rumba_is_called_with_the_two_of_trump() -> None:
    state = game().position(
        {
            "dealer": 0,
            "deal": 12,
            "totals": [4, 21, 9, 33],
            "cards": {"hand-1": "2H AH KH QH 9C", "upcard": "JH"},
            "moves": ["1: rumba swap", "2: in", "3: in", "0: in", "1: AH"],
        }
    )
    assert state.view(0).totals == (4, 21, 9, 33)
    assert cards_text(state.view(0).zone("upcard").cards) == "2H" and state.view(0).fact("rumba") == 1
    assert state.actors() == (2,)


@clause(SLUG, "R22", "R23", "R24", "S1", "S2", "S3", "S4")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 101}, "deal: a match has 100 deals, this would be number 101"),
        ({"deal": 2, "sheet": [[-3, -2, 5, 0]]}, ""),
        ({"deal": 2, "sheet": [[-3, -1, 5, 0]]}, "sheet row 1: no round gives -3, -1, 5, 0"),
        ({"deal": 2, "sheet": [[-10, -4, 10, 0]]}, ""),
        ({"deal": 2, "sheet": [[-10, -6, 10, 0]]}, "sheet row 1: no round gives -10, -6, 10, 0"),
        ({"deal": 2, "sheet": [[10, -6, 10, 0]]}, ""),
        ({"deal": 2, "sheet": [[0, 0, 0, 0]]}, ""),
        ({"deal": 6, "totals": [0, 16, 21, 21]}, "sheet row 1: the match would be over"),
        ({"deal": 3, "totals": [42, 16, 21, 21]}, "sheet row 1: after 2 rounds nobody has more than 41 points"),
        ({"deal": 2, "totals": [16, 21, 21, 21], "sheet": [[-5, 0, 0, 0]]}, ""),
        (
            {"deal": 2, "totals": [17, 21, 21, 21], "sheet": [[-5, 0, 0, 0]]},
            "totals: they are not the sums of the sheet",
        ),
        ({"totals": [16, 21, 21, 21]}, "sheet: 1 rows after 0 deals"),
        ({"totals": [21, 21, 21], "deal": 2, "seats": 4}, "totals: a list of 4 whole numbers is wanted"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    try:
        game().position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
