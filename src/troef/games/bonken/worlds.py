"""Deals of domino that fit all that one seat knows."""

from typing import final

from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bonken.domino import ALL_CARDS, fitting
from troef.sampling.sharing import Sharing


@final
class DominoHands:
    """The hands as they may have been dealt in a deal of domino: the unseen cards shared uniformly, as far as no pass
    (R16) has proven that a seat did not hold what fitted."""

    def __init__(self, view: View) -> None:
        #: the cards of each hand that lie open or have been laid
        self.known = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
        laid: i64 = 0
        barred: list[i64] = [0, 0, 0, 0]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                laid |= BIT[payload_of(move)]
                self.known[seat] |= BIT[payload_of(move)]
            elif move == PASS:
                barred[seat] |= fitting(laid)
        unseen = ALL_CARDS & ~laid
        for held in self.known:
            unseen &= ~held
        self.sharing = Sharing(unseen, [view.zone(f"hand-{seat}").hidden for seat in range(4)], barred)

    def draw(self, rng: Rng) -> list[int]:
        """One way, each equally likely: a set of cards for each seat."""
        return [self.known[seat] | int(cards) for seat, cards in enumerate(self.sharing.draw_sets(rng))]
