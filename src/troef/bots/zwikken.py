"""The rule player of zwikken.

It weighs how many of the three tricks its hand commands: with enough of them it plays for the smallest share that it
can, with more for the whole pot, and it never passes a zwik. In the play it takes points.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, for_points
from troef.cards.bits import BIT, card_count, set_of
from troef.core.moves import BID, PASS, kind_of
from troef.core.view import View
from troef.games.zwikken import ORDERINGS, PACK, zwik_rank
from troef.games.zwikken.phases import SEARCH, STOP
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: The strength with which it plays, and with which it plays for more than it must.
ENOUGH: Final = 1.75
STRONG: Final = 1.9
#: What a second bidder needs more.
AGAINST_A_BIDDER: Final = 0.3


class RulePlayer(RuleOfThumb):
    """The same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        first = view.moves[0]
        if first == SEARCH:
            return _search(view)
        if first == PASS:
            return _bid(view)
        reading = CardReading(view, _order(view), ALL & ~int(set_of(view.zone("upcard").cards)), [view.seat])
        return for_points(reading, attacking=True) << 6


def _order(view: View) -> Ordering:
    return ORDERINGS[view.zone("upcard").cards[-1] >> 4]


def _strength(hand: int, order: Ordering, gone: int) -> float:
    """About how many of the three tricks the hand commands."""
    total = 0.0
    for card in PACK:
        if not hand & BIT[card]:
            continue
        above = int(card_count(order.beaters[card] & order.members[order.suits[card]] & ~hand & ~gone))
        if order.suits[card] == order.trump:
            total += max(0.3, 1.0 - 0.2 * above)
        else:
            total += max(0.0, 0.55 - 0.2 * above)
    return total


def _bid(view: View) -> int:
    hand = int(set_of(view.hand()))
    bids = [move for move in view.moves if kind_of(move) == BID]
    turned = view.zone("upcard").cards
    if zwik_rank(hand, turned[-1], False) >= 0:
        return bids[-1]
    strength = _strength(hand, _order(view), int(set_of(turned)))
    if any(view.badge(seat, "share") for seat in range(view.seats)):
        strength -= AGAINST_A_BIDDER
    if strength >= STRONG:
        return bids[-1]
    return bids[0] if strength >= ENOUGH else int(PASS)


def _search(view: View) -> int:
    """Another trump is worth an ante when the hand would be strong in some suit that has not been trump."""
    hand = int(set_of(view.hand()))
    turned = view.zone("upcard").cards
    seen = {card >> 4 for card in turned}
    hopes = [_strength(hand, ORDERINGS[suit], int(set_of(turned))) for suit in range(4) if suit not in seen]
    return int(SEARCH) if hopes and sum(hope >= ENOUGH for hope in hopes) >= 2 else int(STOP)
