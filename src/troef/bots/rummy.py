"""The rule player of rummy.

It draws what it can use at once, melds as soon as it may, lays off what is not part of a meld of its own, and throws
away what is least likely to become a meld, counts most, and helps the next player least.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.cards.bits import BIT, RANK_CARDS, card_count, cards_in, set_of
from troef.cards.card import rank_of, suit_of
from troef.core.moves import DISCARD, LAYOFF, MELD, kind_of, payload_of
from troef.core.view import View
from troef.games.rummy.language import DRAW_DISCARD, DRAW_STOCK, PER_MELD
from troef.games.rummy.round import hand_points
from troef.melds.meld import MELD_CARDS, MELD_FITS, card_at, meld_of, melds_in, place_of

#: From this number of cards in an opponent's hand on, points count more than hopes.
NEARLY_OUT: Final = 2

#: What a card that may still complete a meld is worth keeping for, against the points it costs.
HOPE: Final = 4.0
#: What it costs to throw away a card that the next player can use, against the points it saves.
GIFT: Final = 14.0
#: What it costs to throw away a card that fits a meld on the table.
GIFT_TO_ALL: Final = 25.0


class Outlook:
    """What the player sees: its hand, the table, and the cards that can still come."""

    def __init__(self, view: View) -> None:
        self.hand = int(set_of(view.hand()))
        self.melds = [int(meld_of(set_of(zone.cards))) for zone in view.zones if zone.kind == "meld"]
        self.fits = 0
        for meld in self.melds:
            self.fits |= MELD_FITS[meld]
        lying = [card for zone in view.zones if zone.kind in ("meld", "discard") for card in zone.cards]
        #: gone for good, or at least out of reach for a while
        self.gone = int(set_of(lying))
        self.known = [int(set_of(cards)) for cards in known_cards(view)]
        #: the card taken from the discard pile in this turn, which may not be thrown away in it
        self.taken = taken_card(view)
        self.next_seat = (view.seat + 1) % view.seats
        others = [zone for zone in view.zones if zone.kind == "hand" and zone.owner != view.seat]
        self.nearly_out = min(zone.hidden + len(zone.cards) for zone in others) <= NEARLY_OUT

    def partners(self, card: int) -> int:
        """The cards that together with this one could be part of a meld: its rank, and two places up and down."""
        place, suit = int(place_of(card)), suit_of(card)
        near = [card_at(suit, other) for other in range(max(0, place - 2), min(12, place + 2) + 1)]
        return int(RANK_CARDS[rank_of(card)] | set_of([int(other) for other in near])) & ~int(BIT[card])

    def hope(self, card: int, hand: int) -> float:
        """How many melds of three with this card are a single card short, counted by cards that can still come."""
        lost = self.gone
        for cards in self.known:
            lost |= cards & ~hand
        hope = 0.0
        for partner in cards_in(self.partners(card) & hand):
            pair = BIT[card] | BIT[partner]
            common = self.partners(card) & self.partners(partner) & ~pair
            for third in cards_in(common & ~lost):
                if meld_of(pair | BIT[third]) >= 0:
                    hope += 1.0
        return hope


def known_cards(view: View) -> list[list[int]]:
    """For every seat the cards that all have seen it take."""
    known = view.memory.get("known")
    return known if isinstance(known, list) else [[] for _ in range(view.seats)]


def taken_card(view: View) -> int:
    """The card taken from the discard pile in the running turn, as a set."""
    for _, move in reversed(view.log):
        if kind_of(move) == DRAW_DISCARD:
            return int(BIT[payload_of(move) & 63])
        if kind_of(move) in (DRAW_STOCK, DISCARD):
            break
    return 0


def points_gone(hand: int, taken: int, melds_on_table: list[int]) -> int:
    """The most points that leave a hand by one meld and lay-offs, with a card kept to discard."""
    best = 0
    for meld in [-1, *[int(meld) for meld in melds_in(hand)]]:
        cards = int(MELD_CARDS[meld]) if meld >= 0 else 0
        if not hand & ~cards & ~taken:
            continue
        rest = hand & ~cards
        table = [*melds_on_table, meld] if meld >= 0 else melds_on_table
        best = max(best, int(hand_points(hand)) - int(hand_points(lay_off_all(rest, taken, table))))
    return best


def lay_off_all(hand: int, taken: int, table: list[int]) -> int:
    """What stays of a hand when all that fits is laid off, with a card kept to discard."""
    melds = list(table)
    at = 0
    while at < len(melds):
        for card in cards_in(hand & MELD_FITS[melds[at]]):
            if hand & ~taken & ~int(BIT[card]):
                hand &= ~int(BIT[card])
                melds[at] = int(meld_of(MELD_CARDS[melds[at]] | BIT[card]))
                at = -1
                break
        at += 1
    return hand


class RulePlayer(RuleOfThumb):
    """Plays by the habits of a sensible player; see the module."""

    def decide(self, view: View) -> int:
        """Where there is a choice."""
        moves = view.moves
        kinds = {int(kind_of(move)) for move in moves}
        look = Outlook(view)
        if DISCARD not in kinds:
            return self._draw(view, look)
        if MELD in kinds:
            return max((move for move in moves if kind_of(move) == MELD), key=lambda move: self._after(look, move))
        if LAYOFF in kinds:
            layoff = self._lay_off(view, look)
            if layoff is not None:
                return layoff
        return self._discard(view, look)

    def _draw(self, view: View, look: Outlook) -> int:
        """The card of the discard pile if it is of use at once and the stock's known top is not of more use."""
        moves = view.moves
        if DRAW_DISCARD not in moves:
            return moves[0]
        top = view.zone("discard").cards[-1]
        use = self._use(look, top, from_pile=True)
        stock = [card for cards in known_stock(view) for card in cards]
        if DRAW_STOCK in moves and stock and self._use(look, stock[0], from_pile=False) >= use:
            return int(DRAW_STOCK)
        if use > 0:
            return int(DRAW_DISCARD)
        return next(move for move in moves if move != DRAW_DISCARD)

    def _use(self, look: Outlook, card: int, from_pile: bool) -> float:
        """How many points more leave the hand in this turn with the card than without."""
        hand = look.hand | int(BIT[card])
        taken = int(BIT[card]) if from_pile else 0
        without = points_gone(look.hand, 0, look.melds)
        return points_gone(hand, taken, look.melds) - without

    def _after(self, look: Outlook, move: int) -> tuple[int, int]:
        """How good a meld is: the points that stay in hand after it and all lay-offs, fewest first; then its length."""
        meld = int(payload_of(move))
        rest = lay_off_all(look.hand & ~int(MELD_CARDS[meld]), look.taken, [*look.melds, meld])
        return (-int(hand_points(rest)), int(card_count(MELD_CARDS[meld])))

    def _lay_off(self, view: View, look: Outlook) -> int | None:
        """A card that fits; those of a meld in hand stay for the next turn, unless there is no time or all can go."""
        layoffs = [move for move in view.moves if kind_of(move) == LAYOFF]
        kept = 0
        for meld in melds_in(look.hand):
            kept |= int(MELD_CARDS[meld])
        leaves = card_count(lay_off_all(look.hand, look.taken, look.melds))
        if leaves == 1 or look.nearly_out:
            kept = 0
        free = [move for move in layoffs if not kept & int(BIT[payload_of(move) % PER_MELD])]
        if not free:
            return None
        return max(free, key=lambda move: hand_points(BIT[payload_of(move) % PER_MELD]))

    def _discard(self, view: View, look: Outlook) -> int:
        discards = [move for move in view.moves if kind_of(move) == DISCARD]
        worth = [(self._keep(look, int(payload_of(move))), int(self.rng.word()), move) for move in discards]
        return min(worth)[2]

    def _keep(self, look: Outlook, card: int) -> float:
        """What is lost by throwing the card away, in points."""
        bit = int(BIT[card])
        cost = -float(hand_points(bit))
        for meld in melds_in(look.hand):
            if MELD_CARDS[meld] & bit:
                cost += 30.0  # a meld that could not be laid in this turn
                break
        if not look.nearly_out:
            cost += HOPE * look.hope(card, look.hand)
        if look.fits & bit:
            cost += GIFT_TO_ALL
        elif card_count(look.partners(card) & look.known[look.next_seat]) > 0:
            cost += GIFT
        return cost


def known_stock(view: View) -> list[list[int]]:
    """The stock, top first, when all have seen it being turned over."""
    stock = view.memory.get("stock")
    return stock if isinstance(stock, list) else []
