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

#: The rooms that are compiled, as one unit (design: docs/architecture.md, Two speeds).
COMPILED = ("cards", "core", "tricks", "auction", "melds", "betting", "shedding", "games", "search")

#: -fno-semantic-interposition lets gcc inline across modules.
FLAGS = ["-O3", "-fno-semantic-interposition", "-Wno-unused-function"]


def sources() -> list[str]:
    """The Python files to compile."""
    root = Path("src/troef")
    return sorted(str(path) for room in COMPILED for path in (root / room).rglob("*.py"))


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

    modules = mypycify(["--strict", *sources()], opt_level="3", multi_file=False, group_name="troef")
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


setup(ext_modules=native_modules(), cmdclass={"build_py": BuildWithPages})
