"""Pages as they stand in the repository, for the Markdown of MkDocs.

A page in docs/ is first of all read where the sources are. What differs on the site is mended here: links to pages
outside docs/, lists in lists (two spaces there, four here), and the clauses of the rule books.
"""

import posixpath
import re
from collections.abc import Iterator
from typing import Final

#: Pages at the top of the repository, and what they are called on the site.
ROOT_PAGES: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "security.md"}
#: Where links to other files at the top lead.
_ELSEWHERE: Final = {"README.md": "index.md", "docs/rules": "rules/index.md", "docs": "index.md", "": "index.md"}

_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
_SCHEME: Final = re.compile(r"[a-z]+:|//|#")
_ITEM: Final = re.compile(r" *(?:[-*]|\d+\.) ")
_FENCE: Final = re.compile(r" *(```+|~~~+)")
#: The clauses that a paragraph, a line of a list or a cell begins with (troef/words/pages.py).
_CLAUSES: Final = re.compile(r"^(\s*(?:[-*] |\| *)?)\[([RSPT][0-9]+(?: [RSPT][0-9]+)*)\](?=\s)", re.MULTILINE)


def blocks(text: str) -> Iterator[tuple[bool, list[str]]]:
    """A page as stretches of lines, with whether they are a block of code (its fences included).

    >>> list(blocks("a\\n```sh\\nb\\n```"))
    [(False, ['a']), (True, ['```sh', 'b', '```'])]
    """
    fence, lines = "", list[str]()
    for line in text.split("\n"):
        found = _FENCE.match(line)
        if found and not fence:
            if lines:
                yield False, lines
            fence, lines = found[1], [line]
        elif found and line.strip() == fence:
            yield True, [*lines, line]
            fence, lines = "", []
        else:
            lines.append(line)
    if lines:
        yield bool(fence), lines


def links_of_the_site(text: str, page: str, sources: str) -> str:
    """The links of a page as the site has them; `sources` is where the repository can be read, if anywhere.

    >>> links_of_the_site("[a](../CONTRIBUTING.md#rules), [b](rules), [c](../bench/x.py)", "env.md", "")
    '[a](contributing.md#rules), [b](rules/index.md), c'
    """
    origin = next((name for name, site in ROOT_PAGES.items() if site == page), f"docs/{page}")

    def mended(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if _SCHEME.match(target):
            return found[0]
        path, hash_mark, anchor = target.partition("#")
        place = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
        site = {**ROOT_PAGES, **_ELSEWHERE}.get(place if place != "." else "")
        if site is None and place.startswith("docs/"):
            site = place.removeprefix("docs/")
        if site is None:
            return f"[{words}]({sources.rstrip('/')}/blob/main/{place})" if sources else words
        return f"{mark}[{words}]({posixpath.relpath(site, posixpath.dirname(page) or '.')}{hash_mark}{anchor})"

    parts = [(code, "\n".join(lines)) for code, lines in blocks(text)]
    return "\n".join([part if code else _LINK.sub(mended, part) for code, part in parts])


def nested_by_four(text: str) -> str:
    """A page with lists in lists, and code in lists, four spaces in for each level; and an empty line before an item
    where the item before it has several paragraphs.

    >>> nested_by_four("- a\\n  b\\n  - c\\n\\n    d\\n- e\\n\\n  ```sh\\n  f\\n  ```")
    '- a\\n    b\\n    - c\\n\\n        d\\n\\n- e\\n\\n    ```sh\\n    f\\n    ```'
    """
    out: list[str] = []
    several = False  # whether the item that the last lines belong to has an empty line in it
    for code, lines in blocks(text):
        for number, line in enumerate(lines):
            indent = len(lines[0 if code else number]) - len(lines[0 if code else number].lstrip(" "))
            if not code and _ITEM.match(line):
                if several and out[-1].startswith(" "):
                    out.append("")
                several = False
            several = several or not line
            out.append(" " * (indent // 2 * 4 - indent) + line if line else line)
    return "\n".join(out)


def with_clauses(text: str) -> str:
    """A rules page with an anchor for each of its clauses, as the tables show it.

    >>> with_clauses("- [R10 R11] You follow.")
    '- <a id="R10" class="clause" href="#R10">R10</a> <a id="R11" class="clause" href="#R11">R11</a> You follow.'
    """

    def anchors(found: re.Match[str]) -> str:
        return found[1] + " ".join(
            [f'<a id="{clause}" class="clause" href="#{clause}">{clause}</a>' for clause in found[2].split()]
        )

    return _CLAUSES.sub(anchors, text)
