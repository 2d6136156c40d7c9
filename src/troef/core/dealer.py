"""Dealers: where the order of a pack comes from.

A dealer answers `next(pack)` with the order for the next deal, top first. The pack it gets is the physical one: in
games that are cut and never shuffled it is the gathered tricks.
"""

import hashlib
import secrets
from typing import Protocol

from troef.core.refusal import DealError
from troef.core.rng import Rng, shuffle


class Dealer(Protocol):
    """Anything that orders a pack."""

    def next(self, pack: list[int]) -> list[int]:
        """The order of this pack for the next deal, top first."""
        ...


class SeededDealer:
    """Shuffles with a seed: the same seed gives the same deals everywhere.

    >>> SeededDealer(7).next([1, 2, 3, 4]) == SeededDealer("7").next([1, 2, 3, 4])
    True
    """

    def __init__(self, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def next(self, pack: list[int]) -> list[int]:
        """The pack, shuffled."""
        return shuffle(pack, self.rng)


class FixedDealer:
    """Gives out orders that were laid beforehand (a deal entered by hand, a record, `Game.arrange`)."""

    def __init__(self, orders: list[list[int]]) -> None:
        self.orders = list(orders)

    def next(self, pack: list[int]) -> list[int]:
        """The next order.

        Raises:
            DealError: none is left.
        """
        if not self.orders:
            raise DealError("no laid deal is left")
        return self.orders.pop(0)


class CutDealer:
    """Cuts the pack and never shuffles it, as in Rikken and Wiezen; at least `least` cards on either side."""

    def __init__(self, seed: "int | str", least: int = 3) -> None:
        self.rng = Rng(seed)
        self.least = least

    def next(self, pack: list[int]) -> list[int]:
        """The pack, cut: the lower part comes on top."""
        least = min(self.least, len(pack) // 2)
        place = least + int(self.rng.below(max(1, len(pack) - 2 * least + 1)))
        return pack[place:] + pack[:place]


def commitment(seed: str) -> str:
    """What is published before the cards fall: SHA-256 of the seed's text, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def fair_order(pack: list[int], seed: str, words: list[str]) -> list[int]:
    """The order that follows from a seed and the seats' own words.

    Portable: block k is SHA-256 of the UTF-8 text "troef-deal-1", the seed, each word and k (from 0), joined by
    U+001F. Blocks are read as big-endian 32-bit numbers. For i = n-1 … 1, numbers not below the largest multiple of
    i+1 under 2**32 are skipped, and positions i and number mod (i+1) are exchanged.
    """
    cards = list(pack)
    text = "\x1f".join(["troef-deal-1", seed, *words])
    numbers: list[int] = []
    block = 0
    for i in range(len(cards) - 1, 0, -1):
        limit = 2**32 // (i + 1) * (i + 1)
        number = limit
        while number >= limit:
            if not numbers:
                digest = hashlib.sha256(f"{text}\x1f{block}".encode()).digest()
                numbers = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
                block += 1
            number = numbers.pop()
        j = number % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Proof:
    """What proves a deal: the commitment published before it, the seats' words, the seed revealed after it."""

    def __init__(self, commit: str, words: list[str], seed: str) -> None:
        self.commit = commit
        self.words = words
        self.seed = seed

    def fault(self, pack: list[int], order: list[int]) -> str:
        """Empty when the order follows from the proof, otherwise what is wrong (`commit` or `order`)."""
        if commitment(self.seed) != self.commit:
            return "commit"
        if fair_order(pack, self.seed, self.words) != order:
            return "order"
        return ""


class CommitRevealDealer:
    """Deals that can be checked afterwards (docs/architecture.md, Fair deals).

    `commit` is the commitment to the next deal; words may be added with `add_words` until it falls. After `next`,
    `proof` reveals the seed of the deal that fell, and a new seed is committed.
    """

    def __init__(self, seed: "str | None" = None) -> None:
        self._first = seed
        self._seed = self._new_seed()
        self.words: list[str] = []
        self.proof: Proof | None = None

    def _new_seed(self) -> str:
        seed, self._first = self._first, None
        return seed if seed is not None else secrets.token_hex(32)

    @property
    def commit(self) -> str:
        """The commitment to the seed of the next deal."""
        return commitment(self._seed)

    def add_words(self, words: str) -> None:
        """A seat's own words for the next deal (at most 200 characters, without control characters)."""
        self.words.append("".join([sign for sign in words if sign.isprintable()])[:200])

    def next(self, pack: list[int]) -> list[int]:
        """The order of the committed deal."""
        order = fair_order(pack, self._seed, self.words)
        self.proof = Proof(self.commit, self.words, self._seed)
        self._seed = self._new_seed()
        self.words = []
        return order
