"""Deals of domino that fit all that one seat knows."""

from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bonken.domino import ALL_CARDS, fitting
from troef.sampling.sharing import Sharing


def domino_hands(view: View, rng: Rng) -> list[int]:
    """The hands as they were dealt in a deal of domino: the unseen cards shared uniformly, as far as no pass (R16)
    has proven that a seat did not hold what fitted."""
    hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
    laid: i64 = 0
    barred: list[i64] = [0, 0, 0, 0]
    for seat, move in view.log:
        if kind_of(move) == PLAY:
            laid |= BIT[payload_of(move)]
            hands[seat] |= BIT[payload_of(move)]
        elif move == PASS:
            barred[seat] |= fitting(laid)
    unseen = ALL_CARDS & ~laid
    for held in hands:
        unseen &= ~held
    sizes = [view.zone(f"hand-{seat}").hidden for seat in range(4)]
    if unseen:
        for seat, cards in enumerate(Sharing(unseen, sizes, barred).draw(rng)):
            hands[seat] |= set_of(cards)
    return hands
