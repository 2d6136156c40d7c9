"""Counts the house: lines and modules of every game and shared room, copies written by hand, circles of imports.

    python -m tools.house [--top CHECKOUT] [--before COMMIT]

With `--before` the same is counted in the sources of that commit, and each figure of the table is given before and
now. Lines are those that are not empty. A test or bot belongs to the game that its file is named after.
"""

import argparse
import ast
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path

from tools.imports import circles, import_graph

#: What is not part of a game's name in the names of its files: `test_skat_player.py`, `never_skat.py`.
BEFORE_NAME = ("test_", "never_")
#: What `make copies` looks for beside a method that it leaves as it is (tools/copies.py).
BY_HAND = "# by hand: "
#: The last row of a table.
TOGETHER = "together"
#: A file of positions may be named after the game in short: `klaverjas_positions.py`.
SHORTEST_STEM = 5


@dataclass(frozen=True)
class Size:
    """The size of a game. `modules` are those of the rules; lines of rules, players, words and tests; `copies` the
    methods that copy, `by_hand` those that a person keeps up to date, `assigned` what is assigned in these."""

    modules: int = 0
    rules: int = 0
    players: int = 0
    words: int = 0
    tests: int = 0
    copies: int = 0
    by_hand: int = 0
    assigned: int = 0

    def __add__(self, other: "Size") -> "Size":
        return Size(*[getattr(self, field.name) + getattr(other, field.name) for field in fields(Size)])


def lines_of(paths: Iterable[Path]) -> int:
    """The lines of files that are not empty."""
    return sum(len([line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]) for path in paths)


def games_of(top: Path) -> list[str]:
    """The packages of the games, in alphabetical order."""
    return sorted(path.parent.name for path in (top / "src/troef/games").glob("*/__init__.py"))


def owner(stem: str, games: list[str]) -> str:
    """The game that a file is named after; empty when it is none.

    >>> games = ["klaverjassen", "manillen", "manillen_tornooi"]
    >>> owner("test_manillen_tornooi_play", games), owner("manillen_positions", games), owner("never_bridge", games)
    ('manillen_tornooi', 'manillen', '')
    >>> owner("klaverjas_positions", games)
    'klaverjassen'
    """
    for prefix in BEFORE_NAME:
        stem = stem.removeprefix(prefix)
    named = [game for game in games if f"{stem}_".startswith(f"{game}_")]
    if named:
        return max(named, key=len)
    first = stem.partition("_")[0]
    short = [game for game in games if len(first) >= SHORTEST_STEM and game.startswith(first)]
    return short[0] if len(short) == 1 else ""


def copies_in(paths: Iterable[Path], top: Path) -> Size:
    """The methods `copy` and `copy_…` of files of a checkout.

    Where `make copies` writes them, those that it only checks say "by hand" beside their name; where there is no such
    command yet, all are written by hand.
    """
    found = Size()
    marked = (top / "tools/copies.py").is_file()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and (node.name == "copy" or node.name.startswith("copy_")):
                by_hand = not marked or any(BY_HAND in line for line in lines[node.lineno - 1 : node.body[0].lineno])
                found += Size(copies=1, by_hand=int(by_hand), assigned=assigned_in(node) if by_hand else 0)
    return found


def assigned_in(method: ast.FunctionDef) -> int:
    """How many fields of another object a method assigns."""
    targets = [target for node in ast.walk(method) if isinstance(node, ast.Assign) for target in node.targets]
    return len([target for target in targets for part in ast.walk(target) if _is_field_of_another(part)])


def _is_field_of_another(part: ast.AST) -> bool:
    """Whether a part of what is assigned to is `other.field`."""
    if not isinstance(part, ast.Attribute) or not isinstance(part.ctx, ast.Store):
        return False
    return isinstance(part.value, ast.Name) and part.value.id != "self"


