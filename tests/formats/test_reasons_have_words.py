"""Every reason that a reader gives is a sentence in both languages."""

import ast
from pathlib import Path

import pytest

from troef.words.words import words

SOURCES = Path(__file__).parent.parent.parent / "src" / "troef" / "formats"
#: What makes or notes a fault; its first argument that is a text is the reason.
MAKERS = ("Fault", "FormatError", "_fault", "_remark")


def reasons() -> set[str]:
    """The reasons that are written out in the readers."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                reason = node.args[0]
                if name in MAKERS and isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                    found.add(reason.value)
    return found


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    assert [reason for reason in sorted(reasons()) if not words(lang).has(f"format-{reason}")] == []
    assert len(reasons()) > 40
