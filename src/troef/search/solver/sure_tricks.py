"""Tricks that are sure when a trick begins: partition search need not look further where they are enough.

Quick tricks: what the side that leads takes at once, the leader's winners and, over an entry, the partner's; and what
the second hand's side takes when it wins the trick. Later tricks: what the other side wins sooner or later, its top
trumps or the top of a suit that must be led. All of this follows Haglund's DDS.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, last_card
from troef.search.solver.owners import OWNER_BITS, SUIT_BITS, SUIT_SIZE, Owners, length, run_of, without_top
from troef.search.solver.position import Deal


@final
class SureTricks:
    """Counts sure tricks in one deal; `win` is then the set of cards whose rank they rest on.

    `counts[seat]` tells the two sides apart; with `pairs` partners sit across the table, otherwise one plays three.
    """

    def __init__(self, deal: Deal, owners: Owners, hands: vec[i64], pairs: bool) -> None:
        self.owners = owners
        self.now = owners.now
        self.hands = hands
        self.members = deal.members
        self.next_of = deal.next_of
        self.counts = deal.maximises
        self.trump: i64 = deal.trump
        self.pairs = pairs
        self.win: i64 = 0
        # while quick tricks are counted: the leader's own, those across the table, and whether there is a way there
        self.own: i64 = 0
        self.across: i64 = 0
        self.across_win: i64 = 0
        self.entry: bool = False
        #: trumps of the partner that are not counted yet
        self.spare: i64 = 0
        #: trumps with which a foe may ruff: to the left, to the right, and across where it is one against three
        self.left_ruffs: i64 = 0
        self.right_ruffs: i64 = 0
        self.across_ruffs: i64 = 0

    def quick(self, leader: i64, out: i64, left: i64, shape: i64, needed: i64) -> i64:
        """Tricks that the leader's side can take at once; it stops counting when there are as many as needed."""
        self.win = 0
        self.own = 0
        self.across = 0
        self.across_win = 0
        self.entry = False
        self.spare = 0
        self.left_ruffs = 0
        self.right_ruffs = 0
        self.across_ruffs = 0
        trump = self.trump
        if trump >= 0:
            self._draw_trumps(leader, out, left, shape)
        suit: i64 = 0
        while suit < 4:
            if self.own >= needed:
                return self.own
            if self.entry and self.own + self.across >= needed:
                break
            if suit != trump:
                row = self.now[suit]
                if row:
                    self._cash(suit, row, leader, out, left, shape)
            suit += 1
        if self.entry:
            self.own += self.across
            self.win |= self.across_win
        return min(self.own, left)

    def _draw_trumps(self, leader: i64, out: i64, left: i64, shape: i64) -> None:
        """The leader draws trumps with those that are high, then the partner."""
        next_of, trump, owners = self.next_of, self.trump, self.owners
        foe = next_of[leader]
        partner = next_of[foe]
        on_left = length(shape, left, foe, trump)
        on_right = length(shape, left, next_of[partner], trump)
        mine = length(shape, left, leader, trump)
        theirs = length(shape, left, partner, trump)
        facing: i64 = 0
        if not self.pairs:
            facing = theirs
            theirs = 0
        row = self.now[trump]
        tops = run_of(row, leader)
        if tops:
            self.win = owners.from_top(out, trump, tops, row)
            self.own = tops
            if tops >= on_left and tops >= on_right and tops >= facing:
                on_left = 0
                on_right = 0
                facing = 0
                if tops >= theirs:
                    self.own = mine
            theirs = max(0, theirs - tops)
        self.left_ruffs = on_left
        self.right_ruffs = on_right
        self.across_ruffs = facing
        if theirs:
            more = min(run_of(without_top(row, tops), partner), theirs)
            if more:
                self.across = more
                theirs -= more
                self.across_win = owners.from_top(out, trump, tops + more, row)
                if mine > tops:
                    self.entry = True
        self.spare = theirs

    def _cash(self, suit: i64, row: i64, leader: i64, out: i64, left: i64, shape: i64) -> None:
        """The winners of a plain suit, as often as no foe can ruff."""
        next_of = self.next_of
        foe = next_of[leader]
        partner = next_of[foe]
        mine = length(shape, left, leader, suit)
        theirs = length(shape, left, partner, suit)
        on_left = length(shape, left, foe, suit)
        on_right = length(shape, left, next_of[partner], suit)
        safe = SUIT_SIZE
        if self.left_ruffs:
            safe = on_left
        if self.right_ruffs and on_right < safe:
            safe = on_right
        if self.across_ruffs and theirs < safe:
            safe = theirs
        if not safe:
            return
        owner = row & 3
        if not theirs and mine and self.spare and not self.entry:  # the partner ruffs
            self.across += 1
            self.spare -= 1
            self.entry = True
            if owner == leader:  # what he ruffs is not won by the leader as well
                safe -= 1
                mine -= 1
        longest = max(on_left, on_right)
        if owner == leader:
            self._cash_own(suit, row, leader, out, safe, mine, theirs, longest)
        elif owner == partner and self.pairs:
            self._cash_across(suit, row, leader, out, safe, mine, theirs, longest)

    def _cash_own(
        self, suit: i64, row: i64, leader: i64, out: i64, safe: i64, mine: i64, theirs: i64, foes: i64
    ) -> None:
        """The leader has the top of a suit; small cards win as well once nobody else has any."""
        owners = self.owners
        tops = run_of(row, leader)
        most = tops
        if tops >= foes and tops >= theirs:
            most = mine
        most = min(min(most, safe), mine)
        self.own += most
        if self.pairs and most == tops and safe > tops and theirs > tops:
            partner = self.next_of[self.next_of[leader]]
            more = min(run_of(without_top(row, tops), partner), min(theirs, safe) - tops)
            if more:
                self.across += more
                self.across_win |= owners.from_top(out, suit, tops + more, row)
                if mine > tops:
                    self.entry = True
        self.win |= owners.from_top(out, suit, min(tops, most), row)

    def _cash_across(
        self, suit: i64, row: i64, leader: i64, out: i64, safe: i64, mine: i64, theirs: i64, foes: i64
    ) -> None:
        """The partner has the top of a suit: an entry where the leader can lead it."""
        owners = self.owners
        tops = run_of(row, self.next_of[self.next_of[leader]])
        most = tops
        if tops >= foes and tops >= mine:
            most = theirs
        most = min(most, safe)
        self.across += most
        self.across_win |= owners.from_top(out, suit, min(tops, most), row)
        if mine:
            self.entry = True
            if most == tops and theirs > tops and mine > tops and safe > tops:
                # over the partner's winners and back to the leader's
                more = min(run_of(without_top(row, tops), leader), min(mine, safe) - tops)
                if more:
                    self.across += more
                    self.across_win |= owners.from_top(out, suit, tops + more, row)

    # ---- the side that does not lead ----

    def later(self, out: i64, left: i64, shape: i64, counted: i64, needed: i64) -> i64:
        """Tricks that the side that does not lead wins later; it stops counting when there are as many as needed."""
        row: i64 = 0
        if self.trump >= 0:
            row = self.now[self.trump]
        if row:
            return self._later_trumps(row, out, left, shape, counted, needed)
        if needed == 1 and self.pairs:
            return self._later_top(out, left, shape, counted)
        return 0

    def _later_trumps(self, row: i64, out: i64, left: i64, shape: i64, counted: i64, needed: i64) -> i64:
        """Top trumps, as many as the longer hand has; or the second behind the first, guarded."""
        trump, counts = self.trump, self.counts
        size = row >> SUIT_BITS
        owner = row & 3
        if counts[owner] == counted:
            tops = run_of(row, owner)
            if self.pairs:
                # small trumps of the longer hand go under the tops of the other
                partner = self.next_of[self.next_of[owner]]
                longest = max(length(shape, left, owner, trump), length(shape, left, partner, trump))
                while tops < size and counts[row >> (OWNER_BITS * tops) & 3] == counted:
                    tops += 1
                tops = min(min(tops, longest), needed)
            self.win = self.owners.from_top(out, trump, tops, row)
            return tops
        if size > 1:
            behind = row >> OWNER_BITS & 3
            if counts[behind] == counted and self.next_of[owner] == behind and length(shape, left, behind, trump) > 1:
                self.win = self.owners.from_top(out, trump, 2, row)
                return 1
        return 0

    def _later_top(self, out: i64, left: i64, shape: i64, counted: i64) -> i64:
        """One trick without trumps, where the side that leads must lead a suit of which it has not the top.

        It leads each suit of which it has the top at most as often as its longer hand has cards, and that is less than
        there are tricks. Until then the others need not part with a top: who cannot follow and has nothing but the tops
        of different suits has three cards at most, and then it shows which of them can still be led up to.
        """
        owners, counts, next_of = self.owners, self.counts, self.next_of
        leads: i64 = 0
        win: i64 = 0
        suit: i64 = 0
        while suit < 4:
            row = self.now[suit]
            if row:
                owner = row & 3
                if counts[owner] == counted:
                    win |= owners.from_top(out, suit, 1, row)
                else:
                    partner = next_of[next_of[owner]]
                    leads += max(length(shape, left, owner, suit), length(shape, left, partner, suit))
            suit += 1
        if leads >= left:
            return 0
        self.win = win
        return 1

    # ---- the second hand ----

    def second_hand(self, seat: i64, left: i64, out: i64, led: i64, best: i64, needed: i64) -> i64:
        """Tricks that the side of the second hand takes at once, this one first; 0 where it may not win it.

        Only pairs are looked at. It stops counting when there are as many as needed.
        """
        if not self.pairs:
            return 0
        hands, next_of = self.hands, self.next_of
        third = next_of[seat]
        partner = next_of[third]
        lane = self.members[led]
        trumps: i64 = 0
        if self.trump >= 0 and self.trump != led:
            trumps = self.members[self.trump]
        if trumps & hands[third] and not lane & hands[third]:
            return 0
        ruffed = True
        self.win = 0
        if trumps & hands[seat] and not lane & hands[seat]:
            winner = seat
        elif trumps & hands[partner] and not lane & hands[partner]:
            winner = partner
        else:
            ruffed = False
            ours = lane & (hands[seat] | hands[partner])
            if ours <= (lane & hands[third] | BIT[best]):
                return 0
            top = BIT[last_card(ours)]
            self.win = top
            winner = seat if top & hands[seat] else partner
        if needed == 1:
            return 1
        return min(left, self._cash_second(winner, third, out, led, ruffed, needed))

    def _cash_second(self, winner: i64, third: i64, out: i64, led: i64, ruffed: bool, needed: i64) -> i64:
        """The trick that a hand wins over the third, then its winners in each suit, as often as no foe can ruff."""
        hands, owners, trump = self.hands, self.owners, self.trump
        leader, partner = self.next_of[self.next_of[third]], self.next_of[self.next_of[winner]]
        leader_ruffs = trump >= 0 and hands[leader] & self.members[trump] != 0
        third_ruffs = trump >= 0 and hands[third] & self.members[trump] != 0
        tricks: i64 = 1
        suit: i64 = 0
        while suit < 4 and tricks < needed:
            row = owners.row(suit, out)
            tops = run_of(row, winner)
            if tops:
                lane = self.members[suit]
                on_leader, on_third = card_count(hands[leader] & lane), card_count(hands[third] & lane)
                more = tops
                if suit == led:  # one takes this trick, and the third hand follows
                    more -= 1
                    on_third = max(0, on_third - 1)
                elif suit == trump:
                    if ruffed:
                        more -= 1
                elif tops >= on_leader and tops >= on_third and tops >= card_count(hands[partner] & lane):
                    more = card_count(hands[winner] & lane)
                if suit != trump:
                    if leader_ruffs:
                        more = min(more, on_leader)
                    if third_ruffs:
                        more = min(more, on_third)
                if more > 0:
                    tricks += more
                    self.win |= owners.from_top(out, suit, tops, row)
            suit += 1
        return tricks
