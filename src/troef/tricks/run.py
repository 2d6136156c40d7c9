"""The tricks of many deals played at random, one after another: what playouts to the end of a match run through.

Card by card it is what `TrickPlay.pick`, `play` and `gather` do, in one loop that writes no log and holds in numbers
what those look up. What lies in it (the pack, what became of each trick) serves for the next deal again.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card
from troef.core.log import log_entry
from troef.core.moves import KIND_BITS
from troef.core.rng import FRACTION_BITS, FRACTION_MASK, FRACTION_USES, Rng, shuffle_top
from troef.tricks.deal import DealPattern
from troef.tricks.following import (
    BEAT_RUFFED,
    DISCARDING,
    FOLLOW,
    PLAIN_DUTIES,
    discarded_first,
    following_plain,
    following_trump,
    leadable,
    ruffing,
)
from troef.tricks.play import TrickPlay

#: More than a deal has.
MOST_TRICKS: Final[i64] = 64


@final
@mypyc_attr(acyclic=True)
class TrickRun:
    """A pack, and the tricks of the deal that was played last.

    `pack` are the codes of the cards, in any order, a row of its own; empty where a game deals otherwise.
    `tricks[number]` are the cards of a trick as a set, `takers` who won it, both by its number in the deal. `log` is
    where cards are written down while `logs` is set.
    """

    def __init__(self, pack: vec[i64], logs: bool) -> None:
        self.pack = pack[: len(pack)]
        self.tricks = vec[i64]([0] * int(MOST_TRICKS))
        self.takers = vec[i64]([0] * int(MOST_TRICKS))
        #: the number of the first trick that the last call of `play` completed
        self.first: i64 = 0
        self.logs: bool = logs
        self.log = vec[i64]()

    def shuffled(self, count: i64, rng: Rng) -> vec[i64]:
        """The pack with that many random cards on its top, in random order. Shuffling it once more changes it."""
        shuffle_top(self.pack, count, rng)
        return self.pack

    def hands(self, pattern: DealPattern, rng: Rng) -> vec[i64]:
        """A random deal, as sets of cards by seat (`deal`): its cards come to the top of the pack."""
        hands = vec[i64]([0] * pattern.seats)
        self.deal(pattern, hands, rng)
        return hands

    def turned(self, place: i64, count: i64, rng: Rng) -> vec[i64]:
        """Random cards of those that lie from this place of the pack on, after a deal: they come to lie there, too."""
        shuffle_top(self.pack, count, rng, place)
        return self.pack[place : place + count]

    def deal(self, pattern: DealPattern, hands: vec[i64], rng: Rng) -> None:
        """Lay a random deal into the hands (sets of cards by seat): which packet a card lies in makes no difference."""
        pack, counts = self.pack, pattern.counts
        rest, uses = rng.rest, rng.uses
        left: i64 = len(pack)
        begin: i64 = 0
        for place in range(len(counts)):
            hand: i64 = 0
            end = begin + counts[place]
            stop = begin if left == counts[place] else end  # the last hand may be what is left
            while begin < stop:
                if uses > FRACTION_USES:
                    rest = rng.fraction()
                    uses = 1
                product = rest * left
                rest = product & FRACTION_MASK
                uses *= left
                drawn = begin + (product >> FRACTION_BITS)
                card = pack[drawn]
                pack[drawn] = pack[begin]
                pack[begin] = card
                hand |= BIT[card]
                begin += 1
                left -= 1
            while begin < end:
                hand |= BIT[pack[begin]]
                begin += 1
            hands[place] = hand
        rng.rest, rng.uses = rest, uses

    def play(self, play: TrickPlay, most: i64, rng: Rng) -> i64:
        """Play at most `most` tricks, and none after the one whose winner has no card left: how many cards fell.

        A trick that lies on the table is completed. What lies of it is not kept for views (`last_packed`).
        """
        order, limits, flags, absent, size = play.order, play.limits, play.flags, play.absent, play.size
        hands, won, suits, beaters, members = play.hands, play.own_won(), order.suits, order.beaters, order.members
        next_of, partners = play.table.next_of, play.table.partners
        tricks, takers, logs, log = self.tricks, self.takers, self.logs, self.log
        rest, uses = rng.rest, rng.uses
        all_trumps = order.trumps()
        number, seat, taker, trick, count = play.tricks_played, play.turn, play.taker, play.trick, play.count
        end = number + most
        self.first = number
        fallen: i64 = 0
        led: i64 = 0
        over: i64 = 0
        over_led: i64 = 0
        if count:
            led = members[play.led]
            over, over_led = beaters[play.best], beaters[play.best_led]
        while True:
            fallen += size - count
            while count < size:
                hand = hands[seat]
                cards = hand
                if hand & (hand - 1):  # a single card is always legal
                    if not count:
                        cards = leadable(hand, flags, limits)
                    elif hand & led and flags & FOLLOW:
                        cards = hand & led
                        if led == all_trumps:
                            partner = partners[seat] & BIT[taker] != 0
                            cards = following_trump(hand, cards, over, partner, flags, limits)
                        elif flags & PLAIN_DUTIES:
                            partner = partners[seat] & BIT[taker] != 0
                            trumps = hand & all_trumps
                            ruffed = trick & all_trumps != 0
                            cards = following_plain(cards, trumps, over, over_led, ruffed, partner, flags, limits)
                    else:
                        first = i64(0)
                        if flags & DISCARDING and not hand & led:
                            first = discarded_first(hand, order, flags, limits)
                        trumps = hand & all_trumps
                        if first:
                            cards = first
                        elif trumps and led != all_trumps:
                            partner = partners[seat] & BIT[taker] != 0
                            ruffed = trick & all_trumps != 0
                            cards = ruffing(hand, trumps, over, ruffed, partner, flags, limits)
                if cards & (cards - 1):
                    if uses > FRACTION_USES:
                        rest = rng.fraction()
                        uses = 1
                    choices = card_count(cards)
                    product = rest * choices
                    rest = product & FRACTION_MASK
                    uses *= choices
                    before = product >> FRACTION_BITS
                    # without its first card, where one or more are to be skipped: a processor guesses wrong at branches
                    cards &= cards + (-before >> 63)
                    cards &= cards + ((1 - before) >> 63)
                    cards &= cards + ((2 - before) >> 63)
                    while before > 3:
                        cards &= cards - 1
                        before -= 1
                bit = cards & -cards
                card = first_card(bit)
                hands[seat] = hand ^ bit
                trick |= bit
                beating = beaters[card]
                if not count:
                    led = members[suits[card]]
                    over = beating
                    over_led = beating
                    taker = seat
                else:
                    if flags & BEAT_RUFFED and over_led & led & bit:
                        over_led = beating
                    wins = -(over & bit) >> 63  # all bits where the card wins
                    over ^= (over ^ beating) & wins
                    taker ^= (taker ^ seat) & wins
                if logs:
                    log = append(log, log_entry(seat, card << KIND_BITS))
                count += 1
                seat = next_of[seat]
                if absent:
                    while absent & BIT[seat]:
                        seat = next_of[seat]
            won[taker] |= trick
            tricks[number] = trick
            takers[number] = taker
            number += 1
            trick = 0
            count = 0
            seat = taker
            if number == end or not hands[taker]:
                break
        rng.rest, rng.uses = rest, uses
        if logs:
            self.log = log
        play.tricks_played, play.trick, play.packed, play.count = number, 0, 0, 0
        play.led, play.best, play.best_led, play.answer, play.complete = -1, -1, -1, -1, False
        play.last_count = 0
        play.taker, play.leader, play.turn = taker, taker, taker
        return fallen
