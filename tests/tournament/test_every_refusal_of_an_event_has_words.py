"""Every reason for which an act of an event is refused is a sentence in both languages, with the facts it needs."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent.parent / "src" / "troef" / "tournament"
#: What a face knows of every refusal beside its facts.
ALWAYS = {"clause"}


def refusals() -> list[tuple[str, set[str] | None]]:
    """(reason, names of the facts) of each `Refused(reason, …)`; None where the facts are not written out."""
    found: list[tuple[str, set[str] | None]] = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"):
                continue
            reason = node.args[0] if node.args else None
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                names = {word.arg for word in node.keywords if word.arg is not None}
                written_out = len(names) == len(node.keywords)
                found.append((reason.value, names if written_out else None))
    return found


def sentences(lang: str) -> dict[str, str]:
    """The messages of the file by reason."""
    text = (files("troef") / "words" / lang / "tournament.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^tournament-([a-z0-9-]+) = (.+(?:\n +.+)*)", text, re.MULTILINE))


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_reason_is_a_sentence_that_needs_no_other_facts(lang: str) -> None:
    known = sentences(lang)
    assert sorted({reason for reason, _ in refusals()} - known.keys()) == []
    lacking = [
        (reason, sorted(needed - given))
        for reason, given in refusals()
        if given is not None and (needed := set(re.findall(r"\$(\w+)", known[reason])) - ALWAYS) - given
    ]
    assert lacking == []
    assert len(refusals()) > 80