def sizes(top: Path) -> dict[str, Size]:
    """The size of each game of a checkout."""
    games = games_of(top)
    bots, tests = list((top / "src/troef/bots").rglob("*.py")), list((top / "tests").rglob("*.py"))
    found = {}
    for game in games:
        rules = sorted((top / "src/troef/games" / game).rglob("*.py"))
        players = [path for path in bots if player_of(path, games) == game]
        found[game] = copies_in(rules + players, top) + Size(
            len(rules),
            lines_of(rules),
            lines_of(players),
            lines_of((top / "src/troef/words").glob(f"*/{game.replace('_', '-')}.ftl")),
            lines_of(path for path in tests if owner(path.stem, games) == game),
        )
    return found


def rooms(top: Path) -> dict[str, Size]:
    """The size of each shared room: its modules, lines and copies. Of `bots` only what no game has to itself."""
    games = games_of(top)
    found = {}
    for room in sorted(path.parent for path in (top / "src/troef").glob("*/__init__.py")):
        if room.name != "games":
            paths = [path for path in room.rglob("*.py") if room.name != "bots" or not player_of(path, games)]
            found[room.name] = copies_in(paths, top) + Size(len(paths), lines_of(paths))
    return found


def player_of(path: Path, games: list[str]) -> str:
    """The game of a module of the bots, or of a folder of them; empty when several games use it.

    >>> player_of(Path("src/troef/bots/bridge/bidding.py"), ["bridge"]), player_of(Path("bots/whist.py"), ["bridge"])
    ('bridge', '')
    """
    return owner(path.stem if path.parent.name == "bots" else path.parent.name, games)


def table(
    head: str, columns: dict[str, str], before: "dict[str, Size] | None", after: dict[str, Size]
) -> Iterator[str]:
    """The rows of a table, with the sum as the last; a figure that has changed is given as `before → now`.

    `columns` are the fields of a `Size` with their headings.
    """
    yield f"| {head} | {' | '.join(columns.values())} |"
    yield f"| --- |{' ---: |' * len(columns)}"
    old = {} if before is None else {**before, TOGETHER: sum(before.values(), Size())}
    new = {**after, TOGETHER: sum(after.values(), Size())}
    for name in sorted(old.keys() | new.keys(), key=lambda name: (name == TOGETHER, name)):
        pair = [counted.get(name, Size()) for counted in ((new,) if before is None else (old, new))]
        cells = [[str(getattr(size, column)) for size in pair] for column in columns]
        yield f"| {name} | {' | '.join(' → '.join(dict.fromkeys(cell)) for cell in cells)} |"


def report(top: Path, before: "Path | None" = None) -> str:
    """All figures of a checkout, beside those of another."""
    every = {field.name: field.name.replace("_", " ") for field in fields(Size)}
    shared = {**every, "rules": "lines"}
    for name in ("players", "words", "tests"):
        del shared[name]
    parts = [
        *table("game", every, before and sizes(before), sizes(top)),
        "",
        *table("shared room", shared, before and rooms(before), rooms(top)),
    ]
    rings = {name: _rings(checkout) for name, checkout in (("before", before), ("now", top)) if checkout is not None}
    parts += ["", f"| modules that import each other | {' | '.join(rings)} |", f"| --- |{' --- |' * len(rings)}"]
    for ring in sorted(set().union(*rings.values())) or ["none"]:
        parts.append(f"| {ring} | {' | '.join('yes' if ring in found else '–' for found in rings.values())} |")
    return "\n".join(parts)


def _rings(top: Path) -> set[str]:
    """The circles of imports of a checkout, each as a line."""
    return {", ".join(f"`{module}`" for module in ring) for ring in circles(import_graph(top / "src/troef"))}


def main(arguments: list[str]) -> str:
    """Print the figures; what is wrong, empty when nothing is."""
    parser = argparse.ArgumentParser(prog="python -m tools.house")
    parser.add_argument("--top", type=Path, default=Path(), help="the checkout to count")
    parser.add_argument("--before", default="", help="a commit to count as well")
    given = parser.parse_args(arguments)
    if not given.before:
        print(report(given.top))
        return ""
    command = ["git", "archive", given.before]
    packed = subprocess.run(command, cwd=given.top, capture_output=True, check=False)
    if packed.returncode:
        return f"house: there is no commit {given.before} here"
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        print(report(given.top, Path(folder)))
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or None)
