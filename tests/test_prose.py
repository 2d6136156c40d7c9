"""Pages are written in plain words: lines that fit a screen, and none of the words that a stranger stumbles over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
#: Made from the code by `docs/generate.py`.
GENERATED = {"api.md", "games.md"}
PAGES = [
    *(TOP / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")),
    *(page for page in sorted((TOP / "docs").glob("*.md")) if page.name not in GENERATED),
    *sorted((TOP / "docs" / "tutorials").glob("*.md")),
    *sorted((TOP / "docs" / "examples").glob("*.md")),
    *sorted((TOP / "docs" / "rules").rglob("*.md")),
]
#: What people read beside the pages: comments, docstrings, messages.
SOURCES = [
    path
    for folder in ("src/troef", "web/src", "native", "tools", "bench", "examples", "tests")
    for path in sorted((TOP / folder).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte", ".ftl") and path != Path(__file__)
]
LONGEST = 120
#: Words that say something simple in a way of our own: say from scratch, zero, equally likely, this many. Keys of words
#: and reasons in records (`-reason-nought`, `"nought"`) stay as they are.
STRANGE = re.compile(
    r"(?<![-\"])\b(anew|nought|as likely|so many|laid in their midst|goes with)\b(?![-\"])", re.IGNORECASE
)
#: What begins the next line of a comment.
MARK = re.compile(r"\s+(?:#:?|\*|//)?\s*")


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a page, numbered from 1, without code blocks, tables and pictures.

    >>> list(prose("Words.\\n```sh\\nmake run\\n```\\n| a | table |\\nMore."))
    [(1, 'Words.'), (6, 'More.')]
    """
    in_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith(("|", "![")):
            yield number, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_lines_of_prose_fit_a_screen(page: Path) -> None:
    assert [number for number, line in prose(page.read_text(encoding="utf-8")) if len(line) > LONGEST] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_no_strange_words(page: Path) -> None:
    """In a whole page, because a line may end between two words."""
    text = re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))
    assert STRANGE.findall(text) == []


def test_strange_words_are_found() -> None:
    assert STRANGE.findall("Cards are dealt Anew; nought, as likely as not. That many goes without.") == [
        "Anew",
        "nought",
        "as likely",
    ]


def test_no_strange_words_in_comments_and_messages() -> None:
    texts = ((path, MARK.sub(" ", path.read_text(encoding="utf-8"))) for path in SOURCES)
    found = [(str(path.relative_to(TOP)), words) for path, text in texts if (words := STRANGE.findall(text))]
    assert found == []
