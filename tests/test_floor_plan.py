"""Who knows the folder of one game knows all of them: the same thing has the same name (docs/architecture.md)."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "troef" / "games"
FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "__init__.py").is_file())

#: Other words for what has a name already.
SYNONYMS = {
    "match": "game",
    "play": "turns",
    "refusals": "refusing",
    "round": "turns",
    "setting": "rules",
    "speaking": "language",
    "speech": "language",
    "whynot": "refusing",
}


def modules(folder: Path) -> list[str]:
    return [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]


def vocabulary() -> set[str]:
    """The names that the table of the architecture page explains."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("## The folder of a game")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))


def test_what_several_games_have_is_explained_once() -> None:
    counted = Counter(name for folder in FOLDERS for name in modules(folder))
    shared = {name for name, count in counted.items() if count > 1}
    assert not shared - vocabulary()
    assert not vocabulary() - counted.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_game_has_its_rules_and_its_results(folder: Path) -> None:
    assert {"game", "result"} <= set(modules(folder))
    wrong = {name: SYNONYMS[name] for name in modules(folder) if name in SYNONYMS}
    assert not wrong


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_the_table_of_clauses_names_what_is_there(folder: Path) -> None:
    package = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    named = re.findall(r"`(\w+)\.(?:\w+\.)*(\w+)", ast.get_docstring(package) or "")
    sources = {module: (folder / f"{module}.py").read_text(encoding="utf-8") for module in modules(folder)}
    missing = [
        f"{module}.{name}"
        for module, name in named
        if module in sources and not re.search(rf"^ *(def |class )?{name}\b", sources[module], re.MULTILINE)
    ]
    assert not missing
