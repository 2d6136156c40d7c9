"""`make new-game` writes a game that works: in a copy of the checkout it is played, and keeps what every game keeps."""

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import copies, fields, new_game
from tools.new_game.__main__ import main

TOP = Path(__file__).parent.parent
PAGE = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
SLUG = "boeren-slag"
#: What a game is made of, or held by.
ROOMS = ("src", "tests", "bench", "docs/rules")
SINGLE = ("README.md", "pyproject.toml", "docs/architecture.md", "docs/games.md")
#: Nothing is kept for a next run, and nothing rewritten.
PLAIN = ("-p", "no:cacheprovider", "--assert=plain")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with a new game in it."""
    top = tmp_path_factory.mktemp("checkout")
    spared = shutil.ignore_patterns("__pycache__", "*.so", "static", "e2e")
    for room in ROOMS:
        shutil.copytree(TOP / room, top / room, ignore=spared)
    for page in SINGLE:
        shutil.copy(TOP / page, top / page)
    assert main([SLUG, "--name", "Boerenslag", "--family", "trumps", "--top", str(top)]) == ""
    return top


def run(copy: Path, *arguments: str, room: str = "") -> str:
    """What a program of the copy prints; it must end well."""
    paths = os.pathsep.join(str(copy / path) for path in ("src", "tests", "tests/conformance", room))
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "TROEF"))}
    command = [sys.executable, *arguments]
    environment = {**alone, "PYTHONPATH": paths}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_make_copies_has_nothing_to_write_in_it(copy: Path) -> None:
    rooms = [copy / room.relative_to(TOP) for room in copies.ROOMS_OF_RULES]
    assert list(copies.faults(fields.House(copy / "src", rooms))) == []


def test_bots_play_a_match_of_it(copy: Path) -> None:
    game = f"{SLUG}:hearts"
    bots = "good,easy,random,strong:1"
    told = run(copy, "-m", "troef", "sim", game, "--matches", "1", "--bots", bots, "--json", "--lang", "en")
    assert json.loads(told)["matches"] == 1


def test_its_tests_and_those_of_every_game_pass(copy: Path) -> None:
    """After the golden numbers, which `make new-game` writes too."""
    run(copy, "tests/conformance/golden.py", SLUG)
    held = ("conformance", "test_clause_coverage.py", "test_games_are_whole.py", "test_rules_pages.py", "test_words.py")
    own = ("rules/test_boeren_slag.py", "bots/test_boeren_slag_player.py")
    files = [f"tests/{file}" for file in (*held, *own)]
    apart = ("--deselect", f"tests/test_games_are_whole.py::test_the_page_of_what_games_show_has_it[{SLUG}]")
    told = run(copy, "-m", "pytest", "-q", *PLAIN, *files, "-k", f"{SLUG} or boeren_slag", *apart)
    assert " passed" in told


def test_what_every_game_must_have_is_told_where_it_is_missing(copy: Path) -> None:
    held = (
        ("src/troef/words/nl/boeren-slag.ftl", "write src/troef/words/nl/boeren-slag.ftl: "),
        ("src/troef/bots/boeren_slag.py", "write src/troef/bots/boeren_slag.py with a class RulePlayer"),
        ("docs/rules/en/boeren-slag.md", "write docs/rules/en/boeren-slag.md"),
        ("tests/rules/test_boeren_slag.py", "write tests/rules/test_boeren_slag.py"),
        ("tests/bots/test_boeren_slag_player.py", "write tests/bots/test_boeren_slag_player.py"),
        ("README.md", "add a row to the table of games in README.md: boeren-slag"),
        ("bench/engine.py", "BARS of bench/engine.py has a row for each game"),
    )
    apart = copy.parent / "apart"
    shutil.copytree(copy, apart)
    for path, _ in held:
        (apart / path).unlink()
        if (TOP / path).exists():
            shutil.copy(TOP / path, apart / path)
    with pytest.raises(AssertionError) as failed:
        run(apart, "-m", "pytest", "-q", *PLAIN, "tests/test_games_are_whole.py", "-k", f"{SLUG} or bench or readme")
    for _, message in held:
        assert message in str(failed.value)


def test_its_files_are_in_good_order(copy: Path) -> None:
    run(copy, "-m", "ruff", "check", "src/troef/games", "src/troef/bots", "tests/rules", "tests/bots", "bench")
    run(copy, "-m", "ruff", "format", "--check", "src/troef/games", "src/troef/bots", "tests/rules", "tests/bots")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["Mijn Spel"], "SLUG 'Mijn Spel': write small letters and digits"),
        (["9-spel"], "SLUG '9-spel': write small letters"),
        (["mijn--spel"], "SLUG 'mijn--spel': write small letters"),
        (["../spel"], "SLUG '../spel': write small letters"),
        (["x" * 25], "at most 24"),
        ([""], "SLUG '': write small letters"),
        (["klaverjassen"], "'klaverjassen' is the name of a game on the list already"),
        (["jan-klaver", "--name", "Jassen"], "'jassen' is the name of a game on the list already"),
        (["manillen-tornooi"], "'manillen-tornooi' is the name of a game on the list already"),
        (["play"], "src/troef/bots/player.py would be taken for a player of it"),
        (["trick-game"], "TrickGame means something else in the code of a game"),
        (["mijn-spel", "--name", 'Mijn "spel" {'], "NAME 'Mijn \"spel\" {': write letters"),
        (["mijn-spel", "--family", "cards"], "FAMILY 'cards': there are trumps, whist, prediction"),
    ],
)
def test_what_cannot_be_made_says_why_and_nothing_is_written(arguments: list[str], told: str) -> None:
    before = (TOP / "README.md").read_bytes()
    said = main([*arguments, "--top", str(TOP)])
    assert said.startswith("new-game: ") and told in said
    assert (TOP / "README.md").read_bytes() == before


def test_a_game_is_not_written_over(copy: Path, tmp_path: Path) -> None:
    assert "'boeren-slag' is the name of a game on the list" in main([SLUG, "--top", str(copy)])
    page = copy / "docs/rules/nl/ander-spel.md"
    page.write_text("mine")
    assert "docs/rules/nl/ander-spel.md is there already" in main(["ander-spel", "--top", str(copy)])
    assert page.read_text() == "mine"
    page.unlink()


def test_the_examples_come_out_as_printed() -> None:
    failed, tried = doctest.testmod(new_game)
    assert (failed, tried > 0) == (0, True)


def test_the_walk_names_every_file_that_is_written() -> None:
    walk = PAGE.partition("## Adding a game")[2].partition("\n## ")[0]
    names = new_game.names_of(TOP, "boerenslag", "Boerenslag", "trumps")
    told = re.findall(r"`([\w./{},-]+)`", walk)
    places = tuple(path.replace("{nl,en}", lang) for path in told for lang in ("nl", "en"))
    written = [str(path) for path in (*new_game.new_files(names), *new_game.changed_files(TOP, names))]
    assert [path for path in written if not path.startswith(places)] == []


def test_the_commands_that_the_page_names_are_there() -> None:
    targets = re.findall(r"^([\w-]+):", (TOP / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z][\w-]*)", PAGE)) <= set(targets)
