"""What partition search remembers: bounds that hold wherever the ranks they rest on have the same owners.

An entry lies with the positions of the same suit lengths, leader and number of tricks (its key).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count

#: In place of a card: none is known.
NO_CARD: Final[i64] = 63
#: Nothing is kept of a position.
UNKNOWN: Final[i64] = -1

#: An entry: key, the owners of two suits, those of the other two, and what is known.
ENTRY: Final[i64] = 4
#: So many entries, then the memory is begun anew.
MOST_ENTRIES: Final[i64] = 2_000_000
# What is known, in bits: at least so many tricks, at most so many, by suit how many ranks from the top matter, the
# best card, and the place of the next entry.
AT_MOST: Final[i64] = 4
RANKS: Final[i64] = 8
BEST: Final[i64] = 24
NEXT: Final[i64] = 30

#: By two numbers of cards (four bits each): the owners of so many from the top of two suits.
_MASKS: Final = vec[i64]([4 ** (both % 16) - 1 + 2**26 * (4 ** (both // 16) - 1) for both in range(16 * 14)])


@final
class RankMemory:
    """`find` looks a position up, `keep` writes one down. `hint` is the lead that was good in a position like it."""

    def __init__(self, bits: int) -> None:
        self.heads = vec[i64]([0] * int(BIT[bits]))
        self.mask: i64 = BIT[bits] - 1
        self.entries = vec[i64]([0] * int(ENTRY))
        self.hint: i64 = UNKNOWN

    def find(self, key: i64, low: i64, high: i64, goal: i64) -> i64:
        """What is known of a position that tells whether a side wins so many tricks, or UNKNOWN."""
        entries = self.entries
        self.hint = UNKNOWN
        hint = UNKNOWN
        entry = self.heads[self._head(key)]
        while entry:
            info = entries[entry + 3]
            if entries[entry] == key:
                if (
                    not (low ^ entries[entry + 1]) & _MASKS[info >> RANKS & 255]
                    and not (high ^ entries[entry + 2]) & _MASKS[info >> (RANKS + 8) & 255]
                    and (info & 15 >= goal or info >> AT_MOST & 15 < goal)
                ):
                    return info
                if hint < 0 and info >> BEST & 63 != NO_CARD:
                    hint = info >> BEST & 63
            entry = info >> NEXT
        self.hint = hint
        return UNKNOWN

    def keep(self, key: i64, low: i64, high: i64, known: i64) -> None:
        """Write down what is known of a position, and of all in which the same ranks have the same owners."""
        head = self._head(key)
        entries = self.entries
        at: i64 = len(entries)
        if at >= ENTRY * MOST_ENTRIES:
            entries = vec[i64]([0] * int(ENTRY))
            at = ENTRY
            heads = self.heads
            for place in range(len(heads)):
                heads[place] = 0
        entries = append(entries, key)
        entries = append(entries, low)
        entries = append(entries, high)
        self.entries = append(entries, known | self.heads[head] << NEXT)
        self.heads[head] = at

    def _head(self, key: i64) -> i64:
        mixed = (key ^ key >> 23 ^ key >> 41) & 0x7FFFFFFF
        return (mixed * 0x6C078965 >> 13) & self.mask


def known_of(answer: i64, goal: i64, left: i64, win: i64, out: i64, best: i64, members: vec[i64]) -> i64:
    """What an answer says about the tricks, with how many ranks of each suit it rests on, and the best card."""
    known = goal | left << AT_MOST
    if not answer:
        known = (goal - 1) << AT_MOST
    suit: i64 = 0
    while suit < 4:
        ranks = win & members[suit]
        if ranks:
            known |= card_count(out & members[suit] & ~((ranks & -ranks) - 1)) << (RANKS + 4 * suit)
        suit += 1
    if best < 0:
        best = NO_CARD
    return known | best << BEST


def ranks_of_known(known: i64, out: i64, members: vec[i64]) -> i64:
    """The lowest card of each suit whose rank an entry rests on, in a position."""
    win: i64 = 0
    suit: i64 = 0
    while suit < 4:
        count = known >> (RANKS + 4 * suit) & 15
        if count:
            cards = out & members[suit]
            below = card_count(cards) - count
            while below > 0:
                cards &= cards - 1
                below -= 1
            win |= cards & -cards
        suit += 1
    return win
