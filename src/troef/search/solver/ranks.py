"""The search for games in which four hands follow suit and only tricks count: bridge, wiezen, rikken and others.

Of the small cards of a suit it only matters how many each hand has. A result is remembered with the cards whose rank
it rests on, and holds for every position with the same suit lengths in which those ranks have the same owners
(partition search: Ginsberg 1996; winning ranks and quick tricks as in Haglund's DDS).

Positions are asked one question: does the counted side win at least this many of the tricks that are left (the goal)?
The answer is a number of tricks: a lower bound where it reaches the goal, an upper bound where it does not. With it
comes `win`, the set of cards whose rank mattered.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, last_card
from troef.search.solver.owners import SUIT_BITS, SUIT_OWNERS, SUIT_SIZE, Owners
from troef.search.solver.position import Deal, Position
from troef.search.solver.rank_cards import WIDTH, RankCards
from troef.search.solver.rank_memory import AT_MOST, RankMemory, known_of, ranks_of_known
from troef.search.solver.sure_tricks import SureTricks
from troef.search.solver.trick import PartialTrick, Trick
from troef.tricks.following import FOLLOW


def only_ranks_count(deal: Deal) -> bool:
    """Whether this search knows the game: four hands that follow suit, and every trick is worth the same."""
    aim = deal.aim
    if deal.flags != FOLLOW or deal.seats != 4 or deal.size != 4 or aim.roem or aim.sweep_cards or aim.exactly > 0:
        return False
    for suit in range(4):
        if card_count(deal.members[suit]) > SUIT_SIZE:
            return False
    if deal.members[4]:
        return False
    for code in range(deal.card_count):
        if deal.points[code]:
            return False
    first = aim.play.tricks_played
    for number in range(first, first + (deal.card_count + 3) // 4):
        if aim.tricks[number] != aim.tricks[first]:
            return False
    return aim.exactly == 0 or aim.tricks[first] != 0


@final
class RankSearch:
    """A search in one deal; it stops and goes on as `WholeSearch` does."""

    def __init__(self, position: Position) -> None:
        deal = position.deal
        self.deal = deal
        self.nodes: i64 = 0
        self.budget: i64 = 0
        self.kept: i64 = 0  # answers written down in this slice: each slice gets on by one at least
        self.stopped: bool = False
        self.trump: i64 = deal.trump
        self.suit = deal.suit
        self.members = deal.members
        self.above = deal.above
        self.next_of = deal.next_of
        self.counts = deal.maximises
        self.misere: bool = deal.aim.exactly == 0
        self.worth: i64 = deal.aim.tricks[position.number]
        if self.misere:
            self.worth = 1
        self.avoid: bool = self.misere or self.worth < 0
        self.wants = vec[i64]([0] * 4)
        for seat in range(4):
            self.wants[seat] = 1 - self.counts[seat] if self.avoid else self.counts[seat]
        #: two against two, partners across the table
        across = deal.next_of[deal.next_of[0]]
        pairs = self.counts[0] == self.counts[across] and card_count(deal.aim.side) == 2
        hands = position.hands
        self.hands = hands[: len(hands)]
        self.win: i64 = 0
        self.owners = Owners(position)
        self.unit = self.owners.unit
        self.now = self.owners.now
        self.sure = SureTricks(deal, self.owners, self.hands, pairs)
        self.cards = RankCards(deal, self.hands, self.avoid)
        self.moves = self.cards.moves
        self.runs = self.cards.runs
        #: the tricks on the way here, by the number of tricks that are left
        self.tricks = [Trick(left, 4, WIDTH) for left in range(position.left + 1)]
        self.memory = RankMemory(int(min(14, 4 + 2 * position.left)))

    def begin_slice(self, nodes: i64) -> None:
        """From here on about this many positions may be looked at."""
        self.budget = self.nodes + nodes
        self.kept = 0

    # ---- from a position ----

    def value_from(self, position: Position, alpha: i64, beta: i64) -> i64:
        """Whether the value of what is left is at least beta: a bound on that side of it."""
        self.stopped = False
        left = position.left
        if self.misere:
            if position.taken:
                return 0
            if beta > 1:
                return 1
            if beta < 1:
                return 0
            return 0 if self._ask(position, 1) else 1
        each = self.worth
        base: i64 = 0
        if self.deal.aim.lead:
            base = -each * left
            each *= 2
        # value = base + each * tricks
        if each > 0:
            goal = (beta - base + each - 1) // each
            goal = max(0, min(left + 1, goal))
            return base + each * self._ask(position, goal)
        few = (base - beta) // -each
        few = max(-1, min(left, few))
        return base + each * self._ask(position, few + 1)

    def guess(self, position: Position) -> i64:
        """A value that is not far off: tricks by the share of high cards, trumps counted twice."""
        if self.misere:
            return 1
        strength: i64 = 0
        ours: i64 = 0
        for suit in range(4):
            rest = position.out & self.members[suit]
            for height in (6, 4, 2, 1) if suit != self.trump else (8, 6, 5, 4, 3, 2, 1):
                if not rest:
                    break
                top = BIT[last_card(rest)]
                rest &= ~top
                strength += height
                for seat in range(4):
                    if self.counts[seat] and position.hands[seat] & top:
                        ours += height
        left = position.left
        tricks = left * ours // max(strength, 1)
        if self.avoid:
            tricks = left // 4
        value = self.worth * tricks
        return 2 * value - self.worth * left if self.deal.aim.lead else value

    def _ask(self, position: Position, goal: i64) -> i64:
        """Whether the counted side wins this many of the tricks that are left: at least, or at most, how many."""
        left = position.left
        if goal <= 0:
            return 0
        if goal > left:
            return left
        for seat in range(4):
            self.hands[seat] = position.hands[seat]
        shape = self.owners.shape(self.hands)
        trick = self.tricks[left]
        partial = trick.begin_at(position)
        if partial.count == 0:
            return self.between(trick, position.turn, shape, goal)
        return self.follow(trick, partial, position.turn, shape, goal)

    # ---- between two tricks ----

    def between(self, trick: Trick, leader: i64, shape: i64, goal: i64) -> i64:
        """How many tricks the counted side wins when a trick begins: at least, where that reaches the goal."""
        left, out = trick.left, trick.out
        self.win = 0
        if goal <= 0:
            return 0
        if goal > left:
            return left
        if left == 1:
            return self._last_trick(leader, out)
        self.owners.look(out)
        low = self.now[0] & SUIT_OWNERS | (self.now[1] & SUIT_OWNERS) << SUIT_BITS
        high = self.now[2] & SUIT_OWNERS | (self.now[3] & SUIT_OWNERS) << SUIT_BITS
        if not self.avoid:
            tricks = self._sure_answer(leader, out, left, shape, goal)
            if tricks >= 0:
                return tricks
        memory = self.memory
        key = shape | left << 48 | leader << 52
        known = memory.find(key, low, high, goal)
        if known >= 0:
            self.win = ranks_of_known(known, out, self.members)
            least = known & 15
            return least if least >= goal else known >> AT_MOST & 15
        if self.nodes >= self.budget and self.kept:
            self.stopped = True
            return 0
        if memory.hint >= 0:  # otherwise what was good where as many tricks were left last
            trick.best_lead = memory.hint
        trick.opening.taker = leader
        tricks = self.follow(trick, trick.opening, leader, shape, goal)
        if self.stopped:
            return 0
        bounds = tricks | left << AT_MOST if tricks >= goal else tricks << AT_MOST
        memory.keep(key, low, high, known_of(bounds, self.win, out, trick.best_lead, self.members))
        self.kept += 1
        return tricks

    def _sure_answer(self, leader: i64, out: i64, left: i64, shape: i64, goal: i64) -> i64:
        """The answer where tricks that are sure tell it, otherwise -1."""
        sure = self.sure
        counted = self.counts[leader]
        needed = goal if counted else left - goal + 1
        tricks = sure.quick(leader, out, left, shape, needed)
        if tricks >= needed:
            self.win = sure.win
            return tricks if counted else left - tricks
        needed = left - needed + 1
        tricks = sure.later(out, left, shape, 1 - counted, needed)
        if tricks >= needed:
            self.win = sure.win
            return left - tricks if counted else tricks
        return -1

    def _second_answer(self, trick: Trick, partial: PartialTrick, seat: i64, goal: i64) -> i64:
        """The answer where the second hand's side wins the trick and then enough, otherwise -1."""
        sure = self.sure
        counted = self.counts[seat]
        needed = goal if counted else trick.left - goal + 1
        tricks = sure.second_hand(seat, trick.left, trick.out, partial.led, partial.best, needed)
        if tricks < needed:
            return -1
        self.win = sure.win
        return tricks if counted else trick.left - tricks

    def _last_trick(self, leader: i64, out: i64) -> i64:
        hands, next_of = self.hands, self.next_of
        best = first_card(hands[leader])
        taker = leader
        seat = next_of[leader]
        while seat != leader:
            card = hands[seat]
            if self.above[best] & card:
                best = first_card(card)
                taker = seat
            seat = next_of[seat]
        cards = out & self.members[self.suit[best]]
        if cards & (cards - 1):
            self.win = BIT[best]
        return self.counts[taker]

    # ---- in a trick ----

    def follow(self, trick: Trick, partial: PartialTrick, seat: i64, shape: i64, goal: i64) -> i64:
        """How many tricks the counted side wins with the one on the table: at least, where that reaches the goal."""
        if partial.count == 1 and not self.avoid:
            tricks = self._second_answer(trick, partial, seat, goal)
            if tricks >= 0:
                return tricks
        hands, moves, runs = self.hands, self.moves, self.runs
        hand = hands[seat]
        number = self.cards.choose(trick, partial, seat)
        after = partial.after
        assert after is not None
        wants = self.wants[seat] != 0
        value: i64 = -1
        if not wants:
            value = trick.left + 1
        all_win: i64 = 0
        alike: i64 = 0  # cards that would fail as one of their suit has failed
        equals: i64 = 0  # cards that were not tried because a lower one does the same
        for place in range(partial.base, partial.base + number):
            card = moves[place]
            bit = BIT[card]
            if bit & alike:
                continue
            hands[seat] = hand ^ bit
            self._lay(partial, after, seat, card)
            if after.count == 4:
                tricks = self._gather(trick, after, shape - self.unit[card], goal)
            else:
                tricks = self.follow(trick, after, self.next_of[seat], shape - self.unit[card], goal)
            if self.stopped or (tricks >= goal) == wants:
                hands[seat] = hand
                if partial.count == 0 and not self.stopped:
                    trick.best_lead = card
                return tricks
            if (tricks > value) == wants:
                value = tricks
            alike |= self._failing_alike(card)
            all_win |= self.win
            equals |= runs[place] & (runs[place] - 1)
        hands[seat] = hand
        self.win = self._with_equals(all_win, partial.base, number) if all_win & equals else all_win
        return value

    def _lay(self, partial: PartialTrick, after: PartialTrick, seat: i64, card: i64) -> None:
        """A card falls: the partial trick after it."""
        bit = BIT[card]
        after.cards = partial.cards | bit
        after.led = self.suit[card] if partial.count == 0 else partial.led
        wins = partial.count == 0 or self.above[partial.best] & bit != 0
        after.best = card if wins else partial.best
        after.taker = seat if wins else partial.taker

    def _failing_alike(self, card: i64) -> i64:
        """The cards from a failed one down, where none of their ranks mattered: they would fail likewise."""
        lower = self.members[self.suit[card]]
        mattered = self.win & lower
        if mattered:
            lower &= (mattered & -mattered) - 1
        if lower & BIT[card]:
            return lower
        return 0

    def _with_equals(self, win: i64, base: i64, number: i64) -> i64:
        """Equal cards were not tried: what rests on one of them rests on the lowest."""
        runs = self.runs
        for place in range(base, base + number):
            run = runs[place]
            if run & win:
                win |= run & -run
        return win

    def _gather(self, trick: Trick, partial: PartialTrick, shape: i64, goal: i64) -> i64:
        """A trick is complete: go on, and note its winner's rank where another card of the suit fell."""
        self.nodes += 1
        won = self.counts[partial.taker]
        following = self.tricks[trick.left - 1]
        following.out = trick.out & ~partial.cards
        tricks = won + self.between(following, partial.taker, shape, goal - won)
        same = partial.cards & self.members[self.suit[partial.best]]
        if same & (same - 1):
            self.win |= BIT[partial.best]
        return tricks
