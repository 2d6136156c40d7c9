"""A wheel that was built without a C compiler is whole: it is installed in an empty environment, and plays there."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import troef

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is released, without native code."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "-w", folder, ROOT],
        check=True,
        env={**os.environ, "TROEF_COMPILE": "no"},
    )
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which nothing but the wheel was installed, with what it needs."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=True)
    python, uv = folder / "bin" / "python", Path(sys.executable).with_name("uv")
    if uv.exists() and outside(uv, "pip", "install", "--quiet", "--python", python, wheel).returncode == 0:
        return folder / "bin"
    pip = (sys.executable, "-m", "pip", "--python", python)  # slower; it knows its own settings
    installed = outside(*pip, "install", "--quiet", "--disable-pip-version-check", "--no-compile", wheel)
    assert installed.returncode == 0, installed.stderr
    return folder / "bin"


def outside(*command: "str | Path") -> "subprocess.CompletedProcess[str]":
    """Run a program that finds no Troef but the installed one."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TROEF"))}
    return subprocess.run(command, cwd="/", env=alone, capture_output=True, text=True, check=False)


def test_the_library_plays_in_an_empty_environment(programs: Path) -> None:
    lines = "import troef; match = troef.Match(troef.game('rikken')); print(match.game.slug, len(troef.all_games()))"
    assert outside(programs / "python", "-c", lines).stdout == f"rikken {len(troef.games.GAMES)}\n"


def test_the_command_plays_there_and_says_once_that_it_is_the_slower_kind(programs: Path) -> None:
    played = outside(programs / "troef", "sim", "ezelen", "--matches", "1", "--json", "--lang", "en")
    assert json.loads(played.stdout)["matches"] == 1
    said = [line for line in played.stderr.splitlines() if line.strip()]
    assert said == ["The rules run as plain Python, not compiled: all the same, only slower."]


def test_the_library_alone_says_which_extra_a_server_needs(programs: Path) -> None:
    refused = outside(programs / "troef", "serve", "--lang", "en")
    assert refused.returncode == 2
    assert "troef[server]" in refused.stderr


def test_a_wheel_has_words_rules_pages_and_coverage(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    for part in ("words/nl/table.ftl", "data/rules/nl/klaverjassen.md", "data/coverage.json", "py.typed"):
        assert f"troef/{part}" in names
