"""What is imported when: one game brings no other, and help brings none."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import troef


def modules_after(code: str) -> set[str]:
    """The modules that a fresh interpreter has imported once it has run some code."""
    source = Path(troef.__file__).parents[1]
    ending = "; import json, sys; sys.stderr.write(json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, "-c", code + ending], env=environment, capture_output=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def games_among(modules: set[str]) -> set[str]:
    """The games of which some modules are part."""
    return {name.split(".")[2] for name in modules if name.startswith("troef.games.")}


@pytest.mark.parametrize("name", ["skat", "klaverjassen:rotterdams", "ninety-nine", "Old Maid"])
def test_a_game_is_imported_alone(name: str) -> None:
    played = (
        f"import troef; game = troef.game({name!r}); state = game.start(); state.deal(game.arrange()); "
        "seat = state.actors()[0]; state.play(seat, state.legal(seat)[0])"
    )
    imported = modules_after(played)
    assert games_among(imported) == {troef.game(name).slug.replace("-", "_")}
    assert not {module for module in imported if module.startswith(("troef.bots", "troef.search", "troef.words"))}


def test_the_library_alone_imports_no_game() -> None:
    assert games_among(modules_after("import troef")) == set()


def test_a_name_that_is_not_there_imports_no_game() -> None:
    asked = "import contextlib, troef\nwith contextlib.suppress(troef.UnknownGame): troef.game('skt')\npass"
    assert games_among(modules_after(asked)) == set()


@pytest.mark.parametrize("arguments", [["--help"], [], ["pbn"], ["--version"], ["gmaes"]])
def test_help_imports_no_command(arguments: list[str]) -> None:
    imported = modules_after(f"from troef.cli.main import main; main({arguments!r})")
    assert games_among(imported) == set()
    known = {"troef", "troef.cli", "troef.cli.commands", "troef.cli.faults", "troef.cli.main", "troef.games"}
    beside = {module for module in imported if module.partition(".")[0] == "troef"} - known
    assert {module.split(".")[1] for module in beside} <= {"cards", "core", "words"}
    assert not imported & {"asyncio", "litestar", "pyarrow", "sqlalchemy", "textual", "uvicorn"}


def test_a_command_imports_no_other(tmp_path: Path) -> None:
    imported = modules_after(f"from troef.cli.main import main; main(['check', {str(tmp_path / 'no.jsonl')!r}])")
    assert games_among(imported) == set()
    assert {"troef.cli.records", "troef.cli.asking"} <= imported
    assert not imported & {"troef.cli.playing", "troef.cli.contesting", "troef.server", "troef.tui"}
