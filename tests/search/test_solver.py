"""The perfect-information solver equals trying everything on the endings of all trick games, also in slices."""

import pytest
from brute import GAMES, after, brute, ending, endings

from troef.cards.bits import cards_in
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim


@pytest.mark.parametrize("name", GAMES)
def test_endings_have_the_value_of_trying_everything(name: str) -> None:
    solver = Solver(10)
    tried = 0
    for seed in range(3):
        for state, seat in endings(name, seed, 4):
            aim = state.trick_aim(seat)
            assert isinstance(aim, Aim)
            value = brute(aim, aim.play)
            assert solver.solve(aim) == value
            tried += 1
    assert tried


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_its_value_and_the_line_keeps_it(name: str) -> None:
    solver = Solver(10)
    tried = 0
    for seed in range(6, 8):
        for state, seat in endings(name, seed, 3):
            tried += 1
            aim = state.trick_aim(seat)
            assert isinstance(aim, Aim)
            found = solver.solve_moves(aim)
            expected = []
            for card in cards_in(aim.play.legal_cards()):
                brought, following = after(aim, aim.play, card)
                expected.append((card, brought + brute(aim, following)))
            assert found.moves == expected
            total, play = 0, aim.play
            for card in found.line:
                assert play.legal_cards() >> card & 1
                brought, play = after(aim, play, card)
                total += brought
            assert total + ending(aim, play) == found.value
    assert tried


@pytest.mark.parametrize(
    ("name", "slice_of"), [("klaverjassen", 60), ("bridge", 30), ("skat", 60), ("ninety-nine", 30)]
)
def test_slices_give_what_the_whole_gives(name: str, slice_of: int) -> None:
    whole, sliced = Solver(10), Solver(10)
    most_slices = 0
    for seed in range(20, 22):
        for state, seat in endings(name, seed, 5):
            aim = state.trick_aim(seat)
            assert isinstance(aim, Aim)
            expected = whole.solve_moves(aim)
            solving = Solving(aim, sliced.memory, every_move=True, with_line=True)
            slices = 1
            while not solving.run(slice_of):
                slices += 1
                assert slices < 10_000
            most_slices = max(most_slices, slices)
            assert (solving.value, solving.moves) == (expected.value, expected.moves)
            assert len(solving.line) == len(expected.line)
    assert most_slices > 1, "no ending was large enough for a second slice"


@pytest.mark.parametrize(("name", "seed"), [("klaverjassen", 32), ("bridge", 33), ("wiezen", 32)])
def test_slices_of_a_single_position_end_with_the_same_value(name: str, seed: int) -> None:
    """A slice that stops before it has learnt anything, or forgets what the last one learnt, would never end.

    In one of these endings of klaverjassen positions drive each other out of a small memory: it takes longer slices.
    """
    memory = Memory(10)
    most_slices = 0
    for state, seat in endings(name, seed, 4):
        aim = state.trick_aim(seat)
        assert isinstance(aim, Aim)
        solving = Solving(aim, memory, every_move=True, with_line=True)
        slices = 1
        while not solving.run(1):
            slices += 1
            assert slices < 5_000, "slices of a single position do not end"
        most_slices = max(most_slices, slices)
        expected = Solver(10).solve_moves(aim)
        assert (solving.value, solving.moves) == (expected.value, expected.moves)
    assert most_slices > 5, "no ending was large enough for many slices"
