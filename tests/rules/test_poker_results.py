"""Poker: which results `settle` takes. In small matches every hand is played in every way and with all stacks."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

import troef
from clauses import clause
from troef.core.result import ResultError

#: Put, folded, out.
Ending = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

# ---- every hand of a small match ----


def shares(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to share that many chips."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in shares(total - first, parts - 1):
            yield (first, *rest)


def endings(game: troef.Game, seats: int) -> set[Ending]:
    """How hands dealt by seat 0 can end, with all stacks there can be."""
    chip = game.options.chip
    found: set[Ending] = set()
    for share in shares(seats * game.options.starting_stack // chip, seats):
        if share[0] and len([chips for chips in share if chips]) > 1:
            state = game.position({"chips": [chip * chips for chips in share]})
            state.deal(state.arrange())
            follow(state, found)
    return found


def follow(state: troef.State, found: set[Ending]) -> None:
    """Play a hand on in every way; what has been met before is not played again."""
    met: set[object] = set()
    waiting = [state]
    while waiting:
        position = waiting.pop()
        view = position.view(troef.REFEREE)
        if view.fact("street") is None:
            found.add(ending(view))
            continue
        turn = view.turn
        for move in position.legal(turn):
            after = position.copy()
            after.play(turn, move)
            mark = seen(after)
            if mark not in met:
                met.add(mark)
                waiting.append(after)


def seen(state: troef.State) -> object:
    """What tells positions of one hand apart: everybody's chips and bets, who is in, and what may be done."""
    view = state.view(troef.REFEREE)
    badges = [tuple([view.badge(seat, name) for name in ("bet", "folded", "wins")]) for seat in range(view.seats)]
    later = tuple([tuple(state.legal(seat)) for seat in range(view.seats)])
    acted = tuple([seat for seat, _ in view.log[-view.seats :]])
    return view.totals, tuple(badges), view.fact("street"), later, acted


def ending(view: troef.View) -> Ending:
    """What was put in, who folded, who was out."""
    before = view.memory["stacks"]
    assert isinstance(before, list)
    won = [view.badge(seat, "wins") or 0 for seat in range(view.seats)]
    put = tuple([had + got - has for had, got, has in zip(before, won, view.totals, strict=True)])
    folded = tuple([seat for seat in range(view.seats) if view.badge(seat, "folded")])
    return put, folded, tuple([seat for seat in range(view.seats) if not before[seat]])


def candidates(game: troef.Game, seats: int) -> Iterator[Ending]:
    """Everything that could be said of a hand, and a chip more than there is."""
    chip = game.options.chip
    total = seats * game.options.starting_stack // chip + 1
    for put in itertools.product(range(total + 1), repeat=seats):
        if sum(put) <= total:
            for marks in itertools.product(["live", "folded", "out"], repeat=seats):
                folded = tuple([seat for seat in range(seats) if marks[seat] == "folded"])
                out = tuple([seat for seat in range(seats) if marks[seat] == "out"])
                yield tuple([chip * chips for chips in put]), folded, out


def is_taken(game: troef.Game, said: Ending) -> bool:
    put, folded, out = said
    result = {"put": put, "folded": folded, "strengths": [1] * len(put), "dealer": 0, "out": out}
    try:
        game.settle(result)
    except ResultError:
        return False
    return True


SMALL: "list[tuple[int, dict[str, object]]]" = [
    (2, {"starting_stack": 6}),
    (2, {"starting_stack": 7, "big_blind": 3}),
    (2, {"starting_stack": 6, "ante": 2, "ante_by": "big_blind"}),
    (2, {"starting_stack": 8, "min_raise": "last_raise"}),
    (2, {"starting_stack": 7, "betting": "fixed"}),
    (3, {"starting_stack": 3}),
    (3, {"starting_stack": 3, "ante": 1}),
    (3, {"starting_stack": 3, "big_blind": 3, "small_blind": 0}),
    (3, {"starting_stack": 3, "ante": 1, "ante_by": "big_blind"}),
    (3, {"starting_stack": 3, "betting": "fixed", "big_blind": 1}),
    (3, {"starting_stack": 3, "betting": "limit", "big_blind": 1, "max_raise": 1}),
    (3, {"starting_stack": 6, "chip": 2, "big_blind": 4, "min_raise": "last_raise"}),
    (4, {"starting_stack": 2, "big_blind": 1, "ante": 1}),
]


