"""Which results and positions zwikken takes: those of lawful rounds, and no others."""

import itertools
from typing import Any

import pytest

import troef
from clauses import clause
from playing import lay, play
from troef.core.game import State
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.zwikken.result import bidding_fault

SLUG = "zwikken"
RANKS = ("10", "J", "Q", "K", "A")


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def fault(pot: int, shares: tuple[str | None, ...], points: object = None, zwik: object = None) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game().settle({"pot": pot, "shares": shares, "points": points, "zwik": zwik})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S4", "S5", "S6", "S7", "R14", "R15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int) -> None:
    rng, state = troef.Rng(f"zwikken {seats}"), game(rounds=80).start(seats)
    while state.deal_number < 79 or not state.awaits_deal:
        if state.awaits_deal:
            state.deal_shuffled(rng)
        before, seat = state.view(0), state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
        after = state.view(0)
        shares = [None if mark == "–" else mark for mark in state.sheet[-1].marks] if state.awaits_deal else []
        if any(shares):
            changes = tuple([now - then for now, then in zip(after.totals, before.totals, strict=True)])
            facts: dict[str, object] = {"pot": before.fact("pot"), "shares": shares}
            if before.phase == "bidding":
                facts["zwik"] = changes.index(max(changes))
            else:
                facts["points"] = [after.badge(seat, "points") or 0 for seat in range(seats)]
            assert state.game.settle(facts) == changes


def laid_out(tricks: list[tuple[int, ...]], winners: tuple[int, ...], rng: troef.Rng) -> State | None:
    """A round of three in which these seats win tricks of these ranks, if these suits and hands happen to do."""
    suits = {rank: sorted("CDHS", key=lambda _: rng.word()) for rank in range(5)}
    cards = [[RANKS[rank] + suits[rank].pop() for rank in trick] for trick in tricks]
    turned = [name + "H" for name in RANKS if all(name + "H" not in trick for trick in cards)]
    plays = [dict(zip(sorted(range(3), key=lambda _: rng.word()), trick, strict=True)) for trick in cards]
    hands = {seat: " ".join([cards[seat] for cards in plays]) for seat in range(3)}
    if not turned or any(len({card[:-1] for card in hand.split()}) == 1 for hand in hands.values()):
        return None
    state = lay(game(), 3, int(rng.below(3)), hands=hands, upcard=turned[0])
    while state.view(0).phase == "bidding":
        play(state, f"{state.actors()[0]}: {'1' if state.actors()[0] == 0 else 'pass'}")
    for number, trick in enumerate(plays, 1):
        for _ in range(3):
            play(state, f"{state.actors()[0]}: {trick[state.actors()[0]]}")
        if [state.view(0).badge(seat, "tricks") for seat in range(3)] != [winners[:number].count(s) for s in range(3)]:
            return None
    return state


@clause(SLUG, "S1", "S2", "R16", "R17")
def test_three_tricks_are_won_by_whom_one_likes() -> None:
    """What is taken is every way to lay three tricks out of the pack, for any winners; some of them are played."""
    rng, ways = troef.Rng("three tricks"), list(itertools.combinations_with_replacement(range(5), 3))
    done = 0
    while done < 25:
        tricks = [ways[rng.below(len(ways))] for _ in range(3)]
        if any(sum(trick.count(rank) for trick in tricks) > 4 for rank in range(5)):
            continue
        winners = tuple([int(rng.below(3)) for _ in range(3)])
        state = next(found for found in (laid_out(tricks, winners, rng) for _ in range(5000)) if found is not None)
        points = [0, 0, 0]
        for trick, winner in zip(tricks, winners, strict=True):
            points[winner] += sum(trick)
        assert [state.view(0).badge(seat, "points") or 0 for seat in range(3)] == points
        assert not fault(12, ("1", None, None), points)
        done += 1


