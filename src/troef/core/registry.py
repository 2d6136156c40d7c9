"""Every game by name: `find_game` makes one with its preset and options."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from troef.core.game import Game
from troef.core.info import GameInfo
from troef.core.options import read_options

#: Makes a game from the name of its rules and checked options.
Maker = Callable[[str, Any], Game]

_GAMES: Final[dict[str, tuple[GameInfo, Maker]]] = {}


class UnknownGame(LookupError):
    """There is no game or preset of that name. `key` and `facts` (name, nearest) are for the faces."""

    def __init__(self, key: str, name: str, nearest: str) -> None:
        super().__init__(f"{key}: {name}" + (f", nearest {nearest}" if nearest else ""))
        self.key = key
        self.facts: dict[str, object] = {"name": name, "nearest": nearest}


def register(info: GameInfo, make: Maker) -> None:
    """Add a game to the list."""
    _GAMES[info.slug] = (info, make)


def all_games() -> list[GameInfo]:
    """Every registered game, in order of registration."""
    return [info for info, _ in _GAMES.values()]


def game_info(slug: str) -> GameInfo:
    """What is said of a game, found by its slug or a synonym.

    Raises:
        UnknownGame: there is none, with the nearest name.
    """
    wanted = slug.strip().lower()
    names: dict[str, str] = {}
    for info, _ in _GAMES.values():
        for name in (info.slug, *info.synonyms):
            names[name] = info.slug
    if wanted in names:
        return _GAMES[names[wanted]][0]
    nearest = get_close_matches(wanted, list(names), 1, 0.5)
    raise UnknownGame("unknown-game", slug, names[nearest[0]] if nearest else "")


def find_game(name: str, rules: "str | None" = None, **options: object) -> Game:
    """A game by slug or synonym, with a preset (`rules`, or after a colon in `name`) and options on top.

    Raises:
        UnknownGame: no such game or preset, with the nearest name.
        OptionError: no such option or value.
    """
    slug, _, preset = name.partition(":")
    return make_game(slug, rules or preset, options)


def make_game(slug: str, rules: str, options: dict[str, object]) -> Game:
    """As `find_game`, with options that may have any name; empty `rules` are the usual ones."""
    info = game_info(slug)
    wanted = (rules or info.default).strip().lower()
    if wanted not in info.presets:
        nearest = get_close_matches(wanted, list(info.presets), 1, 0.4)
        raise UnknownGame("unknown-rules", wanted, nearest[0] if nearest else "")
    chosen = read_options(info.options, info.specs, {**info.presets[wanted], **options})
    return _GAMES[info.slug][1](wanted, chosen)
