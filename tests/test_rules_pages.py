"""The rules pages: every clause of a game is on its pages once, in both languages, and becomes an anchor."""

import json
import re
from collections import Counter
from importlib.resources import files

import pytest

from troef.words.pages import MARKER, page_text, rules_page
from troef.words.words import LANGUAGES

CLAUSES: dict[str, list[str]] = json.loads((files("troef") / "data" / "clauses.json").read_text(encoding="utf-8"))
#: Where a paragraph, a heading, a bullet or a table cell starts.
START = re.compile(r"^[ \t]*(?:[-*] +|#+ +|\| *)?", re.MULTILINE)


def has_page(slug: str, lang: str) -> bool:
    try:
        page_text(slug, lang)
    except LookupError:
        return False
    return True


WRITTEN = [slug for slug in CLAUSES if any(has_page(slug, lang) for lang in LANGUAGES)]


def markers(text: str) -> Counter[str]:
    """How often each clause is named by a marker."""
    found: Counter[str] = Counter()
    for start in START.finditer(text):
        marker = MARKER.match(text, start.end())
        if marker is not None:
            found.update(marker[1].split())
    return found


def test_the_first_games_have_pages() -> None:
    assert {"klaverjassen", "pesten", "rummy", "poker", "patience", "ezelen"} <= set(WRITTEN)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_every_clause_stands_on_the_page_once(slug: str, lang: str) -> None:
    found = markers(page_text(slug, lang))
    required = {clause for clause in CLAUSES[slug] if clause[0] in "RSP"}
    assert required - set(found) == set()
    assert set(found) - set(CLAUSES[slug]) == set()
    assert [clause for clause, times in found.items() if times > 1] == []


@pytest.mark.parametrize("slug", WRITTEN)
def test_both_languages_name_the_same_clauses_in_the_same_order(slug: str) -> None:
    assert list(markers(page_text(slug, "nl"))) == list(markers(page_text(slug, "en")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_every_marker_becomes_an_anchor(slug: str, lang: str) -> None:
    html = rules_page(slug, lang)
    assert re.findall(r'id="([^"]+)"', html) == list(markers(page_text(slug, lang)))
    assert not re.search(r"\[[RSPT][0-9]", html)
    assert html.startswith("<h1>")


@pytest.mark.parametrize(
    ("slug", "lang"),
    [("kwartetten", "nl"), ("pesten", "de"), ("../nl/pesten", "en"), ("", "nl"), ("pesten", "..")],
)
def test_a_page_that_is_not_there_is_an_error(slug: str, lang: str) -> None:
    with pytest.raises(LookupError):
        rules_page(slug, lang)
