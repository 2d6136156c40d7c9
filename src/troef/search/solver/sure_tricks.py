"""Tricks that are sure when a trick begins: partition search need not look further where they are enough.

Quick tricks: what the side that leads takes at once, the leader's winners and, over an entry, the partner's. Sure
trumps: the top trumps of the other side win a trick each some day. Both as in Haglund's DDS.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.search.solver.owners import SUIT_SIZE, Owners, length, run_of, without_top


@final
class SureTricks:
    """Counts sure tricks in one deal; `win` is then the set of cards whose rank they rest on.

    `counts[seat]` tells the two sides apart; with `pairs` partners sit across the table, otherwise one plays three.
    """

    def __init__(self, owners: Owners, next_of: vec[i64], counts: vec[i64], trump: i64, pairs: bool) -> None:
        self.owners = owners
        self.next_of = next_of
        self.counts = counts
        self.trump = trump
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
                row = self.owners.row(suit, out)
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
        row = owners.row(trump, out)
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

    def trumps(self, out: i64, counted: i64) -> i64:
        """Trumps from the top in one hand of a side: each of them wins a trick some day."""
        row = self.owners.row(self.trump, out)
        if not row or self.counts[row & 3] != counted:
            return 0
        tops = run_of(row, row & 3)
        self.win = self.owners.from_top(out, self.trump, tops, row)
        return tops
