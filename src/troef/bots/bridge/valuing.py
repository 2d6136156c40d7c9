"""What a bidder counts in a hand, what a call means, and what calls have shown of a hand."""

from dataclasses import dataclass
from typing import Final

from troef.cards.bits import SUIT_CARDS, cards_in
from troef.core.moves import BID, DOUBLE, PASS, kind_of, make_move, payload_of
from troef.games.bridge.auction import REDOUBLE

CLUBS, DIAMONDS, HEARTS, SPADES, NT = range(5)
MAJORS: Final = (SPADES, HEARTS)
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
HCP: Final = {12: 4, 11: 3, 10: 2, 9: 1}
MOST: Final = 40
#: Points of both hands together that a game, a small slam and a grand slam want.
GAME_POINTS: Final = 25
MINOR_GAME_POINTS: Final = 29
SLAM_POINTS: Final = 33
GRAND_POINTS: Final = 37

PASSED: Final = int(PASS)
DOUBLED: Final = int(DOUBLE)
REDOUBLED: Final = int(REDOUBLE)


def bid(level: int, strain: int) -> int:
    """The move that bids this."""
    return int(make_move(BID, 5 * (level - 1) + strain))


def level_strain(move: int) -> tuple[int, int]:
    """Level and strain of a bid."""
    rung = int(payload_of(move))
    return rung // 5 + 1, rung % 5


class ValuedHand:
    """A hand as a bidder counts it."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.ranks = [[card & 15 for card in reversed(cards_in(cards & SUIT_CARDS[suit]))] for suit in range(4)]
        self.lengths = [len(ranks) for ranks in self.ranks]
        self.hcp = sum(HCP.get(rank, 0) for ranks in self.ranks for rank in ranks)
        self.total = self.hcp + sum(max(0, length - 4) for length in self.lengths)
        self.aces = sum(12 in ranks for ranks in self.ranks)

    def balanced(self) -> bool:
        """No singleton, at most one doubleton."""
        return min(self.lengths) >= 2 and self.lengths.count(2) <= 1

    def support(self, suit: int) -> int:
        """Points with this suit as trumps."""
        extra = {0: 5, 1: 3, 2: 1}
        short = sum(extra.get(self.lengths[other], 0) for other in range(4) if other != suit)
        return self.hcp + (short if self.lengths[suit] >= 4 else (short + 1) // 2 if self.lengths[suit] == 3 else 0)

    def stopped(self, suit: int) -> bool:
        """Whether the suit is stopped: A, Kx, Qxx, Jxxx."""
        ranks = self.ranks[suit]
        return any(top in ranks and len(ranks) >= need for top, need in ((12, 1), (11, 2), (10, 3), (9, 4)))

    def good(self, suit: int) -> bool:
        """Two of the three or three of the five highest cards."""
        ranks = self.ranks[suit]
        return sum(rank >= 10 for rank in ranks) >= 2 or sum(rank >= 8 for rank in ranks) >= 3

    def longest(self, suit: int) -> bool:
        """Whether one bids this suit first: the longest, of equal ones the higher, of four-card suits the lower."""
        mine = self.lengths[suit]
        for other in range(4):
            if self.lengths[other] > mine:
                return False
            if self.lengths[other] == mine and ((other > suit) if mine >= 5 else (other < suit)):
                return False
        return True


@dataclass(frozen=True)
class Meaning:
    """A call and the hands that make it.

    `least` and `most` are lengths by suit (C D H S), `measure` how points count: `hcp`, `total`, or the suit in which
    one supports; `wants` names further conditions (see `Bidding.fits`). A `fallback` is what one says for want of
    better: it tells nothing.
    """

    call: int
    low: int
    high: int
    least: tuple[int, int, int, int] = (0, 0, 0, 0)
    most: tuple[int, int, int, int] = (13, 13, 13, 13)
    measure: "str | int" = "total"
    wants: tuple[str, ...] = ()
    forcing: bool = False
    base: int = -1
    fallback: bool = False


@dataclass(frozen=True)
class Shown:
    """What a hand has told: points, lengths, whether its last bid must be answered.

    `base` is what partner counts on.
    """

    low: int = 0
    high: int = MOST
    base: int = 0
    lengths: tuple[int, int, int, int] = (0, 0, 0, 0)
    forcing: bool = False
    bid: bool = False
    balanced: bool = False
    preempt: bool = False
    no_trump: bool = False

    def narrow(self) -> bool:
        """Whether partner can say how high to go."""
        return self.high - self.low <= 4


def lengths(**suits: int) -> tuple[int, int, int, int]:
    """Lengths by suit: `lengths(s=5)`."""
    return suits.get("c", 0), suits.get("d", 0), suits.get("h", 0), suits.get("s", 0)


def of_suit(suit: int, count: int, others: int = 0) -> tuple[int, int, int, int]:
    """This many cards in one suit, and this many in each other."""
    found = [others] * 4
    found[suit] = count
    return found[0], found[1], found[2], found[3]


def trump_tricks(ranks: list[int]) -> int:
    """Sure tricks in their trump suit, about: honours that others guard."""
    return sum(rank >= 10 and len(ranks) > 12 - rank for rank in ranks) + max(0, len(ranks) - 4)


def more(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def together(before: Shown, meant: list[Meaning]) -> Shown:
    """What is known of a hand after a call with these meanings."""
    low = max(before.low, min(meaning.low for meaning in meant))
    high = max(low, min(before.high, max(meaning.high for meaning in meant)))
    least = [min(meaning.least[suit] for meaning in meant) for suit in range(4)]
    first = meant[0]
    base = max(low, first.base) if first.base >= 0 else max(before.base, low)
    is_bid = kind_of(first.call) == BID
    return Shown(
        low,
        high,
        min(base, high),
        more(before.lengths, (least[0], least[1], least[2], least[3])),
        first.forcing if is_bid else before.forcing,
        before.bid,
        before.balanced or all("balanced" in meaning.wants for meaning in meant),
        before.preempt or (is_bid and first.high <= 11 and max(least) >= 6 and not before.bid),
        before.no_trump or (is_bid and level_strain(first.call)[1] == NT),
    )
