"""The rule player for Ezelen: keeps what it has most of, and is as quick as a person."""

from collections import Counter

from troef.cards.card import rank_of
from troef.core.game import Game
from troef.core.moves import CHOOSE, SLAP, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View

#: T3: from and to how many seconds.
CHOOSING = (0.5, 2.5)
NOTICING = (0.3, 1.2)
REACTING = (0.4, 1.8)


class RulePlayer:
    """Collects the rank it holds most of; slaps with a quartet or after the opening slap, never falsely (T3)."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """Slap where that is right, otherwise give away a card of the rank it has fewest of."""
        if _should_slap(view):
            return int(SLAP)
        own = view.zone(f"hand-{view.seat}")
        if own.mark >= 0:
            return int(make_move(CHOOSE, own.cards[own.mark]))  # it does not change its mind
        cards = [int(payload_of(move)) for move in view.moves if kind_of(move) == CHOOSE]
        held = Counter(int(rank_of(card)) for card in cards)
        fewest = min(held.values())
        ranks = sorted(rank for rank, count in held.items() if count == fewest)
        given = ranks[self.rng.below(len(ranks))]
        return int(make_move(CHOOSE, next(card for card in cards if rank_of(card) == given)))

    def delay(self, view: View) -> float:
        """The seconds a person would take here (T3)."""
        if view.phase == "reaction":
            low, high = REACTING
        elif _should_slap(view):
            low, high = NOTICING
        else:
            low, high = CHOOSING
        return low + (high - low) * int(self.rng.below(1001)) / 1000


def _should_slap(view: View) -> bool:
    if SLAP not in view.moves:
        return False
    return view.phase == "reaction" or len({int(rank_of(card)) for card in view.hand()}) == 1
