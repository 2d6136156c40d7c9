"""Which cards the search over whole positions tries, and in which order: the order decides how soon it can stop."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, last_card
from troef.search.solver.position import KIND_WORTH, Position
from troef.search.solver.prospects import Prospects
from troef.search.solver.trick import PartialTrick, Sides, Trick
from troef.tricks.roem import roem_points

# Scores of cards, in sixteenths of a point.
#: It was best in this position before.
BEST_BEFORE: Final[i64] = 2**40
#: A point that the trick brings or costs.
POINT: Final[i64] = 16
#: A lead that the partner wins.
TO_PARTNER: Final[i64] = 200
#: Of the kind of a card (`Deal.kind`), all but what it is worth.
SAME_DUTIES: Final[i64] = KIND_WORTH - 1
#: Trumps that win are led after the other cards that win.
TRUMP_LATER: Final[i64] = 400


@final
class WholeCards:
    """Picks and orders the cards of a hand in one deal; `hands` are those of the search and change with it.

    `choose` leaves them in `moves`, from a place that the search gives it.
    """

    def __init__(self, position: Position, hands: vec[i64], prospects: Prospects) -> None:
        deal = position.deal
        self.hands = hands
        self.sides = Sides(deal, hands)
        self.prospects = prospects
        self.worth = prospects.worth
        self.trump: i64 = deal.trump
        self.avoid = prospects.avoid
        self.suit = deal.suit
        self.above = deal.above
        self.points = deal.points
        self.kind = deal.kind
        self.printed = deal.printed
        #: room for the cards that each seat may choose from, in every trick
        self.width: i64 = position.left
        room = int((position.left + 1) * deal.size * self.width)
        self.moves = vec[i64]([0] * room)
        self.scores = vec[i64]([0] * room)
        # by card: its suit as a set, and how high it stands there (negative where high cards go first)
        self.lane = vec[i64]([0] * 64)
        self.height = vec[i64]([0] * 64)
        for code in range(deal.card_count):
            lane = deal.members[self.suit[code]]
            height = card_count(lane & (BIT[code] - 1))
            if self.suit[code] == self.trump:
                height += 8
            self.lane[code] = lane
            self.height[code] = -height if self.avoid else height

    def choose(self, trick: Trick, partial: PartialTrick, seat: i64, cards: i64) -> i64:
        """Those of a seat's cards that are worth trying, the best guess first; gives how many there are.

        Of neighbours of which one is never better than the other, only the other is tried.
        """
        moves, scores = self.moves, self.scores
        base = partial.base
        before: i64 = -1
        if partial.count == 0:
            before = trick.best_lead
        others = trick.out & ~self.hands[seat]
        self.sides.look(partial, seat)
        place = base
        last = first_card(cards)
        pick = last
        while pick >= 0:
            cards &= cards - 1
            card: i64 = -1
            if cards:
                card = first_card(cards)
                kept = self._better(trick, partial, pick, last, card, others)
                last = card
                if kept >= 0:
                    pick = kept
                    continue
            score = BEST_BEFORE if pick == before else self._score(trick, partial, pick)
            at = place
            while at > base and scores[at - 1] < score:
                moves[at] = moves[at - 1]
                scores[at] = scores[at - 1]
                at -= 1
            moves[at] = pick
            scores[at] = score
            place += 1
            pick = card
        return place - base

    def _better(self, trick: Trick, partial: PartialTrick, pick: i64, last: i64, card: i64, others: i64) -> i64:
        """Whether one card need be tried instead of two: of a card and `pick`, which stands for those up to `last`.

        Gives that one, or -1. Neighbours win and lose the same tricks, in the hands of all. So where it is sure who
        wins this trick, the one that is worth more goes to one's own side at once, and to the others as late as may be.
        """
        if (self.kind[card] ^ self.kind[last]) & SAME_DUTIES:
            return -1
        between = others & (BIT[card] - BIT[last])
        if between & ~partial.cards or (self.printed[card] | self.printed[last]) & trick.live:
            return -1
        if not between and self.kind[card] == self.kind[pick]:
            return pick
        sides = self.sides
        if between and (sides.beaters & BIT[card] != 0) != (sides.beaters & BIT[last] != 0):
            return -1
        fate = sides.fate(card)
        if fate == 0:
            return -1
        return card if (self.points[card] > self.points[pick]) == (fate > 0) else pick

    def _score(self, trick: Trick, partial: PartialTrick, card: i64) -> i64:
        """How good a card looks: tricks that are won shall be worth much, with the roem in them, and others little."""
        if partial.count == 0:
            return self._lead_score(card, self.sides.friends, self.sides.foes)
        total = partial.total + self.worth[trick.left] + self.points[card]
        if trick.roem and partial.count > 1:
            total += roem_points(partial.fallen | self.printed[card], self.trump)
        score = total * POINT
        if not self.sides.win_with(card):
            score = -score
        return score - self.height[card]

    def _lead_score(self, card: i64, friends: i64, foes: i64) -> i64:
        """How good a lead looks: cards that nobody beats first, where winning is good."""
        suit = self.lane[card]
        beaters = self.above[card]
        worth = self.points[card] * POINT
        if self.avoid:
            return self.height[card] - worth
        if not foes & beaters & suit:
            if foes & beaters and not foes & suit:  # it will be ruffed
                return 0
            if self.suit[card] == self.trump:
                worth -= TRUMP_LATER
            return worth + self.height[card]
        if friends & beaters & suit and not foes & suit & ~_below(friends & suit):
            return TO_PARTNER + worth
        return -worth - self.height[card]


def _below(cards: i64) -> i64:
    """All codes below the highest of some cards."""
    return BIT[last_card(cards)] - 1
