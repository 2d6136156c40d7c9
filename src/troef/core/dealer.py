"""Dealers: where the order of a pack comes from.

A dealer answers `next(pack)` with the order for the next deal, top first. The pack it gets is the physical one: in
games that are cut and never shuffled it is the gathered tricks.
"""

from typing import Protocol

from mypy_extensions import mypyc_attr

from troef.core.digest import sha256
from troef.core.refusal import DealError
from troef.core.rng import Rng, cut_at_random, shuffle


class Dealer(Protocol):
    """Anything that orders a pack."""

    def next(self, pack: list[int]) -> list[int]:
        """The order of this pack for the next deal, top first."""
        ...

    def cut(self, pack: list[int], least: int) -> list[int]:
        """As `next`, for a pack that is cut and not shuffled; at least `least` cards stay on either side."""
        ...


class Awaiting(Protocol):
    """A state as a dealer needs it: the awaited pack, and whether it is only cut (`State.least_cut`)."""

    def pack(self) -> list[int]:
        """The physical pack, top first."""
        ...

    def least_cut(self) -> int:
        """0: the pack is shuffled. Otherwise it is only cut, with at least this many cards on either side."""
        ...

    def least_packet(self) -> int:
        """How many cards the cutter takes off, and leaves, at least."""
        ...


def order_for(state: Awaiting, dealer: Dealer, place: "int | None" = None) -> list[int]:
    """The order in which a dealer gives a state the pack it awaits: shuffled, or cut where the game only cuts.

    `place` is how many cards the player who cuts has taken off, or None where nobody cuts: then the dealer's order
    stands.

    Raises:
        DealError: the pack may not be cut there.
    """
    least = state.least_cut()
    order = dealer.cut(state.pack(), least) if least else dealer.next(state.pack())
    return order if place is None else cut_by_hand(state.pack(), order, place, least, state.least_packet())


def cut_limits(state: Awaiting) -> tuple[int, int]:
    """How many cards the player who cuts the awaited pack takes off, at least and at most."""
    least = state.least_packet()
    return least, len(state.pack()) - least


def cut_by_hand(pack: list[int], order: list[int], place: int, least: int, packet: int) -> list[int]:
    """A dealer's order of a pack after a player has cut it, taking off `place` cards.

    A shuffled pack (`least` is 0) is cut exactly there. A pack that is only cut is known to whoever remembers the
    tricks, so the player must not choose the place exactly. The dealer's cut and the player's are added, and all
    places that leave `least` cards on either side stay equally likely (rikken R2, wiezen R2).

    Raises:
        DealError: fewer than `packet` cards would be taken off or left.

    >>> cut_by_hand([1, 2, 3, 4, 5], [5, 3, 1, 2, 4], 2, 0, 1)
    [1, 2, 4, 5, 3]
    >>> cut_by_hand([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 2, 1, 1)
    [3, 4, 5, 1, 2]
    """
    cut = cut_pack(order, place, packet)
    if not least:
        return cut
    places = len(pack) - 2 * least + 1
    return cut_pack(pack, least + (pack.index(order[0]) + place - 2 * least) % places, least)


def cut_pack(pack: list[int], place: int, least: int = 1) -> list[int]:
    """The pack with its first `place` cards taken off and put underneath.

    Raises:
        DealError: fewer than `least` cards would be taken off or left.

    >>> cut_pack([1, 2, 3, 4, 5], 2)
    [3, 4, 5, 1, 2]
    """
    if not least <= place <= len(pack) - least:
        raise DealError(
            "a cut takes off {least} to {most} cards, not {cut}", least=least, most=len(pack) - least, cut=place
        )
    return pack[place:] + pack[:place]


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

    def cut(self, pack: list[int], least: int) -> list[int]:
        """The pack, cut."""
        return cut_at_random(pack, least, self.rng)


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

    def cut(self, pack: list[int], least: int) -> list[int]:
        """The next order: a laid deal lies as it was laid."""
        return self.next(pack)


