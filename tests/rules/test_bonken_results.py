"""Which results and positions bonken takes: those of lawful deals, and no others."""

import itertools
from typing import Any

import pytest
from bonken_positions import SLUG, SUITS, game, playing

import troef
from clauses import clause
from playing import lay, play, play_out
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.bonken import CHOICES

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def fault(name: str, doubling: bool = True, **facts: object) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game(doubling=doubling).settle({"game": name, **facts})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "R6", "S1", "S2")
@pytest.mark.parametrize("seed", range(6))
def test_what_random_deals_end_with_is_taken_and_scored_alike(seed: int) -> None:
    state, rng = game().start(4, seed % 4), troef.Rng(f"bonken {seed}")
    while state.outcome() is None:
        state.deal_shuffled(rng)
        number = state.deal_number
        while state.actors() and state.deal_number == number:
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        row = state.sheet[-1]
        name = "".join(row.marks)
        doubled = dict.fromkeys(range(4), 0) | {e.column: e.points for e in row.entries if e.label == "doubled"}
        base = [cell - doubled[seat] for seat, cell in enumerate(row.cells)]
        view = state.view(0)
        doubles = [
            (seat, badge.value) for seat in range(4) for badge in view.badges[seat] if badge.key.startswith("doubles")
        ]
        facts: dict[str, object] = {"game": name, "doubles": doubles}
        if name in ("hartenheer", "laatste slag", "domino"):
            facts["loser"] = base.index(-50)
        elif name == "herenboeren":
            # of what a seat lost, the tens that no kings explain are jacks; any way to share them out scores the same
            kings, jacks = next(
                (kings, jacks)
                for kings in itertools.product(range(5), repeat=4)
                for jacks in [tuple([-points // 10 - 2 * king for points, king in zip(base, kings, strict=True)])]
                if sum(kings) == 4 and min(jacks) >= 0 and sum(jacks) == 4
            )
            facts |= {"counts": kings, "jacks": jacks}
        else:
            worth = {"bukken": -5, "hartenjagen": -5, "vrouwen": -30}.get(name, 10)
            facts["counts"] = [points // worth for points in base]
        assert state.game.settle(facts) == row.cells


@clause(SLUG, "R9", "R10")
@pytest.mark.parametrize("choice", ["bukken", "herenboeren", "vrouwen", "troeven H"])
@pytest.mark.parametrize("seed", range(3))
def test_tricks_and_cards_are_won_by_whom_one_likes(choice: str, seed: int) -> None:
    """Twelve tricks of one suit each, in which everybody follows, and a last one of what is left of the suits."""
    rng = troef.Rng(f"{choice} {seed}")
    winners = [int(rng.below(4)) for _ in range(12)]
    tricks = []
    for index, winner in enumerate(winners):
        suit, place = "SHDC"[index % 4], index // 4
        seats = [winner, *[seat for seat in range(4) if seat != winner]]
        tricks.append({seat: f"{RANKS[4 * place + low]}{suit}" for low, seat in enumerate(seats)})
    last = [winners[-1], *[seat for seat in range(4) if seat != winners[-1]]]
    tricks.append({seat: f"2{suit}" for seat, suit in zip(last, "HSDC", strict=True)})
    state = playing(choice, {seat: " ".join([trick[seat] for trick in tricks]) for seat in range(4)})
    for trick in tricks:
        for _ in range(4):
            play(state, f"{state.actors()[0]}: {trick[state.actors()[0]]}")
    takers = [*winners, winners[-1]]
    counts, jacks = [0] * 4, [0] * 4
    for trick, taker in zip(tricks, takers, strict=True):
        wanted = {"herenboeren": "K", "vrouwen": "Q"}.get(choice, "")
        counts[taker] += len([card for card in trick.values() if card[0] == wanted]) if wanted else 1
        jacks[taker] += len([card for card in trick.values() if card[0] == "J"])
    facts = {"game": choice, "counts": counts} | ({"jacks": jacks} if choice == "herenboeren" else {})
    assert state.sheet[-1].cells == game().settle(facts)


@clause(SLUG, "R20", "R21", "R22", "R23")
def test_who_doubles_whom_is_what_a_round_of_doubling_gives() -> None:
    """Every set of doubles among four players, against every round of it by every dealer."""
    pairs = [(seat, other) for seat in range(4) for other in range(4) if seat != other]
    others = {seat: [other for other in range(4) if other != seat] for seat in range(4)}
    parts = {
        seat: [frozenset(part) for size in range(4) for part in itertools.combinations(others[seat], size)]
        for seat in range(4)
    }
    reached = set()
    for dealer in range(4):
        chooser = (dealer + 2) % 4
        first = [(dealer + 3) % 4, dealer, (dealer + 1) % 4]
        for named in itertools.product(*[parts[seat] for seat in first]):
            doubles = {(seat, other) for seat, part in zip(first, named, strict=True) for other in part}
            back = [seat for seat in others[chooser] if (seat, chooser) in doubles]
            for size in range(len(back) + 1):
                for part in itertools.combinations(back, size):
                    reached.add(frozenset(doubles | {(chooser, other) for other in part}))
    for number in range(1 << len(pairs)):
        doubles = [pair for place, pair in enumerate(pairs) if number >> place & 1]
        said = fault("bukken", counts=[13, 0, 0, 0], doubles=doubles)
        assert (said == "") == (frozenset(doubles) in reached), doubles
    state = play(lay(game(), 4, 0, hands=SUITS), "2: choose bukken", "3: double 2", "0: double none", "1: double none")
    assert {state.game.show(move) for move in state.legal(2)} == {"double none", "double 3"}


@clause(SLUG, "R6", "R20", "R22", "R23")
@pytest.mark.parametrize(
    ("name", "facts", "message"),
    [
        ("klaverjas", {}, f"game: there is no game 'klaverjas'; there are: {', '.join(CHOICES[:7])}, troeven"),
        ("bukken", {"counts": (13, 0, 0)}, "counts: four players have 13 together, not [13, 0, 0]"),
        ("bukken", {"counts": (12, 0, 0, 0)}, "counts: four players have 13 together, not [12, 0, 0, 0]"),
        ("bukken", {"counts": (14, -1, 0, 0)}, "counts: four players have 13 together, not [14, -1, 0, 0]"),
        ("bukken", {"counts": (12.5, 0.5, 0, 0)}, "counts[0]: it is a whole number, not 12.5"),
        ("bukken", {"counts": (13, 0, 0, 0), "loser": 1}, "loser: bukken has no single loser"),
        ("bukken", {"counts": (13, 0, 0, 0), "jacks": (4, 0, 0, 0)}, "jacks: jacks count in herenboeren only"),
        ("vrouwen", {"counts": (13, 0, 0, 0)}, "counts: four players have 4 together, not [13, 0, 0, 0]"),
        ("herenboeren", {"counts": (4, 0, 0, 0)}, "jacks: four players have 4 together, not []"),
        (
            "herenboeren",
            {"counts": (4, 0, 0, 0), "jacks": (1, 1, 1, 0)},
            "jacks: four players have 4 together, not [1, 1, 1, 0]",
        ),
        ("domino", {}, "loser: domino has one loser, seat 0 to 3, not None"),
        ("domino", {"loser": 4}, "loser: domino has one loser, seat 0 to 3, not 4"),
        ("hartenheer", {"counts": (1, 0, 0, 0), "loser": 0}, "counts: hartenheer has one loser, and nothing to count"),
        (
            "bukken",
            {"counts": (13, 0, 0, 0), "doubles": ((1, 1),)},
            "doubles: a player doubles another one, seats 0 to 3, not 1 and 1",
        ),
        (
            "bukken",
            {"counts": (13, 0, 0, 0), "doubles": ((1, 4),)},
            "doubles: a player doubles another one, seats 0 to 3, not 1 and 4",
        ),
        (
            "bukken",
            {"counts": (13, 0, 0, 0), "doubles": ((1, 2), (1, 2))},
            "doubles: a player doubles another one once",
        ),
        (
            "bukken",
            {"counts": (13, 0, 0, 0), "doubles": ((0, 1), (1, 2), (2, 3), (3, 0))},
            "doubles: one of the four chose the game and can only double back",
        ),
        (
            "bukken",
            {"counts": (13, 0, 0, 0), "doubles": ((0, 1),), "doubling": False},
            "doubles: at this table nobody doubles",
        ),
    ],
)
def test_results_that_cannot_be(name: str, facts: dict[str, Any], message: str) -> None:
    assert fault(name, **facts) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R3", "R4", "R5", "R7", "S3")
def test_a_sixth_deal_with_the_games_that_were_chosen() -> None:
    state = game().position(
        {
            "dealer": 1,
            "deal": 6,
            "totals": [-65, 80, -120, -50],
            "chosen": [["vrouwen"], ["domino"], ["troeven H", "bukken"], ["laatste slag"]],
            "cards": {"hand-3": "AS KS QS JS 10S"},
        }
    )
    assert state.view(0).totals == (-65, 80, -120, -50)
    names = {state.game.show(move).removeprefix("choose ") for move in state.legal(3)}
    assert names == {
        "hartenjagen",
        "herenboeren",
        "hartenheer",
        *[f"troeven {suit}" for suit in ("C", "D", "S", "sans")],
    }
    play(state, "3: choose troeven S", "0: double 3", "1: double none", "2: double none")
    assert {state.game.show(move) for move in state.legal(3)} == {"double none", "double 0"}
    assert state.position()["chosen"] == [["vrouwen"], ["domino"], ["troeven H", "bukken"], ["laatste slag"]]


@clause(SLUG, "R3")
def test_the_games_may_stand_on_the_sheet() -> None:
    first, second = [-65, 0, 0, 0], [0, 130, 0, 0]
    marked = [{"cells": first, "marks": ["", "", "bukken", ""]}, {"cells": second, "marks": ["", "", "", "troeven S"]}]
    state = game().position({"dealer": 2, "deal": 3, "sheet": marked})
    assert state.position()["chosen"] == [[], [], ["bukken"], ["troeven S"]]
    chosen = [[], [], ["bukken"], ["troeven S"]]
    bare = game().position({"dealer": 2, "deal": 3, "sheet": [first, second], "chosen": chosen})
    assert bare.position() == state.position()
    bare.deal(bare.arrange(SUITS))
    play_out(bare)


@clause(SLUG, "R3", "R4", "R5", "R7", "S1", "S3")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 12}, "deal: a match has 11 deals, this would be number 12"),
        ({"deal": 2, "dealer": 1}, "chosen: seat 2 has chosen 1 times, not 0"),
        (
            {"deal": 2, "dealer": 1, "chosen": [["bukken"], [], [], []], "totals": [-65, 0, 0, 0]},
            "chosen: seat 0 has chosen 0 times, not 1",
        ),
        (
            {"deal": 2, "dealer": 1, "chosen": [[], [], ["mikado"], []]},
            f"chosen: there is no game 'mikado'; there are: {', '.join(CHOICES)}",
        ),
        (
            {"deal": 2, "dealer": 1, "chosen": [[], [], ["bukken"], []], "totals": [-60, 0, 0, 0]},
            "sheet row 1: bukken brings -65 points together, not -60",
        ),
        (
            {"deal": 2, "dealer": 1, "chosen": [[], [], ["bukken"], []], "totals": [-64, -1, 0, 0]},
            "sheet row 1: points are a number of 5s, not [-64, -1, 0, 0]",
        ),
        (
            {"deal": 3, "dealer": 2, "chosen": [[], [], ["bukken"], ["bukken"]], "totals": [-130, 0, 0, 0]},
            "chosen: 'bukken' is there twice",
        ),
        (
            {
                "deal": 6,
                "dealer": 1,
                "chosen": [["vrouwen"], ["domino"], ["troeven H", "troeven S"], ["bukken"]],
                "totals": [25, 0, 0, 0],
            },
            "chosen: seat 2 cannot choose troeven twice",
        ),
        (
            {
                "deal": 9,
                "dealer": 0,
                "chosen": [
                    ["vrouwen", "domino"],
                    ["bukken", "hartenjagen"],
                    ["troeven H", "hartenheer"],
                    ["laatste slag", "herenboeren"],
                ],
                "totals": [0, 0, 0, 0],
            },
            "chosen: seat 1 had to choose troeven in its last turn",
        ),
        ({"chosen": "bukken"}, "chosen: for each of four seats a list of games is wanted"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value) == message
