"""A hand of blackjack and what it is worth (R1–R3, R16, R21, R22)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import ACE

#: What a card counts, by rank, an ace as 1 (R1).
POINTS: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1, 0, 0, 0])
#: What an ace may count more.
SOFT: Final[i64] = 10
HIGHEST: Final[i64] = 21
#: Seat of the bank's hand.
BANK: Final[i64] = -1
#: What a hand has come to: its `result`.
OPEN: Final[i64] = 0
BUST: Final[i64] = 1
BLACKJACK: Final[i64] = 2
STAND_OFF: Final[i64] = 3
EVEN: Final[i64] = 4
WON: Final[i64] = 5
LOST: Final[i64] = 6
GIVEN_UP: Final[i64] = 7
RETURNED: Final[i64] = 8
#: Words for the results, by number.
RESULTS: Final = ("open", "bust", "blackjack", "stand-off", "even-money", "won", "lost", "surrendered", "returned")
#: What stands on the score sheet for each, and for who took no part.
MARKS: Final = ("", "×", "BJ", "=", "BJ", "", "", "½", "=")
NO_PART: Final = "–"

#: The numbers of a hand that come before its cards in `as_numbers`.
_NUMBERS: Final = 13


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """One hand of a box, or the bank's.

    `bet` is the box's bet *b*. `hard` counts every ace as 1 but those that are fixed at 11, `aces` the aces that may
    count 11. `added` says that the hand came from a split, `split` that it or the hand it came from was split,
    `split_ace` that aces were. `owed`: it gets a card; `closed`: no more decisions. `result` and `net` are known when
    the hand is settled.
    """

    def __init__(self, seat: i64, bet: i64) -> None:
        self.seat: i64 = seat
        self.bet: i64 = bet
        self.cards: list[int] = []
        self.hard: i64 = 0
        self.aces: i64 = 0
        self.added: bool = False
        self.split: bool = False
        self.split_ace: bool = False
        self.doubled: bool = False
        self.owed: bool = False
        self.closed: bool = False
        self.surrendered: bool = False
        self.result: i64 = 0
        self.net: i64 = 0

    def copy(self) -> "Hand":
        """An independent hand with the same cards."""
        other = Hand(self.seat, self.bet)
        other.hard, other.aces, other.added, other.split = self.hard, self.aces, self.added, self.split
        other.split_ace, other.doubled, other.owed, other.closed = self.split_ace, self.doubled, self.owed, self.closed
        other.surrendered, other.result, other.net = self.surrendered, self.result, self.net
        other.cards = self.cards[:]
        return other

    def take(self, card: i64) -> None:
        """Add a card."""
        self.cards.append(int(card))
        self.hard += POINTS[card & 15]
        if card & 15 == ACE:
            self.aces += 1

    def total(self) -> i64:
        """What the hand counts: an ace is 11 where that does not exceed 21 (R1)."""
        return self.hard + SOFT if self.is_soft() else self.hard

    def is_soft(self) -> bool:
        """Whether an ace that might count 1 counts 11 (R2)."""
        return self.aces > 0 and self.hard + SOFT <= HIGHEST

    def count(self) -> i64:
        """How many cards it has."""
        return len(self.cards)

    def is_blackjack(self) -> bool:
        """R3, R21: an ace and a card of 10 as the first two, unsplit."""
        return len(self.cards) == 2 and not self.split and self.aces == 1 and self.hard == 11

    def is_pair(self, by_rank: bool) -> bool:
        """R18: two cards of equal value, or of equal rank."""
        if len(self.cards) != 2:
            return False
        one, other = self.cards[0] & 15, self.cards[1] & 15
        return one == other if by_rank else POINTS[one] == POINTS[other]

    def has_two_aces(self) -> bool:
        """A pair of aces."""
        return len(self.cards) == 2 and self.cards[0] & 15 == ACE and self.cards[1] & 15 == ACE

    def staked(self) -> i64:
        """The chips that lie on the hand."""
        return 2 * self.bet if self.doubled else self.bet

    def fix_ace(self) -> None:
        """R16: an ace that the hand has now counts 1 for good."""
        self.aces = 0

    def split_off(self, ace_is_11: bool) -> "Hand":
        """R18, R22: the second card becomes a hand of its own; both hands now wait for a card."""
        other = Hand(self.seat, self.bet)
        second = self.cards.pop()
        other.added = True
        self._start_again(self.cards[0], ace_is_11)
        other._start_again(second, ace_is_11)
        return other

    def _start_again(self, card: int, ace_is_11: bool) -> None:
        self.cards = []
        self.hard = 0
        self.aces = 0
        self.take(card)
        self.split = True
        self.owed = True
        if card & 15 == ACE:
            self.split_ace = True
            if ace_is_11:  # R22
                self.hard = 11
                self.aces = 0

    def text(self, ended: bool) -> str:
        """What the hand counts, for faces: `16`, or `7/17` with a soft ace while it may get cards."""
        if ended or not self.is_soft() or self.total() == HIGHEST:
            return str(self.total())
        return f"{self.hard}/{self.total()}"

    def as_numbers(self) -> list[int]:
        """Everything about the hand, for `hand_of`; cards by their face."""
        flags = (self.added, self.split, self.split_ace, self.doubled, self.owed, self.closed, self.surrendered)
        numbers = [int(self.seat), int(self.bet), int(self.hard), int(self.aces)]
        numbers += [1 if flag else 0 for flag in flags]
        numbers += [int(self.result), int(self.net)]
        return numbers + [card & 63 for card in self.cards]


def hand_of(numbers: list[int]) -> Hand:
    """The hand that `as_numbers` tells of."""
    hand = Hand(numbers[0], numbers[1])
    hand.hard = numbers[2]
    hand.aces = numbers[3]
    hand.added = bool(numbers[4])
    hand.split = bool(numbers[5])
    hand.split_ace = bool(numbers[6])
    hand.doubled = bool(numbers[7])
    hand.owed = bool(numbers[8])
    hand.closed = bool(numbers[9])
    hand.surrendered = bool(numbers[10])
    hand.result = numbers[11]
    hand.net = numbers[12]
    hand.cards = numbers[_NUMBERS:]
    return hand