@clause("poker", "R4", "R5", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "S6")
@pytest.mark.parametrize(("seats", "options"), SMALL, ids=str)
def test_a_result_is_taken_if_and_only_if_some_hand_gives_it(seats: int, options: dict[str, object]) -> None:
    game = troef.game("poker", odd_chips="left_of_dealer", **options)
    lawful = endings(game, seats)
    said = set(candidates(game, seats))
    assert lawful <= said
    assert {one for one in said if is_taken(game, one)} == lawful


# ---- larger numbers ----


@clause("poker", "R4", "R5", "R12", "R13", "R15", "R17", "S4", "S6")
@pytest.mark.parametrize(
    ("facts", "field", "reason"),
    [
        ({"put": [20, 50, 90], "folded": [2]}, "put[2]", "more than anybody left"),
        ({"put": [10, 1, 9], "folded": [1, 2], "dealer": 0}, "", ""),
        ({"put": [10, 0, 9], "folded": [1, 2], "dealer": 0}, "put[1]", "has not paid"),
        ({"put": [10, 1, 1], "folded": [1, 2], "dealer": 0}, "put[2]", "has not paid"),
        ({"put": [3, 3, 3], "folded": [0], "dealer": 0}, "", ""),
        ({"put": [3, 3, 10], "folded": [0, 1], "dealer": 0}, "put", "followed each other"),
        ({"put": [4, 5, 10], "folded": [0, 1], "dealer": 0}, "put", "followed each other"),
        ({"put": [4, 5, 10, 5], "folded": [0, 1], "dealer": 0}, "", ""),  # seat 3 went all-in for 5
        ({"put": [2, 100], "folded": [], "dealer": 1}, "put[1]", "nobody could call"),
        ({"put": [201, 200], "folded": []}, "put", "not that many chips"),
        ({"put": [300, 100], "folded": []}, "", ""),
        ({"put": [399, 1], "folded": []}, "put[0]", "nobody could call"),
        ({"put": [397, 3], "folded": []}, "", ""),
        ({"put": [150, 149], "folded": []}, "", ""),
        ({"put": [600, 600, 0], "folded": [], "out": [2]}, "put", "not that many chips"),
        ({"put": [300, 300, 0], "folded": [], "out": [2]}, "", ""),
        ({"put": [300, 300, 0], "folded": [2]}, "put", "not that many chips"),
        ({"put": [20, 20, 0], "folded": [2], "carried": 2}, "carried", "at most 1"),
        ({"put": [20, 20, 0], "folded": [2], "carried": 1}, "", ""),
        ({"put": [20, 20], "folded": [], "carried": 1}, "carried", "at most 0"),
        ({"put": [20, 20, 0], "folded": [], "out": [2], "dealer": 2}, "dealer", "those who play"),
        ({"put": [20, 20, 4], "folded": [], "out": [2]}, "out", "no chips"),
        ({"put": [20, 20, 0], "folded": [2], "out": [2]}, "out", "has not folded"),
    ],
)
def test_what_no_hand_gives_is_refused_with_the_reason(facts: dict[str, Any], field: str, reason: str) -> None:
    game = troef.game("poker")
    given = {**facts, "strengths": [1] * len(facts["put"])}
    if not reason:
        assert sum(game.settle(given)) <= sum(facts["put"]) + 1
        return
    with pytest.raises(ResultError, match=reason) as caught:
        game.settle(given)
    assert caught.value.field == field


@clause("poker", "R3", "S4")
def test_where_it_is_not_said_who_dealt_somebody_must_have_been_able_to() -> None:
    casino = troef.game("poker", rules="casino")
    facts = {"put": [12, 12, 1], "folded": [2], "strengths": [5, 5, 0]}
    assert casino.settle(facts) == casino.settle({**facts, "dealer": 1}) == (13, 12, 0)
    for dealer in (0, 2):
        with pytest.raises(ResultError):
            casino.settle({**facts, "dealer": dealer})


