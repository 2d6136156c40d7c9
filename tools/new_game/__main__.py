"""`python -m tools.new_game SLUG [--name NAME] [--family FAMILY] [--top FOLDER]`: what `make new-game` runs."""

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.new_game import CannotMake, names_of, write_game

NEXT = """
Written: a game that works, to be made into yours (CONTRIBUTING.md, "Adding a game").
    make test-game GAME={slug}                     all tests that concern it
    make golden GAME={slug} && make docs           after a change of its rules
"""


def main(arguments: list[str]) -> str:
    """Write the files; what is wrong, empty when nothing is."""
    parser = argparse.ArgumentParser(prog="make new-game")
    parser.add_argument("slug", help="in commands and addresses: mijn-spel")
    parser.add_argument("--name", default="", help="what people call it: Mijn spel")
    parser.add_argument("--family", default="", help="a family of the list of games: trumps, whist, prediction …")
    parser.add_argument("--top", type=Path, default=Path(), help="the checkout to write into")
    given = parser.parse_args(arguments)
    try:
        written = write_game(given.top, names_of(given.top, given.slug, given.name, given.family or "prediction"))
    except CannotMake as error:
        return f"new-game: {error}"
    tidy(given.top, [path for path in written if path.suffix == ".py"])
    print(*written, NEXT.format(slug=given.slug), sep="\n")
    return ""


def tidy(top: Path, sources: list[Path]) -> None:
    """Put names into the order and lines into the shape that `make lint` asks for: both depend on the new names.

    Without ruff they stay as they are.
    """
    if find_spec("ruff") is None:
        return
    for order in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *order, *map(str, sources)], cwd=top, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or None)