@clause(SLUG, "S1")
@pytest.mark.parametrize(
    ("points", "refused"),
    [
        ((6, 0, 0), ""),  # four tens, four jacks and a queen
        ((30, 0, 0), ""),  # all aces and kings and a queen
        ((12, 10, 8), ""),
        ((5, 0, 0), "points: the 9 cards of 3 players count 6 to 30, not 5"),
        ((31, 0, 0), "points: the 9 cards of 3 players count 6 to 30, not 31"),
        ((12, 12, 6), "points: no three tricks of 3 cards give [12, 12, 6]"),  # there are four aces
        ((12, 0, 0, 0), ""),
        ((11, 0, 0, 0), "points: the 12 cards of 4 players count 12 to 36, not 11"),
        ((7, 9, 2, 6), ""),  # E5: more players with points than tricks, and the book has it so
        ((5, 8, 3, 4), ""),  # E6
        ((7, 9, 2, 7), "points: no three tricks of 4 cards give [7, 9, 2, 7]"),
        ((7, 15, 2, 0), ""),
        ((39, 0, 0, 0, 0), ""),
        ((20, 20, 0, 0, 0), "points: the 15 cards of 5 players count 21 to 39, not 40"),
        ((35, 4, 0, 0, 0), "points: no three tricks of 5 cards give [35, 4, 0, 0, 0]"),
        ((10, 5, 5, 5, 5), "points: no three tricks of 5 cards give [10, 5, 5, 5, 5]"),
        ((1, 2), "points: 3 players have points, 0 or more, not [1, 2]"),
        ((-1, 10, 3), "points: 3 players have points, 0 or more, not [-1, 10, 3]"),
    ],
)
def test_points_that_can_be_and_points_that_cannot(points: tuple[int, ...], refused: str) -> None:
    shares = ("1", *[None] * max(2, len(points) - 1))
    assert fault(20, shares, points) == refused


@clause(SLUG, "R4", "R5", "R6", "R8", "E2")
def test_shares_that_two_circles_can_come_to() -> None:
    """All answers of three and four players, asked one after the other, against what is taken."""
    for seats in (3, 4):
        reached = set()
        for dealer in range(seats):
            for state in _biddings(lay(game(shares="1/4 1/2 1"), seats, dealer, upcard="QH", **_no_zwik(seats))):
                badges = [state.view(0).badge(seat, "share") for seat in range(seats)]
                reached.add(tuple([None if name is None else ("1/4", "1/2", "1").index(str(name)) for name in badges]))
        for shares in itertools.product((None, 0, 1, 2), repeat=seats):
            assert (bidding_fault(shares, 3) == "") == (shares in reached or not any_bid(shares)), shares


def any_bid(shares: tuple[int | None, ...]) -> bool:
    return any(share is not None for share in shares)


def _no_zwik(seats: int) -> dict[str, dict[int, str]]:
    return {"hands": {seat: f"A{suit} K{suit} 10{suit}" for seat, suit in zip(range(seats), "CDHS", strict=False)}}


def _biddings(state: State) -> "list[State]":
    """Every position to which a bidding can lead."""
    if state.view(0).phase != "bidding":
        return [state]
    found = []
    for move in state.legal(state.actors()[0]):
        copy = state.copy()
        copy.play(copy.actors()[0], move)
        found += _biddings(copy)
    return found


@clause(SLUG, "R5", "R6", "R8", "R10", "R14")
@pytest.mark.parametrize(
    ("result", "message"),
    [
        ((16, (None, None, None), (1, 2, 3)), "shares: nobody plays"),
        ((0, ("1", None, None), (1, 2, 3)), "pot: the pot holds a chip at least"),
        ((16, ("3/2", None, None), (1, 2, 3)), "shares: a share is one of 1/4, 1/2, 3/4, 1, not 3/2"),
        ((16, ("1/3", None, None), (1, 2, 3)), "shares: a share is one of 1/4, 1/2, 3/4, 1, not 1/3"),
        ((16, ("1/2", "1/2", None), (1, 2, 3)), "shares: only the whole pot is played for by two"),
        (
            (16, (None, "3/4", "1/2", "1/4"), (4, 4, 4, 0)),
            "",  # from seat 3 on: 1/4 in the first circle; 1/2 by seat 2, who comes last in it; seat 1 in the second
        ),
        ((16, ("1", "1", "1"), (9, 2, 0)), ""),
        ((16, ("1", None, None)), "points: a round is decided by card points or by a zwik"),
        ((16, ("1", None, None), (9, 2, 0), 0), "points: a round is decided by card points or by a zwik"),
        ((16, ("1", None, None), None, 1), "zwik: a zwik counts for who plays"),
        ((16, ("1", None, None), None, 3), "zwik: a zwik counts for who plays"),
        ((16, ("1", None), (1, 2)), "shares: zwikken is played by 3 to 5, not 2"),
        ((16, ("1", None, None), (1.5, 2, 3)), "points[0]: it is a whole number, not 1.5"),
    ],
)
def test_results_that_cannot_be(result: tuple[Any, ...], message: str) -> None:
    assert fault(*result) == message


def pot_fault(pot: int, seats: int, **options: object) -> str:
    """Why `settle` refuses a round with such a pot in which nobody plays; empty when it takes it."""
    try:
        game(**options).settle({"pot": pot, "shares": [None] * seats})
    except ResultError as error:
        return str(error)
    return ""


