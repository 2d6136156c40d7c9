"""The documentation site: every page is in it and reads as in the repository, and it is built without a fault.

`make test` builds it without running the tutorials as notebooks, and runs their code by itself. `make prove` builds
all.
"""

import doctest
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import markdown
import pytest
import yaml
from markdown_it import MarkdownIt
from tools.site import dialect, games, session
from tools.site.dialect import ROOT_PAGES, nested_by_four, with_clauses
from tools.site.sections import named, outside, told

import troef
from proving import AT_LENGTH
from troef.words.pages import rules_page

TOP = Path(__file__).parent.parent
DOCS = TOP / "docs"
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))
EXAMPLES = sorted((DOCS / "examples").glob("*.md"))
RULES = sorted((DOCS / "rules").rglob("*.md"))
PAGES = [*sorted(DOCS.glob("*.md")), *TUTORIALS, *EXAMPLES, *RULES, *[TOP / name for name in ROOT_PAGES]]


class Loader(yaml.SafeLoader):
    """Reads mkdocs.yml, with the usual value of what comes from outside."""


Loader.add_constructor("!ENV", lambda loader, node: loader.construct_sequence(node)[-1])


class Tags(HTMLParser):
    """The elements of a page, with how deep lists lie in lists; its anchors; and what it has loaded from elsewhere."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.anchors: list[str] = []
        self.foreign: list[str] = []
        self._lists = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, "str | None"]]) -> None:
        facts = dict(attrs)
        self._lists += tag in ("ul", "ol")
        if tag in ("ul", "ol", "li", "pre", "table", "tr", "h1", "h2", "h3", "strong", "a"):
            self.elements.append(f"{tag}{self._lists}" if tag == "li" else tag)
        if facts.get("class") == "clause":
            self.anchors.append(str(facts.get("id")))
        loaded = facts.get("href") if tag == "link" and facts.get("rel") != "canonical" else facts.get("src")
        if loaded and re.match(r"(https?:)?//", loaded):
            self.foreign.append(loaded)

    def handle_endtag(self, tag: str) -> None:
        self._lists -= tag in ("ul", "ol")


# ---- pages ----


def test_every_page_is_in_a_part_of_the_site() -> None:
    nav = yaml.load((TOP / "mkdocs.yml").read_text(encoding="utf-8"), Loader)["nav"]
    pages = [str(page.relative_to(DOCS)) for page in sorted(DOCS.rglob("*.md"))]
    lost = outside(nav, pages)
    assert not lost, told(lost)
    made = {"rules/index.md", "spaces/index.md", "api-env.md", *ROOT_PAGES.values()}
    assert {name for name in named(nav) if not name.endswith("/")} - set(pages) == made


def test_a_page_that_is_in_no_part_is_told_with_where_to_add_it() -> None:
    nav = [{"Troef": "index.md"}, {"Play": [{"Rules": "rules/en/"}]}]
    assert outside(nav, ["index.md", "rules/en/skat.md", "draws.md"]) == ["draws.md"]
    assert "docs/draws.md" in told(["draws.md"]) and "'nav' in mkdocs.yml" in told(["draws.md"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_a_page_has_the_same_parts_on_the_site_as_in_the_repository(page: Path) -> None:
    """Two kinds of Markdown: lists in lists are where they part."""
    text = page.read_text(encoding="utf-8")
    there = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    here = markdown.markdown(
        nested_by_four(text), extensions=["tables", "sane_lists", "md_in_html", "pymdownx.superfences"]
    )
    assert Tags(here).elements == Tags(there).elements


@pytest.mark.parametrize("page", RULES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_a_rules_page_has_the_same_clauses_on_the_site_as_at_the_table(page: Path) -> None:
    here = re.findall(r'<a id="(\w+)" class="clause"', with_clauses(page.read_text(encoding="utf-8")))
    assert here == re.findall(r'<a id="(\w+)" class="clause"', rules_page(page.stem, page.parent.name))


def test_links_between_pages_lead_to_files_of_the_repository() -> None:
    """Where the sources are read, no page is there that the site makes from the code."""
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.relative_to(TOP)}: {target}"


@pytest.mark.parametrize("module", [dialect, games, session], ids=lambda module: module.__name__)
def test_examples_in_what_makes_the_site_come_out_as_printed(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


# ---- the site ----


def built(site: Path) -> None:
    """Build the site in a folder, as `make site` does; the tutorials are run where there is time for it. MkDocs counts
    no warning with `--quiet`."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)],
        cwd=TOP,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "TROEF_SITE_NOTEBOOKS": "yes" if AT_LENGTH else "no"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def read(site: Path, name: str) -> str:
    """A page of the site."""
    return (site / name / "index.html").read_text(encoding="utf-8")


def test_the_site_is_built_and_whole(tmp_path: Path) -> None:
    """One test, because building takes seconds: MkDocs stops at links and anchors that lead nowhere."""
    built(tmp_path)
    check_that_nothing_is_loaded_from_other_sites(tmp_path)
    check_the_pages_of_the_games(tmp_path)
    found = (tmp_path / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "rules/nl/klaverjassen/" in found and "env/#spaces" in found
    for tutorial in TUTORIALS if AT_LENGTH else ():
        assert "prints" in read(tmp_path, f"tutorials/{tutorial.stem}")
        assert (tmp_path / "tutorials" / f"{tutorial.stem}.ipynb").is_file()


def check_that_nothing_is_loaded_from_other_sites(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 3 * len(troef.all_games())
    assert {foreign for page in pages for foreign in Tags(page.read_text(encoding="utf-8")).foreign} == set()
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert [found for style in styles for found in re.findall(r"url\([\"']?(?:https?:)?//[^)]*\)", style)] == []


def check_the_pages_of_the_games(site: Path) -> None:
    for info in troef.all_games():
        assert 'id="columns-of-an-observation"' in read(site, f"spaces/games/{info.slug}")
        assert Tags(read(site, f"rules/en/{info.slug}")).anchors == Tags(read(site, f"rules/nl/{info.slug}")).anchors
    page = read(site, "spaces/games/klaverjassen")
    assert "<code>rotterdams-club</code>" in page and "hand/0" in page and "trump S" in page


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda tutorial: tutorial.stem)
def test_the_code_of_a_tutorial_runs(tutorial: Path) -> None:
    names: dict[str, Any] = {}
    cells = re.findall(r"^```python\n(.*?)^```", tutorial.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(cells) >= 4
    for cell in cells:
        exec(compile(cell, str(tutorial), "exec"), names)


# ---- how to cite it ----


def test_the_citation_file_is_whole_and_of_this_version() -> None:
    """What the Citation File Format 1.2.0 demands; the version is that of the package and of the page about it."""
    cited = yaml.safe_load((TOP / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert all(isinstance(cited[key], str) and cited[key] for key in ("message", "title", "abstract", "version"))
    assert cited["type"] == "software" and cited["license"] == "MIT"
    assert all(set(author) <= {"name", "website", "alias"} and author["name"] for author in cited["authors"])
    assert set(cited) <= KEYS
    project = re.search(r'^version = "(.*)"', (TOP / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert project is not None and str(cited["version"]) == project[1]
    assert f"version = {{{project[1]}}}" in (DOCS / "citing.md").read_text(encoding="utf-8")


#: What may stand in a citation file (those keys of its schema that we could use).
KEYS = {
    "abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi", "identifiers", "keywords",
    "license", "message", "preferred-citation", "references", "repository", "repository-code", "title", "type", "url",
    "version",
}  # fmt: skip
