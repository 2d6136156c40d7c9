"""The counter of the house counts what is there: on a small checkout, and on this one."""

import doctest
from pathlib import Path

import pytest
from tools import house, imports

import troef

TOP = Path(__file__).parent.parent

STATE = """
class SpelState:
    def copy(self):
        other = SpelState(self.game)
        other.hand = self.hand
        other.trick, other.turn = self.trick, self.turn
        self.copied = True
        return other
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A game of two modules, its player, words and test, beside a room of its own."""
    for path, text in {
        "src/troef/core/__init__.py": "",
        "src/troef/core/game.py": '"""One."""\n\n\nONE = 1\n',
        "src/troef/games/__init__.py": "",
        "src/troef/games/mijn_spel/__init__.py": "from troef.games.mijn_spel.state import SpelState\n",
        "src/troef/games/mijn_spel/state.py": STATE,
        "src/troef/bots/__init__.py": "",
        "src/troef/bots/mijn_spel.py": "A = 1\nB = 2\n",
        "src/troef/bots/base.py": "C = 3\n",
        "src/troef/words/nl/mijn-spel.ftl": "game-mijn-spel = Mijn spel\n",
        "src/troef/words/en/mijn-spel.ftl": "game-mijn-spel = Mijn spel\n\n",
        "tests/rules/test_mijn_spel_play.py": "D = 4\n",
        "tests/rules/test_other.py": "E = 5\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_size_of_a_game(checkout: Path) -> None:
    found = house.sizes(checkout)
    assert found == {"mijn_spel": house.Size(2, 8, 2, 2, 1, copies=1, by_hand=1, assigned=3)}
    assert house.rooms(checkout)["bots"] == house.Size(2, 1)
    assert house.rooms(checkout)["core"] == house.Size(2, 2)


def test_a_copy_that_is_written_from_the_fields_is_not_by_hand(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    (checkout / "tools/copies.py").write_text("")
    assert house.sizes(checkout)["mijn_spel"] == house.Size(2, 8, 2, 2, 1, copies=1)
    marked = STATE.replace("copy(self):", "copy(self):  # by hand: no reason")
    (checkout / "src/troef/games/mijn_spel/state.py").write_text(marked)
    assert house.sizes(checkout)["mijn_spel"] == house.Size(2, 8, 2, 2, 1, copies=1, by_hand=1, assigned=3)


def test_what_has_changed_is_told_with_both_figures(checkout: Path) -> None:
    before = {"mijn_spel": house.Size(2, 5), "gone": house.Size(1, 7)}
    rows = list(house.table("game", {"modules": "modules", "rules": "lines"}, before, house.sizes(checkout)))
    assert rows[0] == "| game | modules | lines |"
    assert rows[2:] == ["| gone | 1 → 0 | 7 → 0 |", "| mijn_spel | 2 | 5 → 8 |", "| together | 3 → 2 | 12 → 8 |"]


def test_modules_that_import_each_other_are_named(checkout: Path) -> None:
    assert house.report(checkout).endswith("| none | – |")
    (checkout / "src/troef/core/game.py").write_text("import troef.core.state\n")
    imports.import_graph.cache_clear()
    (checkout / "src/troef/core/state.py").write_text("def f():\n    from troef.core.game import ONE\n")
    assert house.report(checkout).endswith("| `troef.core.game`, `troef.core.state` | yes |")


def test_every_game_is_counted() -> None:
    found = house.sizes(TOP)
    assert set(found) == {module for _, module, _ in troef.games.GAMES}
    assert all(size.rules and size.players and size.words and size.tests for size in found.values())


def test_a_commit_that_is_not_there_is_told() -> None:
    assert house.main(["--top", str(TOP), "--before", "none"]) == "house: there is no commit none here"


def test_the_examples_come_out_as_printed() -> None:
    failed, tried = doctest.testmod(house)
    assert (failed, tried > 0) == (0, True)
