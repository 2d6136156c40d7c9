"""Every reason that the rules give for a refusal is a sentence in both languages."""

import ast
from functools import cache
from pathlib import Path

import pytest

import troef
from troef.tricks.following import DUTIES
from troef.words.words import words

SOURCES = Path(__file__).parent.parent / "src" / "troef"


@cache
def reasons() -> set[tuple[str, str]]:
    """(room or game, reason) for each `Refusal(clause, reason, …)` whose reason is written out, and for each duty.

    What `melds.refusing` refuses is said by every game that asks it.
    """
    found = {("tricks", reason) for _, reason in DUTIES}
    for path in [*SOURCES.glob("core/*.py"), *SOURCES.glob("tricks/*.py"), *SOURCES.glob("games/*/*.py")]:
        room = path.parent.name.replace("_", "-")
        found |= {(room, reason) for reason in written_in(path)}
        if "troef.melds.refusing import" in path.read_text():
            found |= {(room, reason) for reason in written_in(SOURCES / "melds" / "refusing.py")}
    return found


def written_in(path: Path) -> set[str]:
    """The reasons of a file's refusals."""
    return {
        value.value
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        for value in (ast.walk(node.args[1]) if len(node.args) > 1 else ())
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    }


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    games = {info.slug for info in troef.all_games()}
    known = words(lang)
    silent = [
        (room, reason)
        for room, reason in sorted(reasons())
        if not known.has(f"refusal-{reason}") and not (room in games and known.has(f"{room}-refusal-{reason}"))
    ]
    assert silent == []
    assert len(reasons()) > 40
