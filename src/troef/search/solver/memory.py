"""What a search remembers of positions between two tricks: bounds of their value, and the best card.

Within one deal the cards that are still out say who holds them, so they are the key, with who leads and what else of
the past counts. Two places for each key: one keeps the position with more cards, the other the last one.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count

#: Bounds are kept in 16 bits each.
OFFSET: Final[i64] = 32768
HALF: Final[i64] = 65535
MOVE_SHIFT: Final[i64] = 32
WHO_SHIFT: Final[i64] = 38
#: Bits of what belongs to the key besides the cards: leader, holder of a sweep, tricks taken.
WHO_BITS: Final[i64] = 12
#: This many deals can be told apart before the memory is wiped.
DEALS: Final[i64] = 4095
NOTHING: Final[i64] = -1


@final
class Memory:
    """Places for positions: `probe` finds what is known, `keep` writes it down.

    What is kept is a number: lower bound, upper bound, best card, who leads, and the deal it belongs to.
    """

    def __init__(self, bits: int = 16) -> None:
        size = int(BIT[bits])
        self.mask: i64 = size - 1
        self.keys = vec[i64]([-1] * (2 * size))
        self.data = vec[i64]([0] * (2 * size))
        self.deal: i64 = 0

    def next_deal(self) -> None:
        """Begin another deal: what is kept of the last one is not found any more."""
        self.deal += 1
        if self.deal > DEALS:
            self.deal = 1
            keys = self.keys
            for place in range(len(keys)):
                keys[place] = -1

    def probe(self, cards: i64, who: i64) -> i64:
        """What is kept of a position, or NOTHING."""
        place = self._place(cards, who)
        wanted = self.deal << WHO_BITS | who
        keys, data = self.keys, self.data
        if keys[place] == cards and data[place] >> WHO_SHIFT == wanted:
            return data[place]
        if keys[place + 1] == cards and data[place + 1] >> WHO_SHIFT == wanted:
            return data[place + 1]
        return NOTHING

    def keep(self, cards: i64, who: i64, lower: i64, upper: i64, move: i64) -> None:
        """Write down what is known of a position now."""
        place = self._place(cards, who)
        mark = self.deal << WHO_BITS | who
        keys, data = self.keys, self.data
        entry = mark << WHO_SHIFT | move << MOVE_SHIFT | (upper + OFFSET) << 16 | (lower + OFFSET)
        if keys[place] != cards or data[place] >> WHO_SHIFT != mark:
            other = keys[place]
            kept = data[place] >> (WHO_SHIFT + WHO_BITS) == self.deal
            beside = keys[place + 1] == cards and data[place + 1] >> WHO_SHIFT == mark
            if beside or (kept and card_count(other) > card_count(cards)):
                place += 1
        keys[place] = cards
        data[place] = entry

    def _place(self, cards: i64, who: i64) -> i64:
        mixed = (cards ^ cards >> 29 ^ who * 0x9E3779B1) & 0x7FFFFFFF
        return 2 * ((mixed * 0x6C078965) >> 15 & self.mask)


def lower_of(entry: i64) -> i64:
    """The value is at least this."""
    return (entry & HALF) - OFFSET


def upper_of(entry: i64) -> i64:
    """The value is at most this."""
    return (entry >> 16 & HALF) - OFFSET


def move_of(entry: i64) -> i64:
    """The card that was best (0 also where none is known)."""
    return entry >> MOVE_SHIFT & 63
