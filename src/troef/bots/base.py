"""The random player, what rule players have in common, and players by name.

The rule player of a game is the class `RulePlayer` in the module `troef.bots.<slug>`, with `_` for each `-` of the
slug, most often a `RuleOfThumb`. It is made as `RulePlayer(game, seed)`, keeps the protocol `Player`, sees nothing but
views, draws its chances from `Rng(seed)` alone, and is found by `make_player("rule", game, seed)` without being listed
anywhere. Where the speed of its hands matters (races), it has a `delay` as well, and where everybody moves all the time
also `intends`.

What a rule player weighs it may keep as numbers with names, its `Habits`. A person would set them as `SENSIBLE` has
them; `PRACTISED` in the same module is what they became by playing against oneself (`bench/practice.py`), and those are
the strong player's, who is made as `RulePlayer(game, seed, PRACTISED)`.
"""

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from mypy_extensions import mypyc_attr

from troef.bots.paces import PacedPlayer
from troef.bots.player import Player, Resolute, Unhurried
from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View

#: In place of a move: a player that may act but need not (a knock out of turn) lets the others go first. Somebody must
#: go in the end: where all wait, a table moves for one of them, and a simulation stops.
WAIT: Final = -1


#: Makes a player for a game from a seed.
Maker = Callable[[Game, "int | str"], Player]


class UnknownBot(LookupError):
    """There is no such player, or none for this game. `key` and `facts` (name, nearest) are for the faces."""

    def __init__(self, key: str, name: str, nearest: str) -> None:
        super().__init__(f"{key}: {name}" + (f", nearest {nearest}" if nearest else ""))
        self.key = key
        self.facts: dict[str, object] = {"name": name, "nearest": nearest}


class RandomPlayer:
    """Plays any legal move, each equally likely."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[self.rng.below(len(view.moves))]


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb:
    """What rule players have in common: a game, chances of their own, and nothing to think about where only one move
    is left. Most never use their chances: they play equal positions alike, whatever the seed."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[0] if len(view.moves) == 1 else self.decide(view)

    def decide(self, view: View) -> int:
        """One of several moves."""
        raise NotImplementedError


def rule_player(game: Game, seed: "int | str") -> Player:
    """The rule player of a game.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    return cast(Maker, _rules_of_thumb(game).RulePlayer)(game, seed)


def practised_player(game: Game, seed: "int | str") -> Player:
    """The rule player with the habits that practice gave it, where its game has such; otherwise as it is.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    rules = _rules_of_thumb(game)
    if not hasattr(rules, "PRACTISED"):
        return rule_player(game, seed)
    return cast(Callable[[Game, "int | str", object], Player], rules.RulePlayer)(game, seed, rules.PRACTISED)


def _rules_of_thumb(game: Game) -> ModuleType:
    module = f"troef.bots.{game.slug.replace('-', '_')}"
    if find_spec(module) is None:
        raise UnknownBot("no-rule-player", game.slug, "random")
    return import_module(module)


def search_player(game: Game, seed: "int | str", worlds: "int | None" = None) -> Player:
    """The strong player: the class `StrongPlayer` of the module `troef.bots.<slug>_strong` where a game has one of its
    own, else the rule player, corrected by what rollouts find; in a race there is no time for that.

    With `worlds` it tries so many whatever the time.
    """
    own_module = f"troef.bots.{game.slug.replace('-', '_')}_strong"
    if find_spec(own_module) is not None:
        strong = cast(Callable[[Game, "int | str", "int | None"], Player], import_module(own_module).StrongPlayer)
        return strong(game, seed, worlds)
    own = rule_player(game, seed)
    if game.info.race and isinstance(own, Unhurried):
        return PacedPlayer(own, quick=True)
    search = import_module("troef.bots.search")
    maker = search.UnhurriedSearchPlayer if isinstance(own, Unhurried) else search.SearchPlayer
    return cast(Callable[[Game, "int | str", "int | None"], Player], maker)(game, seed, worlds)


def solving_player(game: Game, seed: "int | str", worlds: "int | None" = None) -> Player:
    """The strong player, told to solve the last tricks of two sides in each of its worlds, where it samples any."""
    solving = cast(Callable[[Player], Player], import_module("troef.bots.search").solving)
    return solving(search_player(game, seed, worlds))


def hasty_player(game: Game, seed: "int | str") -> Player:
    """The easy player: the rule player, now and then too hasty to look; in a race it is slow instead."""
    own = rule_player(game, seed)
    if isinstance(own, Resolute):
        return PacedPlayer(own, quick=False)
    return cast(Maker, import_module("troef.bots.hasty").HastyPlayer)(game, seed)


def tree_player(game: Game, seed: "int | str") -> Player:
    """The player that searches a tree; in a race there is no time for that."""
    own = rule_player(game, seed)
    maker = cast(Maker, import_module("troef.bots.ismcts").IsmctsPlayer)
    return own if isinstance(own, Resolute) else maker(game, seed)


def flat_player(game: Game, seed: "int | str") -> Player:
    """The yardstick for players that search."""
    return cast(Maker, import_module("troef.bots.flat").FlatPlayer)(game, seed)


#: Players that search: they may be told how many worlds to try.
SEARCHERS: Final = {"strong": search_player, "pimc": solving_player}

_MAKERS: Final[dict[str, Maker]] = {
    **SEARCHERS,
    "ismcts": tree_player,
    "practised": practised_player,
    "good": rule_player,
    "rule": rule_player,
    "flat": flat_player,
    "easy": hasty_player,
    "random": RandomPlayer,
}

#: The names that `make_player` knows, the best player first.
BOT_NAMES: Final = tuple(_MAKERS)


def make_player(name: str, game: Game, seed: "int | str") -> Player:
    """A player by name; the same seed plays the same way (who thinks by the clock: in the same worlds).

    `strong:20` tries 20 worlds for each move, however long that takes, and plays alike on every machine.

    Raises:
        UnknownBot: there is no player of that name, or none for this game; with the nearest name.
    """
    wanted, colon, worlds = (part.strip() for part in name.lower().partition(":"))
    maker = _MAKERS.get(wanted) or cast("Maker | None", import_module("troef.bots.yardsticks").YARDSTICKS.get(wanted))
    if maker is None:
        nearest = get_close_matches(wanted, BOT_NAMES, 1, 0.4)
        raise UnknownBot("unknown-bot", name, nearest[0] if nearest else "")
    if not colon:
        return maker(game, seed)
    if wanted not in SEARCHERS:
        raise UnknownBot("bot-no-worlds", name, wanted)
    if not worlds.isdecimal() or int(worlds) == 0:
        raise UnknownBot("bot-worlds", name, f"{wanted}:20")
    return SEARCHERS[wanted](game, seed, int(worlds))
