"""The easy player: the rule player, now and then too hasty to look (in a race it is slow: `bots/paces.py`).

In haste it plays any card and passes instead of bidding; at poker it may put all its chips in. A rule player may say
which moves that only its game has can be made without looking: `careless`, a set of kinds.
"""

from typing import Final

from troef.bots.base import WAIT
from troef.bots.rule_players import rule_player
from troef.core.game import Game
from troef.core.moves import (
    BID,
    CALL,
    CHECK,
    CHOOSE,
    DISCARD,
    DRAW,
    END_TURN,
    FOLD,
    LAYOFF,
    MELD,
    NO,
    PASS,
    PLAY,
    TAKE,
    YES,
    kind_of,
)
from troef.core.rng import Rng
from troef.core.view import View

#: The kinds of moves made in haste in every game: cards played, taken and put away, and bets.
CARELESS: Final = frozenset(
    int(kind) for kind in (PLAY, DISCARD, CHOOSE, MELD, LAYOFF, DRAW, TAKE, END_TURN, FOLD, CHECK, CALL, YES, NO)
)
#: One move in this many is made in haste.
HASTE: Final = 4


class HastyPlayer:
    """The easy player: one move in four it makes in haste."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(f"{seed}:hasty")
        self.base = rule_player(game, seed)
        own: frozenset[int] = getattr(self.base, "careless", frozenset())
        self.careless = CARELESS | own

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT."""
        own = self.base.choose(view, budget)
        kind = kind_of(own)
        lets_go_by = kind == BID and PASS in view.moves
        if own == WAIT or not (lets_go_by or kind in self.careless) or self.rng.below(HASTE):
            return own
        if lets_go_by:
            return int(PASS)
        hasty = [move for move in view.moves if kind_of(move) in self.careless]
        return hasty[self.rng.below(len(hasty))]
