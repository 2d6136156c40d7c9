"""Draws the floors of the house (docs/floors.svg) from the imports between the rooms of src/troef.

    python -m tools.floors [--check]

The floors are those of the import contract in pyproject.toml. An arrow says that a room imports another one; it is left
out where other arrows lead there. With `--check` nothing is written; it says whether the picture is up to date.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools.imports import reachable, room_graph

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "src" / "troef"
PICTURE = TOP / "docs" / "floors.svg"

#: Where a room stands on its floor, from the left, so that hardly any arrows cross.
COLUMNS = {
    "cards": 2.0,
    "core": 2.0,
    "sampling": 2.0,
    "words": 5.3,
    "betting": -0.2,
    "auction": 0.8,
    "tricks": 2.0,
    "melds": 3.2,
    "shedding": 4.2,
    "games": 2.0,
    "formats": 0.0,
    "search": 3.4,
    "rows": 4.4,
    "bots": 2.0,
    "thinking": 3.0,
    "table": 3.0,
    "lessons": 4.4,
    "store": 2.6,
    "env": 0.8,
    "sim": 2.0,
    "tournament": 4.4,
    "people": 3.2,
    "paper": 4.4,
    "server": 3.0,
    "tui": 4.0,
    "cli": 2.0,
}
WIDTH, LEFT, ACROSS, DOWN = 760, 112, 108, 66
ROOM_WIDTH, ROOM_HEIGHT = 88, 32
#: How far from the middle of a room an arrow from the side may end.
FAN = 30
TITLE = "The rooms of Troef: an arrow says what a room imports, always from a lower floor"
STYLE = """
svg { --paper: #ffffff; --band: #f3f5f8; --room: #ffffff; --edge: #0b5fa5; --ink: #1c2733; --faint: #66717d; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #12181f; --band: #1a222b; --room: #22303d; --edge: #6cb6f2; --ink: #e8edf2; --faint: #98a4b0; }
}
text { fill: var(--ink); text-anchor: middle; }
.paper { fill: var(--paper); }
.band { fill: var(--band); }
.floor { fill: var(--faint); font-size: 12px; text-anchor: start; }
.room { fill: var(--room); stroke: var(--edge); stroke-width: 1.5; }
.arrow { stroke: var(--faint); stroke-width: 1.3; marker-end: url(#head); }
.head { fill: var(--faint); }
"""


def floors(graph: dict[str, set[str]]) -> dict[str, int]:
    """The floor of each room, from 1: by the contract, or just above what it imports where that does not name it."""
    contracts = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    found = {room.strip(" ()"): floor for floor, layer in enumerate(reversed(layers), 1) for room in layer.split("|")}
    for room in graph.keys() - found.keys():
        found[room] = 1 + max((found[other] for other in graph[room]), default=0)
    return {room: found[room] for room in sorted(graph)}


def pointing_up(graph: dict[str, set[str]]) -> list[str]:
    """The imports that do not come from a lower floor.

    >>> pointing_up({"cards": {"core"}, "core": set(), "games": {"core"}})
    ['cards imports core']
    """
    floor = floors(graph)
    return [
        f"{room} imports {other}"
        for room in sorted(graph)
        for other in sorted(graph[room])
        if floor[room] <= floor[other]
    ]


def arrows(graph: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """The imports that do not follow from others.

    >>> list(arrows({"cards": set(), "core": {"cards"}, "games": {"cards", "core"}}))
    [('core', 'cards'), ('games', 'core')]
    """
    for room in sorted(graph):
        for other in sorted(graph[room]):
            if not any(other in reachable(graph, between) for between in graph[room] - {other}):
                yield room, other


def draw(graph: dict[str, set[str]]) -> str:
    """The picture.

    Raises:
        KeyError: a room has no column yet.
    """
    floor = floors(graph)
    highest = max(floor.values())
    place = {
        room: (LEFT + round(COLUMNS[room] * ACROSS), 20 + ROOM_HEIGHT // 2 + (highest - floor[room]) * DOWN)
        for room in floor
    }
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {highest * DOWN + 8}" role="img" '
        'font-family="system-ui, sans-serif" font-size="14">',
        f"<title>{TITLE}</title>",
        f"<style>{STYLE}</style>",
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
        '<rect class="paper" width="100%" height="100%"/>',
    ]
    for number in range(1, highest + 1):
        middle = 20 + ROOM_HEIGHT // 2 + (highest - number) * DOWN
        parts.append(f'<rect class="band" x="8" y="{middle - 24}" width="{WIDTH - 16}" height="48" rx="8"/>')
        parts.append(f'<text class="floor" x="20" y="{middle + 4}">{number}</text>')
    for room, other in arrows(graph):
        (x, y), (to_x, to_y) = place[room], place[other]
        to_x += max(-FAN, min(FAN, (x - to_x) // 5))
        parts.append(f'<path class="arrow" d="M{x} {y + ROOM_HEIGHT // 2}L{to_x} {to_y - ROOM_HEIGHT // 2}"/>')
    for room, (x, y) in place.items():
        parts.append(
            f'<rect class="room" x="{x - ROOM_WIDTH // 2}" y="{y - ROOM_HEIGHT // 2}" width="{ROOM_WIDTH}" '
            f'height="{ROOM_HEIGHT}" rx="7"/><text x="{x}" y="{y + 5}">{room}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: list[str]) -> str:
    """Write the picture, or only compare it; what is wrong, empty when nothing is."""
    graph = room_graph(PACKAGE)
    wrong = pointing_up(graph)
    if wrong:
        return f"an import must come from a lower floor: {', '.join(wrong)}"
    missing = sorted(graph.keys() - COLUMNS.keys())
    if missing:
        return f"say in tools/floors.py (COLUMNS) where these rooms stand on their floor: {', '.join(missing)}"
    if "--check" in arguments:
        same = PICTURE.is_file() and PICTURE.read_text(encoding="utf-8") == draw(graph)
        return "" if same else "docs/floors.svg is not as the imports are: run make floors"
    PICTURE.write_text(draw(graph), encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or None)
