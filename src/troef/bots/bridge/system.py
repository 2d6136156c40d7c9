"""A simple natural bidding system, as data: what each call would mean now, and so also what a call has meant.

Openings 1C to 1S with 12 points (majors with five cards), 1NT with 15–17, 2C with 22 or more, weak twos and threes;
raises and new suits by points, overcalls, takeout doubles. A player takes the first meaning that its hand fits. The
others learn from the same list what the hand must be.
"""

from dataclasses import replace

from troef.bots.bridge.history import AuctionHistory
from troef.bots.bridge.openings import answers, answers_to_double, entries, openings
from troef.bots.bridge.rebids import rebids
from troef.bots.bridge.valuing import (
    CLUBS,
    DIAMONDS,
    DOUBLED,
    HEARTS,
    MAJORS,
    MOST,
    NT,
    PASSED,
    REDOUBLED,
    SPADES,
    Meaning,
    Shown,
    ValuedHand,
    level_strain,
    more,
    of_suit,
    together,
    trump_tricks,
)
from troef.core.moves import BID, kind_of, payload_of


class UnderstoodAuction(AuctionHistory):
    """The auction as a player of the system understands it."""

    def hear(self, seat: int, call: int) -> None:
        """Take in a call: what its meanings have in common is known of the hand."""
        meant = [meaning for meaning in self.meanings(seat) if meaning.call == call]
        told = self._natural(seat, call)
        if meant:
            told = together(self.shown[seat], [meaning for meaning in meant if not meaning.fallback] or meant)
        if kind_of(call) == BID:
            told = replace(told, bid=True)
            self.high, self.bidder, self.doubled = int(payload_of(call)), seat, 0
        elif call in (DOUBLED, REDOUBLED):
            self.doubled += 1
        self.shown[seat] = told
        self.calls.append((seat, call))

    def _natural(self, seat: int, call: int) -> Shown:
        """What a call tells that is not of this system."""
        before = self.shown[seat]
        if kind_of(call) != BID:
            return before
        level, strain = level_strain(call)
        points = max(before.low, 8 + level)
        least = before.lengths if strain == NT else more(before.lengths, of_suit(strain, 5 if level > 1 else 4))
        return replace(before, low=points, high=max(points, before.high), base=max(points, before.base), lengths=least)

    def meanings(self, seat: int) -> list[Meaning]:
        """Every call of the system for this seat now, the ones to prefer first; pass is always last."""
        partner, me = self.shown[seat ^ 2], self.shown[seat]
        if self.high < 0:
            found = list(openings(self))
        elif me.bid or (partner.bid and self.has_doubled(seat)):
            found = list(rebids(self, seat))
        elif partner.bid:
            found = list(answers(self, seat))
        elif self.has_doubled(seat ^ 2):
            found = list(answers_to_double(self, seat))
        else:
            found = list(entries(self, seat))
        may = [meaning for meaning in found if self._allowed(seat, meaning.call) and meaning.low <= meaning.high]
        return [*may, Meaning(PASSED, 0, self._passing_high(seat, may))]

    def _allowed(self, seat: int, call: int) -> bool:
        if call == DOUBLED:
            return self.contested(seat) and self.doubled == 0
        return call == PASSED or self.high < payload_of(call) < 35

    def _passing_high(self, seat: int, may: list[Meaning]) -> int:
        """The most a hand that passes has: less than the lowest of what every hand could have said."""
        if self.high < 0:
            return 12
        partner = self.shown[seat ^ 2]
        if partner.bid and not self.shown[seat].bid and partner.base >= 12 and self.bidder == seat ^ 2:
            return min([meaning.low for meaning in may if meaning.low > 0], default=MOST + 1) - 1
        return MOST

    # ---- choosing ----

    def choose(self, seat: int, hand: ValuedHand) -> int:
        """The call of the first meaning that the hand fits."""
        for meaning in self.meanings(seat):
            if self.fits(seat, hand, meaning):
                return meaning.call
        return PASSED

    def fits(self, seat: int, hand: ValuedHand, meaning: Meaning) -> bool:
        """Whether a hand is one that makes this call."""
        for suit in range(4):
            if not meaning.least[suit] <= hand.lengths[suit] <= meaning.most[suit]:
                return False
        if meaning.measure == "hcp":
            points = hand.hcp
        elif isinstance(meaning.measure, int):
            points = hand.support(meaning.measure)
        else:
            points = hand.total
        if meaning.call == PASSED and "trump tricks" not in meaning.wants:
            return True
        if not meaning.low <= points <= meaning.high:
            return False
        return all(self._has(seat, hand, meaning, want) for want in meaning.wants)

    def _has(self, seat: int, hand: ValuedHand, meaning: Meaning, want: str) -> bool:
        strain = level_strain(meaning.call)[1] if kind_of(meaning.call) == BID else self.high % 5
        partner = self.shown[seat ^ 2]
        match want:
            case "balanced":
                return hand.balanced()
            case "longest":
                return hand.longest(strain)
            case "minor":
                other = DIAMONDS + CLUBS - strain
                if max(hand.lengths[HEARTS], hand.lengths[SPADES]) >= max(5, hand.lengths[strain]):
                    return False
                mine, its = hand.lengths[strain], hand.lengths[other]
                return mine > its or (mine == its and (strain == DIAMONDS) == (mine >= 4))
            case "honest":
                return hand.hcp >= 10
            case "good":
                return hand.good(strain)
            case "first":
                return all(
                    hand.lengths[strain] >= hand.lengths[other]
                    for other in (HEARTS, SPADES, DIAMONDS)
                    if self.cheapest(other) == 1 and other != strain
                )
            case "answer":
                open_suits = [suit for suit in range(4) if suit not in self.theirs(seat)]
                return all((hand.lengths[strain], strain) >= (hand.lengths[other], other) for other in open_suits)
            case "no major":
                return all(hand.lengths[suit] < 4 for suit in MAJORS if suit not in self.theirs(seat))
            case "some of each":
                return all(hand.lengths[suit] >= 2 or partner.lengths[suit] >= 4 for suit in range(4))
            case "stopped":
                return partner.no_trump or all(
                    hand.stopped(suit) or partner.lengths[suit] >= 4 for suit in self.theirs(seat)
                )
            case "takeout":
                return hand.lengths[self.high % 5] <= 2
            case "an ace":
                return hand.aces >= 1
            case "aces":
                return hand.aces >= 2
            case "all aces":
                return hand.aces >= 3
            case "trump tricks":
                return strain == NT or trump_tricks(hand.ranks[strain]) >= 2
        other = int(want.rsplit(" ", 1)[1])
        gain = hand.lengths[strain] + partner.lengths[strain] - hand.lengths[other] - partner.lengths[other]
        return gain > 0
