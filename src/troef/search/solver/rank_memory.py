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

#: A leaf: its key, the place of the next leaf with the number of its entries below it, and room for the entries. They
#: lie side by side because a look-up reads dozens.
LEAF_ENTRIES: Final[i64] = 4
LEAF_FIRST: Final[i64] = 2
LEAF_WORDS: Final[i64] = 14
LEAF_NEXT: Final[i64] = 3
#: An entry: the owners of two suits, those of the other two, and what is known.
ENTRY: Final[i64] = 3
#: So many leaves, then the memory is begun anew.
MOST_LEAVES: Final[i64] = 600_000
# What is known, in bits: at least so many tricks, at most so many, by suit how many ranks from the top matter, and the
# best card.
AT_MOST: Final[i64] = 4
RANKS: Final[i64] = 8
BEST: Final[i64] = 24

#: By two numbers of cards (four bits each): the owners of so many from the top of two suits.
_MASKS: Final = vec[i64]([4 ** (both % 16) - 1 + 2**26 * (4 ** (both // 16) - 1) for both in range(16 * 14)])


@final
class RankMemory:
    """`find` looks a position up, `keep` writes one down. `hint` is the lead that was good in a position like it."""

    def __init__(self, bits: int) -> None:
        self.heads = vec[i64]([0] * int(BIT[bits]))
        self.mask: i64 = BIT[bits] - 1
        self.words = vec[i64]([0] * int(LEAF_WORDS))
        self.hint: i64 = UNKNOWN

    def find(self, key: i64, low: i64, high: i64, goal: i64) -> i64:
        """What is known of a position that tells whether a side wins so many tricks, or UNKNOWN."""
        words = self.words
        hint = UNKNOWN
        head = self._head(key)
        first = self.heads[head]
        leaf = first
        before: i64 = 0
        while leaf:
            link = words[leaf + 1]
            if words[leaf] == key:
                at = leaf + LEAF_FIRST + ENTRY * (link & 7)
                while at > leaf + LEAF_FIRST:
                    at -= ENTRY
                    known = words[at + 2]
                    if (
                        (known & 15 >= goal or known >> AT_MOST & 15 < goal)
                        and not (low ^ words[at]) & _MASKS[known >> RANKS & 255]
                        and not (high ^ words[at + 1]) & _MASKS[known >> (RANKS + 8) & 255]
                    ):
                        if before:  # what was found is soon asked again: its leaf comes to the front
                            words[before + 1] = words[before + 1] & 7 | link >> LEAF_NEXT << LEAF_NEXT
                            words[leaf + 1] = link & 7 | first << LEAF_NEXT
                            self.heads[head] = leaf
                        return known
                    if hint < 0 and known >> BEST & 63 != NO_CARD:
                        hint = known >> BEST & 63
            before = leaf
            leaf = link >> LEAF_NEXT
        self.hint = hint
        return UNKNOWN

    def keep(self, key: i64, low: i64, high: i64, known: i64) -> None:
        """Write down what is known of a position, and of all in which the same ranks have the same owners."""
        head = self._head(key)
        leaf = self.heads[head]
        while leaf and (self.words[leaf] != key or self.words[leaf + 1] & 7 == LEAF_ENTRIES):
            leaf = self.words[leaf + 1] >> LEAF_NEXT
        if not leaf:
            leaf = self._new_leaf(key, head)
        words = self.words
        at = leaf + LEAF_FIRST + ENTRY * (words[leaf + 1] & 7)
        words[at] = low
        words[at + 1] = high
        words[at + 2] = known
        words[leaf + 1] += 1

    def _new_leaf(self, key: i64, head: i64) -> i64:
        """An empty leaf at the front of its chain."""
        words = self.words
        leaf: i64 = len(words)
        heads = self.heads
        if leaf >= LEAF_WORDS * MOST_LEAVES:
            words = vec[i64]([0] * int(LEAF_WORDS))
            leaf = LEAF_WORDS
            for place in range(len(heads)):
                heads[place] = 0
        words = append(words, key)
        words = append(words, heads[head] << LEAF_NEXT)
        for _ in range(LEAF_ENTRIES * ENTRY):
            words = append(words, 0)
        self.words = words
        heads[head] = leaf
        return leaf

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
