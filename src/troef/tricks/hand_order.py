"""How the cards of a hand lie in a trick game: as its tables say who beats whom."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from troef.cards.bits import card_count, cards_in
from troef.cards.card import parse_suit
from troef.cards.hand_order import BySuit
from troef.core.view import View
from troef.tricks.ordering import NO_TRUMP, Ordering

_SUITS: Final = range(4)
#: How many orders are kept: each is asked for with every view of its game.
MOST_ORDERS: Final = 200


def trump_in(view: View) -> int:
    """The trump suit that a view names, or NO_TRUMP."""
    for fact in view.facts:
        if fact.key == "trump" and fact.kind == "suit":
            return parse_suit(str(fact.value))
    return NO_TRUMP


@lru_cache(MOST_ORDERS)
def by_strength(order: Ordering) -> BySuit:
    """Each effective suit from its lowest card to its highest, trumps last."""
    return BySuit([_lane(order, suit) for suit in range(len(order.members))], int(order.trump))


def with_trump(orderings: Sequence[Ordering], trump: int) -> BySuit:
    """As `by_strength`, with this trump suit; `orderings` has one for each trump suit, and perhaps one without trumps
    at the end. Where there is none every suit lies as it does while another one is trump."""
    if trump != NO_TRUMP:
        return by_strength(orderings[trump])
    if len(orderings) != len(_SUITS):
        return by_strength(orderings[-1])
    return _without_trump(tuple(orderings))


@lru_cache(MOST_ORDERS)
def _without_trump(orderings: tuple[Ordering, ...]) -> BySuit:
    return BySuit([_plain_lane(orderings, suit) for suit in _SUITS])


def _lane(order: Ordering, suit: int) -> list[int]:
    members = order.members[suit]
    cards = cards_in(members)
    return sorted(cards, key=lambda card: -card_count(order.beaters[card] & members))


def _plain_lane(orderings: Sequence[Ordering], suit: int) -> list[int]:
    """The cards of a suit where another one is trump; the one that takes none of them from it (cinch's left pedro)."""
    others = [order for order in orderings if order.trump != suit]
    return _lane(max(others, key=lambda order: card_count(order.members[suit])), suit)
