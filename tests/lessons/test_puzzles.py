"""Puzzles of the day: every one lies there, its best move is lawful and known to be ahead of all others."""

from datetime import date, timedelta

import pytest

from troef.core.registry import slugs
from troef.lessons.playing import answer
from troef.lessons.puzzles import FAMILIES, Puzzle, puzzle_of_the_day, puzzles

ALL = [(family, number) for family, rows in puzzles().items() for number in range(len(rows))]


def test_a_family_has_games_that_there_are() -> None:
    assert set(puzzles()) <= set(FAMILIES)
    assert {game for games in FAMILIES.values() for game in games} <= set(slugs())


@pytest.mark.parametrize(("family", "number"), ALL)
def test_a_puzzle_lies_there_and_its_best_move_is_ahead(family: str, number: int) -> None:
    puzzle: Puzzle = puzzles()[family][number]
    assert puzzle.game in FAMILIES[family]
    view = puzzle.view()
    game = puzzle.as_lesson().game()
    assert len(view.moves) >= 3 and puzzle.seat in view.actors
    best = puzzle.solution()
    assert best.thoughts[0].move == best.move
    assert all(best.thoughts[0].lead - other.lead >= 1 for other in best.thoughts[1:])
    right = {game.parse(text, view) for text in puzzle.best}
    assert answer(puzzle.as_lesson(), 0, puzzle.best[0]).right
    wrong = next(move for move in view.moves if move not in right)
    assert not answer(puzzle.as_lesson(), 0, game.show(wrong, view)).right


def test_every_day_has_another_puzzle_until_all_have_been() -> None:
    for family, rows in puzzles().items():
        days = [date(2026, 3, 1) + timedelta(number) for number in range(len(rows))]
        assert len({id(puzzle_of_the_day(family, day)) for day in days}) == len(rows)
    with pytest.raises(LookupError):
        puzzle_of_the_day("speed", date(2026, 3, 1))
