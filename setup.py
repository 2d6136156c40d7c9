"""Builds Troef: the rules compiled to native code where a C compiler is found, plain Python otherwise.

`TROEF_COMPILE=no` builds without compiling; `TROEF_COMPILE=yes` fails where compiling fails. How: the folder `native`.
"""

import json
import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))  # pip does not put it there
from native.building import BuildNative, will_compile


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
    # the list of modules is made when they are built; this one says that there are some
    ext_modules=[Extension("troef", [])] if will_compile() else [],
    cmdclass={"build_py": BuildWithPages, "build_ext": BuildNative},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
