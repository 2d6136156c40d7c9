"""The nav of the site: folders in it stand for all their pages, and no page is left out."""

from typing import Any, Final

from tools.site import games

#: Folders that the nav names, with their pages by title.
FOLDERS: Final = {
    "rules/en/": lambda: games.rules("en"),
    "rules/nl/": lambda: games.rules("nl"),
    "spaces/games/": games.spaces,
}


def filled(nav: Any) -> Any:
    """The nav of mkdocs.yml, with the pages of each folder that it names."""
    if isinstance(nav, list):
        return [filled(part) for part in nav]
    if isinstance(nav, dict):
        return {title: filled(part) for title, part in nav.items()}
    if nav in FOLDERS:
        return [{title: page} for title, page in FOLDERS[nav]().items()]
    return nav


def named(nav: Any) -> set[str]:
    """All pages and folders that a nav names."""
    if isinstance(nav, list):
        return {name for part in nav for name in named(part)}
    if isinstance(nav, dict):
        return {name for part in nav.values() for name in named(part)}
    return {nav}


def outside(nav: Any, pages: list[str]) -> list[str]:
    """The pages that are in no part of a nav."""
    there = named(nav)
    folders = tuple(name for name in there if name.endswith("/"))
    return [page for page in pages if page not in there and not (folders and page.startswith(folders))]


def told(lost: list[str]) -> str:
    """What to do with pages that are in no part of the nav."""
    pages = "\n".join([f"  docs/{page}" for page in lost])
    return (
        f"These pages are in no part of the site:\n{pages}\n"
        "Add each to 'nav' in mkdocs.yml, with a title, where its readers look: "
        "under Play, Club, Library, Laboratory or Inside."
    )
