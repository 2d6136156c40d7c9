"""The search for every game: alpha-beta over whole positions.

Tricks that have been played do not matter for what follows, except for an exact number of tricks and for a sweep, so
positions between tricks are remembered by the cards that are out. Which cards are tried: `whole_cards.py`; what bounds
the value beforehand: `prospects.py`.
"""

from typing import final

from mypy_extensions import i64

from troef.cards.bits import BIT, first_card
from troef.search.solver.deal_tables import DealTables
from troef.search.solver.last_tricks import LastTricks
from troef.search.solver.memory import NOTHING, Memory, lower_of, move_of, upper_of
from troef.search.solver.position import Position, final_worth, held
from troef.search.solver.prospects import INFINITY, Prospects
from troef.search.solver.trick import PartialTrick, Trick
from troef.search.solver.whole_cards import WholeCards
from troef.tricks.following import leadable, playable
from troef.tricks.roem import roem_points


@final
class WholeSearch(DealTables):
    """A search in one deal; `value_from` gives the value of a position or a bound of it.

    A search stops when it has looked at `budget` positions; `stopped` says so, and it can be asked again: what it
    remembers brings it back to where it was.
    """

    def __init__(self, position: Position, memory: Memory) -> None:
        deal = position.deal
        super().__init__(deal)
        self.deal = deal
        self.memory = memory
        self.number: i64 = memory.next_deal()
        self.nodes: i64 = 0
        self.budget: i64 = 0
        self.kept: i64 = 0  # answers written down in this slice: each slice gets on by one at least
        self.stopped: bool = False
        self.size: i64 = deal.size
        self.roem: bool = deal.aim.roem
        self.exactly: i64 = deal.aim.exactly
        self.sweep: bool = deal.aim.sweep_cards != 0
        hands = position.hands
        self.hands = hands[: len(hands)]
        self.prospects = Prospects(position)
        self.worth = self.prospects.worth
        self.cards = WholeCards(position, self.hands, self.prospects)
        self.moves = self.cards.moves
        self.last = LastTricks(deal, self.hands, self.prospects)
        #: the tricks on the way here, by the number of tricks that are left
        self.tricks = [Trick(left, self.size, self.cards.width) for left in range(position.left + 1)]

    def begin_slice(self, nodes: i64) -> None:
        """From here on about this many positions may be looked at."""
        self.budget = self.nodes + nodes
        self.kept = 0
        self.number = self.memory.go_back(self.number)

    # ---- from a position ----

    def value_from(self, position: Position, alpha: i64, beta: i64) -> i64:
        """The value of what is left from a position on, exact between alpha and beta, a bound of it outside.

        Where the search stopped it means nothing.
        """
        self.stopped = False
        for seat in range(self.deal.seats):
            self.hands[seat] = position.hands[seat]
        trick = self.tricks[position.left]
        partial = trick.begin_at(position)
        if self.roem:
            self._foresee_roem(trick)
        if partial.count == 0:
            return self.between(trick, position.turn, alpha, beta)
        self.nodes += 1
        return self.follow(trick, partial, position.turn, alpha, beta)

    def live(self, position: Position) -> i64:
        """The printed cards that can still make roem."""
        if not self.roem:
            return 0
        prints: i64 = 0
        for code in range(self.deal.card_count):
            if position.out & BIT[code]:
                prints |= self.printed[code]
        return self.prospects.live(prints)

    # ---- between two tricks ----

    def between(self, trick: Trick, leader: i64, alpha: i64, beta: i64) -> i64:
        """The value of what is left when a trick begins."""
        left = trick.left
        if left == 0:
            return final_worth(self.deal.aim, trick.holder, trick.taken)
        if self.exactly >= 0 and (trick.taken > self.exactly or trick.taken + left < self.exactly):
            return 0
        if left == 1:
            return self.last.one(trick, leader)
        self._foresee(trick)
        if trick.settles(alpha, beta):
            return trick.bound(alpha)
        out = trick.out
        who = leader | trick.holder << 3
        if self.exactly >= 0:
            who |= trick.taken << 7
        self._recall(trick, self.memory.probe(out, who))
        if trick.settles(alpha, beta):
            return trick.bound(alpha)
        if left > 2 and self.nodes >= self.budget and self.kept:
            self.stopped = True
            return 0
        a = max(alpha, trick.least - 1)
        b = min(beta, trick.most + 1)
        if left == 2:
            value = self.last.two(trick, leader, a, b)
        else:
            trick.opening.taker = leader
            value = self.follow(trick, trick.opening, leader, a, b)
            if self.stopped:
                return 0
        if value > a:
            trick.least = max(trick.least, value)
        if value < b:
            trick.most = min(trick.most, value)
        self.kept += 1
        self.memory.keep(out, who, trick.least, trick.most, max(trick.best_lead, 0))
        return value

    def _foresee(self, trick: Trick) -> None:
        """What is left can bring so much at the least and at the most."""
        if self.exactly >= 0:
            trick.least = 0
            trick.most = 1
            return
        prospects = self.prospects
        prospects.look(trick.out, trick.holder)
        if trick.roem:
            self._foresee_roem(trick)
        trick.most = prospects.most(trick.left, trick.rest) + trick.roem
        trick.least = prospects.least(trick.left, trick.rest) - trick.roem

    def _foresee_roem(self, trick: Trick) -> None:
        """What is left can bring this roem, made of these cards."""
        trick.roem = self.prospects.most_roem(trick.prints)
        trick.live = self.prospects.live(trick.prints) if trick.roem else 0

    def _recall(self, trick: Trick, entry: i64) -> None:
        """What is remembered of a position; if nothing is, the lead that was good here last is tried first."""
        if entry != NOTHING:
            trick.best_lead = move_of(entry)
            trick.least = max(trick.least, lower_of(entry))
            trick.most = min(trick.most, upper_of(entry))

    # ---- in a trick ----

    def follow(self, trick: Trick, partial: PartialTrick, seat: i64, alpha: i64, beta: i64) -> i64:
        """The value of what is left, the trick on the table included, when a seat must play to it."""
        hands, moves = self.hands, self.moves
        hand = hands[seat]
        cards = self._legal(partial, seat, hand)
        following = self.next_of[seat]
        after = partial.after
        assert after is not None
        if not cards & (cards - 1):
            hands[seat] = hand ^ cards
            self._lay(partial, after, seat, first_card(cards))
            value = self._go_on(trick, after, following, alpha, beta)
            hands[seat] = hand
            return value
        number = self.cards.choose(trick, partial, seat, cards)
        maximise = self.maximises[seat] != 0
        value = -INFINITY if maximise else INFINITY
        for place in range(partial.base, partial.base + number):
            card = moves[place]
            hands[seat] = hand ^ BIT[card]
            self._lay(partial, after, seat, card)
            if place == partial.base:
                worth = self._go_on(trick, after, following, alpha, beta)
            else:
                worth = self._whether_better(trick, after, following, maximise, alpha, beta)
            if self.stopped:
                value = 0
                break
            if worth == value or (worth > value) != maximise:
                continue
            value = worth
            if partial.count == 0:
                trick.best_lead = card
            if maximise:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        hands[seat] = hand
        return value

    def _go_on(self, trick: Trick, partial: PartialTrick, seat: i64, alpha: i64, beta: i64) -> i64:
        """The value of what is left from a partial trick on, which may be full."""
        if partial.count == self.size:
            return self._gather(trick, partial, alpha, beta)
        return self.follow(trick, partial, seat, alpha, beta)

    def _whether_better(
        self, trick: Trick, partial: PartialTrick, seat: i64, maximise: bool, alpha: i64, beta: i64
    ) -> i64:
        """The value from a partial trick on, exactly only where it is better than what was found: mostly it is not.

        So it is first asked whether it is (principal variation search: Marsland and Campbell 1982).
        """
        if maximise:
            worth = self._go_on(trick, partial, seat, alpha, alpha + 1)
            if alpha < worth < beta and not self.stopped:
                worth = self._go_on(trick, partial, seat, worth - 1, beta)
        else:
            worth = self._go_on(trick, partial, seat, beta - 1, beta)
            if alpha < worth < beta and not self.stopped:
                worth = self._go_on(trick, partial, seat, alpha, worth + 1)
        return worth

    def _legal(self, partial: PartialTrick, seat: i64, hand: i64) -> i64:
        """The cards of a hand that may be played."""
        if partial.count == 0:
            return hand if self.plain else leadable(hand, self.flags, self.limits)
        if self.just_follows and partial.led != self.trump:
            cards = hand & self.members[partial.led]
            if cards or self.plain:
                return cards if cards else hand
        partner = self.partners[seat] & BIT[partial.taker] != 0
        return playable(hand, partial.led, partial.best, partial.best_led, partner, self.order, self.flags, self.limits)

    def _lay(self, partial: PartialTrick, after: PartialTrick, seat: i64, card: i64) -> None:
        """A card falls: the partial trick after it."""
        bit = BIT[card]
        after.cards = partial.cards | bit
        after.fallen = partial.fallen | self.printed[card]
        after.total = partial.total + self.points[card]
        if partial.count == 0:
            after.led = self.suit[card]
            after.best = card
            after.best_led = card
            after.taker = seat
            return
        after.led = partial.led
        wins = self.above[partial.best] & bit != 0
        after.best = card if wins else partial.best
        after.taker = seat if wins else partial.taker
        higher = card > partial.best_led and self.suit[card] == partial.led
        after.best_led = card if higher else partial.best_led

    def _gather(self, trick: Trick, partial: PartialTrick, alpha: i64, beta: i64) -> i64:
        """A trick is complete: its worth, and the value of what is left then."""
        self.nodes += 1
        taker, total, fallen = partial.taker, partial.total, partial.fallen
        following = self.tricks[trick.left - 1]
        following.out = trick.out & ~partial.cards
        following.prints = trick.prints & ~fallen
        following.rest = trick.rest - total
        following.taken = trick.taken + self.maximises[taker]
        following.roem = trick.roem
        following.live = 0
        following.holder = trick.holder
        if self.sweep and fallen & self.deal.aim.sweep_cards:
            following.holder = held(trick.holder, self.deal.aim.group[taker])
        if self.exactly >= 0:
            return self.between(following, taker, alpha, beta)
        if trick.roem:
            total += roem_points(fallen, self.trump)
        gain = self.sign[taker] * (total + self.worth[trick.left])
        return gain + self.between(following, taker, alpha - gain, beta - gain)
