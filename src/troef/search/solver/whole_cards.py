"""Which cards the search over whole positions tries, and in which order: the order decides how soon it can stop."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, last_card
from troef.search.solver.position import Position

# How much speaks for a card, in sixteenths of a point.
#: It was best in this position before.
BEST_BEFORE: Final[i64] = 2**40
#: A point that the trick brings or costs.
POINT: Final[i64] = 16
#: A lead that the partner wins.
TO_PARTNER: Final[i64] = 200
#: Trumps that win are led after the other cards that win.
TRUMP_LATER: Final[i64] = 400


@final
class WholeCards:
    """Picks and orders the cards of a hand in one deal; `hands` are those of the search and change with it.

    `choose` leaves them in `moves`, from a place that the search gives it.
    """

    def __init__(self, position: Position, hands: vec[i64], avoid: bool) -> None:
        deal = position.deal
        self.hands = hands
        self.size: i64 = deal.size
        self.trump: i64 = deal.trump
        self.avoid = avoid
        self.roem: bool = deal.aim.roem
        self.suit = deal.suit
        self.above = deal.above
        self.points = deal.points
        self.kind = deal.kind
        self.printed = deal.printed
        self.next_of = deal.next_of
        self.maximises = deal.maximises
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
            self.height[code] = -height if avoid else height

    def choose(
        self,
        cards: i64,
        seat: i64,
        count: i64,
        best: i64,
        taker: i64,
        total: i64,
        out: i64,
        prints: i64,
        before: i64,
        base: i64,
    ) -> i64:
        """The cards that are worth trying, the best guess first; gives how many there are.

        `total` is what the trick is worth so far, `before` the lead that was best here before (or -1). Cards that are
        neighbours and worth the same are tried once.
        """
        moves, scores, above, kind = self.moves, self.scores, self.above, self.kind
        hands, next_of, maximises = self.hands, self.next_of, self.maximises
        others = out & ~hands[seat]
        live: i64 = 0
        if self.roem:
            live = _live(prints)
        mine = maximises[seat]
        # the hands that still play to this trick
        friends: i64 = 0
        foes: i64 = 0
        other = next_of[seat]
        after = self.size - count - 1
        while after > 0:
            if maximises[other] == mine:
                friends |= hands[other]
            else:
                foes |= hands[other]
            other = next_of[other]
            after -= 1
        beats_best: i64 = -1
        held_now = False
        if count > 0:
            beats_best = above[best]
            if maximises[taker] == mine:
                held_now = not foes & beats_best
            else:
                held_now = friends & beats_best != 0
        number: i64 = 0
        last: i64 = -1
        while cards:
            bit = cards & -cards
            card = first_card(bit)
            cards ^= bit
            if (
                last >= 0
                and kind[card] == kind[last]
                and not others & (bit - BIT[last])
                and (not live or not (self.printed[card] | self.printed[last]) & live)
            ):
                last = card
                if card == before:
                    scores[base + number - 1] = BEST_BEFORE
                continue
            last = card
            if card == before:
                score = BEST_BEFORE
            elif count == 0:
                score = self._lead_score(card, friends, foes)
            else:
                score = (total + self.points[card]) * POINT
                won = held_now
                if beats_best & bit:
                    won = not foes & above[card]
                if not won:
                    score = -score
                score -= self.height[card]
            # into its place
            at = base + number
            while at > base and scores[at - 1] < score:
                moves[at] = moves[at - 1]
                scores[at] = scores[at - 1]
                at -= 1
            moves[at] = card
            scores[at] = score
            number += 1
        return number

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


def _live(prints: i64) -> i64:
    """The printed cards that can still be part of a run."""
    lowest = prints & (prints >> 1) & (prints >> 2)
    return lowest | lowest << 1 | lowest << 2


def _below(cards: i64) -> i64:
    """All codes below the highest of some cards."""
    return BIT[last_card(cards)] - 1