def most_carried(seats: int, out: tuple[int, ...] = (), **options: object) -> int:
    """The most chips from the hand before that `settle` takes, in a hand of big blinds that all call."""
    game = troef.game("poker", big_blind=1, **options)
    put = [0 if seat in out else 1 for seat in range(seats)]
    carried = -1
    for chips in range(seats * seats):
        try:
            game.settle({"put": put, "folded": [], "strengths": put, "carried": chips, "out": out})
        except ResultError as error:
            assert error.field in ("carried", "put")  # more than a hand leaves, or than the match has
            break
        carried = chips
    return carried


@clause("poker", "S4", "S5", "S6")
def test_what_pots_leave_that_cannot_be_divided() -> None:
    """With four at the table three share the main pot, two of them a side pot, and one has lost: 2 chips and 1."""
    assert [most_carried(seats) for seats in (2, 3, 4, 5)] == [0, 1, 3, 6]
    # those who shared a pot play on: the winners of the last hand are among two players, or among three
    assert most_carried(4, out=(3,)) == 3 and most_carried(4, out=(2, 3)) == 1
    # a pot that leaves two chips held five; four chips are a pot that leaves one
    assert most_carried(4, out=(2, 3), starting_stack=1) == 1
    assert most_carried(4, out=(3,), starting_stack=1) == most_carried(5, out=(4,), starting_stack=1) == 1
    assert most_carried(4, odd_chips="left_of_dealer") == 0
    # an ante for the table lies in the main pot: three share four chips and those of the hand before
    game = troef.game("poker", big_blind=1, ante=1, ante_by="big_blind")
    shared = {"put": [1, 1, 2], "folded": [], "strengths": [1, 1, 1], "dealer": 0}
    assert game.settle({**shared, "carried": 2}) == (2, 2, 2)
    with pytest.raises(ResultError, match="carried: from the hand before at most 2"):
        game.settle({**shared, "carried": 3})


@clause("poker", "S4", "S6")
@pytest.mark.parametrize(("seats", "stack"), [(3, 1), (3, 4), (4, 2), (5, 3), (6, 6)])
def test_what_stays_after_random_hands_is_taken_before_the_next(seats: int, stack: int) -> None:
    """Small chips, so that hands are shared often enough: the engine itself says what it carries over."""
    game, rng = troef.game("poker", starting_stack=stack, big_blind=1), troef.Rng(f"carried {seats} {stack}")
    state = game.start(seats)
    for _ in range(4000):
        if state.outcome() is not None:
            state = game.start(seats)
        if state.awaits_deal:
            brought: dict[str, Any] = state.match_facts()
            carried = sum(odd["chips"] for odd in brought["carried"])
            chips = brought["chips"]
            out = tuple([seat for seat in range(seats) if not chips[seat]])
            assert carried <= most_carried(seats, out, starting_stack=stack)
            state.deal_shuffled(rng)
            continue
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))


@clause("poker", "S9")
def test_with_rebuys_there_may_be_more_chips() -> None:
    result = {"put": [900, 900], "folded": [], "strengths": [1, 2]}
    assert troef.game("poker", end="timed", end_hands=9, rebuy=True).settle(result) == (0, 1800)
    with pytest.raises(ResultError):
        troef.game("poker", end="timed", end_hands=9).settle(result)


@clause("poker", "R4", "S4")
def test_the_ante_for_the_table_lies_in_the_main_pot() -> None:
    game = troef.game("poker", rules="toernooi", big_blind=10, ante=10)
    result = {"put": [30, 5, 40], "folded": [1], "strengths": [9, 0, 5], "dealer": 0}
    assert game.settle(result) == (75, 0, 0)  # 30 + 30, the small blind, and the ante
    with pytest.raises(ResultError):
        game.settle({**result, "put": [30, 5, 15], "folded": [1, 2]})
    assert game.Result.described()[0].text.startswith("what each seat put in")
