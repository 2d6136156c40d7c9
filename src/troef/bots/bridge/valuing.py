"""What a bidder counts in a hand."""

from typing import Final

from troef.cards.bits import SUIT_CARDS, cards_in
from troef.core.moves import BID, DOUBLE, PASS, make_move, payload_of
from troef.games.bridge.auction import REDOUBLE

CLUBS, DIAMONDS, HEARTS, SPADES, NT = range(5)
MAJORS: Final = (SPADES, HEARTS)
MINORS: Final = (DIAMONDS, CLUBS)
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
HCP: Final = {12: 4, 11: 3, 10: 2, 9: 1}
MOST: Final = 40

PASSED: Final = int(PASS)
DOUBLED: Final = int(DOUBLE)
REDOUBLED: Final = int(REDOUBLE)

#: Lengths by suit: clubs, diamonds, hearts, spades.
Lengths = tuple[int, int, int, int]


def bid(level: int, strain: int) -> int:
    """The move that bids this."""
    return int(make_move(BID, 5 * (level - 1) + strain))


def level_strain(move: int) -> tuple[int, int]:
    """Level and strain of a bid."""
    rung = int(payload_of(move))
    return rung // 5 + 1, rung % 5


class ValuedHand:
    """A hand as a bidder counts it: high cards, `total` with a point for each card from the fifth, lengths by suit."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.ranks = [[card & 15 for card in reversed(cards_in(cards & SUIT_CARDS[suit]))] for suit in range(4)]
        self.lengths = [len(ranks) for ranks in self.ranks]
        self.hcp = sum(HCP.get(rank, 0) for ranks in self.ranks for rank in ranks)
        self.total = self.hcp + sum(max(0, length - 4) for length in self.lengths)
        self.aces = sum(12 in ranks for ranks in self.ranks)
        self.kings = sum(11 in ranks for ranks in self.ranks)

    def balanced(self) -> bool:
        """No singleton, at most one doubleton."""
        return min(self.lengths) >= 2 and self.lengths.count(2) <= 1

    def opens(self) -> bool:
        """The rule of twenty, and every hand with twelve points."""
        longest, second = sorted(self.lengths)[3], sorted(self.lengths)[2]
        return self.hcp >= 12 or (self.hcp >= 10 and self.hcp + longest + second >= 20)

    def support(self, suit: int) -> int:
        """Points with this suit as trumps: short suits count once there are trumps to ruff with."""
        extra = {0: 5, 1: 3, 2: 1}
        short = sum(extra.get(self.lengths[other], 0) for other in range(4) if other != suit)
        trumps = self.lengths[suit]
        if trumps >= 4:
            return self.hcp + short + max(0, trumps - 5)
        return self.hcp + ((short + 1) // 2 if trumps == 3 else 0)

    def keys(self, suit: int) -> int:
        """Key cards: the aces, and the king of trumps."""
        return self.aces + (suit != NT and 11 in self.ranks[suit])

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

    def better_minor(self, suit: int) -> bool:
        """Whether one opens in this minor: no major of five that is as long; of equal minors 4–4 the higher."""
        mine, other = self.lengths[suit], self.lengths[DIAMONDS + CLUBS - suit]
        if max(self.lengths[HEARTS], self.lengths[SPADES]) >= max(5, mine):
            return False
        return mine > other or (mine == other and (suit == DIAMONDS) == (mine >= 4))

    def trump_tricks(self, suit: int) -> int:
        """Sure tricks against this trump suit, about: honours that others guard, and length."""
        ranks = self.ranks[suit]
        return sum(rank >= 10 and len(ranks) > 12 - rank for rank in ranks) + max(0, len(ranks) - 4)


def of_suit(suit: int, count: int, others: int = 0) -> Lengths:
    """This many cards in one suit, and this many in each other."""
    found = [others] * 4
    found[suit] = count
    return found[0], found[1], found[2], found[3]
