"""What can still be won in the tricks that are left: bounds of a value that need no search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import SUIT_CARDS, card_count
from troef.search.solver.position import NOBODY_YET, Position

#: More than any value.
INFINITY: Final[i64] = 30000

_KINGS_AND_QUEENS: Final[i64] = 0x0C00_0C00_0C00_0C00
#: By the length of a run in one suit: the most that its cards can bring, over several tricks.
_RUN_WORTH: Final[list[int]] = [0, 0, 0, 20, 50, 50, 50, 70, 100]


def _most_run(cards: int) -> int:
    """The most that the cards of one suit (a set of eight ranks) can bring in runs, over several tricks."""
    most = 0
    length = 0
    for rank in range(9):
        if cards >> rank & 1:
            length += 1
        else:
            most += _RUN_WORTH[length]
            length = 0
    return most


#: By the cards of a suit from seven to ace.
_MOST_RUN: Final = vec[i64]([_most_run(cards) for cards in range(256)])


@final
class Prospects:
    """The most and the least that can still come, for one deal; what a trick is worth by how many are left.

    `avoid`: winning is bad. `mixed`: some cards are good and others bad, then nothing is known beforehand.
    """

    def __init__(self, position: Position) -> None:
        deal = position.deal
        aim = deal.aim
        tricks = int(position.left) + 1
        self.trump: i64 = deal.trump
        self.lead: bool = aim.lead
        self.sweep: bool = aim.sweep_cards != 0
        self.sweep_most: i64 = 0
        self.sweep_least: i64 = 0
        # by the number of tricks that are left
        self.worth = vec[i64]([0] * tricks)
        self.good_tricks = vec[i64]([0] * tricks)
        self.bad_tricks = vec[i64]([0] * tricks)
        last = position.number + position.left - 1
        for left in range(1, position.left + 1):
            worth = aim.tricks[last + 1 - left]
            self.worth[left] = worth
            self.good_tricks[left] = self.good_tricks[left - 1] + max(worth, 0)
            self.bad_tricks[left] = self.bad_tricks[left - 1] + min(worth, 0)
        good: i64 = 0
        bad: i64 = 0
        for code in range(deal.card_count):
            good += max(deal.points[code], 0)
            bad += min(deal.points[code], 0)
        self.mixed: bool = good != 0 and bad != 0
        self.avoid: bool = good + bad + self.good_tricks[position.left] + self.bad_tricks[position.left] < 0
        if self.sweep:
            for seat in range(deal.seats):
                self.sweep_most = max(self.sweep_most, aim.sweep_worth[seat])
                self.sweep_least = min(self.sweep_least, aim.sweep_worth[seat])

    def most(self, left: i64, holder: i64, rest: i64) -> i64:
        """No more than this can still come, roem left out; `rest` is what the cards that are out are worth."""
        if self.mixed:
            return INFINITY
        most = self.good_tricks[left] + max(rest, 0)
        if self.lead:
            most -= self.bad_tricks[left] + min(rest, 0)
        if self.sweep and holder <= NOBODY_YET:
            most += self.sweep_most
        return most

    def least(self, left: i64, holder: i64, rest: i64) -> i64:
        """No less than this can still come, roem left out."""
        if self.mixed:
            return -INFINITY
        least = self.bad_tricks[left] + min(rest, 0)
        if self.lead:
            least -= self.good_tricks[left] + max(rest, 0)
        if self.sweep and holder <= NOBODY_YET:
            least += self.sweep_least
        return least

    def most_roem(self, prints: i64) -> i64:
        """No more roem than this is left in the cards: runs, stuk, four of a kind."""
        runs = prints >> 5
        most = _MOST_RUN[runs & 255] + _MOST_RUN[runs >> 16 & 255]
        most += _MOST_RUN[runs >> 32 & 255] + _MOST_RUN[runs >> 48 & 255]
        pair = _KINGS_AND_QUEENS & SUIT_CARDS[self.trump]
        if prints & pair == pair:
            most += 20
        four = prints & (prints >> 16) & (prints >> 32) & (prints >> 48) & 0x1F00
        if four:
            most += 100 * card_count(four)
            if four & 0x200:
                most += 100
        return most
