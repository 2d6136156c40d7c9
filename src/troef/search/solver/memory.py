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
        #: two places for each key, side by side: the cards and what is kept of them, and the same again
        self.words = vec[i64]([-1] * (4 * size))
        self.deal: i64 = 0
        #: how many deals there have been, and up to which of them all is wiped
        self.deals: i64 = 0
        self.wiped: i64 = 0

    def next_deal(self) -> i64:
        """Begin another deal: what is kept of the last one is not found any more. Gives the number of the deal."""
        self.deals += 1
        if self.deals - self.wiped > DEALS:
            self.wiped = self.deals - 1
            words = self.words
            for place in range(len(words)):
                words[place] = -1
        self.deal = self.deals - self.wiped
        return self.deals

    def go_back(self, number: i64) -> i64:
        """Go on with an earlier deal, of which what is kept is found again; if it was wiped, begin another one."""
        if number <= self.wiped:
            return self.next_deal()
        self.deal = number - self.wiped
        return number

    def probe(self, cards: i64, who: i64) -> i64:
        """What is kept of a position, or NOTHING."""
        place = self._place(cards, who)
        wanted = self.deal << WHO_BITS | who
        words = self.words
        if words[place] == cards and words[place + 1] >> WHO_SHIFT == wanted:
            return words[place + 1]
        if words[place + 2] == cards and words[place + 3] >> WHO_SHIFT == wanted:
            return words[place + 3]
        return NOTHING

    def keep(self, cards: i64, who: i64, lower: i64, upper: i64, move: i64) -> None:
        """Write down what is known of a position now."""
        place = self._place(cards, who)
        mark = self.deal << WHO_BITS | who
        words = self.words
        if words[place] != cards or words[place + 1] >> WHO_SHIFT != mark:
            kept = words[place + 1] >> (WHO_SHIFT + WHO_BITS) == self.deal
            beside = words[place + 2] == cards and words[place + 3] >> WHO_SHIFT == mark
            if beside or (kept and card_count(words[place]) > card_count(cards)):
                place += 2
        words[place] = cards
        words[place + 1] = mark << WHO_SHIFT | move << MOVE_SHIFT | (upper + OFFSET) << 16 | (lower + OFFSET)

    def _place(self, cards: i64, who: i64) -> i64:
        mixed = (cards ^ cards >> 29 ^ who * 0x9E3779B1) & 0x7FFFFFFF
        return 4 * ((mixed * 0x6C078965) >> 15 & self.mask)


def lower_of(entry: i64) -> i64:
    """The value is at least this."""
    return (entry & HALF) - OFFSET


def upper_of(entry: i64) -> i64:
    """The value is at most this."""
    return (entry >> 16 & HALF) - OFFSET


def move_of(entry: i64) -> i64:
    """The card that was best (0 also where none is known)."""
    return entry >> MOVE_SHIFT & 63
