"""Random numbers that are the same everywhere: xoshiro128++ seeded through SHA-256.

Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018. Only 32-bit words are used, so that
interpreted and compiled code agree.
"""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.digest import sha256

if TYPE_CHECKING:
    from random import Random

M32: Final[i64] = 0xFFFFFFFF

#: `Rng.draw` takes several small numbers from one random fraction of this many bits …
FRACTION_BITS: Final[i64] = 56
FRACTION_MASK: Final[i64] = 0xFF_FFFF_FFFF_FFFF
#: … until they could have come out in more ways than this. So a draw among 64 is right to within 2**-26 of its chance.
FRACTION_USES: Final[i64] = 0x100_0000


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers from a seed (any number or text; equal text, equal stream), or going on as another.

    `rest` is what is left of the fraction that `draw` uses, `uses` in how many ways its draws could have come out.
    """

    def __init__(self, seed: "int | str | Rng") -> None:
        if isinstance(seed, Rng):
            self.a: i64 = seed.a
            self.b: i64 = seed.b
            self.c: i64 = seed.c
            self.d: i64 = seed.d
            self.rest: i64 = seed.rest
            self.uses: i64 = seed.uses
            small = seed.small
            self.small: Rng | None = None if small is None else Rng(small)
            return
        self.rest = 0
        self.uses = FRACTION_USES + 1
        self.small = None
        digest = sha256(f"troef:{seed}")
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.d = words[3] | 1  # never all zero

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        s = (a + d) & M32
        result = (((s << 7) & M32 | s >> 25) + a) & M32
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & M32)
        self.d = (d << 11) & M32 | d >> 21
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (n below 2**31; Lemire 2019)."""
        product = self.word() * n
        low = product & M32
        if low < n:
            least = (M32 + 1 - n) % n
            while low < least:
                product = self.word() * n
                low = product & M32
        return product >> 32

    def fraction(self) -> i64:
        """The next random fraction for `draw`: from a stream of its own, so that it does not matter which of `draw` and
        `below` is asked first."""
        small = self.small
        if small is None:
            ahead = Rng(self)
            small = Rng(self)
            small.a, small.b, small.c, small.d = ahead.word(), ahead.word(), ahead.word(), ahead.word() | 1
            self.small = small
        a, b, c, d = small.a, small.b, small.c, small.d  # two words of `Rng.word`, kept here
        s = (a + d) & M32
        high = (((s << 7) & M32 | s >> 25) + a) & M32
        shifted = (b << 9) & M32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) & M32 | d >> 21
        s = (a + d) & M32
        low = (((s << 7) & M32 | s >> 25) + a) & M32
        c ^= a
        d ^= b
        small.b = b ^ c
        small.a = a ^ d
        small.c = c ^ ((b << 9) & M32)
        small.d = (d << 11) & M32 | d >> 21
        return high << 24 ^ low

    def draw(self, n: i64) -> i64:
        """A whole number from 0 to n - 1 (n below 128): like `below`, but many from one word, for playouts.

        Which numbers come may change from one version of Troef to the next: not for seeds that others know.
        """
        if self.uses > FRACTION_USES:
            self.rest = self.fraction()
            self.uses = 1
        product = self.rest * n
        self.rest = product & FRACTION_MASK
        self.uses *= n
        return product >> FRACTION_BITS

    def copy(self) -> "Rng":  # by hand: its constructor copies
        """A generator that goes on with the same numbers."""
        return Rng(self)


def rng_from(source: "Rng | Random") -> Rng:
    """The generator itself, or one that goes on from a `random.Random`."""
    return source if isinstance(source, Rng) else Rng(source.getrandbits(62))


def shuffle(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order (a new list): Fisher-Yates from the end, as `Rng.below` draws the places."""
    work: list[Any] = cards.copy()  # as objects, which are not made once more when they change places
    a, b, c, d = rng.a, rng.b, rng.c, rng.d  # `Rng.word`, kept here: it takes half of the time of a short deal
    n: i64 = len(work)
    while n > 1:
        s = (a + d) & M32
        product = ((((s << 7) & M32 | s >> 25) + a) & M32) * n
        shifted = (b << 9) & M32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) & M32 | d >> 21
        low = product & M32
        if low < n and low < (M32 + 1 - n) % n:
            continue
        n -= 1
        place = product >> 32
        held = work[n]
        work[n] = work[place]
        work[place] = held
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return work


def shuffle_top(pack: vec[i64], count: i64, rng: Rng, begin: i64 = 0) -> None:
    """Bring that many random cards of a pack to its top, in random order, as `Rng.draw` draws them: for playouts.

    With `begin` the cards before that place are left alone, and the top of the pack is there.
    """
    rest, uses = rng.rest, rng.uses
    left: i64 = len(pack) - begin
    for top in range(begin, begin + min(count, left - 1)):
        if uses > FRACTION_USES:
            rest = rng.fraction()
            uses = 1
        product = rest * left
        rest = product & FRACTION_MASK
        uses *= left
        left -= 1
        place = top + (product >> FRACTION_BITS)
        held = pack[place]
        pack[place] = pack[top]
        pack[top] = held
    rng.rest, rng.uses = rest, uses


def cut_place(size: i64, least: i64, rng: Rng) -> i64:
    """How many cards are taken off a pack of this size: uniform, with at least `least` cards on either side."""
    return least + rng.below(size - 2 * least + 1)


def cut_at_random(pack: list[int], least: int, rng: Rng) -> list[int]:
    """The pack cut at a uniformly random place that leaves at least `least` cards on either side."""
    place = int(cut_place(len(pack), least, rng))
    return pack[place:] + pack[:place]
