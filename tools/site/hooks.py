"""What MkDocs calls while it builds the site.

`TROEF_SITE_NOTEBOOKS=no` leaves the tutorials as they stand, without what they print: for a quick look.
"""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pymdownx.slugs import slugify

TOP: Final = Path(__file__).parents[2]
for folder in (TOP, *([] if importlib.util.find_spec("troef") else [TOP / "src"])):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from tools.site import games, sections, tutorials  # noqa: E402
from tools.site.dialect import ROOT_PAGES, links_of_the_site, nested_by_four, with_clauses  # noqa: E402

NOTEBOOKS: Final = os.environ.get("TROEF_SITE_NOTEBOOKS", "yes") != "no"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The nav with all pages of its folders; anchors as in the repository; no links to sources that are nowhere."""
    config.nav = sections.filled(config.nav)
    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages that are made from the code, those at the top of the repository, and the notebooks."""
    lost = sections.outside(config.nav, [file.src_uri for file in files.documentation_pages()])
    if lost:
        raise PluginError(sections.told(lost))
    made = {**games.pages(), **{site: (TOP / name).read_text(encoding="utf-8") for name, site in ROOT_PAGES.items()}}
    for name, text in made.items():
        if files.get_file_from_path(name) is None:
            files.append(File.generated(config, name, content=text))
    for file in files.documentation_pages() if NOTEBOOKS else ():
        if file.src_uri.startswith("tutorials/"):
            notebook = tutorials.notebook_of(file.content_string)
            name = file.src_uri.removesuffix(".md") + ".ipynb"
            files.append(File.generated(config, name, content=tutorials.as_file(notebook)))
            _RUN[file.src_uri] = tutorials.as_page(notebook, Path(name).name)
    return files


#: The tutorials as pages, with what they printed.
_RUN: Final[dict[str, str]] = {}


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **others: Any) -> str:
    """A page as it stands in the repository, for the Markdown of the site."""
    name = page.file.src_uri
    if name == "index.md":  # its parts are links to all the others
        page.meta["hide"] = ["navigation"]
    text = _RUN.get(name, markdown)
    if name == "env.md":
        text = text.replace("\n## Spaces\n", f"\n## Spaces\n\n{games.WHERE}\n", 1)
    if name.startswith("rules/"):
        text = with_clauses(text)
    return nested_by_four(links_of_the_site(text, name, config.repo_url or ""))