@clause(SLUG, "R3", "R10", "R11")
def test_the_pot_of_a_first_round_is_one_two_or_three_antes_of_everybody() -> None:
    for seats, ante in [(3, 4), (4, 4), (5, 7)]:
        taken = {pot for pot in range(1, 130) if not pot_fault(pot, seats, ante=ante, rounds=1)}
        assert taken - {3, 18} == {seats * ante, 2 * seats * ante, 3 * seats * ante} - {3, 18}


@clause(SLUG, "R3", "R6", "R8", "R10", "S3", "S4", "S6")
@pytest.mark.parametrize(("seats", "when"), [(3, "every_round"), (4, "every_round"), (3, "empty_pot")])
def test_the_pot_of_a_second_round_is_what_some_first_round_left_and_the_antes(seats: int, when: str) -> None:
    """All biddings of a first round and all winners, with the antes of both rounds."""
    pots = {4 * seats * antes for antes in (1, 2, 3)}
    for first in sorted(pots):
        amounts = (first // 3, first // 2, first)
        for bids in itertools.product((None, 0, 1, 2), repeat=seats):
            if bidding_fault(bids, 3):
                continue
            for winner in (None, *[seat for seat in range(seats) if bids[seat] is not None]):
                left = first
                for seat, bid in enumerate(bids):
                    if bid is not None:
                        left += -amounts[bid] if seat == winner else amounts[bid]
                due = (1, 2, 3) if when == "every_round" or not left else (0, 1, 2)
                pots |= {left + 4 * seats * antes for antes in due}
    rules: dict[str, object] = {"shares": "1/3 1/2 1", "ante_when": when, "rounds": 2}
    for pot in range(1, 40 * seats):
        assert (not pot_fault(pot, seats, **rules)) == (pot in pots or pot in (3, 18)), pot
    assert not pot_fault(max(pots), seats, **rules)
    assert pot_fault(max(pots) + 1, seats, **rules).startswith("pot: after 1 rounds the pot holds")


@clause(SLUG, "R3", "S3", "S6", "E10")
def test_a_small_rest_of_a_pot_is_a_quarter_of_the_antes_at_least() -> None:
    """Somebody takes three quarters of twelve; or all, while another pays a quarter."""
    assert [pot for pot in range(1, 24) if not pot_fault(pot, 3)] == [3, 12, *range(15, 24)]
    assert pot_fault(14, 3) == "pot: 3 antes make 12, and no round leaves 2"
    assert not pot_fault(1, 3, ante_when="empty_pot")


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R3", "S3", "S4")
def test_a_fourth_round_with_a_pot_that_has_grown() -> None:
    state = game().position(
        {
            "dealer": 2,
            "deal": 4,
            "chips": [96, 90, 100, 92],
            "pot": 22,
            "cards": {"hand-3": "AS AD 10C", "hand-0": "KS QD JC", "upcard": "10S"},
            "moves": ["3: 1/2", "0: pass", "1: pass", "2: pass", "0: 3/4", "1: pass", "2: pass"],
        }
    )
    assert state.view(0).fact("pot") == 22 + 16
    assert state.view(0).totals == (92, 86, 96, 88)
    assert state.actors() == (3,)
    assert state.position()["chips"] == [96, 90, 100, 92]


@clause(SLUG, "R3", "R10", "S3", "S4", "S6", "S8")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 21}, "deal: a match has 20 deals, this would be number 21"),
        ({"chips": [96, 96, 96]}, "chips: in the first round everybody has 100: say which deal it is"),
        ({"deal": 3, "chips": [120, 100, 100]}, "sheet row 1: the players have 20 chips more than there are"),
        ({"deal": 3, "chips": [90, 90, 90], "pot": 20}, "pot: the players leave 30 chips in it, not 20"),
        ({"deal": 2, "chips": [96, 96, 96], "pot": 12}, ""),  # nobody played
        ({"deal": 2, "chips": [88, 88, 88]}, ""),  # after one search
        ({"deal": 2, "chips": [83, 83, 83]}, "sheet row 1: no round with 0 chips in the pot gives -17, -17, -17"),
        ({"deal": 2, "chips": [99, 96, 96]}, ""),  # a quarter of 12 for seat 0
        ({"deal": 2, "chips": [98, 96, 96]}, "sheet row 1: no round with 0 chips in the pot gives -2, -4, -4"),
        ({"seats": 3, "deal": 3, "sheet": [[-4, -4, -4], [-4, -4, 20]]}, ""),  # all 24
        (
            {"seats": 3, "deal": 3, "sheet": [[-4, -4, -4], [-4, -4, 21]]},
            "sheet row 2: no round with 12 chips in the pot gives -4, -4, 21",
        ),
        (
            {"seats": 3, "deal": 2, "sheet": [[-4, -4, -4]], "chips": [96, 96, 95]},
            "chips: the sheet leaves [96, 96, 96], not [96, 96, 95]",
        ),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    try:
        game().position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
