"""What is compiled, what together, and how hard. What each choice brought stands in docs/performance.md."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path("src/troef")

#: Rooms of rules and players; the others (faces, tables, simulations) run interpreted.
ROOMS = (
    "cards",
    "core",
    "sampling",
    "tricks",
    "auction",
    "melds",
    "betting",
    "shedding",
    "search",
    "rows",
    "games",
    "bots",
)

#: What is compiled together. Every game is a unit with its players, so that working on one game compiles one game.
TOGETHER = ("cards", "core", "sampling", "tricks", "auction", "melds", "betting", "shedding", "search", "rows")

#: Modules that no playout or search comes by stay interpreted: text, words, options, results, files.
COLD = (
    "__init__.py",
    "language.py",
    "refusing.py",
    "options.py",
    "result.py",
    "hand_order.py",
    "core/arranging.py",
    "core/checked_fields.py",
    "core/digest.py",
    "core/draw.py",
    "core/endings.py",
    "core/info.py",
    "core/match.py",
    "core/nearest.py",
    "core/position.py",
    "core/position_facts.py",
    "core/position_sheet.py",
    "core/reading.py",
    "core/record.py",
    "core/record_error.py",
    "core/registry.py",
    "core/wire.py",
    "core/witness.py",
    "cards/sentence.py",
    "cards/spoken.py",
    "patience/entering.py",
    "reasons/*.py",
    "learning/training.py",
    "learning/tricks.py",
    "learning/fitting.py",
    "learning/leads.py",
    "learning/lessons.py",
    "learning/preflop.py",
    "learning/stored.py",
    "bots/player.py",  # protocols that are looked for at run time cannot be compiled
)

#: Of these, what is hot all the same (moves are made there, phases look at its rules) or extends what is compiled.
HOT = (
    "blackjack/options.py",
    "canasta/language.py",
    "cinch/language.py",
    "duizenden/language.py",
    "jokeren/language.py",
    "patience/language.py",
    "manillen_tornooi/language.py",
    "pesten/language.py",
    "poker/options.py",
    "shithead/language.py",
    "zenuwen/language.py",
    "zwikken/options.py",
)

#: With the shared rooms at -O2 klaverjassen loses a tenth, and little time is won. gcc needs twice as long for games
#: at -O2 as at -O1; with small functions inlined and seldom taken branches apart, -O1 is nearly as fast. Each unit has
#: mypyc's runtime in it: as a whole program it leaves out what it does not use. What a wrapper that seldom runs calls
#: (`native/seldom.py`) may run often: -fno-ipa-profile.
SHARED_FLAGS = ("-O3",)
GAME_FLAGS = (
    "-O1",
    "-finline-small-functions",
    "-findirect-inlining",
    "-freorder-blocks-and-partition",
    "-fwhole-program",
    "-fno-ipa-profile",
)
#: Games of whose code most runs in lists and small loops of their own: at -O1 they are slower than all were at -O3.
HARDER = ("pesten", "shithead", "jokeren")


class Unit(NamedTuple):
    """Modules that become one library."""

    name: str
    sources: list[str]
    flags: tuple[str, ...]
    #: whether Python seldom calls into it: its wrappers are built small (`native/seldom.py`)
    inner: bool


def hot_files(*places: Path) -> list[str]:
    """The modules in some folders that are compiled."""
    files = sorted(path for place in places for path in place.rglob("*.py"))
    return [str(path) for path in files if _among(path, HOT) or not _among(path, COLD)]


def _among(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(path.match(pattern) for pattern in patterns)


def units() -> list[Unit]:
    """The shared rooms; each game with its own players; what players have in common."""
    folders = [path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file()]
    rooms = hot_files(*(ROOT / room for room in TOGETHER))
    found = [Unit("troef_rooms", rooms, SHARED_FLAGS, inner=False)]
    shared = hot_files(ROOT / "bots")
    for game in sorted(folders, key=lambda path: (-len(path.name), path.name)):  # manillen_tornooi before manillen
        own = [file for file in shared if (Path(file).relative_to(ROOT / "bots").parts[0] + "_").startswith(game.name)]
        shared = [file for file in shared if file not in own]
        sources = [file for file in hot_files(game) if file not in rooms]
        flags = ("-O2", *GAME_FLAGS[1:]) if game.name in HARDER else GAME_FLAGS
        found.append(Unit(f"troef_{game.name}", sources + own, flags, inner=True))
    return [*found, Unit("troef_players", shared, GAME_FLAGS, inner=True)]


def module_name(source: str) -> str:
    """The dotted name of a module: `src/troef/core/game.py` is `troef.core.game`."""
    return ".".join(Path(source).relative_to("src").with_suffix("").parts)
