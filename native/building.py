"""The build command: C from mypyc with docstrings in it, one library for each unit, one shim for every module."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from native.bits import with_instructions
from native.compiler import compiler_found
from native.docstrings import with_docstrings
from native.numbers import without_questions
from native.seldom import with_marks
from native.shims import shim_source
from native.units import Unit, module_name, units

#: What is made on the way, for each Python apart; it stays, so that what has not changed is not compiled again.
WORK = Path("build") / f"native-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}"

#: -fno-semantic-interposition lets gcc inline across the modules of a unit; -fno-plt calls Python's functions without a
#: stub between. Warnings about generated code help nobody, and looking for them takes as long as all else together: -w
#: only keeps them quiet, -Wno-all does not look.
FLAGS = ["-g0", "-w", "-Wno-all", "-fno-semantic-interposition", "-fno-plt"]

#: What a library shows to others even where a unit is compiled as a whole program: how it is initialised.
VISIBLE = "#define PyMODINIT_FUNC __attribute__((externally_visible)) Py_EXPORTED_SYMBOL PyObject*"


def will_compile() -> bool:
    """Whether the rules are compiled; if not, one clear line says so."""
    wish = os.environ.get("TROEF_COMPILE", "auto")
    if wish == "no" or (wish == "auto" and not compiler_found()):
        print("troef: no C compiler used; the rules run interpreted (same results, slower)", file=sys.stderr)
        return False
    return True


class BuildNative(build_ext):
    """Compiles the units. mypyc runs here and nowhere else: pip reads the setup several times for one wheel."""

    def run(self) -> None:
        self.distribution.ext_modules = native_modules()
        self.distribution.reinitialize_command(self)
        self.ensure_finalized()
        super().run()

    def build_extensions(self) -> None:
        shims = [module for module in self.extensions if module.name.startswith("troef.")]
        self.parallel = os.cpu_count() or 1  # what the setup said was forgotten when the command was set up again
        every, self.extensions = self.extensions, [module for module in self.extensions if module not in shims[1:]]
        super().build_extensions()
        self.extensions = every
        for shim in shims[1:]:
            target = self.get_ext_fullpath(shim.name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            self.copy_file(self.get_ext_fullpath(shims[0].name), target)


def native_modules() -> list[Extension]:
    """The libraries of the units, that which lays cells into arrays and, for each module, its shim: all of them the
    same one."""
    found = units()
    shim = _written(WORK / "shim.c", shim_source(found))
    libraries = _libraries(found)
    names = [module_name(source) for unit in found for source in unit.sources]
    cells = Extension("troef_cells", ["native/cells.c"], extra_compile_args=["-O2", "-g0"])
    return [*libraries, cells, *(Extension(name, [shim]) for name in names)]


def _libraries(found: list[Unit]) -> list[Extension]:
    os.environ.setdefault("MYPYPATH", "src")
    try:
        modules = _generated(found)
    except (AssertionError, KeyError, ValueError):
        # mypyc sometimes cannot go on from what it has kept of other units; units whose C comes out the same stay
        shutil.rmtree(WORK / "mypy", ignore_errors=True)
        modules = _generated(found)
    by_name = {module.name: module for module in modules}
    return [_library(by_name[f"{unit.name}__mypyc"], unit) for unit in found]


def _generated(found: list[Unit]) -> list[Extension]:
    """What mypyc makes of the units, one module each."""
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        ["--strict", f"--cache-dir={WORK / 'mypy'}", *[source for unit in found for source in unit.sources]],
        opt_level="1",
        debug_level="0",
        separate=[(unit.sources, unit.name) for unit in found],
        target_dir=str(WORK),
    )
    return made


def _library(module: Extension, unit: Unit) -> Extension:
    """What mypyc made of a unit, with docstrings and with our flags (written on top, so that others compile again)."""
    (made,) = module.sources
    code = without_questions(with_docstrings(Path(made).read_text(encoding="utf-8"), unit.sources))
    if not any(flag.startswith("/") for flag in module.extra_compile_args):  # not Microsoft's compiler
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS, *unit.flags]
        code = f"{VISIBLE}\n{with_marks(code) if unit.inner else with_instructions(code)}"
    flags = " ".join(module.extra_compile_args)
    module.sources = [_written(WORK / "documented" / Path(made).name, f"/* {flags} */\n{code}")]
    return module


def _written(path: Path, text: str) -> str:
    """The path of a file with this text, which is left alone where it has it already."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return str(path)
