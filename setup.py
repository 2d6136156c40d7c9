"""Builds Troef: the rules compiled to native code where a C compiler is found, plain Python otherwise.

`TROEF_COMPILE=no` builds without compiling; `TROEF_COMPILE=yes` fails where compiling fails.
"""

import json
import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path("src/troef")
#: What is compiled together: the rooms below the games, with the game whose speed is held against a bar of its own. All
#: other games are a unit each, with the players of the game, which costs a call across units a tenth
#: (docs/performance.md) and keeps compiling short.
TOGETHER = ("cards", "core", "tricks", "auction", "melds", "betting", "shedding", "search", "games/klaverjassen")

#: Protocols that are looked for at run time cannot be compiled.
INTERPRETED = (str(ROOT / "bots" / "player.py"),)

#: -fno-semantic-interposition lets gcc inline across the modules of a unit.
FLAGS = ["-O3", "-g0", "-fno-semantic-interposition", "-Wno-unused-function"]


def python_files(*places: Path) -> list[str]:
    """The Python files in some folders, or the files themselves."""
    return sorted(str(path) for place in places for path in (place.rglob("*.py") if place.is_dir() else [place]))


def units() -> list[tuple[list[str], str]]:
    """What is compiled together: the shared rooms; what players have in common; each game with its own players."""
    folders = sorted(path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file())
    rooms = python_files(*(ROOT / room for room in TOGETHER))
    found = [(rooms, "troef_rooms")]
    shared = [file for file in python_files(ROOT / "bots") if file not in INTERPRETED]
    for game in sorted(folders, key=lambda path: len(path.name), reverse=True):  # manillen_tornooi before manillen
        own = [file for file in shared if (Path(file).relative_to(ROOT / "bots").parts[0] + "_").startswith(game.name)]
        shared = [file for file in shared if file not in own]
        sources = [file for file in python_files(game) if file not in rooms]
        found.append((sources + own, f"troef_{game.name}"))
    return [*found, (shared, "troef_players"), ([str(ROOT / "games" / "__init__.py")], "troef_games")]


def compiler_found() -> bool:
    """Whether the compiler that Python was built for is there."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None


def native_modules() -> list[object]:
    """The extension modules, or none with one clear line saying so."""
    wish = os.environ.get("TROEF_COMPILE", "auto")
    if wish == "no" or (wish == "auto" and not compiler_found()):
        print("troef: no C compiler used; the rules run interpreted (same results, slower)", file=sys.stderr)
        return []
    os.environ.setdefault("MYPYPATH", "src")
    from mypyc.build import mypycify

    groups = units()
    files = [file for sources, _ in groups for file in sources]
    modules = mypycify(["--strict", *files], opt_level="3", separate=groups)
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return list(modules)


class BuildWithPages(build_py):
    """Puts the rules pages of docs/rules into the package, and which tests prove which clauses."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        data = Path(self.build_lib) / "troef" / "data"
        if Path("docs/rules").is_dir():
            shutil.copytree("docs/rules", data / "rules", dirs_exist_ok=True)
        if Path("tests/clauses.py").is_file():
            report = runpy.run_path("src/troef/cli/coverage.py")["coverage"]()
            (data / "coverage.json").write_text(json.dumps(report, indent=1), encoding="utf-8")


setup(
    ext_modules=native_modules(),
    cmdclass={"build_py": BuildWithPages},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