class CutDealer:
    """Cuts the pack and never shuffles it, as in Rikken and Wiezen; at least `least` cards on either side."""

    def __init__(self, seed: "int | str", least: int = 3) -> None:
        self.rng = Rng(seed)
        self.least = least

    def next(self, pack: list[int]) -> list[int]:
        """The pack, cut: the lower part comes on top."""
        return self.cut(pack, min(self.least, len(pack) // 2))

    def cut(self, pack: list[int], least: int) -> list[int]:
        """The pack, cut."""
        return cut_at_random(pack, least, self.rng)


def new_seed() -> str:
    """A seed that nobody can guess: 256 bits in hexadecimal."""
    import secrets  # brings OpenSSL along

    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the cards fall: SHA-256 of the seed's text, in hexadecimal."""
    return sha256(seed).hex()


def fair_order(pack: list[int], seed: str, words: list[str]) -> list[int]:
    """The order that follows from a seed and the seats' own words.

    Portable: block k is SHA-256 of the UTF-8 text "troef-deal-1", the seed, each word and k (from 0), joined by
    U+001F. Blocks are read as big-endian 32-bit numbers. For i = n-1 … 1, numbers not below the largest multiple of
    i+1 under 2**32 are skipped, and positions i and number mod (i+1) are exchanged.
    """
    return shuffled(pack, _stream(seed, words))


def fair_cut(pack: list[int], least: int, seed: str, words: list[str]) -> list[int]:
    """The cut that follows from a seed and the seats' own words: the first number of the same stream that
    `fair_order` reads, below the number of places where the pack may be cut."""
    return cut_by(pack, least, _stream(seed, words))


def _stream(seed: str, words: list[str]) -> "Numbers":
    return Numbers("\x1f".join(["troef-deal-1", seed, *words]))


class Numbers:
    """The stream of numbers that follows from a text: 32-bit words of SHA-256 of the text, U+001F and 0, 1, 2 …"""

    def __init__(self, text: str) -> None:
        self.text = text
        self.numbers: list[int] = []
        self.block = 0

    def below(self, bound: int) -> int:
        """The next number, from 0 up to the bound, each equally likely."""
        limit = 2**32 // bound * bound
        number = limit
        while number >= limit:
            if not self.numbers:
                digest = sha256(f"{self.text}\x1f{self.block}")
                self.numbers = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
                self.block += 1
            number = self.numbers.pop()
        return number % bound


def shuffled(pack: list[int], stream: Numbers) -> list[int]:
    """The order of a pack that follows from a stream: Fisher-Yates from the end."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def cut_by(pack: list[int], least: int, stream: Numbers) -> list[int]:
    """The pack cut where the next number of a stream says, with at least `least` cards on either side."""
    return cut_pack(pack, least + stream.below(len(pack) - 2 * least + 1), least)


@mypyc_attr(allow_interpreted_subclasses=True)
class Proof:
    """What proves a deal: the commitment published before it, the seats' words, the seed revealed after it.

    `cut` is how many cards the player who cuts took off, or None. With an empty `commit` only the cut is known.
    """

    def __init__(self, commit: str, words: list[str], seed: str, cut: "int | None" = None) -> None:
        self.commit = commit
        self.words = words
        self.seed = seed
        self.cut = cut

    def as_dict(self) -> dict[str, object]:
        """As a record keeps it beside the cut; empty where only the cut is known."""
        return {"commit": self.commit, "words": self.words, "seed": self.seed} if self.commit else {}

    def fault(self, pack: list[int], order: list[int], least: int = 0, packet: int = 1) -> str:
        """Empty when the order follows from the proof, otherwise what is wrong (`commit`, `cut` or `order`).

        `least` is the `State.least_cut` of the match when the pack was awaited, `packet` its `least_packet`.
        """
        if commitment(self.seed) != self.commit:
            return "commit"
        fair = fair_cut(pack, least, self.seed, self.words) if least else fair_order(pack, self.seed, self.words)
        if self.cut is not None:
            try:
                fair = cut_by_hand(pack, fair, self.cut, least, packet)
            except DealError:
                return "cut"
        return "" if fair == order else "order"


def with_cut(proof: "Proof | None", place: "int | None") -> "Proof | None":
    """The proof of a deal, with the place where a player cut; where there is no proof, that place alone."""
    if place is None:
        return proof
    return Proof("", [], "", place) if proof is None else Proof(proof.commit, proof.words, proof.seed, place)


class CommitRevealDealer:
    """Deals that can be checked afterwards (docs/fair-deals.md).

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
        return seed if seed is not None else new_seed()

    @property
    def commit(self) -> str:
        """The commitment to the seed of the next deal."""
        return commitment(self._seed)

    def add_words(self, words: str) -> None:
        """A seat's own words for the next deal (at most 200 characters, without control characters)."""
        self.words.append("".join([sign for sign in words if sign.isprintable()])[:200])

    def next(self, pack: list[int]) -> list[int]:
        """The order of the committed deal."""
        return self._reveal(fair_order(pack, self._seed, self.words))

    def cut(self, pack: list[int], least: int) -> list[int]:
        """The committed cut."""
        return self._reveal(fair_cut(pack, least, self._seed, self.words))

    def _reveal(self, order: list[int]) -> list[int]:
        self.proof = Proof(self.commit, self.words, self._seed)
        self._seed = self._new_seed()
        self.words = []
        return order
