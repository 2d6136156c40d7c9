"""The rule player of rumba.

It plays when its hand is likely to win a trick, calls rumba when three tricks are likely, exchanges its weakest cards,
and plays for tricks: everybody else is an opponent.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, for_tricks
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import BID, kind_of, make_move
from troef.core.view import View
from troef.games.rumba import EXCHANGE, ORDERINGS, PACK, exchange_move
from troef.games.rumba.phases import GO_IN, RUMBA, STAY_OUT, SWAP_IN, SWAP_RUMBA
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: Expected tricks with which it goes in; with a rumba called nobody draws, and nothing costs 10.
ENOUGH: Final = 0.55
#: Expected tricks with which it calls rumba, and how many of its cards must be trumps.
ENOUGH_FOR_RUMBA: Final = 2.4
TRUMPS_FOR_RUMBA: Final = 2


class RulePlayer(RuleOfThumb):
    """The same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        kind = kind_of(view.moves[0])
        if kind == BID:
            return _decide(view)
        if kind == EXCHANGE:
            return _exchange(view)
        return for_tricks(_reading(view), attacking=True) << 6


def _order(view: View) -> Ordering:
    return ORDERINGS[view.zone("upcard").cards[0] >> 4]


def _reading(view: View) -> CardReading:
    absent = [seat for seat in range(view.seats) if view.badge(seat, "outside")]
    gone = BIT[view.zone("upcard").cards[0]] | set_of(view.zone(f"laid-{view.seat}").cards)
    return CardReading(view, _order(view), ALL & ~int(gone), [view.seat], absent=absent)


def _strength(hand: int, order: Ordering, players: int) -> float:
    """About how many tricks a hand wins against this many players."""
    trumps = hand & int(order.trumps())
    total = 0.0
    for card in cards_in(trumps):
        above = int(card_count(order.beaters[card] & ~hand))
        total += max(0.2, 1 - above * 0.04 * (players - 1))
    for card in cards_in(hand & ~trumps):
        above = int(card_count(order.beaters[card] & order.members[order.suits[card]] & ~hand))
        total += max(0.0, 0.75 - 0.07 * players - 0.22 * above)
    return total


def _decide(view: View) -> int:
    order = _order(view)
    upcard = view.zone("upcard").cards[0]
    hand = int(set_of(view.hand()))
    swap = int(make_move(BID, SWAP_IN)) in view.moves
    if swap:
        hand ^= int(BIT[upcard] | BIT[upcard & 48])
    inside = sum(bool(view.badge(seat, "inside")) for seat in range(view.seats))
    outside = sum(bool(view.badge(seat, "outside")) for seat in range(view.seats))
    if inside == 0 and outside == view.seats - 1:
        return int(make_move(BID, SWAP_IN if swap else GO_IN))  # R11: alone it is a sure -5
    players = max(2, inside + 1 + (view.seats - 1 - inside - outside + 1) // 2)
    worth = _strength(hand, order, players)
    calls = int(make_move(BID, SWAP_RUMBA if swap else RUMBA))
    if calls in view.moves and worth >= ENOUGH_FOR_RUMBA and card_count(hand & order.trumps()) >= TRUMPS_FOR_RUMBA:
        return calls
    out = int(make_move(BID, STAY_OUT))
    if out in view.moves and worth < ENOUGH:
        return out
    return int(make_move(BID, SWAP_IN if swap else GO_IN))


def _exchange(view: View) -> int:
    """Away with up to three of the weakest cards; trumps, aces and guarded kings stay."""
    order = _order(view)
    hand = int(set_of(view.hand()))
    weak = [card for card in cards_in(hand & ~int(order.trumps())) if card & 15 < 11]
    weak.sort(key=lambda card: card & 15)
    return int(exchange_move(set_of(weak[:3])))
