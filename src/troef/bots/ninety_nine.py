"""The rule player of ninety-nine.

Of all the ways to lay three cards aside it takes the one whose bid the nine cards that are left make best. It makes an
extra bid when it is sure enough of that, and then plays for exactly as many tricks.
"""

from functools import partial
from itertools import combinations
from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.exact import Holding, Weights, against_the_bid, chances, expected, spread, steer
from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import BID, DISCARD, PLAY, kind_of, make_move
from troef.core.view import View
from troef.games.ninety_nine import PACK, bid_value, ordering_for
from troef.games.ninety_nine.phases import LEADER
from troef.games.ninety_nine.scoring import INFORMATIE, NONE, OPEN

ALL: Final = int(set_of(PACK))
#: The cards that two others play with.
OUT: Final = 18

#: From hands of one to nine cards that are left of a bid, against players who want exactly this many tricks.
WEIGHTS: Final = Weights(
    trump=(8.3, 1.41, -6.12, 1.3, -8.82, 0, -0.3, -0.7, -0.47),
    plain=(-0.78, -0.71, -1.08, 0.12, -3.91, 0, 2.06, -0.01, 1.39, -0.55, 0.3),
    no_trump=(2.38, -0.14, -2.54, 0.27, -7.72, 0, 3.85, 0.07, 0.48),
)

#: What an exact bid is usually worth beside its tricks (S2).
EXACT: Final = 20

#: What a card that may or may not win loses of its chances when the others bid high too.
CONTESTED: Final = 0.4

#: How likely the bid must be, before any steering, for an extra bid: the cards that are then shown make it harder.
SURE: Final = {int(INFORMATIE): 0.48, int(OPEN): 0.62}

#: A bid of this many tricks wants the lead; with fewer one rather plays last.
TO_LEAD: Final = 5


class RulePlayer(RuleOfThumb):
    """Plays for exactly its bid; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        kind = kind_of(view.moves[0])
        if kind == DISCARD:
            return _lay(view)
        if kind == BID:
            return _answer(view)
        if kind == LEADER:
            return _leader(view)
        return _play(view)

    def unthinkable(self, view: View) -> list[int]:
        """Cards that do not fit the tricks that it still needs."""
        if kind_of(view.moves[0]) != PLAY:
            return []
        bid, made = _standing(view)
        return [int(make_move(PLAY, card)) for card in against_the_bid(_reading(view), bid - made)]


def _turned(view: View) -> int:
    return view.zone("upcard").cards[0]


def _laid(view: View, seat: int) -> int:
    return int(set_of(view.zone(f"bid-{seat}").cards))


def _leads(view: View) -> bool:
    """Whether one leads as things are: the dealer's left does (R19)."""
    return view.seat == (view.dealer + 1) % 3


def _tricks(view: View, hand: int, laid: int) -> list[float]:
    """The chances of each number of tricks."""
    turned = _turned(view)
    unseen = ALL & ~(hand | laid | int(BIT[turned]))
    holding = Holding(hand, unseen, OUT, 3, _leads(view))
    each = chances(holding, ordering_for(turned), WEIGHTS)
    return spread(chance - CONTESTED * chance * (1 - chance) for chance in each.values())


def _worth(bid: int, tricks: int) -> int:
    return tricks + (EXACT if tricks == bid else 0)


def _lay(view: View) -> int:
    """A card of the best bid that can still be made."""
    hand, laid = int(set_of(view.hand())), _laid(view, view.seat)
    order = ordering_for(_turned(view))
    best, choice = -1.0, -1
    for cards in combinations(cards_in(hand), 3 - int(card_count(laid))):
        aside = int(set_of(list(cards)))
        bid = int(bid_value(laid | aside, order))
        value = expected(_tricks(view, hand & ~aside, laid | aside), partial(_worth, bid))
        if value > best:
            best, choice = value, cards[0]
    return int(make_move(DISCARD, choice))


def _answer(view: View) -> int:
    """The highest extra bid that the hand is sure enough of."""
    bid = view.badge(view.seat, "bid")
    assert isinstance(bid, int)
    sure = _tricks(view, int(set_of(view.hand())), _laid(view, view.seat))[bid]
    for extra in (OPEN, INFORMATIE):
        move = int(make_move(BID, extra))
        if move in view.moves and sure >= SURE[int(extra)]:
            return move
    return int(make_move(BID, NONE))


def _leader(view: View) -> int:
    """Oneself with many tricks to make, otherwise the next player, so that one plays last."""
    bid = view.badge(view.seat, "bid")
    assert isinstance(bid, int)
    return int(make_move(LEADER, view.seat if bid >= TO_LEAD else (view.seat + 1) % 3))


def _reading(view: View) -> CardReading:
    """The play as this seat sees it: cards that were laid aside are in no hand."""
    turned = _turned(view)
    rest = ALL & ~int(BIT[turned])
    for seat in range(3):
        rest &= ~_laid(view, seat)
    return CardReading(view, ordering_for(turned), rest, [view.seat])


def _standing(view: View) -> tuple[int, int]:
    """The tricks that this seat has bid, and those that it has won."""
    bid, made = view.badge(view.seat, "bid"), view.badge(view.seat, "tricks")
    assert isinstance(bid, int) and isinstance(made, int)
    return bid, made


def _play(view: View) -> int:
    bid, made = _standing(view)
    return steer(_reading(view), WEIGHTS, lambda more: _worth(bid, made + more)) << 6
