"""The search for games in which four hands follow suit and only tricks count: bridge, wiezen, rikken and their kin.

Of the small cards of a suit it only matters how many each hand has. A result is remembered with the cards whose rank
it rests on, and holds for every position with the same suit lengths in which those ranks have the same owners
(partition search: Ginsberg 1996; winning ranks and quick tricks as in Haglund's DDS).

Positions are asked one question: does the counted side win at least so many of the tricks that are left? With the
answer comes `win`, the set of cards whose rank mattered.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, last_card
from troef.search.solver.position import Deal, Position
from troef.tricks.following import FOLLOW

#: Bits for the owner of a card; cards of a suit.
OWNER_BITS: Final[i64] = 2
SUIT_SIZE: Final[i64] = 13
SUIT_BITS: Final[i64] = 26
SUIT_OWNERS: Final[i64] = 0x3FFFFFF
#: An entry of the memory: key, next entry, masks and owners of two suits each, bounds.
ENTRY: Final[i64] = 7
#: So many entries, then the memory is begun anew.
MOST_ENTRIES: Final[i64] = 2_000_000
WIDTH: Final[i64] = 16
#: In place of a card: none is known.
NO_CARD: Final[i64] = 63
#: A card that was best before goes first.
BEST_BEFORE: Final[i64] = 2**40
#: How much speaks for a card, see `_lead_score` and `_follow_score`.
W: Final = vec[i64](
    [3, 4, 2, -30, 60, 80, 50, 60, 40, 10, -10, 1, 5, 10, 100, 140, 40, 100, 40, 80, 30, 20, 60, 2, -2, 20]
)
#: By a number of cards: the owners of so many from the top.
TOPS: Final = vec[i64]([4**size - 1 for size in range(14)])


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
        self.worth: i64 = 1 if self.misere else deal.aim.tricks[position.number]
        self.avoid: bool = self.misere or self.worth < 0
        self.wants = vec[i64]([0] * 4)
        for seat in range(4):
            self.wants[seat] = 1 - self.counts[seat] if self.avoid else self.counts[seat]
        #: two against two, partners across the table
        across = deal.next_of[deal.next_of[0]]
        self.pairs: bool = self.counts[0] == self.counts[across] and card_count(deal.aim.side) == 2
        hands = position.hands
        self.hands = hands[: len(hands)]
        self.win: i64 = 0
        self.moves = vec[i64]([0] * (WIDTH * 4 * 16))
        self.scores = vec[i64]([0] * (WIDTH * 4 * 16))
        self.runs = vec[i64]([0] * (WIDTH * 4 * 16))
        self.best_lead = vec[i64]([-1] * 16)
        # owners of the cards of each suit, by which of them are out
        self.offset = vec[i64]([0] * 4)
        self.size = vec[i64]([0] * 4)
        self.start = vec[i64]([0] * 4)
        self.unit = vec[i64]([0] * 64)
        self.owners = vec[i64]()
        self._table_owners(position)
        bits = min(17, 4 + 2 * position.left)
        self.heads = vec[i64]([-1] * int(BIT[bits]))
        self.head_mask: i64 = BIT[bits] - 1
        self.entries = vec[i64](capacity=ENTRY * 64)
        self.entry_count: i64 = 0

    def _table_owners(self, position: Position) -> None:
        """For every set of cards of a suit: who owns them, from the top, two bits each, and above that how many."""
        deal = self.deal
        owner = vec[i64]([0] * 64)
        for seat in range(4):
            for code in range(deal.card_count):
                if position.hands[seat] & BIT[code]:
                    owner[code] = seat
        place: i64 = 0
        seat_of_trick = position.leader
        packed = position.packed
        for _ in range(position.count):
            owner[packed & 63] = seat_of_trick
            packed >>= 6
            seat_of_trick = self.next_of[seat_of_trick]
        table = self.owners
        for suit in range(4):
            self.offset[suit] = place
            size = card_count(self.members[suit])
            self.size[suit] = BIT[size] - 1
            self.start[suit] = len(table)
            start: i64 = len(table)
            table = append(table, 0)
            for cards in range(1, BIT[size]):
                rest = cards & (cards - 1)
                known = table[start + rest]
                count = known >> SUIT_BITS
                lowest = owner[place + first_card(cards)]
                seq = known & SUIT_OWNERS | lowest << (OWNER_BITS * count)
                table = append(table, seq | (count + 1) << SUIT_BITS)
            place += size
        self.owners = table
        for code in range(deal.card_count):
            if self.suit[code] < 3:
                self.unit[code] = BIT[4 * (owner[code] * 3 + self.suit[code])]

    def begin_slice(self, nodes: i64) -> None:
        """From here on about so many positions may be looked at."""
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
            return 1 - self._ask(position, 1)
        each = self.worth
        base: i64 = 0
        if self.deal.aim.lead:
            base = -each * left
            each *= 2
        # value = base + each * tricks
        if each > 0:
            goal = (beta - base + each - 1) // each
            goal = max(0, min(left + 1, goal))
            if self._ask(position, goal):
                return base + each * goal
            return base + each * (goal - 1)
        few = (base - beta) // -each
        few = max(-1, min(left, few))
        if self._ask(position, few + 1):
            return base + each * (few + 1)
        return base + each * few

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
        """1 when the counted side wins so many of the tricks that are left, otherwise 0."""
        left = position.left
        if goal <= 0:
            return 1
        if goal > left:
            return 0
        shape: i64 = 0
        for seat in range(4):
            self.hands[seat] = position.hands[seat]
            for code in range(self.deal.card_count):
                if position.hands[seat] & BIT[code]:
                    shape += self.unit[code]
        if position.count == 0:
            return self.between(position.turn, position.out, left, shape, goal)
        return self.follow(
            position.turn,
            position.count,
            left,
            position.out,
            position.trick,
            position.led,
            position.best,
            position.taker,
            shape,
            goal,
        )

    # ---- between two tricks ----

    def between(self, leader: i64, out: i64, left: i64, shape: i64, goal: i64) -> i64:
        """Whether the counted side wins at least `goal` tricks, when a trick begins."""
        self.win = 0
        if goal <= 0:
            return 1
        if goal > left:
            return 0
        if left == 1:
            return self._last_trick(leader, out)
        owners, offset, size, start = self.owners, self.offset, self.size, self.start
        first = owners[start[0] + (out >> offset[0] & size[0])]
        second = owners[start[1] + (out >> offset[1] & size[1])]
        third = owners[start[2] + (out >> offset[2] & size[2])]
        fourth = owners[start[3] + (out >> offset[3] & size[3])]
        if not self.avoid:
            needed = goal if self.counts[leader] else left - goal + 1
            if self._quick_tricks(leader, out, left, shape, first, second, third, fourth, needed) >= needed:
                return self.counts[leader]
            if self.trump >= 0:
                sure = self._sure_trumps(out, first, second, third, fourth, 1 - self.counts[leader])
                if self.counts[leader]:
                    if left - sure < goal:
                        return 0
                elif sure >= goal:
                    return 1
            self.win = 0
        low = first & SUIT_OWNERS | (second & SUIT_OWNERS) << SUIT_BITS
        high = third & SUIT_OWNERS | (fourth & SUIT_OWNERS) << SUIT_BITS
        key = shape | left << 48 | leader << 52
        mixed = (key ^ key >> 23 ^ key >> 41) & 0x7FFFFFFF
        head = (mixed * 0x6C078965 >> 13) & self.head_mask
        entry = self.heads[head]
        entries = self.entries
        hint: i64 = -1  # the lead that was good in a position like this
        while entry >= 0:
            if entries[entry] == key:
                info = entries[entry + 6]
                if low & entries[entry + 2] == entries[entry + 3] and high & entries[entry + 4] == entries[entry + 5]:
                    if info & 15 >= goal:
                        self.win = self._ranks(out, info)
                        return 1
                    if info >> 4 & 15 < goal:
                        self.win = self._ranks(out, info)
                        return 0
                if hint < 0 and info >> 24 & 63 != NO_CARD:
                    hint = info >> 24 & 63
            entry = entries[entry + 1]
        if self.nodes >= self.budget and self.kept:
            self.stopped = True
            return 0
        self.best_lead[left] = hint
        answer = self.follow(leader, 0, left, out, 0, -1, -1, leader, shape, goal)
        if self.stopped:
            return 0
        self._keep(key, head, out, left, goal, answer, low, high)
        return answer

    def _keep(self, key: i64, head: i64, out: i64, left: i64, goal: i64, answer: i64, low: i64, high: i64) -> None:
        """Write down an answer with the ranks that it rests on."""
        win = self.win
        info = goal | left << 4 if answer else (goal - 1) << 4
        lows: i64 = 0
        highs: i64 = 0
        for suit in range(4):
            ranks = win & self.members[suit]
            if ranks:
                count = card_count(out & self.members[suit] & ~((ranks & -ranks) - 1))
                info |= count << (8 + 4 * suit)
                if suit == 0:
                    lows |= TOPS[count]
                elif suit == 1:
                    lows |= TOPS[count] << SUIT_BITS
                elif suit == 2:
                    highs |= TOPS[count]
                else:
                    highs |= TOPS[count] << SUIT_BITS
        best = self.best_lead[left]
        info |= (best if best >= 0 else NO_CARD) << 24
        if self.entry_count >= MOST_ENTRIES:
            self.entry_count = 0
            self.entries = vec[i64](capacity=ENTRY * 64)
            heads = self.heads
            for place in range(len(heads)):
                heads[place] = -1
        entries = self.entries
        at: i64 = len(entries)
        entries = append(entries, key)
        entries = append(entries, self.heads[head])
        entries = append(entries, lows)
        entries = append(entries, low & lows)
        entries = append(entries, highs)
        entries = append(entries, high & highs)
        entries = append(entries, info)
        self.entries = entries
        self.entry_count += 1
        self.kept += 1
        self.heads[head] = at

    def _ranks(self, out: i64, info: i64) -> i64:
        """The lowest card of each suit whose rank an entry rests on, in this position."""
        win: i64 = 0
        for suit in range(4):
            count = info >> (8 + 4 * suit) & 15
            if count:
                cards = out & self.members[suit]
                for _ in range(card_count(cards) - count):
                    cards &= cards - 1
                win |= cards & -cards
        return win

    def _last_trick(self, leader: i64, out: i64) -> i64:
        seat = leader
        best = first_card(self.hands[seat])
        taker = seat
        for _ in range(3):
            seat = self.next_of[seat]
            card = self.hands[seat]
            if self.above[best] & card:
                best = first_card(card)
                taker = seat
        cards = out & self.members[self.suit[best]]
        if cards & (cards - 1):
            self.win = BIT[best]
        return self.counts[taker]

    # ---- tricks that are sure ----

    def _length(self, shape: i64, left: i64, seat: i64, suit: i64) -> i64:
        """How many cards of a suit a seat has when a trick begins."""
        fields = shape >> (12 * seat)
        if suit < 3:
            return fields >> (4 * suit) & 15
        return left - (fields & 15) - (fields >> 4 & 15) - (fields >> 8 & 15)

    def _quick_tricks(
        self,
        leader: i64,
        out: i64,
        left: i64,
        shape: i64,
        first: i64,
        second: i64,
        third: i64,
        fourth: i64,
        needed: i64,
    ) -> i64:
        """Tricks that the leader's side can take at once: the leader's winners, then over an entry the partner's; it
        stops counting when there are as many as needed.

        `win` becomes the ranks that they rest on.
        """
        next_of = self.next_of
        left_foe = next_of[leader]
        partner = next_of[left_foe]
        right_foe = next_of[partner]
        left_trumps: i64 = 0
        right_trumps: i64 = 0
        across_trumps: i64 = 0  # of a foe across the table, where it is one against three
        trump = self.trump
        own: i64 = 0
        across: i64 = 0
        win: i64 = 0
        across_win: i64 = 0
        entry = False
        spare: i64 = 0  # trumps of the partner that are not counted yet
        if trump >= 0:
            left_trumps = self._length(shape, left, left_foe, trump)
            right_trumps = self._length(shape, left, right_foe, trump)
            spare = self._length(shape, left, partner, trump)
            if not self.pairs:
                across_trumps = spare
                spare = 0
            seq = first if trump == 0 else second if trump == 1 else third if trump == 2 else fourth
            mine = self._length(shape, left, leader, trump)
            theirs = spare
            tops = _run(seq, leader)
            if tops:
                others = max(left_trumps, right_trumps, across_trumps)
                win |= self._top(out, trump, tops, seq)
                if tops >= others:
                    left_trumps = 0
                    right_trumps = 0
                    across_trumps = 0
                    if tops >= theirs:
                        own += mine - tops
                own += tops
                spare = max(0, theirs - tops)
            if spare:
                more = min(
                    _run(seq >> (OWNER_BITS * tops) & SUIT_OWNERS | (seq >> SUIT_BITS) - tops << SUIT_BITS, partner),
                    spare,
                )
                if more:
                    across += more
                    spare -= more
                    across_win |= self._top(out, trump, tops + more, seq)
                    if mine > tops:
                        entry = True
        for suit in range(4):
            if own >= needed:
                self.win = win
                return own
            if entry and own + across >= needed:
                break
            if suit == trump:
                continue
            seq = first if suit == 0 else second if suit == 1 else third if suit == 2 else fourth
            if not seq:
                continue
            mine = self._length(shape, left, leader, suit)
            theirs = self._length(shape, left, partner, suit)
            on_left = self._length(shape, left, left_foe, suit)
            on_right = self._length(shape, left, right_foe, suit)
            safe = SUIT_SIZE
            if left_trumps:
                safe = on_left
            if right_trumps and on_right < safe:
                safe = on_right
            if across_trumps and theirs < safe:
                safe = theirs
            if not safe:
                continue
            owner = seq & 3
            if not theirs and mine and spare and not entry:  # the partner ruffs
                across += 1
                spare -= 1
                entry = True
                if owner == leader:  # what he ruffs is not won by the leader as well
                    safe -= 1
                    mine -= 1
            if owner != leader and (owner != partner or not self.pairs):
                continue
            tops = _run(seq, owner)
            most = tops
            if tops >= on_left and tops >= on_right and tops >= (theirs if owner == leader else mine):
                most = mine if owner == leader else theirs
            if safe < most:
                most = safe
            if owner == leader:
                if mine < most:
                    most = mine
                own += most
                count = min(tops, most)
                if self.pairs and most == tops and safe > tops and theirs > tops:
                    rest = seq >> (OWNER_BITS * tops) & SUIT_OWNERS | (seq >> SUIT_BITS) - tops << SUIT_BITS
                    more = min(_run(rest, partner), theirs - tops, safe - tops)
                    if more:
                        across += more
                        across_win |= self._top(out, suit, tops + more, seq)
                        if mine > tops:
                            entry = True
                win |= self._top(out, suit, count, seq)
            else:
                across += most
                across_win |= self._top(out, suit, min(tops, most), seq)
                if mine:
                    entry = True
                    if most == tops and theirs > tops and mine > tops and safe > tops:
                        # over the partner's winners and back to the leader's
                        rest = seq >> (OWNER_BITS * tops) & SUIT_OWNERS | (seq >> SUIT_BITS) - tops << SUIT_BITS
                        more = min(_run(rest, leader), mine - tops, safe - tops)
                        if more:
                            across += more
                            across_win |= self._top(out, suit, tops + more, seq)
        if entry:
            own += across
            win |= across_win
        self.win = win
        return min(own, left)

    def _top(self, out: i64, suit: i64, count: i64, seq: i64) -> i64:
        """The card of a suit with so many from the top down to it."""
        cards = out & self.members[suit]
        for _ in range((seq >> SUIT_BITS) - count):
            cards &= cards - 1
        return cards & -cards

    def _sure_trumps(self, out: i64, first: i64, second: i64, third: i64, fourth: i64, counted: i64) -> i64:
        """Trumps from the top in one hand of the side that does not lead: each of them wins a trick some day."""
        trump = self.trump
        seq = first if trump == 0 else second if trump == 1 else third if trump == 2 else fourth
        if not seq or self.counts[seq & 3] != counted:
            return 0
        tops = _run(seq, seq & 3)
        self.win = self._top(out, trump, tops, seq)
        return tops

    # ---- in a trick ----

    def follow(
        self,
        seat: i64,
        count: i64,
        left: i64,
        out: i64,
        trick: i64,
        led: i64,
        best: i64,
        taker: i64,
        shape: i64,
        goal: i64,
    ) -> i64:
        """Whether the counted side wins at least `goal` tricks, the one on the table included."""
        hands = self.hands
        hand = hands[seat]
        cards = hand
        if count:
            following = hand & self.members[led]
            if following:
                cards = following
        base = (left * 4 + count) * WIDTH
        moves, runs = self.moves, self.runs
        number = self._choose(cards, hand, seat, count, left, out, led, best, taker, base)
        wants = self.wants[seat]
        all_win: i64 = 0
        extended = False
        for place in range(number):
            card = moves[base + place]
            bit = BIT[card]
            hands[seat] = hand ^ bit
            now_best, now_taker = best, taker
            if count == 0 or self.above[best] & bit:
                now_best = card
                now_taker = seat
            if count == 3:
                answer = self._gather(left, out, trick | bit, now_best, now_taker, shape - self.unit[card], goal)
            else:
                answer = self.follow(
                    self.next_of[seat],
                    count + 1,
                    left,
                    out,
                    trick | bit,
                    led if count else self.suit[card],
                    now_best,
                    now_taker,
                    shape - self.unit[card],
                    goal,
                )
            if self.stopped:
                hands[seat] = hand
                return 0
            if answer == wants:
                hands[seat] = hand
                if count == 0:
                    self.best_lead[left] = card
                return answer
            all_win |= self.win
            if runs[base + place] & (runs[base + place] - 1):
                extended = True
        hands[seat] = hand
        if extended:
            # the equal cards that were not tried: what rests on one of them rests on the lowest
            for place in range(number):
                run = runs[base + place]
                if run & all_win:
                    all_win |= run & -run
        self.win = all_win
        return 1 - wants

    def _gather(self, left: i64, out: i64, trick: i64, best: i64, taker: i64, shape: i64, goal: i64) -> i64:
        """A trick is complete: go on, and note its winner's rank where another card of the suit fell."""
        self.nodes += 1
        answer = self.between(taker, out & ~trick, left - 1, shape, goal - self.counts[taker])
        same = trick & self.members[self.suit[best]]
        if same & (same - 1):
            self.win |= BIT[best]
        return answer

    # ---- which cards, and in which order ----

    def _choose(
        self,
        cards: i64,
        hand: i64,
        seat: i64,
        count: i64,
        left: i64,
        out: i64,
        led: i64,
        best: i64,
        taker: i64,
        base: i64,
    ) -> i64:
        """One card of each run of equals, the best guess first; gives how many there are."""
        moves, scores, runs = self.moves, self.scores, self.runs
        if cards & (cards - 1) == 0:
            moves[base] = first_card(cards)
            runs[base] = cards
            return 1
        others = out & ~hand
        hands, next_of, counts = self.hands, self.next_of, self.counts
        mine = counts[seat]
        friends: i64 = 0
        foes: i64 = 0
        other = next_of[seat]
        for _ in range(3 - count):
            if counts[other] == mine:
                friends |= hands[other]
            else:
                foes |= hands[other]
            other = next_of[other]
        beats_best: i64 = self.above[best] if count else -1
        ours = count > 0 and counts[taker] == mine
        held_now = not foes & beats_best if ours else friends & beats_best != 0
        before = self.best_lead[left] if count == 0 else -1
        number: i64 = 0
        while cards:
            bit = cards & -cards
            card = card_count(bit - 1)
            suit = self.suit[card]
            # the run of equals upwards from here
            upwards = self.members[suit] & ~(bit - 1)
            stop = others & upwards
            run = cards & upwards & ((stop & -stop) - 1) if stop else cards & upwards
            cards &= ~run
            if before >= 0 and run & BIT[before]:
                score = BEST_BEFORE
            elif count == 0:
                score = self._lead_score(card, run, suit, out, seat)
            else:
                won = not foes & self.above[card] if beats_best & bit else held_now
                score = self._follow_score(card, suit, won, beats_best & bit != 0, held_now, out, hand, led)
            if self.avoid and score < BEST_BEFORE:
                score = -score
            at = base + number
            while at > base and scores[at - 1] < score:
                moves[at] = moves[at - 1]
                scores[at] = scores[at - 1]
                runs[at] = runs[at - 1]
                at -= 1
            moves[at] = card
            scores[at] = score
            runs[at] = run
            number += 1
        return number

    def _lead_score(self, card: i64, run: i64, suit: i64, out: i64, seat: i64) -> i64:
        """How good a lead looks."""
        hands, next_of = self.hands, self.next_of
        lane = self.members[suit]
        before = next_of[seat]
        partner = next_of[before]
        after = next_of[partner]
        mine, across = lane & hands[seat], lane & hands[partner]
        on_left, on_right = lane & hands[before], lane & hands[after]
        trump = self.trump
        score = W[0] * card_count(mine) + W[1] * card_count(across) - W[2] * card_count(on_left | on_right)
        if suit == trump:
            score += W[3]
            trumps = i64(0)
        else:
            trumps = self.members[trump] if trump >= 0 else 0
        higher = lane & out & ~(2 * BIT[last_card(run)] - 1)
        if not higher:
            score += W[4]
            if (not on_left and trumps & hands[before]) or (not on_right and trumps & hands[after]):
                score -= W[5]
        else:
            top = BIT[last_card(higher)]
            if top & across:
                score += W[6]
                if (not on_left and trumps & hands[before]) or (not on_right and trumps & hands[after]):
                    score -= W[7]
            elif not across and trumps & hands[partner]:
                score += W[8]
            elif top & on_right:
                score += W[9]
            else:
                score += W[10]
            score -= card_count(lane & out & (BIT[card] - 1)) * W[11]
        if run & (run - 1):
            score += W[12]
        if not mine & (mine - 1) and trumps & hands[seat]:
            score += W[13]
        return score

    def _follow_score(
        self, card: i64, suit: i64, won: bool, beats: bool, held_now: bool, out: i64, hand: i64, led: i64
    ) -> i64:
        """How good a card looks in a trick: win it cheaply, or throw what is worth least."""
        lane = self.members[suit]
        height = card_count(lane & out & (BIT[card] - 1))
        if beats:
            if suit == self.trump and suit != led:
                return (W[14] if won else W[15]) - (W[16] if held_now else 0) - height
            return (W[17] if won else W[18]) - (W[19] if held_now else 0) - height
        if suit == led:
            return W[20] - height
        if suit == self.trump:
            return W[21] - height
        score = W[22] - height * W[23] + W[24] * card_count(hand & lane)
        if not lane & out & ~(2 * BIT[card] - 1):
            score -= W[25]
        return score


def _run(seq: i64, owner: i64) -> i64:
    """How many cards from the top belong to one owner."""
    count: i64 = 0
    size = seq >> SUIT_BITS
    while count < size and seq & 3 == owner:
        seq >>= OWNER_BITS
        count += 1
    return count
