"""Which module of a package imports which, read from the sources: nothing is imported to find out."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

#: Module -> the modules of the same package that it imports.
Graph = Mapping[str, set[str]]


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by their dotted names; a package within it goes by its own name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def import_graph(package: Path) -> dict[str, set[str]]:
    """What each module imports, wherever it does so: at its top, within a function, or for types only."""
    known = modules(package)
    return {name: set(imported(path, known)) - {name} for name, path in known.items()}


def imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """The known modules that a file imports. What comes out of a package is imported from the package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import each other, directly or through others, each in alphabetical order.

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})
    [['b', 'c']]
    """
    reached = {name: reachable(graph, name) for name in graph}
    groups = {tuple(sorted(other for other in reached[name] if name in reached.get(other, ()))) for name in graph}
    return sorted(list(group) for group in groups if group)


def reachable(graph: Graph, start: str) -> set[str]:
    """All that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found


def room_graph(package: Path) -> dict[str, set[str]]:
    """Which room (package within the package) imports which other room."""
    rooms: dict[str, set[str]] = {}
    for name, found in import_graph(package).items():
        room = room_of(name)
        if room and (package / room).is_dir():
            rooms.setdefault(room, set()).update({room_of(other) for other in found} - {room, ""})
    return rooms


def room_of(module: str) -> str:
    """The room of a module; empty for the package itself.

    >>> room_of("troef.games.skat.game"), room_of("troef")
    ('games', '')
    """
    return module.partition(".")[2].partition(".")[0]
