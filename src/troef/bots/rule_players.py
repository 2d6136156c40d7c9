"""The rule player of every game, found by the slug of the game.

It is the class `RulePlayer` in the module `troef.bots.<slug>`, with `_` for each `-` of the slug, most often a
`RuleOfThumb`. It is made as `RulePlayer(game, seed)`, keeps the protocol `Player`, sees nothing but views, and takes
its random numbers from `Rng(seed)` alone. A game that is not one of Troef's own has it in the module of its rules. In
races, where the speed of hands matters, it has a `delay` as well, and where everybody moves all the time also
`intends` (see `bots/player.py`).

A rule player may keep what it weighs as numbers with names, its `Tuning`. `DEFAULT` is what a person would set;
`TUNED` in the same module is what self-play found (`bench/practice.py`). The practised and the search players use it:
it is made as `RulePlayer(game, seed, TUNED)`.

Where bids of the game were learnt (`bots/learning/`), the rule player makes these instead of its own.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from troef.bots.base import Maker, UnknownBot
from troef.bots.learning.bidder import LearntBidder
from troef.bots.learning.stored import learnt_bids
from troef.bots.player import Player
from troef.core.game import Game


def rule_player(game: Game, seed: "int | str") -> Player:
    """The rule player of a game, with the bids that were learnt.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    return _with_learnt_bids(handwritten_player(game, seed), game, seed)


def practised_player(game: Game, seed: "int | str") -> Player:
    """The rule player with the tuning that self-play found, where its game has one; otherwise with the default.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    return _with_learnt_bids(handwritten_practised(game, seed), game, seed)


def handwritten_player(game: Game, seed: "int | str") -> Player:
    """The rule player with the bids that a person wrote.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    return cast(Maker, _rules_of_thumb(game).RulePlayer)(game, seed)


def handwritten_practised(game: Game, seed: "int | str") -> Player:
    """The practised rule player with the bids that a person wrote.

    Raises:
        UnknownBot: nobody has taught this game to one yet.
    """
    rules = _rules_of_thumb(game)
    if not hasattr(rules, "TUNED"):
        return handwritten_player(game, seed)
    return cast(Callable[[Game, "int | str", object], Player], rules.RulePlayer)(game, seed, rules.TUNED)


def _with_learnt_bids(player: Player, game: Game, seed: "int | str") -> Player:
    bids = learnt_bids(game)
    return LearntBidder(player, bids, seed) if bids else player


def _rules_of_thumb(game: Game) -> ModuleType:
    module = f"troef.bots.{game.slug.replace('-', '_')}"
    if find_spec(module) is not None:
        return import_module(module)
    own = import_module(type(game).__module__)
    if not hasattr(own, "RulePlayer"):
        raise UnknownBot("no-rule-player", game.slug, "random")
    return own
