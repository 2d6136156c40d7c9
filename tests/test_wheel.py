"""A wheel that was built without a C compiler has all there is, and says once that it is the slower kind."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as such a wheel lays it down."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "-w", folder, ROOT],
        check=True,
        env={**os.environ, "TROEF_COMPILE": "no"},
    )
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    zipfile.ZipFile(wheel).extractall(folder / "package")
    return folder / "package"


def test_a_wheel_without_compiling_plays_and_says_so_in_one_line(unpacked: Path) -> None:
    assert not list(unpacked.rglob("*.so"))
    played = subprocess.run(
        [sys.executable, "-m", "troef", "sim", "ezelen", "--matches", "1", "--json", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"matches": 1' in played.stdout
    said = [line for line in played.stderr.splitlines() if line.strip()]
    assert said[0] == "The rules run as plain Python, not compiled: all the same, only slower."


def test_a_wheel_has_words_rules_pages_and_coverage(unpacked: Path) -> None:
    package = unpacked / "troef"
    for part in ("words/nl/table.ftl", "data/rules/nl/klaverjassen.md", "data/coverage.json", "py.typed"):
        assert (package / part).exists(), part
