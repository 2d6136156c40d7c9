"""The rules pages: Markdown in our own words, shown as HTML with an anchor for every clause."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from troef.words.words import LANGUAGES

#: A paragraph that carries clauses starts with their ids: `[R9]` or `[R10 R11]`.
MARKER: Final = re.compile(r"\[([RSPT][0-9]+(?: [RSPT][0-9]+)*)\]\s*")
_SLUG: Final = re.compile(r"[a-z][a-z-]*")


def rules_page(slug: str, lang: str) -> str:
    """The rules of a game as HTML; every clause named in the page is an anchor (`id="R9"`).

    Raises:
        LookupError: there is no such page.
    """
    return _render(page_text(slug, lang))


def page_text(slug: str, lang: str) -> str:
    """The Markdown of a rules page.

    Raises:
        LookupError: there is no such page.
    """
    page = _pages() / lang / f"{slug}.md"
    if lang not in LANGUAGES or not _SLUG.fullmatch(slug) or not page.is_file():
        raise LookupError(f"no rules page for '{slug}' in '{lang}'")
    return page.read_text(encoding="utf-8")


def plain_page(slug: str, lang: str) -> str:
    """The Markdown of a rules page for faces without anchors: clause ids stand in bold.

    Raises:
        LookupError: there is no such page.
    """
    return MARKER.sub(lambda found: f"**{found[1]}** ", page_text(slug, lang))


def _pages() -> Traversable:
    """The folder of the pages: inside the package once installed, in the checkout's docs before that."""
    installed = files("troef") / "data" / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def _render(text: str) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.push("clauses", _anchor_clauses)
    return str(markdown.render(text))


def _anchor_clauses(state: StateCore) -> None:
    """Turn the marker that starts a paragraph, bullet or table cell into anchors."""
    for block in state.tokens:
        first = block.children[0] if block.type == "inline" and block.children else None
        marker = MARKER.match(first.content) if first is not None and first.type == "text" else None
        if first is None or marker is None or block.children is None:
            continue
        first.content = first.content[marker.end() :]
        anchors = "".join(f'<a id="{clause}" class="clause">{clause}</a> ' for clause in marker[1].split())
        block.children.insert(0, Token("html_inline", "", 0, content=anchors))
