"""Every game by name: `find_game` makes one with its preset and options.

The list is data: a slug, the name of a module, other names. A module is imported when its game is first asked for. It
has `INFO` (a `GameInfo`) and `make`, which makes a game from the name of its rules and checked options.
"""

from importlib import import_module
from typing import Any, Final

from troef.core.game import Game
from troef.core.info import GameInfo
from troef.core.nearest import nearest
from troef.core.options import read_options

#: The module of each game by slug, in the order of the list.
_MODULES: Final[dict[str, str]] = {}
#: The slug that each name stands for, in the form of `_plain`.
_NAMES: Final[dict[str, str]] = {}


class UnknownGame(LookupError):
    """There is no game or preset of that name. `key` and `facts` (name, nearest) are for the faces; `names` is what
    there is to choose from."""

    def __init__(self, key: str, name: str, nearest: str, names: "list[str]") -> None:
        super().__init__(f"{key}: {name}" + (f", nearest {nearest}" if nearest else ""))
        self.key = key
        self.names = names
        self.facts: dict[str, object] = {"name": name, "nearest": nearest}


def register(slug: str, module: str, synonyms: tuple[str, ...] = ()) -> None:
    """Add a game to the list, without importing its module."""
    _MODULES[slug] = module
    for name in (slug, *synonyms):
        _NAMES[_plain(name)] = slug


def slugs() -> list[str]:
    """The slug of every game, in the order of the list; imports none."""
    return list(_MODULES)


def all_games() -> list[GameInfo]:
    """What is said of every game, in the order of the list; imports them all."""
    return [_info(slug) for slug in _MODULES]


def game_info(name: str) -> GameInfo:
    """What is said of a game, found by its slug or a synonym; imports only that game.

    Raises:
        UnknownGame: there is none, with the nearest name.
    """
    return _info(find_slug(name))


def find_slug(name: str) -> str:
    """The slug of a game, from its slug or a synonym. Capitals do not matter, and a hyphen, an underscore and a space
    mean the same. Imports no game.

    Raises:
        UnknownGame: there is none, with the nearest name.
    """
    wanted = _plain(name)
    if wanted in _NAMES:
        return _NAMES[wanted]
    raise UnknownGame("unknown-game", name, _NAMES.get(nearest(wanted, _NAMES, 0.5), ""), slugs())


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
        raise UnknownGame("unknown-rules", wanted, nearest(wanted, info.presets), list(info.presets))
    chosen = read_options(info.options, info.specs, {**info.presets[wanted], **options})
    made: Game = _module(info.slug).make(wanted, chosen)
    return made


def _module(slug: str) -> Any:
    return import_module(_MODULES[slug])


def _info(slug: str) -> GameInfo:
    info: GameInfo = _module(slug).INFO
    return info


def _plain(name: str) -> str:
    """A name as it is looked up: `Manillen_Tornooi` as `manillen-tornooi`."""
    return "-".join(name.lower().replace("-", " ").replace("_", " ").split())
