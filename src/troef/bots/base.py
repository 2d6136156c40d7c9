"""The random player, and what rule players have in common.

The rule player of a game is the class `RulePlayer` in the module `troef.bots.<slug>`, with `_` for each `-` of the
slug, most often a `RuleOfThumb`. It is made as `RulePlayer(game, seed)`, keeps the protocol `Player`, sees nothing but
views, takes its random numbers from `Rng(seed)` alone, and is found by `rule_player(game, seed)` without being listed
anywhere. A game that is not one of Troef's own has it in the module of its rules. In races, where the speed of hands
matters, it has a `delay` as well, and where everybody moves all the time also `intends` (see `bots/player.py`).

A rule player may keep what it weighs as numbers with names, its `Tuning`. `DEFAULT` is what a person would set;
`TUNED` in the same module is what self-play found (`bench/practice.py`). The practised and the search players use it:
it is made as `RulePlayer(game, seed, TUNED)`.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from mypy_extensions import mypyc_attr

from troef.bots.player import Player
from troef.core.game import Game
from troef.core.rng import Rng
from troef.core.view import View

#: In place of a move: a player that may act but need not (a knock out of turn) lets the others go first. Where all
#: wait, a table moves for one of them, and a simulation stops.
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
    """What rule players have in common: a game, random numbers of their own, and no thought where only one move is
    left. Most never use the random numbers: the same view gives the same move, whatever the seed."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        return view.moves[0] if len(view.moves) == 1 else self.decide(view)

    def decide(self, view: View) -> int:
        """The move to make; asked only where there is a choice."""
        raise NotImplementedError


def rule_player(game: Game, seed: "int | str") -> Player:
    """The rule player of a game.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    return cast(Maker, _rules_of_thumb(game).RulePlayer)(game, seed)


def practised_player(game: Game, seed: "int | str") -> Player:
    """The rule player with the tuning that self-play found, where its game has one; otherwise with the default.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    rules = _rules_of_thumb(game)
    if not hasattr(rules, "TUNED"):
        return rule_player(game, seed)
    return cast(Callable[[Game, "int | str", object], Player], rules.RulePlayer)(game, seed, rules.TUNED)


def _rules_of_thumb(game: Game) -> ModuleType:
    module = f"troef.bots.{game.slug.replace('-', '_')}"
    if find_spec(module) is not None:
        return import_module(module)
    own = import_module(type(game).__module__)
    if not hasattr(own, "RulePlayer"):
        raise UnknownBot("no-rule-player", game.slug, "random")
    return own
