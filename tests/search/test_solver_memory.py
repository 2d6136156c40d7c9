"""What a solver remembers lives through a deal: later positions have the same values with it as without."""

import random

import pytest

import troef
from troef.core.moves import PLAY, kind_of
from troef.search.solver.memory import DEALS, NOTHING, Memory, lower_of, upper_of
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim


def positions(name: str, seed: int, cards: int, asked: int) -> list[Aim]:
    """The positions of a random deal from when the hand on turn has this many cards, as one seat sees their aim."""
    rng = random.Random(f"{name} {seed}")
    state = troef.game(name).start(dealer=seed % troef.game(name).usual_seats)
    state.deal(troef.SeededDealer(f"{name} {seed}").next(state.pack()))
    found: list[Aim] = []
    for _ in range(300):
        if state.outcome() is not None or state.awaits_deal:
            break
        aim = state.trick_aim(asked)
        if isinstance(aim, Aim) and bin(aim.play.hands[aim.play.turn]).count("1") <= cards:
            copied = state.copy().trick_aim(asked)
            assert isinstance(copied, Aim)
            found.append(copied)
        (seat, *_) = state.actors()
        moves = state.legal(seat)
        state.play(seat, rng.choice([move for move in moves if kind_of(move) == PLAY] or moves))
    return found


@pytest.mark.parametrize("name", ["klaverjassen", "bridge", "skat", "rikken", "hartenjagen"])
def test_a_deal_that_is_followed_has_the_values_of_each_position_by_itself(name: str) -> None:
    followed = 0
    for seed in range(2):
        solver = Solver(10)
        before: Solving | None = None
        for aim in positions(name, seed, 4, 0):
            found = solver.solve_moves(aim, before=before)
            alone = Solver(10).solve_moves(aim)
            assert (found.value, found.moves) == (alone.value, alone.moves)
            followed += before is not None and found.position.deal is before.position.deal
            before = found
    assert followed > 5, "no deal was followed"


def test_what_was_found_out_need_not_be_searched_for_again() -> None:
    (aim,) = positions("klaverjassen", 1, 5, 0)[:1]
    solver = Solver(10)
    first = solver.solve_moves(aim, with_line=False)
    spent = first.nodes
    again = solver.solve_moves(aim, with_line=False, before=first)
    assert again.moves == first.moves
    assert again.nodes - spent < spent / 5


def test_another_deal_begins_with_nothing() -> None:
    solver = Solver(10)
    (one,), (other,) = positions("klaverjassen", 1, 3, 0)[:1], positions("klaverjassen", 2, 3, 0)[:1]
    before = solver.solve_moves(one)
    found = solver.solve_moves(other, before=before)
    assert found.position.deal is not before.position.deal
    assert found.moves == Solver(10).solve_moves(other).moves


def test_two_worlds_share_a_memory_and_do_not_mix() -> None:
    """A player looks at two worlds in turn, position after position."""
    shared = Solver(6)
    worlds = [positions("klaverjassen", seed, 4, 0) for seed in (3, 4)]
    before: list[Solving | None] = [None, None]
    for both in zip(*worlds, strict=False):
        for number, aim in enumerate(both):
            found = shared.solve_moves(aim, before=before[number])
            assert found.moves == Solver(10).solve_moves(aim).moves
            before[number] = found


def test_an_earlier_deal_is_found_again_until_all_is_wiped() -> None:
    memory = Memory(4)
    first = memory.next_deal()
    memory.keep(0b1011, 2, -5, 7, 1)
    memory.next_deal()
    assert memory.probe(0b1011, 2) == NOTHING
    assert memory.go_back(first) == first
    entry = memory.probe(0b1011, 2)
    assert (lower_of(entry), upper_of(entry)) == (-5, 7)
    for _ in range(int(DEALS) + 1):
        memory.next_deal()
    assert memory.go_back(first) != first
    assert memory.probe(0b1011, 2) == NOTHING
