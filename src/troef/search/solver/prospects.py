"""What can still be won in the tricks that are left: bounds of a value that need no search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, SUIT_CARDS, card_count, first_card, last_card
from troef.search.solver.position import NOBODY_YET, Deal, Position
from troef.tricks.aim import EVERY_CARD
from troef.tricks.play import CARD_BITS

#: More than any value.
INFINITY: Final[i64] = 30000

_KINGS_AND_QUEENS: Final[i64] = 0x0C00_0C00_0C00_0C00


def _most_run(lowest: int) -> int:
    """The most that the cards of one suit can bring in runs, over several tricks.

    `lowest` is the set of ranks from which three cards in a row may fall in one trick; a run of four begins at two.
    """
    most = [0] * 13
    for rank in range(7, -1, -1):
        most[rank] = most[rank + 1]
        if lowest >> rank & 1:
            most[rank] = max(most[rank], 20 + most[rank + 3])
        if lowest >> rank & 3 == 3:
            most[rank] = max(most[rank], 50 + most[rank + 4])
    return most[0]


#: By the set of those ranks, from seven on.
_MOST_RUN: Final = vec[i64]([_most_run(lowest) for lowest in range(256)])


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
        self.trumps: i64 = deal.ordering.trumps()
        self.points = deal.points
        #: the cards of the side
        self.side: i64 = 0
        for seat in range(deal.seats):
            if deal.maximises[seat]:
                self.side |= position.hands[seat]
        self.lead: bool = aim.lead
        self.sweep: bool = aim.sweep_cards != 0
        self.sweep_most: i64 = 0
        self.sweep_least: i64 = 0
        self.sweep_worth = aim.sweep_worth
        self.sweeps_all: bool = aim.sweep_cards == EVERY_CARD
        # of the position that was looked at last: what top trumps are worth to the side and to the others, and what a
        # sweep can still bring and cost
        self.ours: i64 = 0
        self.theirs: i64 = 0
        self.sweep_up: i64 = 0
        self.sweep_down: i64 = 0
        # by the number of tricks that are left
        self.worth = vec[i64]([0] * tricks)
        self.good_tricks = vec[i64]([0] * tricks)
        self.bad_tricks = vec[i64]([0] * tricks)
        self._add_up_tricks(position)
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
        # the printed cards from which three in a row, or four of a rank, may fall together; king and queen of trumps
        self.runs: i64 = 0
        self.fours: i64 = 0
        self.stuk: i64 = 0
        if aim.roem:
            self._find_roem(_printed_by_holder(position))

    def _add_up_tricks(self, position: Position) -> None:
        """What each trick is worth, and what all that are left can bring and cost."""
        aim = position.deal.aim
        last = position.number + position.left - 1
        for left in range(1, position.left + 1):
            worth = aim.tricks[last + 1 - left]
            self.worth[left] = worth
            self.good_tricks[left] = self.good_tricks[left - 1] + max(worth, 0)
            self.bad_tricks[left] = self.bad_tricks[left - 1] + min(worth, 0)

    def look(self, out: i64, holder: i64) -> None:
        """Look at a position: who holds the sweep, and which top trumps are sure to make their points for whom."""
        self.ours = 0
        self.theirs = 0
        if self.sweep:
            self.sweep_up = 0
            self.sweep_down = 0
            if holder <= NOBODY_YET:
                self.sweep_up = self.sweep_most if holder == NOBODY_YET else max(0, self.sweep_worth[holder])
                self.sweep_down = self.sweep_least if holder == NOBODY_YET else min(0, self.sweep_worth[holder])
        trumps = out & self.trumps
        if trumps:
            self._look_at_trumps(trumps)

    def _look_at_trumps(self, trumps: i64) -> None:
        """Top trumps win their trick, or lie in one that a higher of them wins: none goes to the other side.

        Who is sure of a trick is not swept.
        """
        card = last_card(trumps)
        mine = self.side & BIT[card] != 0
        if self.sweeps_all:
            if mine:
                self.sweep_down = 0
            else:
                self.sweep_up = 0
        if self.avoid:
            return
        total: i64 = 0
        while trumps and (self.side & BIT[card] != 0) == mine:
            total += self.points[card]
            trumps ^= BIT[card]
            card = last_card(trumps)
        if mine:
            self.ours = total
        else:
            self.theirs = total

    def most(self, left: i64, rest: i64) -> i64:
        """No more than this can still come, roem left out; `rest` is what the cards that are out are worth."""
        if self.mixed:
            return INFINITY
        most = self.good_tricks[left] + max(rest, 0) - self.theirs + self.sweep_up
        if self.lead:
            most -= self.bad_tricks[left] + min(rest, 0) + self.theirs
        return most

    def least(self, left: i64, rest: i64) -> i64:
        """No less than this can still come, roem left out."""
        if self.mixed:
            return -INFINITY
        least = self.bad_tricks[left] + min(rest, 0) + self.ours + self.sweep_down
        if self.lead:
            least -= self.good_tricks[left] + max(rest, 0) - self.ours
        return least

    def _find_roem(self, holders: list[i64]) -> None:
        """What roem may fall: no player has two cards of it."""
        runs: i64 = -1
        fours: i64 = -1
        pair = _KINGS_AND_QUEENS & SUIT_CARDS[self.trump]
        for cards in holders:
            runs &= ~(cards & (cards >> 1 | cards >> 2) | cards >> 1 & cards >> 2)
            below = cards >> 16 | cards >> 32 | cards >> 48
            fours &= ~(cards & below | cards >> 16 & (cards >> 32 | cards >> 48) | cards >> 32 & cards >> 48)
            if pair and cards & pair == pair:
                pair = 0
        self.runs = runs
        self.fours = fours & 0x1F00
        self.stuk = pair

    def most_roem(self, prints: i64) -> i64:
        """No more roem than this is left in the cards: runs, stuk, four of a kind."""
        runs = (prints & prints >> 1 & prints >> 2 & self.runs) >> 5
        most = _MOST_RUN[runs & 255] + _MOST_RUN[runs >> 16 & 255]
        most += _MOST_RUN[runs >> 32 & 255] + _MOST_RUN[runs >> 48 & 255]
        pair = self.stuk
        if pair and prints & pair == pair:
            most += 20
        four = prints & (prints >> 16) & (prints >> 32) & (prints >> 48) & self.fours
        if four:
            most += 100 * card_count(four)
            if four & 0x200:
                most += 100
        return most

    def live(self, prints: i64) -> i64:
        """The printed cards that can still be part of roem, when these are out."""
        lowest = prints & prints >> 1 & prints >> 2 & self.runs
        cards = lowest | lowest << 1 | lowest << 2
        if self.stuk & prints == self.stuk:
            cards |= self.stuk
        fours = prints & prints >> 16 & prints >> 32 & prints >> 48 & self.fours
        return cards | fours | fours << 16 | fours << 32 | fours << 48


def _printed_by_holder(position: Position) -> list[i64]:
    """The cards of each seat as they are printed; a card on the table still counts as its player's."""
    deal = position.deal
    holders: list[i64] = []
    for seat in range(deal.seats):
        holders.append(_printed(deal, position.hands[seat]))
    seat = position.leader
    packed = position.packed
    for _ in range(position.count):
        holders[seat] |= deal.printed[packed & 63]
        packed >>= CARD_BITS
        seat = deal.next_of[seat]
    return holders


def _printed(deal: Deal, codes: i64) -> i64:
    """A set of codes as printed cards."""
    cards: i64 = 0
    while codes:
        cards |= deal.printed[first_card(codes)]
        codes &= codes - 1
    return cards
