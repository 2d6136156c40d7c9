"""Who knows the folder of one game knows all of them: the same thing has the same name (docs/architecture.md)."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from native.units import ROOMS

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


#: Names that classes of several games or players have: by what each such class derives from ("": from nothing they
#: share), what it is.
SHARED_CLASSES = {
    "Phase": {
        "Announcing": "who has something to tell tells it",
        "Betting": "bets are placed",
        "Bidding": "seats bid in turn",
        "Calling": "a rank or card is called",
        "Challenge": "the others say in turn whether they challenge",
        "Deciding": "everybody says once whether he goes on",
        "Exchange": "cards of the hand are exchanged",
        "Play": "the cards are played",
        "RoundPhase": "what the phases of a round share",
        "TrumpNaming": "somebody names the trump suit",
        "Turns": "seats play in turn, in games without tricks",
    },
    "GameResult": {"Result": "what `settle` takes", "Round": "a round as a part of it"},
    "Language": {"Speech": "the moves of a game in words"},
    "": {
        "Contract": "a contract as a row",
        "HandReading": "what the player infers about the hands of the others",
        "Imagined": "the cards as they may have been dealt, and the moves that fit them",
        "Knowledge": "what a view tells of the cards that it does not show",
        "Layout": "where every card lies",
        "Options": "what a table agrees on",
        "Outlook": "what the player sees when it chooses, and what can still come",
        "RulePlayer": "the player that follows rules of thumb",
        "Features": "what the bids of a game are learnt from",
        "Solving": "a position that is being solved, slice by slice",
        "StrongPlayer": "the strong player of a game that has one of its own",
        "TableRules": "what the options mean, worked out for a match",
        "Tuning": "the weights of a player's choices",
    },
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


def classes() -> list[tuple[str, list[str]]]:
    """Every class of rules and players, with the names of its bases."""
    found = []
    for path in sorted(path for room in ROOMS for path in (ROOT / "src" / "troef" / room).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.append((node.name, [ast.unparse(base).rpartition(".")[2] for base in node.bases]))
    return found


def test_the_name_of_a_class_has_one_meaning() -> None:
    counted = Counter(name for name, _ in classes())
    explained = {name for names in SHARED_CLASSES.values() for name in names}
    assert {name for name, count in counted.items() if count > 1} == explained


def test_classes_of_one_name_are_of_one_kind() -> None:
    bases: dict[str, set[str]] = {}
    for name, own in classes():
        bases.setdefault(name, set()).update(own)

    def derived(names: list[str], kind: str) -> bool:
        return any(name == kind or derived(sorted(bases.get(name, ())), kind) for name in names)

    kinds = {name: kind for kind, names in SHARED_CLASSES.items() for name in names if kind}
    assert not [name for name, own in classes() if name in kinds and not derived(own, kinds[name])]
