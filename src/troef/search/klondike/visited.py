"""Which positions a search has visited. Whole positions are kept, not hashes, so that no two are ever confused."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT

#: In place of a position; no position is negative.
NONE: Final[i64] = -1
FIRST_BITS: Final[i64] = 12
#: Multipliers below 2^31, so that products stay below 2^62.
MIX_LOW: Final[i64] = 0x6C078965
MIX_HIGH: Final[i64] = 0x5D588B65
HALF: Final[i64] = 0x7FFFFFFF


@final
class Visited:
    """The visited positions: a set of pairs of numbers, 8 bytes for each place, 16 where the second number counts."""

    def __init__(self, pairs: bool) -> None:
        self.pairs = pairs
        self.count: i64 = 0
        self._make(FIRST_BITS)

    def _make(self, bits: i64) -> None:
        size = BIT[bits]
        self.bits: i64 = bits
        self.mask: i64 = size - 1
        self.keys = _filled(size)
        self.seconds = _filled(size if self.pairs else 0)

    def add(self, key: i64, second: i64) -> bool:
        """Put a pair in the set; whether it was new."""
        mask = self.mask
        keys = self.keys
        place = self._place(key, second)
        while keys[place] != NONE:
            if keys[place] == key and (not self.pairs or self.seconds[place] == second):
                return False
            place = (place + 1) & mask
        keys[place] = key
        if self.pairs:
            self.seconds[place] = second
        self.count += 1
        if self.count * 3 > self.mask * 2:
            self._grow()
        return True

    def _place(self, key: i64, second: i64) -> i64:
        mixed = (key & HALF) * MIX_LOW ^ (key >> 31) * MIX_HIGH
        if self.pairs:
            mixed ^= ((second ^ second >> 27) & HALF) * MIX_HIGH
        mixed = (mixed ^ mixed >> 29) & HALF
        return (mixed * MIX_LOW) >> 20 & self.mask

    def _grow(self) -> None:
        keys, seconds = self.keys, self.seconds
        self._make(self.bits + 1)
        new_keys, new_seconds, mask = self.keys, self.seconds, self.mask
        for old in range(len(keys)):
            key = keys[old]
            if key == NONE:
                continue
            second = seconds[old] if self.pairs else 0
            place = self._place(key, second)
            while new_keys[place] != NONE:
                place = (place + 1) & mask
            new_keys[place] = key
            if self.pairs:
                new_seconds[place] = second


def _filled(size: i64) -> vec[i64]:
    numbers = vec[i64](capacity=size)
    for _ in range(size):
        numbers = append(numbers, NONE)
    return numbers
