"""What partition search remembers: bounds that hold wherever the ranks they rest on have the same owners.

An entry lies with the positions of the same suit lengths, leader and number of tricks (its key). Room is added in
segments, and what is full stays where it is: a large memory never has to move while somebody waits for a slice.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count

#: In place of a card: none is known.
NO_CARD: Final[i64] = 63
#: Nothing is kept of a position.
UNKNOWN: Final[i64] = -1

#: A block: its key, the next block of its chain, how many entries it has and room for how many; then the entries. They
#: lie side by side because a look-up reads a dozen and more.
NEXT: Final[i64] = 1
COUNT: Final[i64] = 2
ROOM: Final[i64] = 3
HEADER: Final[i64] = 4
#: Room of a new block; a full one moves to where it has twice as much.
FIRST_ROOM: Final[i64] = 2
#: An entry: the owners of two suits, those of the other two, and what is known.
ENTRY: Final[i64] = 3
#: An entry further than this many words from the end of its block moves halfway towards it when it is found.
NEAR: Final[i64] = 24
#: A place is the number of a segment and a place in it; 0 is no block.
SHIFT: Final[i64] = 16
INSIDE: Final[i64] = 65535
#: This many segments (of half a megabyte), then the memory is begun again.
MOST_SEGMENTS: Final = 120
# What is known, in bits: the least and the most tricks, by suit how many ranks from the top matter, and the
# best card.
AT_MOST: Final[i64] = 4
RANKS: Final[i64] = 8
BEST: Final[i64] = 24

#: By two numbers of cards (four bits each): the owners of this many from the top of two suits.
_MASKS: Final = vec[i64]([4 ** (both % 16) - 1 + 2**26 * (4 ** (both // 16) - 1) for both in range(16 * 14)])


_EMPTY: Final = vec[i64]([0] * 65536)


@final
class RankMemory:
    """`find` looks a position up, `keep` writes one down. `hint` is the lead that was good in a position like it."""

    def __init__(self, bits: int) -> None:
        self.heads = vec[i64]([0] * int(BIT[bits]))
        self.mask: i64 = BIT[bits] - 1
        self.segments = [_EMPTY[: len(_EMPTY)]]
        self.used: i64 = 1  # words of the last segment
        self.hint: i64 = UNKNOWN

    def find(self, key: i64, low: i64, high: i64, goal: i64) -> i64:
        """What is known of a position that tells whether a side wins this many tricks, or UNKNOWN."""
        hint = UNKNOWN
        block = self.heads[self._head(key)]
        while block:
            words = self.segments[block >> SHIFT]
            start = block & INSIDE
            if words[start] != key:
                block = words[start + NEXT]
                continue
            first = start + HEADER
            last = first + ENTRY * words[start + COUNT] - ENTRY
            at = last
            while at >= first:
                known = words[at + 2]
                if (
                    (known & 15 >= goal or known >> AT_MOST & 15 < goal)
                    and not (low ^ words[at]) & _MASKS[known >> RANKS & 255]
                    and not (high ^ words[at + 1]) & _MASKS[known >> (RANKS + 8) & 255]
                ):
                    if last - at > NEAR:  # what was found is soon asked again
                        self._swap(words, at, at + (last - at) // (2 * ENTRY) * ENTRY)
                    return known
                if hint < 0 and known >> BEST & 63 != NO_CARD:
                    hint = known >> BEST & 63
                at -= ENTRY
            break
        self.hint = hint
        return UNKNOWN

    def _swap(self, words: vec[i64], one: i64, other: i64) -> None:
        for place in range(ENTRY):
            word = words[one + place]
            words[one + place] = words[other + place]
            words[other + place] = word

    def keep(self, key: i64, low: i64, high: i64, known: i64) -> None:
        """Write down what is known of a position, and of all in which the same ranks have the same owners."""
        if len(self.segments) > MOST_SEGMENTS:
            self._forget()
        block = self._block_with_room(key)
        words = self.segments[block >> SHIFT]
        start = block & INSIDE
        at = start + HEADER + ENTRY * words[start + COUNT]
        words[at] = low
        words[at + 1] = high
        words[at + 2] = known
        words[start + COUNT] += 1

    def _block_with_room(self, key: i64) -> i64:
        """The block of a key, with room for another entry."""
        before: i64 = 0
        block = self.heads[self._head(key)]
        room = FIRST_ROOM
        while block:
            words = self.segments[block >> SHIFT]
            start = block & INSIDE
            if words[start] == key:
                if words[start + COUNT] < words[start + ROOM]:
                    return block
                room = 2 * words[start + ROOM]
                break
            before = block
            block = words[start + NEXT]
        if HEADER + ENTRY * room > INSIDE:
            self._forget()
            return self._block_with_room(key)
        wider = self._new_block(key, block, room)
        if before:
            self.segments[before >> SHIFT][(before & INSIDE) + NEXT] = wider
        else:
            self.heads[self._head(key)] = wider
        return wider

    def _new_block(self, key: i64, old: i64, room: i64) -> i64:
        """A block with so much room, and all that is in the old one."""
        size = HEADER + ENTRY * room
        if self.used + size > INSIDE:
            self.segments.append(_EMPTY[: len(_EMPTY)])
            self.used = 1
        segment: i64 = len(self.segments) - 1
        words = self.segments[segment]
        start = self.used
        self.used += size
        if old:
            source = self.segments[old >> SHIFT]
            first = old & INSIDE
            for place in range(HEADER + ENTRY * source[first + COUNT]):
                words[start + place] = source[first + place]
        words[start] = key
        words[start + ROOM] = room
        return segment << SHIFT | start

    def _forget(self) -> None:
        self.segments = [_EMPTY[: len(_EMPTY)]]
        self.used = 1
        heads = self.heads
        for place in range(len(heads)):
            heads[place] = 0

    def _head(self, key: i64) -> i64:
        mixed = (key ^ key >> 23 ^ key >> 41) & 0x7FFFFFFF
        return (mixed * 0x6C078965 >> 13) & self.mask


def known_of(bounds: i64, win: i64, out: i64, best: i64, members: vec[i64]) -> i64:
    """What is known: bounds of the tricks, with how many ranks of each suit they rest on, and the best card."""
    known = bounds
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
