"""Writes the files of a new game: a small trick game that works, with words, rules pages, a player and tests.

The files in `files/` are a game called New Game; a name of it (`new-game`, `new_game`, `NewGame`, `New Game`) becomes
that of the game to be. What is a line in a file that stands already (the list of games, the clauses, the bars of
`bench/engine.py`, the table in README.md) is added there. Nothing is written unless all of it can be.
"""

import json
import keyword
import re
from dataclasses import dataclass
from pathlib import Path

FILES = Path(__file__).parent / "files"
#: The clauses that the rules pages and tests of the new game name.
CLAUSES = [*(f"R{number}" for number in range(1, 9)), "S1", "S2", "P1", "E1", "E2"]
SEATS = "4"
LONGEST = 24
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME = re.compile(r"[^\W_][\w' -]*")


class CannotMake(ValueError):
    """Why no such game can be made, in one sentence."""


@dataclass(frozen=True)
class Names:
    """What a game is called: in commands, as a package, as a class, and by people; and its family."""

    slug: str
    name: str
    family: str

    @property
    def package(self) -> str:
        return self.slug.replace("-", "_")

    @property
    def class_name(self) -> str:
        return "".join(part.capitalize() for part in self.slug.split("-"))

    @property
    def synonym(self) -> str:
        """The name as people type it."""
        return self.name.lower()

    def fill(self, text: str) -> str:
        """A text or path of the New Game with these names.

        >>> Names("mijn-spel", "Mijn spel", "trumps").fill("troef.games.new_game: NewGame, `new-game`, New Game")
        'troef.games.mijn_spel: MijnSpel, `mijn-spel`, Mijn spel'
        """
        for old, new in (
            ("new-game", self.slug),
            ("new_game", self.package),
            ("NewGame", self.class_name),
            ("New Game", self.name),
            ("FAMILY", self.family),
            ("SYNONYM", self.synonym),
        ):
            text = text.replace(old, new)
        return text


def names_of(top: Path, slug: str, name: str = "", family: str = "prediction") -> Names:
    """The names of a game that can be made in the checkout at `top`.

    Raises:
        CannotMake: a name is not written as it should be, or something has it already.
    """
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise CannotMake(
            f"SLUG '{slug}': write small letters and digits, words with a hyphen between them, the first character a "
            f"letter, at most {LONGEST} in all, such as mijn-spel"
        )
    found = Names(slug, name or slug.replace("-", " ").capitalize(), family)
    if not NAME.fullmatch(found.name) or len(found.name) > LONGEST:
        raise CannotMake(f"NAME '{found.name}': write letters, digits, spaces, ' and -, at most {LONGEST} in all")
    families = re.findall(r"^family-(\w+) =", _read(top, "src/troef/words/en/table.ftl"), re.MULTILINE)
    if family not in families:
        raise CannotMake(f"FAMILY '{family}': there are {', '.join(families)}")
    _look_for_namesakes(top, found)
    return found


def _look_for_namesakes(top: Path, names: Names) -> None:
    """What has one of the names already, by which it could not be told from the new game."""
    listed = re.findall(r'"([^"]*)"', _read(top, "src/troef/games/__init__.py").partition("GAMES: Final")[2])
    taken = {_plain(other) for field in listed for other in field.split(",")}
    for wanted in (names.slug, names.synonym):
        if _plain(wanted) in taken:
            raise CannotMake(f"'{wanted}' is the name of a game on the list already: src/troef/games/__init__.py")
    for path in sorted((top / "src/troef/bots").glob(f"{names.package}*")):
        raise CannotMake(f"SLUG '{names.slug}': {path.relative_to(top)} would be taken for a player of it")
    identifiers = set(re.findall(r"\w+", "\n".join(path.read_text() for path in FILES.rglob("*.py"))))
    if keyword.iskeyword(names.package) or names.class_name in identifiers:
        raise CannotMake(f"SLUG '{names.slug}': {names.class_name} means something else in the code of a game")
    for path in _targets(names):
        if (top / path).exists():
            raise CannotMake(f"{path} is there already")


def new_files(names: Names) -> dict[Path, str]:
    """The files of the game by their places in the checkout."""
    return {path: names.fill(source.read_text(encoding="utf-8")) for path, source in _targets(names).items()}


def _targets(names: Names) -> dict[Path, Path]:
    sources = [path for path in sorted(FILES.rglob("*.*")) if path.is_file() and path.suffix in (".py", ".ftl", ".md")]
    return {Path(names.fill(str(source.relative_to(FILES)))): source for source in sources}


def changed_files(top: Path, names: Names) -> dict[Path, str]:
    """The files that every game has a line in, with that of the new one."""
    row = f'    ("{names.slug}", "{names.package}", "{names.synonym}"),\n'
    bar = f'    "{names.slug}": {{"decisions_per_s": 1e6}},\n'
    changes = {
        Path("src/troef/games/__init__.py"): _in_list(_read(top, "src/troef/games/__init__.py"), "GAMES: Final", row),
        Path("bench/engine.py"): _in_list(_read(top, "bench/engine.py"), "BARS = ", bar),
        Path("README.md"): _in_readme(_read(top, "README.md"), _readme_row(top, names)),
    }
    clauses = json.loads(_read(top, "src/troef/data/clauses.json"))
    clauses[names.slug] = CLAUSES
    changes[Path("src/troef/data/clauses.json")] = json.dumps(clauses, indent=0)
    return changes


def write_game(top: Path, names: Names) -> list[Path]:
    """Write the game into the checkout at `top`; the files that are new or changed.

    Raises:
        CannotMake: a file that every game has a line in does not look as it should.
    """
    written = {**new_files(names), **changed_files(top, names)}
    for path, text in written.items():
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text(text, encoding="utf-8")
    return list(written)


def _in_list(text: str, start: str, line: str) -> str:
    """The text with a line more at the end of the list or table that starts there.

    >>> _in_list("A = (\\n    1,\\n)\\nB = 2\\n", "A = ", "    2,\\n")
    'A = (\\n    1,\\n    2,\\n)\\nB = 2\\n'
    """
    end = re.compile(r"^[)}\]]", re.MULTILINE).search(text, text.find(start))
    if start not in text or end is None:
        raise CannotMake(f"there is no list '{start}' that ends with a bracket of its own")
    return text[: end.start()] + line + text[end.start() :]


def _in_readme(text: str, row: str) -> str:
    """The README with a row at the end of the table of games, and one game more in its first sentence."""
    rows = list(re.finditer(r"^\| .+docs/rules/.+\|\n", text, re.MULTILINE))
    counted = re.search(r"plays (\d+) card games", text)
    if not rows or counted is None:
        raise CannotMake("README.md has no table of games, or does not say how many card games Troef plays")
    text = text[: rows[-1].end()] + row + text[rows[-1].end() :]
    return text.replace(counted[0], f"plays {int(counted[1]) + 1} card games")


def _readme_row(top: Path, names: Names) -> str:
    family = re.search(rf"^family-{names.family} = (.+)$", _read(top, "src/troef/words/en/table.ftl"), re.MULTILINE)
    assert family is not None
    pages = " · ".join(f"[{lang}](docs/rules/{lang}/{names.slug}.md)" for lang in ("nl", "en"))
    return f"| {names.name} | `{names.slug}` | {family[1]} | {SEATS} | {pages} |\n"


def _read(top: Path, path: str) -> str:
    return (top / path).read_text(encoding="utf-8")


def _plain(name: str) -> str:
    """A name as the list of games compares them.

    >>> _plain("Mijn-Spel")
    'mijn spel'
    """
    return re.sub(r"[-_ ]+", " ", name.strip().lower())
