"""What a call of bridge means, and what carries a bid in the other games."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from troef.bots.reasons.reason import Reason
from troef.bots.reasons.seeing import imagined, order_in
from troef.cards.bits import card_count, set_of
from troef.cards.card import suit_text
from troef.core.game import Game
from troef.core.moves import BID, PASS, kind_of
from troef.core.view import Fact, View
from troef.tricks.ordering import Ordering

if TYPE_CHECKING:
    from troef.bots.bridge.meaning import Meaning

#: From this many points on a range has no upper end that says anything.
_NO_END: Final = 37
#: Calls of bridge of which points and lengths say all that there is to say.
_PLAIN: Final = ("natural", "suit", "notrump", "pass", "preference", "raise")
#: Games in which no bid names trumps: what one holds of them, and of the highest cards, says what a hand may take.
_TRUMP_TURNED: Final = ("boerenbridge", "ninety-nine", "rumba", "zwikken", "toepen")


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a call is a good one."""
    if view.slug == "bridge" and view.phase == "auction":
        yield from _meaning(view, move)
    elif view.slug in _TRUMP_TURNED:
        yield from _holdings(view, order_in(imagined(game, view), view))
    elif kind_of(move) in (BID, PASS):
        suits = sorted(((sum(card // 16 == suit for card in view.hand()), suit) for suit in range(4)), reverse=True)
        longest, suit = suits[0]
        if longest:
            facts = (Fact("suit", "suit", suit_text(suit)), Fact("number", "number", longest))
            yield Reason("bid-long-suit" if kind_of(move) == BID else "pass-longest", facts)


def _holdings(view: View, order: "Ordering | None") -> Iterator[Reason]:
    hand = int(set_of(view.hand()))
    if order is None or not hand:
        return
    tops = [card for card in view.hand() if not order.beaters[card] & order.members[order.suits[card]]]
    trumps = Fact("number", "number", int(card_count(hand & order.trumps())))
    if int(order.trump) >= 0:
        yield Reason("holds-trumps", (trumps, Fact("tops", "number", len(tops))))
    else:
        yield Reason("holds-tops", (Fact("number", "number", len(tops)),))


def _meaning(view: View, move: int) -> Iterator[Reason]:
    """What the system says of a call: the first of its meanings that the hand fits."""
    from troef.bots.bridge.player import bidding_of
    from troef.bots.bridge.valuing import ValuedHand

    hand = ValuedHand(int(set_of(view.hand())))
    bidding = bidding_of(view)
    yield Reason("bridge-points", (Fact("number", "number", hand.hcp),))
    for meaning in bidding.meanings(view.seat):
        if meaning.call == move and not meaning.fallback and bidding.fits(view.seat, hand, meaning):
            yield from _told(meaning)
            return


def _told(meaning: "Meaning") -> Iterator[Reason]:
    if meaning.name not in _PLAIN:
        yield Reason(f"bridge-{meaning.name}")
    yield from _points_told(meaning)
    long = [(length, suit) for suit, length in enumerate(meaning.least) if length >= 4]
    if long:
        length, suit = max(long)
        facts = (Fact("number", "number", length), Fact("suit", "suit", suit_text(suit)))
        yield Reason("means-length", facts)
    elif "balanced" in meaning.wants:
        yield Reason("means-balanced")


def _points_told(meaning: "Meaning") -> Iterator[Reason]:
    """The points that a call promises; nothing where any number will do."""
    least, most = Fact("least", "number", meaning.low), Fact("most", "number", meaning.high)
    if meaning.high >= _NO_END:
        if meaning.low:
            yield Reason("means-at-least", (least,))
    elif meaning.low or kind_of(meaning.call) == BID:
        yield Reason("means-points", (least, most))
    else:
        yield Reason("means-at-most", (most,))
