"""Every fault of the log of an event is a sentence in both languages, and every fact of an act has a name."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

from troef.core.checked_fields import CheckedFields
from troef.tournament.every_act import ACTS
from troef.words.results import parts_of
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


def fields(kind: type[CheckedFields]) -> Iterator[str]:
    """The fields of an act and of what is in them, a template among it."""
    hints = get_type_hints(kind)
    for facts in kind.described():
        yield facts.name
        for part in parts_of(hints[facts.name]):
            yield from fields(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_an_act_has_a_name(lang: str) -> None:
    keys = {f"event-field-{name.replace('_', '-')}" for kind in ACTS.values() for name in fields(kind)}
    assert len(keys) > 80
    assert [key for key in sorted(keys) if not words(lang).has(key)] == []
