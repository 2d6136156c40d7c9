"""The search for every game: alpha-beta over whole positions.

Tricks that have been played do not matter for what follows, except for an exact number of tricks and for a sweep, so
positions between tricks are remembered by the cards that are out. Cards that are neighbours in one hand and worth the
same are tried once. What can still be won bounds the value.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, SUIT_CARDS, card_count, first_card, last_card
from troef.search.solver.memory import NOTHING, Memory, lower_of, move_of, upper_of
from troef.search.solver.position import NOBODY_YET, Position, final_worth, held
from troef.tricks.following import FOLLOW, leadable, playable
from troef.tricks.roem import roem_points

#: More than any value.
INFINITY: Final[i64] = 30000
#: A card that was best before goes first.
BEST_BEFORE: Final[i64] = 2**40

#: A lead to the partner's winner looks good; trumps are led later.
FRIEND: Final[i64] = 200
LATER: Final[i64] = 400

_KINGS_AND_QUEENS: Final[i64] = 0x0C00_0C00_0C00_0C00


def _most_run(cards: int) -> int:
    """The most that the cards of one suit (a set of eight ranks) can bring in runs, over several tricks."""
    most = 0
    length = 0
    for rank in range(9):
        if cards >> rank & 1:
            length += 1
        else:
            most += (0, 0, 0, 20, 50, 50, 50, 70, 100)[length]
            length = 0
    return most


#: By the cards of a suit from seven to ace.
MOST_RUN: Final = vec[i64]([_most_run(cards) for cards in range(256)])


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
        self.kind = deal.kind
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
        #: room for the cards that each seat may choose from, in every trick
        self.width: i64 = position.left
        room = int((position.left + 1) * deal.size * self.width)
        self.moves = vec[i64]([0] * room)
        self.scores = vec[i64]([0] * room)
        # by the number of tricks that are left
        tricks = int(position.left) + 1
        self.outs = vec[i64]([0] * tricks)
        self.prints = vec[i64]([0] * tricks)
        self.rests = vec[i64]([0] * tricks)
        self.holders = vec[i64]([0] * tricks)
        self.takens = vec[i64]([0] * tricks)
        self.best_lead = vec[i64]([0] * tricks)
        self.worth = vec[i64]([0] * tricks)
        self.most = vec[i64]([0] * tricks)
        self.least = vec[i64]([0] * tricks)
        self.avoid: bool = False
        self.mixed: bool = False
        self.sweep_most: i64 = 0
        self.sweep_least: i64 = 0
        # by card: its suit as a set, and how high it stands there (negative where high cards go first)
        self.lane = vec[i64]([0] * 64)
        self.height = vec[i64]([0] * 64)
        self._weigh(position)

    def _weigh(self, position: Position) -> None:
        """What can still be won: the worth of the tricks by how many are left, and whether points are good or bad."""
        aim = self.deal.aim
        last = position.number + position.left - 1
        good: i64 = 0
        bad: i64 = 0
        for code in range(self.deal.card_count):
            if self.points[code] > 0:
                good += self.points[code]
            else:
                bad += self.points[code]
        for left in range(1, position.left + 1):
            worth = aim.tricks[last + 1 - left]
            self.worth[left] = worth
            self.most[left] = self.most[left - 1] + (worth if worth > 0 else 0)
            self.least[left] = self.least[left - 1] + (worth if worth < 0 else 0)
        self.mixed = good != 0 and bad != 0
        self.avoid = good + bad + self.most[position.left] + self.least[position.left] < 0
        for code in range(self.deal.card_count):
            lane = self.members[self.suit[code]]
            height = card_count(lane & (BIT[code] - 1)) + (8 if self.suit[code] == self.trump else 0)
            self.lane[code] = lane
            self.height[code] = -height if self.avoid else height
        if self.sweep:
            for seat in range(self.deal.seats):
                worth = aim.sweep_worth[seat]
                self.sweep_most = max(self.sweep_most, worth)
                self.sweep_least = min(self.sweep_least, worth)

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
        return self.follow(
            position.turn,
            left,
            position.count,
            position.led,
            position.best,
            position.best_led,
            position.taker,
            position.trick,
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
        if self.exactly >= 0:
            if taken > self.exactly or taken + left < self.exactly:
                return 0
            if left == 1:
                return self._last_trick(leader, prints, holder, taken)
            most: i64 = 1
            least: i64 = 0
        elif left == 1:
            return self._last_trick(leader, prints, holder, taken)
        else:
            roem = self._most_roem(prints) if self.roem else 0
            most = self._most(left, holder, rest) + roem
            if most <= alpha:
                return most
            least = self._least(left, holder, rest) - roem
            if least >= beta:
                return least
            if most == least:
                return most
        who = leader | holder << 3 | taken << 7 if self.exactly >= 0 else leader | holder << 3
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
        value = self.follow(leader, left, 0, -1, -1, -1, leader, 0, 0, a, b)
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

    def _most(self, left: i64, holder: i64, rest: i64) -> i64:
        """No more than this can still come."""
        if self.mixed:
            return INFINITY
        most = self.most[left] + (rest if rest > 0 else 0)
        if self.deal.aim.lead:
            most -= self.least[left] + (rest if rest < 0 else 0)
        return most + self.sweep_most if self.sweep and holder <= NOBODY_YET else most

    def _least(self, left: i64, holder: i64, rest: i64) -> i64:
        """No less than this can still come."""
        if self.mixed:
            return -INFINITY
        least = self.least[left] + (rest if rest < 0 else 0)
        if self.deal.aim.lead:
            least -= self.most[left] + (rest if rest > 0 else 0)
        return least + self.sweep_least if self.sweep and holder <= NOBODY_YET else least

    def _most_roem(self, prints: i64) -> i64:
        """No more roem than this is left in the cards: runs, stuk, four of a kind."""
        runs = prints >> 5
        most = MOST_RUN[runs & 255] + MOST_RUN[runs >> 16 & 255]
        most += MOST_RUN[runs >> 32 & 255] + MOST_RUN[runs >> 48 & 255]
        pair = _KINGS_AND_QUEENS & SUIT_CARDS[self.trump]
        if prints & pair == pair:
            most += 20
        four = prints & (prints >> 16) & (prints >> 32) & (prints >> 48) & 0x1F00
        if four:
            most += 100 * card_count(four) + (100 if four & 0x200 else 0)
        return most

    def _last_trick(self, leader: i64, prints: i64, holder: i64, taken: i64) -> i64:
        """Everybody has one card: nothing is chosen any more."""
        seat = leader
        card = first_card(self.hands[seat])
        best = card
        taker = seat
        total = self.worth[1] + self.points[card]
        for _ in range(self.size - 1):
            seat = self.next_of[seat]
            card = first_card(self.hands[seat])
            total += self.points[card]
            if self.above[best] & BIT[card]:
                best = card
                taker = seat
        if self.roem:
            total += roem_points(prints, self.trump)
        return self.sign[taker] * total + self._ending(taker, prints, holder, taken)

    def _ending(self, taker: i64, prints: i64, holder: i64, taken: i64) -> i64:
        aim = self.deal.aim
        if self.sweep and prints & aim.sweep_cards:
            holder = held(holder, aim.group[taker])
        return final_worth(aim, holder, taken + self.maximises[taker])

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
        total: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value of what is left, the trick on the table included, when a seat must play to it."""
        hands = self.hands
        hand = hands[seat]
        if count == 0:
            cards = hand if self.plain else leadable(hand, self.flags, self.limits)
        elif self.plain:
            cards = hand & self.members[led]
            if not cards:
                cards = hand
        else:
            partner = self.partners[seat] & BIT[taker] != 0
            cards = playable(hand, led, best, best_led, partner, self.order, self.flags, self.limits)
        base = (left * self.size + count) * self.width
        number: i64 = 1
        moves = self.moves
        if cards & (cards - 1):
            number = self._choose(cards, seat, left, count, best, taker, total + self.worth[left], base)
        else:
            moves[base] = first_card(cards)
        maximise = self.maximises[seat] != 0
        value: i64 = -INFINITY if maximise else INFINITY
        done = count + 1 == self.size
        following = self.next_of[seat]
        for place in range(number):
            card = moves[base + place]
            hands[seat] = hand ^ BIT[card]
            if count == 0:
                now_led, now_best, now_best_led, now_taker = self.suit[card], card, card, seat
            else:
                now_led, now_best, now_best_led, now_taker = led, best, best_led, taker
                if self.above[best] & BIT[card]:
                    now_best = card
                    now_taker = seat
                if card > best_led and self.suit[card] == led:
                    now_best_led = card
            if done:
                worth = self._gather(left, now_taker, trick | BIT[card], total + self.points[card], alpha, beta)
            else:
                worth = self.follow(
                    following,
                    left,
                    count + 1,
                    now_led,
                    now_best,
                    now_best_led,
                    now_taker,
                    trick | BIT[card],
                    total + self.points[card],
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
                    if value > alpha:
                        alpha = value
            elif worth < value:
                value = worth
                if count == 0:
                    self.best_lead[left] = card
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        hands[seat] = hand
        return value

    def _gather(self, left: i64, taker: i64, trick: i64, total: i64, alpha: i64, beta: i64) -> i64:
        """A trick is complete: its worth, and the value of what is left then."""
        self.nodes += 1
        rest = self.rests[left] - total
        prints = self.prints[left]
        holder = self.holders[left]
        if self.roem or self.sweep:
            printed: i64 = 0
            cards = trick
            while cards:
                printed |= self.printed[first_card(cards)]
                cards &= cards - 1
            prints &= ~printed
            if self.roem:
                total += roem_points(printed, self.trump)
            if self.sweep and printed & self.deal.aim.sweep_cards:
                holder = held(holder, self.deal.aim.group[taker])
        gain = self.sign[taker] * (total + self.worth[left])
        if self.exactly >= 0:
            gain = 0
        return gain + self.between(
            taker,
            self.outs[left] & ~trick,
            prints,
            left - 1,
            holder,
            self.takens[left] + self.maximises[taker],
            rest,
            alpha - gain,
            beta - gain,
        )

    # ---- which cards, and in which order ----

    def _choose(
        self, cards: i64, seat: i64, left: i64, count: i64, best: i64, taker: i64, total: i64, base: i64
    ) -> i64:
        """The cards that are worth trying, the best guess first; gives how many there are."""
        moves, scores, above, points, height = self.moves, self.scores, self.above, self.points, self.height
        hands, kind = self.hands, self.kind
        hand = hands[seat]
        others = self.outs[left] & ~hand
        live = self._live(self.prints[left]) if self.roem else 0
        before = self.best_lead[left] if count == 0 else -1
        mine = self.maximises[seat]
        # the hands that still play to this trick
        friends: i64 = 0
        foes: i64 = 0
        other = self.next_of[seat]
        for _ in range(self.size - count - 1):
            if self.maximises[other] == mine:
                friends |= hands[other]
            else:
                foes |= hands[other]
            other = self.next_of[other]
        ours = count > 0 and self.maximises[taker] == mine
        beats_best = above[best] if count else -1
        held_now = not foes & beats_best if ours else friends & beats_best != 0
        number: i64 = 0
        last: i64 = -1
        while cards:
            bit = cards & -cards
            card = card_count(bit - 1)
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
                score = total + points[card]
                won = not foes & above[card] if beats_best & bit else held_now
                score = (score if won else -score) * 16 - height[card]
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

    def _live(self, prints: i64) -> i64:
        """The printed cards that can still be part of a run."""
        lowest = prints & (prints >> 1) & (prints >> 2)
        return lowest | lowest << 1 | lowest << 2

    def _lead_score(self, card: i64, friends: i64, foes: i64) -> i64:
        """How good a lead looks: cards that nobody beats first, where winning is good."""
        suit = self.lane[card]
        beaters = self.above[card]
        if self.avoid:
            return -16 * self.points[card] + self.height[card]
        trump = LATER if self.suit[card] == self.trump else 0
        if not foes & beaters & suit:
            if foes & beaters and not foes & suit:  # it will be ruffed
                return 0
            return 16 * self.points[card] + self.height[card] - trump
        if friends & beaters & suit and not foes & suit & ~_below(friends & suit):
            return FRIEND + 16 * self.points[card]
        return -16 * self.points[card] - self.height[card]


def _below(cards: i64) -> i64:
    """All codes below the highest of some cards."""
    return BIT[last_card(cards)] - 1
