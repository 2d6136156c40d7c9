"""Puzzles: positions from deals between bots in which one move is clearly best, one a day for each family of games.

`tools/puzzles.py` finds them and says what makes a move clearly best; of endings, `tools/proven.py` proves that one is
best however the hidden cards lie. `data/puzzles.json` holds them.
"""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from troef.bots.advice import Advice
from troef.bots.player import Thought
from troef.bots.reasons import reasons_for
from troef.core.view import View
from troef.lessons.lesson import Lesson, Step
from troef.lessons.playing import right_moves, view_at

#: The families that have puzzles, and their games. A race is not thought over, and in a patience too much is hidden.
FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "trumps": ("klaverjassen", "manillen", "skat", "pandoeren", "bieden", "cinch"),
    "whist": ("bridge", "wiezen", "rikken", "kleurenwiezen"),
    "prediction": ("hartenjagen", "boerenbridge", "ninety-nine", "kingen", "bonken"),
    "shedding": ("pesten", "presidenten", "shithead"),
    "melds": ("rummy", "eenendertigen", "duizenden", "jokeren"),
    "banking": ("toepen", "poker", "eenenvijftigen"),
}


@dataclass(frozen=True)
class Puzzle:
    """A position, the moves that are best in it, and what the search found of them and of others."""

    game: str
    seat: int
    best: tuple[str, ...]
    unit: str
    thoughts: tuple[dict[str, Any], ...]
    position: dict[str, Any]

    def as_lesson(self) -> Lesson:
        """The puzzle as a lesson of one step, so that it is laid and played as one."""
        step = Step("puzzle", (), self.position, self.seat, self.best)
        return Lesson(self.game, (step,), self.position.get("rules"))

    def view(self) -> View:
        """What its player sees."""
        return view_at(self.as_lesson(), 0)

    def solution(self) -> Advice:
        """The best move, why, and what was found of it and of others."""
        lesson, view = self.as_lesson(), self.view()
        game = lesson.game()
        best = right_moves(lesson, 0, view)[0]
        thoughts = [
            Thought(
                game.parse(told["move"], view),
                told["worlds"],
                told["worth"],
                told["lead"],
                told["error"],
                tuple([game.parse(text, view) for text in told["alike"]]),
            )
            for told in self.thoughts
        ]
        return Advice(best, tuple(thoughts), self.unit, len(view.moves), tuple(reasons_for(game, view, best)))


@cache
def puzzles() -> dict[str, tuple[Puzzle, ...]]:
    """All puzzles by family.

    >>> {puzzle.game for puzzle in puzzles()["whist"]} <= set(FAMILIES["whist"])
    True
    """
    told = json.loads((files("troef") / "data" / "puzzles.json").read_text(encoding="utf-8"))
    return {family: tuple([_read(row) for row in rows]) for family, rows in told.items()}


def _read(row: dict[str, Any]) -> Puzzle:
    return Puzzle(row["game"], row["seat"], tuple(row["best"]), row["unit"], tuple(row["thoughts"]), row["position"])


def puzzle_of_the_day(family: str, day: date) -> Puzzle:
    """The puzzle of a family on a day; when all have been given they come again.

    >>> week = [puzzle_of_the_day("prediction", date(2026, 1, day)) for day in range(1, 8)]
    >>> len({id(puzzle) for puzzle in week})
    7

    Raises:
        LookupError: the family has no puzzles.
    """
    rows = puzzles().get(family, ())
    if not rows:
        raise LookupError(f"no puzzles of '{family}'")
    return rows[day.toordinal() % len(rows)]
