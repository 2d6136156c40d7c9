"""A trick while it is searched: the position in which it begins, the cards that have fallen, and what both sides see.

All these objects are made once for a search: one for each number of tricks that are left and of cards on the table. So
playing a card writes a few numbers and makes no objects.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.search.solver.position import Deal, Position
from troef.tricks.following import FOLLOW, MAY_RUFF


@final
@mypyc_attr(acyclic=True)
class PartialTrick:
    """The cards on the table when a seat plays to a trick; `after` is the place for those with one card more.

    `cards` as codes, `fallen` as they are printed, `total` what they are worth. `base` is where the cards that the
    seat may choose from are listed.
    """

    def __init__(self, count: i64, base: i64, after: "PartialTrick | None") -> None:
        self.count = count
        self.base = base
        self.after = after
        self.led: i64 = -1
        self.best: i64 = -1
        self.best_led: i64 = -1
        self.taker: i64 = -1
        self.cards: i64 = 0
        self.fallen: i64 = 0
        self.total: i64 = 0


@final
@mypyc_attr(acyclic=True)
class Trick:
    """The position in which a trick begins when this many tricks are left, and the partial tricks of this trick.

    `out` are the cards that are out, `prints` the same as they are printed, `rest` what they are worth; `holder` and
    `taken` what was won on the way here. `best_lead` is the lead that was best here, or the last time that many tricks
    were left (-1: none is known).
    """

    def __init__(self, left: i64, size: i64, width: i64) -> None:
        self.left = left
        partial: PartialTrick | None = None
        for count in range(size, 0, -1):
            partial = PartialTrick(count, (left * size + count) * width, partial)
        self.opening = PartialTrick(0, left * size * width, partial)
        self.out: i64 = 0
        self.prints: i64 = 0
        self.rest: i64 = 0
        self.holder: i64 = 0
        self.taken: i64 = 0
        #: no more roem than this can fall from here on, and the printed cards that it can be made of
        self.roem: i64 = 0
        self.live: i64 = 0
        self.best_lead: i64 = -1
        #: between these lies the value of what is left, as far as one knows
        self.least: i64 = 0
        self.most: i64 = 0

    def settles(self, alpha: i64, beta: i64) -> bool:
        """Whether what is known is all that one asks between alpha and beta."""
        return self.most <= alpha or self.least >= beta or self.most == self.least

    def bound(self, alpha: i64) -> i64:
        """The answer where what is known settles it."""
        return self.most if self.most <= alpha else self.least

    def begin_at(self, position: Position) -> PartialTrick:
        """Set this to where a position stands; gives its partial trick."""
        deal = position.deal
        self.out = position.out
        self.holder = position.holder
        self.taken = position.taken
        self.prints = 0
        self.rest = 0
        for code in range(deal.card_count):
            if position.out & BIT[code]:
                self.prints |= deal.printed[code]
                self.rest += deal.points[code]
        partial = self.opening
        while partial.count < position.count:
            assert partial.after is not None
            partial = partial.after
        if partial.count == 0:
            return partial
        partial.led = position.led
        partial.best = position.best
        partial.best_led = position.best_led
        partial.taker = position.taker
        partial.cards = position.trick
        partial.total = position.total
        partial.fallen = 0
        for code in range(deal.card_count):
            if position.trick & BIT[code]:
                partial.fallen |= deal.printed[code]
        return partial


@final
class Sides:
    """What a seat sees of a trick that it plays to: who is still to play, and whether its side has it as it lies.

    `hands` are those of the search and change with it.
    """

    def __init__(self, deal: Deal, hands: vec[i64]) -> None:
        self.hands = hands
        self.size: i64 = deal.size
        self.next_of = deal.next_of
        self.maximises = deal.maximises
        self.above = deal.above
        self.members = deal.members
        self.suit = deal.suit
        #: whether who holds the suit led must follow, except with these cards
        self.must_follow: bool = deal.flags & (FOLLOW | MAY_RUFF) == FOLLOW
        self.exempt: i64 = deal.limits.exempt
        #: the cards with which those who are still to play can follow, with the seat and against it
        self.friends: i64 = 0
        self.foes: i64 = 0
        #: the cards that beat the best on the table; whether that is our side's; whether we win the trick without this
        #: seat, as far as one sees
        self.beaters: i64 = -1
        self.ours = False
        self.held = False
        self.seat: i64 = 0

    def look(self, partial: PartialTrick, seat: i64) -> None:
        """Look at a trick as the seat that plays to it now."""
        maximises = self.maximises
        self.seat = seat
        if partial.count == 0:
            self._reach(seat, self.size - 1, 0)
            self.beaters = -1
            self.ours = False
            self.held = False
            return
        self._reach(seat, self.size - partial.count - 1, self.members[partial.led])
        beaters = self.above[partial.best]
        self.beaters = beaters
        self.ours = maximises[partial.taker] == maximises[seat]
        if self.ours:
            self.held = not self.foes & beaters
        else:
            self.held = self.friends & beaters != 0

    def _reach(self, seat: i64, after: i64, lane: i64) -> None:
        """Note the cards with which the seats after one can follow a suit (any card where none is led)."""
        hands, next_of, maximises = self.hands, self.next_of, self.maximises
        mine = maximises[seat]
        if not self.must_follow:
            lane = 0
        friends: i64 = 0
        foes: i64 = 0
        other = next_of[seat]
        while after > 0:
            after -= 1
            cards = hands[other]
            follow = cards & lane
            if follow & ~self.exempt:
                cards = follow
            if maximises[other] == mine:
                friends |= cards
            else:
                foes |= cards
            other = next_of[other]
        self.friends = friends
        self.foes = foes

    def win_with(self, card: i64) -> bool:
        """Whether the side of the seat wins the trick if it plays this card, as far as one sees."""
        if self.beaters & BIT[card]:
            return not self.foes & self.above[card]
        return self.held

    def fate(self, card: i64) -> i64:
        """1 where the side of the seat surely wins the trick with this card, -1 where it surely loses it, else 0."""
        if self.beaters == -1:
            return 0 if self._against(self.members[self.suit[card]]) & self.above[card] else 1
        if self.beaters & BIT[card]:
            return 0 if self.foes & self.above[card] else 1
        if self.ours:
            return 1 if self.held else 0
        return 0 if self.held else -1

    def _against(self, lane: i64) -> i64:
        """The cards with which those who play against the seat that leads can follow a suit."""
        hands, next_of, maximises, seat = self.hands, self.next_of, self.maximises, self.seat
        mine = maximises[seat]
        foes: i64 = 0
        other = next_of[seat]
        while other != seat:
            if maximises[other] != mine:
                follow = hands[other] & lane
                foes |= follow if self.must_follow and follow & ~self.exempt else hands[other]
            other = next_of[other]
        return foes
