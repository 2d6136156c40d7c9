"""A game is more than its rules: what lists, faces, tools and readers need of every game is there.

What is missing is told with the file that it belongs in (CONTRIBUTING.md, "Adding a game").
"""

import ast
import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from golden import load_golden
from tables import all_tables, positions, table_name

import troef
from proving import seeded
from troef.core.info import GameInfo
from troef.core.options import Choice
from troef.words.words import LANGUAGES, words

TOP = Path(__file__).parent.parent
GAMES = {info.slug: info for info in troef.all_games()}

every_game = pytest.mark.parametrize("slug", GAMES)


def package(slug: str) -> str:
    return slug.replace("-", "_")


def missing(needed: set[str], lang: str, slug: str) -> list[str]:
    """The keys that have no words, neither of the game's own nor shared ones."""
    spoken = words(lang)
    return sorted(key for key in needed if not spoken.has(key) and not spoken.has(f"{slug}-{key}"))


@every_game
def test_its_clauses_are_listed(slug: str) -> None:
    listed = json.loads((TOP / "src/troef/data/clauses.json").read_text(encoding="utf-8"))
    assert listed.get(slug), f"list the clauses of {slug} in src/troef/data/clauses.json"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_a_rules_page(slug: str, lang: str) -> None:
    page = f"docs/rules/{lang}/{slug}.md"
    assert (TOP / page).is_file(), f"write {page}"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_name_presets_and_options_have_words(slug: str, lang: str) -> None:
    info = GAMES[slug]
    needed = {f"game-{slug}", f"game-{slug}.line", f"family-{info.family}"}
    needed |= {f"preset-{slug}-{preset}" for preset in info.presets}
    needed |= {f"option-{slug}-{spec.name}" for spec in info.specs}
    needed |= {
        f"value-{slug}-{spec.name}-{value}"
        for spec in info.specs
        if isinstance(spec, Choice)
        for value in spec.values
        if not value.isdecimal() and not words(lang).has(f"value-{value}")
    }
    gone = missing(needed, lang, slug)
    assert not gone, f"write src/troef/words/{lang}/{slug}.ftl: {', '.join(gone)}"


@every_game
def test_what_it_shows_has_words(slug: str) -> None:
    """Verbs, facts, badges, phases and the reason of the end, as they come by in random matches."""
    needed = {key for preset in GAMES[slug].presets for key in shown(troef.game(slug, preset))}
    for lang in LANGUAGES:
        gone = missing(needed, lang, slug)
        assert not gone, f"write src/troef/words/{lang}/{slug}.ftl: {', '.join(gone)}"


def shown(game: troef.Game) -> Iterator[str]:
    """The keys of what a random match shows."""
    for number, state in enumerate(positions(game, game.usual_seats, seeded("shown"), 120)):
        if number % 3 == 0:
            view = state.view(state.actors()[0] if state.actors() else troef.SPECTATOR)
            yield from (f"fact-{fact.key}" for fact in view.facts)
            yield from (f"badge-{badge.key}" for badges in view.badges for badge in badges)
            yield from (f"verb-{game.language.describe(move)['verb']}" for move in view.moves[:40])


@every_game
def test_it_has_a_rule_player(slug: str) -> None:
    module = f"troef.bots.{package(slug)}"
    player = "src/" + module.replace(".", "/") + ".py"
    assert find_spec(module) is not None, f"write {player} with a class RulePlayer"
    assert hasattr(import_module(module), "RulePlayer"), f"{player} has no class RulePlayer"


def own_tests(slug: str, room: str) -> list[Path]:
    """The files of a game in a room of the tests."""
    return list((TOP / "tests" / room).glob(f"test_{package(slug)}*.py"))


@every_game
def test_it_has_tests_of_its_rules(slug: str) -> None:
    assert own_tests(slug, "rules"), f"write tests/rules/test_{package(slug)}.py"


@every_game
def test_it_has_tests_of_its_player(slug: str) -> None:
    """In a file of their own, or among those of the rules."""
    text = "".join(path.read_text(encoding="utf-8") for path in own_tests(slug, "rules") + own_tests(slug, "bots"))
    assert "from troef.bots" in text or "from duels" in text, f"write tests/bots/test_{package(slug)}_player.py"


@every_game
def test_its_golden_numbers_are_stored(slug: str) -> None:
    stored = load_golden()
    gone = [table_name(table) for table in all_tables() if table[0] == slug and table_name(table) not in stored]
    assert not gone, f"run make golden GAME={slug}: there is nothing yet of {', '.join(gone)}"


def test_every_game_has_a_bar_in_the_bench() -> None:
    tree = ast.parse((TOP / "bench/engine.py").read_text(encoding="utf-8"))
    tables = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BARS"
    ]
    bars = ast.literal_eval(tables[0])
    assert sorted(bars) == sorted(GAMES), "BARS of bench/engine.py has a row for each game and no other"


def test_the_readme_has_a_row_for_every_game_and_counts_them() -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    gone = [slug for slug in GAMES if f"| `{slug}` |" not in readme]
    assert not gone, f"add a row to the table of games in README.md: {', '.join(gone)}"
    assert f"plays {len(GAMES)} card games" in readme, f"README.md: Troef plays {len(GAMES)} card games"


@every_game
def test_the_page_of_what_games_show_has_it(slug: str) -> None:
    page = (TOP / "docs/games.md").read_text(encoding="utf-8")
    assert f"\n## {slug}\n" in page, "run make docs: docs/games.md lacks it"


@every_game
def test_its_presets_begin_with_the_book(slug: str) -> None:
    info: GameInfo = GAMES[slug]
    assert info.default in info.presets, f"INFO of {slug}: there is no preset '{info.default}'"
    assert all(troef.game(slug, preset).rules == preset for preset in info.presets)
