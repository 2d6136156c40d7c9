"""The search for every game: alpha-beta over whole positions.

Tricks that have been played do not matter for what follows, except for an exact number of tricks and for a sweep, so
positions between tricks are remembered by the cards that are out. Which cards are tried: `whole_cards.py`; what bounds
the value beforehand: `prospects.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, first_card
from troef.search.solver.memory import NOTHING, Memory, lower_of, move_of, upper_of
from troef.search.solver.position import Position, final_worth, held
from troef.search.solver.prospects import INFINITY, Prospects
from troef.search.solver.whole_cards import WholeCards
from troef.tricks.following import FOLLOW, leadable, playable
from troef.tricks.roem import roem_points


@final
class WholeSearch:
    """A search in one deal; `value_from` gives the value of a position or a bound of it.

    A search stops when it has looked at `budget` positions; `stopped` says so, and it can be asked again: what it
    remembers brings it back to where it was.
    """

    def __init__(self, position: Position, memory: Memory) -> None:
        deal = position.deal
        self.deal = deal
        self.memory = memory
        self.nodes: i64 = 0
        self.budget: i64 = 0
        self.kept: i64 = 0  # answers written down in this slice: each slice gets on by one at least
        self.stopped: bool = False
        self.size: i64 = deal.size
        self.flags: i64 = deal.flags
        self.plain: bool = deal.flags == FOLLOW
        self.trump: i64 = deal.trump
        self.order = deal.ordering
        self.limits = deal.limits
        self.suit = deal.suit
        self.members = deal.members
        self.above = deal.above
        self.points = deal.points
        self.printed = deal.printed
        self.next_of = deal.next_of
        self.partners = deal.partners
        self.sign = deal.sign
        self.maximises = deal.maximises
        self.roem: bool = deal.aim.roem
        self.exactly: i64 = deal.aim.exactly
        self.sweep: bool = deal.aim.sweep_cards != 0
        hands = position.hands
        self.hands = hands[: len(hands)]
        self.prospects = Prospects(position)
        self.worth = self.prospects.worth
        self.cards = WholeCards(position, self.hands, self.prospects.avoid)
        self.moves = self.cards.moves
        self.width: i64 = self.cards.width
        # the positions between tricks on the way here, by the number of tricks that are left
        tricks = int(position.left) + 1
        self.outs = vec[i64]([0] * tricks)
        self.prints = vec[i64]([0] * tricks)
        self.rests = vec[i64]([0] * tricks)
        self.holders = vec[i64]([0] * tricks)
        self.takens = vec[i64]([0] * tricks)
        self.best_lead = vec[i64]([0] * tricks)

    def begin_slice(self, nodes: i64) -> None:
        """From here on about so many positions may be looked at."""
        self.budget = self.nodes + nodes
        self.kept = 0

    # ---- from a position ----

    def value_from(self, position: Position, alpha: i64, beta: i64) -> i64:
        """The value of what is left from a position on, exact between alpha and beta, a bound of it outside.

        Where the search stopped it means nothing.
        """
        self.stopped = False
        for seat in range(self.deal.seats):
            self.hands[seat] = position.hands[seat]
        rest: i64 = 0
        prints: i64 = 0
        cards = position.out
        while cards:
            code = first_card(cards)
            cards &= cards - 1
            rest += self.points[code]
            prints |= self.printed[code]
        left = position.left
        if position.count == 0:
            return self.between(
                position.turn, position.out, prints, left, position.holder, position.taken, rest, alpha, beta
            )
        self.outs[left] = position.out
        self.prints[left] = prints
        self.rests[left] = rest
        self.holders[left] = position.holder
        self.takens[left] = position.taken
        self.best_lead[left] = -1
        self.nodes += 1
        fallen: i64 = 0
        cards = position.trick
        while cards:
            fallen |= self.printed[first_card(cards)]
            cards &= cards - 1
        return self.follow(
            position.turn,
            left,
            position.count,
            position.led,
            position.best,
            position.best_led,
            position.taker,
            position.trick,
            fallen,
            position.total,
            alpha,
            beta,
        )

    # ---- between two tricks ----

    def between(
        self,
        leader: i64,
        out: i64,
        prints: i64,
        left: i64,
        holder: i64,
        taken: i64,
        rest: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value of what is left when a trick begins."""
        if left == 0:
            return final_worth(self.deal.aim, holder, taken)
        most: i64 = 1
        least: i64 = 0
        if self.exactly >= 0:
            if taken > self.exactly or taken + left < self.exactly:
                return 0
            if left == 1:
                return self._last_trick(leader, prints, holder, taken)
        elif left == 1:
            return self._last_trick(leader, prints, holder, taken)
        else:
            roem: i64 = 0
            if self.roem:
                roem = self.prospects.most_roem(prints)
            most = self.prospects.most(left, holder, rest) + roem
            if most <= alpha:
                return most
            least = self.prospects.least(left, holder, rest) - roem
            if least >= beta or most == least:
                return least
        who = leader | holder << 3
        if self.exactly >= 0:
            who |= taken << 7
        entry = self.memory.probe(out, who)
        self.best_lead[left] = -1
        if entry != NOTHING:
            lower, upper = lower_of(entry), upper_of(entry)
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            least = max(least, lower)
            most = min(most, upper)
            self.best_lead[left] = move_of(entry)
        if self.nodes >= self.budget and self.kept:
            self.stopped = True
            return 0
        self.outs[left] = out
        self.prints[left] = prints
        self.rests[left] = rest
        self.holders[left] = holder
        self.takens[left] = taken
        a = max(alpha, least - 1)
        b = min(beta, most + 1)
        value = self.follow(leader, left, 0, -1, -1, -1, leader, 0, 0, 0, a, b)
        if self.stopped:
            return 0
        if value <= a:
            most = min(most, value)
        elif value >= b:
            least = max(least, value)
        else:
            least = value
            most = value
        self.kept += 1
        self.memory.keep(out, who, least, most, max(self.best_lead[left], 0))
        return value

    def _last_trick(self, leader: i64, prints: i64, holder: i64, taken: i64) -> i64:
        """Everybody has one card: nothing is chosen any more."""
        hands, next_of = self.hands, self.next_of
        best = first_card(hands[leader])
        taker = leader
        total = self.worth[1] + self.points[best]
        seat = next_of[leader]
        while seat != leader:
            bit = hands[seat]
            card = first_card(bit)
            total += self.points[card]
            if self.above[best] & bit:
                best = card
                taker = seat
            seat = next_of[seat]
        if self.roem:
            total += roem_points(prints, self.trump)
        aim = self.deal.aim
        if self.sweep and prints & aim.sweep_cards:
            holder = held(holder, aim.group[taker])
        return self.sign[taker] * total + final_worth(aim, holder, taken + self.maximises[taker])

    # ---- in a trick ----

    def follow(
        self,
        seat: i64,
        left: i64,
        count: i64,
        led: i64,
        best: i64,
        best_led: i64,
        taker: i64,
        trick: i64,
        fallen: i64,
        total: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value of what is left, the trick on the table included, when a seat must play to it.

        The trick: its cards as codes, as they are printed (`fallen`), and what they are worth.
        """
        hands, moves, above = self.hands, self.moves, self.above
        hand = hands[seat]
        cards = self._legal(hand, seat, count, led, best, best_led, taker)
        base = (left * self.size + count) * self.width
        number: i64 = 1
        if cards & (cards - 1):
            before: i64 = -1
            if count == 0:
                before = self.best_lead[left]
            number = self.cards.choose(
                cards,
                seat,
                count,
                best,
                taker,
                total + self.worth[left],
                self.outs[left],
                self.prints[left],
                before,
                base,
            )
        else:
            moves[base] = first_card(cards)
        maximise = self.maximises[seat] != 0
        value = -INFINITY if maximise else INFINITY
        done = count + 1 == self.size
        following = self.next_of[seat]
        for place in range(number):
            card = moves[base + place]
            bit = BIT[card]
            hands[seat] = hand ^ bit
            if count == 0:
                now_led, now_best, now_best_led, now_taker = self.suit[card], card, card, seat
            else:
                now_led, now_best, now_best_led, now_taker = led, best, best_led, taker
                if above[best] & bit:
                    now_best = card
                    now_taker = seat
                if card > best_led and self.suit[card] == led:
                    now_best_led = card
            now_fallen = fallen | self.printed[card]
            now_total = total + self.points[card]
            if done:
                worth = self._gather(left, now_taker, trick | bit, now_fallen, now_total, alpha, beta)
            else:
                worth = self.follow(
                    following,
                    left,
                    count + 1,
                    now_led,
                    now_best,
                    now_best_led,
                    now_taker,
                    trick | bit,
                    now_fallen,
                    now_total,
                    alpha,
                    beta,
                )
            if self.stopped:
                hands[seat] = hand
                return 0
            if maximise:
                if worth > value:
                    value = worth
                    if count == 0:
                        self.best_lead[left] = card
                    alpha = max(alpha, value)
            elif worth < value:
                value = worth
                if count == 0:
                    self.best_lead[left] = card
                beta = min(beta, value)
            if alpha >= beta:
                break
        hands[seat] = hand
        return value

    def _legal(self, hand: i64, seat: i64, count: i64, led: i64, best: i64, best_led: i64, taker: i64) -> i64:
        """The cards of a hand that may be played."""
        if count == 0:
            return hand if self.plain else leadable(hand, self.flags, self.limits)
        if self.plain:
            cards = hand & self.members[led]
            return cards if cards else hand
        partner = self.partners[seat] & BIT[taker] != 0
        return playable(hand, led, best, best_led, partner, self.order, self.flags, self.limits)

    def _gather(self, left: i64, taker: i64, trick: i64, fallen: i64, total: i64, alpha: i64, beta: i64) -> i64:
        """A trick is complete: its worth, and the value of what is left then."""
        self.nodes += 1
        rest = self.rests[left] - total
        holder = self.holders[left]
        if self.roem:
            total += roem_points(fallen, self.trump)
        if self.sweep and fallen & self.deal.aim.sweep_cards:
            holder = held(holder, self.deal.aim.group[taker])
        gain: i64 = 0
        if self.exactly < 0:
            gain = self.sign[taker] * (total + self.worth[left])
        return gain + self.between(
            taker,
            self.outs[left] & ~trick,
            self.prints[left] & ~fallen,
            left - 1,
            holder,
            self.takens[left] + self.maximises[taker],
            rest,
            alpha - gain,
            beta - gain,
        )
