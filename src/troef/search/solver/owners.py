"""Who owns the cards of a suit, from the top: the tables on which partition search looks at a position."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card
from troef.search.solver.position import Position

#: Bits for the owner of a card; cards of a suit.
OWNER_BITS: Final[i64] = 2
SUIT_SIZE: Final[i64] = 13
#: Where the number of cards stands in a row of owners, and the owners below it.
SUIT_BITS: Final[i64] = 26
SUIT_OWNERS: Final[i64] = 0x3FFFFFF


@final
class Owners:
    """For every set of cards of a suit its row: who owns them, from the top, two bits each, above that how many.

    `shape` writes how long each hand is in the first three suits, four bits each; `unit[code]` is what a card adds.
    """

    def __init__(self, position: Position) -> None:
        deal = position.deal
        self.members = deal.members
        self.card_count: i64 = deal.card_count
        self.offset = vec[i64]([0] * 4)
        self.size = vec[i64]([0] * 4)
        self.start = vec[i64]([0] * 4)
        self.unit = vec[i64]([0] * 64)
        owner = vec[i64]([0] * 64)
        for seat in range(4):
            hand = position.hands[seat]
            while hand:
                owner[first_card(hand)] = seat
                hand &= hand - 1
        seat_of_trick = position.leader
        packed = position.packed
        for _ in range(position.count):
            owner[packed & 63] = seat_of_trick
            packed >>= 6
            seat_of_trick = deal.next_of[seat_of_trick]
        rows = vec[i64]()
        place: i64 = 0
        for suit in range(4):
            count = card_count(deal.members[suit])
            self.offset[suit] = place
            self.size[suit] = BIT[count] - 1
            self.start[suit] = len(rows)
            rows = _rows(rows, owner, place, BIT[count])
            place += count
        self.rows = rows
        #: the rows of the position that was looked at last, by suit
        self.now = vec[i64]([0] * 4)
        for code in range(deal.card_count):
            if deal.suit[code] < 3:
                self.unit[code] = BIT[4 * (owner[code] * 3 + deal.suit[code])]

    def row(self, suit: i64, out: i64) -> i64:
        """Who owns the cards of a suit that are out."""
        return self.rows[self.start[suit] + (out >> self.offset[suit] & self.size[suit])]

    def look(self, out: i64) -> None:
        """Leave the rows of all suits in `now`."""
        now, rows, start, offset, size = self.now, self.rows, self.start, self.offset, self.size
        suit: i64 = 0
        while suit < 4:
            now[suit] = rows[start[suit] + (out >> offset[suit] & size[suit])]
            suit += 1

    def shape(self, hands: vec[i64]) -> i64:
        """How long the hands are in each suit."""
        shape: i64 = 0
        for seat in range(4):
            hand = hands[seat]
            while hand:
                shape += self.unit[first_card(hand)]
                hand &= hand - 1
        return shape

    def from_top(self, out: i64, suit: i64, count: i64, row: i64) -> i64:
        """The card of a suit with this many from the top down to it."""
        cards = out & self.members[suit]
        below = (row >> SUIT_BITS) - count
        while below > 0:
            cards &= cards - 1
            below -= 1
        return cards & -cards


def length(shape: i64, left: i64, seat: i64, suit: i64) -> i64:
    """How many cards of a suit a seat has when a trick begins."""
    fields = shape >> (12 * seat)
    if suit < 3:
        return fields >> (4 * suit) & 15
    return left - (fields & 15) - (fields >> 4 & 15) - (fields >> 8 & 15)


def run_of(row: i64, owner: i64) -> i64:
    """How many cards from the top of a row belong to one owner."""
    count: i64 = 0
    size = row >> SUIT_BITS
    while count < size and row & 3 == owner:
        row >>= OWNER_BITS
        count += 1
    return count


def without_top(row: i64, count: i64) -> i64:
    """A row without this many cards from its top; what stands behind its last card means nothing."""
    return row >> (OWNER_BITS * count) & SUIT_OWNERS | (row >> SUIT_BITS) - count << SUIT_BITS


def _rows(rows: vec[i64], owner: vec[i64], place: i64, sets: i64) -> vec[i64]:
    """The rows with those of another suit behind them: `place` is its lowest card, `sets` the number of its sets."""
    start: i64 = len(rows)
    rows = append(rows, 0)
    for cards in range(1, sets):
        known = rows[start + (cards & (cards - 1))]
        count = known >> SUIT_BITS
        row = known & SUIT_OWNERS | owner[place + first_card(cards)] << (OWNER_BITS * count)
        rows = append(rows, row | (count + 1) << SUIT_BITS)
    return rows
