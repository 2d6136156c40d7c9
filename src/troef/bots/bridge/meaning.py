"""What a call means, and what calls have shown of a hand."""

from dataclasses import dataclass
from typing import Final

from troef.bots.bridge.valuing import MOST, NT, Lengths, level_strain
from troef.core.moves import BID, kind_of

#: How long a bid forces: not at all, for one round, until game is reached.
FREE, ROUND, GAME = range(3)
NONE: Final[Lengths] = (0, 0, 0, 0)
ANY: Final[Lengths] = (13, 13, 13, 13)


@dataclass(frozen=True)
class Meaning:
    """A call and the hands that make it.

    `low` and `high` are points, counted as `measure` says: `hcp`, `total`, or with a suit (its number) as trumps.
    `least` and `most` are lengths by suit; `wants` names further conditions (`conditions.CONDITIONS`). `base` is what
    partner counts on, `forcing` one of `FREE`, `ROUND` and `GAME`. `name` says what the call is called (the words are
    messages `bridge-call-…`). A `fallback` is what one says for want of better: it tells nothing.
    """

    call: int
    low: int
    high: int
    least: Lengths = NONE
    most: Lengths = ANY
    measure: "str | int" = "total"
    wants: tuple[str, ...] = ()
    forcing: int = FREE
    base: int = -1
    name: str = "natural"
    fallback: bool = False


@dataclass(frozen=True)
class Shown:
    """What a hand has told: points, the least and most cards of each suit, whether its last bid must be answered.

    `base` is what partner counts on, `name` how its last call is called, `keys` the key cards that it showed (-1: not
    asked), `doubled` whether it has doubled for takeout.
    """

    low: int = 0
    high: int = MOST
    base: int = 0
    lengths: Lengths = NONE
    most: Lengths = ANY
    forcing: int = FREE
    bid: bool = False
    balanced: bool = False
    preempt: bool = False
    no_trump: bool = False
    doubled: bool = False
    passed: bool = False
    name: str = ""
    keys: int = -1

    def narrow(self) -> bool:
        """Whether partner can say how high to go."""
        return self.high - self.low <= 4

    def suits(self) -> list[int]:
        """The suits of which this hand has shown four cards or more."""
        return [suit for suit in range(4) if self.lengths[suit] >= 4]


def larger(one: Lengths, other: Lengths) -> Lengths:
    """The larger length of each suit."""
    return max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def smaller(one: Lengths, other: Lengths) -> Lengths:
    """The smaller length of each suit."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def together(before: Shown, meant: list[Meaning]) -> Shown:
    """What is known of a hand after a call with these meanings."""
    first = meant[0]
    low = max(before.low, min(meaning.low for meaning in meant))
    high = max(low, min(before.high, max(meaning.high for meaning in meant)))
    least, most = first.least, first.most
    for meaning in meant[1:]:
        least, most = smaller(least, meaning.least), larger(most, meaning.most)
    least = larger(before.lengths, least)
    base = max(low, first.base) if first.base >= 0 else max(before.base, low)
    is_bid = kind_of(first.call) == BID
    return Shown(
        low,
        high,
        min(base, high),
        least,
        larger(least, smaller(before.most, most)),
        first.forcing,
        before.bid or is_bid,
        before.balanced or all("balanced" in meaning.wants for meaning in meant),
        before.preempt or (first.name == "preempt" and not before.bid),
        before.no_trump or (is_bid and level_strain(first.call)[1] == NT and first.name in NO_TRUMP_NAMES),
        before.doubled or first.name in TAKEOUT_NAMES,
        before.passed,
        first.name,
        before.keys,
    )


#: No-trump bids that promise stoppers and no more, and doubles that ask for a suit.
NO_TRUMP_NAMES: Final = ("notrump", "invite-notrump", "game-notrump")
TAKEOUT_NAMES: Final = ("takeout", "negative", "strong-double", "responsive")
