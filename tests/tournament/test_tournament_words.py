"""Every reason for which an act of an event is refused, and every fault of its log, is a sentence in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from troef.words.words import LANGUAGES, words

ROOM = Path(__file__).parents[2] / "src" / "troef" / "tournament"


def first_texts(name: str) -> Iterator[str]:
    """The keys with which refusals or faults are made: the first text among the arguments."""
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                texts = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                yield from texts[:1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_log_is_a_sentence(lang: str) -> None:
    keys = {f"tournament-log-{key}" for key in first_texts("LogFault")}
    assert len(keys) > 7
    assert [key for key in sorted(keys) if not words(lang).has(key)] == []
