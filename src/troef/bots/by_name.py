"""Players by name: the levels that people choose among, and the players that they are measured against."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from troef.bots.base import Maker, RandomPlayer, UnknownBot
from troef.bots.flat import FlatPlayer
from troef.bots.hasty import HastyPlayer
from troef.bots.ismcts import IsmctsPlayer
from troef.bots.paces import PacedPlayer
from troef.bots.player import Player, Resolute, Unhurried
from troef.bots.rule_players import (
    handwritten_player,
    handwritten_practised,
    practised_player,
    rule_player,
)
from troef.bots.search import ONLY_ROLLOUTS, THOROUGH, SearchPlayer, UnhurriedSearchPlayer, solving
from troef.bots.yardsticks import YARDSTICKS
from troef.core.game import Game
from troef.core.nearest import nearest


def search_player(game: Game, seed: "int | str", worlds: "int | None" = None) -> Player:
    """The strong player: the class `StrongPlayer` of the module `troef.bots.<slug>_strong` where a game has one of its
    own, else the rule player, corrected by what rollouts find; in a race there is no time for that.

    With `worlds` it tries this many whatever the time.
    """
    own_module = f"troef.bots.{game.slug.replace('-', '_')}_strong"
    if find_spec(own_module) is not None:
        strong = cast(Callable[[Game, "int | str", "int | None"], Player], import_module(own_module).StrongPlayer)
        return strong(game, seed, worlds)
    own = rule_player(game, seed)
    if game.info.race and isinstance(own, Unhurried):
        return PacedPlayer(own, quick=True)
    if isinstance(own, Unhurried):
        return UnhurriedSearchPlayer(game, seed, worlds, method=THOROUGH)
    return SearchPlayer(game, seed, worlds, method=THOROUGH)


def solving_player(game: Game, seed: "int | str", worlds: "int | None" = None) -> Player:
    """The strong player, told to solve the last four tricks of two sides where it samples worlds."""
    return solving(search_player(game, seed, worlds))


def search_player_of_2026(game: Game, seed: "int | str", worlds: "int | None" = None) -> Player:
    """The strong player as it was before bids were learnt and last tricks solved: it and the others in its rollouts bid
    as a person wrote, and rule players play everything to its end."""
    strong = search_player(game, seed, worlds)
    if isinstance(strong, SearchPlayer):
        strong.base, strong.rule = handwritten_practised(game, seed), handwritten_player
        strong.rollout.practised = handwritten_practised
        strong.method = strong.rollout.method = ONLY_ROLLOUTS
    elif isinstance(strong, IsmctsPlayer):
        strong.base = handwritten_player(game, seed)
    return strong


def hasty_player(game: Game, seed: "int | str") -> Player:
    """The easy player: the rule player, now and then too hasty to look; in a race it is slow instead."""
    own = rule_player(game, seed)
    if isinstance(own, Resolute):
        return PacedPlayer(own, quick=False)
    return HastyPlayer(game, seed)


def tree_player(game: Game, seed: "int | str") -> Player:
    """The player that searches a tree; in a race there is no time for that."""
    own = rule_player(game, seed)
    return own if isinstance(own, Resolute) else IsmctsPlayer(game, seed)


#: Players that search: they may be told how many worlds to try.
SEARCHERS: Final = {"strong": search_player, "pimc": solving_player, "pimc-2026": search_player_of_2026}

_MAKERS: Final[dict[str, Maker]] = {
    **SEARCHERS,
    "ismcts": tree_player,
    "practised": practised_player,
    "good": rule_player,
    "rule": rule_player,
    "good-2026": handwritten_player,
    "flat": FlatPlayer,
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
    maker = _MAKERS.get(wanted) or YARDSTICKS.get(wanted)
    if maker is None:
        raise UnknownBot("unknown-bot", name, nearest(wanted, BOT_NAMES))
    if not colon:
        return maker(game, seed)
    if wanted not in SEARCHERS:
        raise UnknownBot("bot-no-worlds", name, wanted)
    if not worlds.isdecimal() or int(worlds) == 0:
        raise UnknownBot("bot-worlds", name, f"{wanted}:20")
    return SEARCHERS[wanted](game, seed, int(worlds))
