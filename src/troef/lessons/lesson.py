"""A lesson as data: the steps of a file, each a position with a question about it.

A file `<slug>.toml` may name `rules` (a preset) and `options`, and has `[[steps]]`:

| part | says |
| --- | --- |
| `name` | its words are `lesson-<slug>-<name>`: `.text`, `.ask`, `.right`, and `.wrong` where a lawful move is wrong |
| `clauses` | the clauses of the rule book that it teaches |
| `position` | what is laid (docs/library.md); left out, the step goes on where the one before it ended |
| `seat` | who plays: 0 where it is left out |
| `right` | the moves that are right; left out, every lawful move is |
| `then` | how far bots play on after a right move: to one's own `turn`, to the end of the `trick` or of the `deal` |
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from troef.core.game import Game
from troef.core.registry import find_game

#: Where the lessons lie.
FOLDER: Final = Path(__file__).parent
#: How far bots may play on: not at all, or to the end of this.
THEN: Final = ("", "turn", "trick", "deal")


class LessonError(ValueError):
    """A lesson that is not well written: which, and what is wrong with it."""


@dataclass(frozen=True)
class Step:
    """A position with a question about it; without a position it goes on where the step before it ended."""

    name: str
    clauses: tuple[str, ...]
    position: Mapping[str, Any] | None = None
    seat: int = 0
    right: tuple[str, ...] = ()
    then: str = ""


@dataclass(frozen=True)
class Lesson:
    """The steps that teach a game."""

    slug: str
    steps: tuple[Step, ...]
    rules: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def game(self) -> Game:
        """The game with the rules of the lesson."""
        return find_game(self.slug, self.rules, **self.options)


def lesson_slugs() -> list[str]:
    """The games that have a lesson."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


@cache
def find_lesson(slug: str) -> Lesson:
    """The lesson of a game.

    Raises:
        LookupError: there is none.
        LessonError: its file is not well written.
    """
    file = FOLDER / f"{slug}.toml"
    if slug not in lesson_slugs():
        raise LookupError(f"no lesson for '{slug}'")
    return read_lesson(slug, file.read_text(encoding="utf-8"))


def read_lesson(slug: str, text: str) -> Lesson:
    """A lesson from the text of its file.

    >>> step = '[[steps]]\\nname = "follow"\\nclauses = ["R8"]\\nright = ["7H"]\\nposition = {dealer = 0}'
    >>> read_lesson("toepen", step).steps[0].right
    ('7H',)

    Raises:
        LessonError: it is not well written.
    """
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{slug}: {error}") from error
    _check_parts(slug, facts, {"rules", "options", "steps"})
    steps = tuple([_read_step(f"{slug}, step {number}", step) for number, step in enumerate(facts.get("steps", []), 1)])
    names = [step.name for step in steps]
    if not steps or len(set(names)) < len(names):
        raise LessonError(f"{slug}: steps with names of their own are wanted")
    if steps[0].position is None:
        raise LessonError(f"{slug}, step 1: there is no step before it to go on from")
    return Lesson(slug, steps, facts.get("rules"), facts.get("options", {}))


def _read_step(where: str, facts: dict[str, Any]) -> Step:
    _check_parts(where, facts, {"name", "clauses", "position", "seat", "right", "then"})
    name, clauses, right = facts.get("name", ""), facts.get("clauses", []), facts.get("right", [])
    if not name or not clauses:
        raise LessonError(f"{where}: it has no name, or no clauses")
    if not isinstance(clauses, list) or not isinstance(right, list):
        raise LessonError(f"{where}: clauses and right moves are lists")
    then = facts.get("then", "")
    if then not in THEN:
        raise LessonError(f"{where}: '{then}' is none of {', '.join(THEN[1:])}")
    return Step(name, tuple(clauses), facts.get("position"), facts.get("seat", 0), tuple(right), then)


def _check_parts(where: str, facts: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(facts.keys() - known)
    if unknown:
        raise LessonError(f"{where}: there is no part '{unknown[0]}'; there are: {', '.join(sorted(known))}")
