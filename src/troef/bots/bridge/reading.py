"""What the player of a hand of bridge can tell: two open hands, who showed out, how many tricks are needed."""

from collections.abc import Iterable
from typing import Final

from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, last_card
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.view import View
from troef.games.bridge.auction import LADDER, NO_TRUMP_STRAIN, STRAINS
from troef.games.bridge.game import ORDERINGS, PACK

ALL: Final = sum(2**card for card in PACK)
KING: Final = 11
QUEEN: Final = 10


class BridgeReading(CardReading):
    """The table as the hand on turn sees it; for dummy's hand that is declarer's knowledge.

    `rung` is the contract as a place on the ladder of bids. `declaring` says whether this hand and its partner's are
    both known and played together, `goal` how many tricks this side wants and `needed` how many of them are still to
    come, `tricks` how many have been played; `laid[hand]` is the set of cards that a hand has played.
    """

    def __init__(self, view: View) -> None:
        self.declarer = int(str(view.fact("declarer")))
        self.dummy = self.declarer ^ 2
        contract = str(view.fact("contract")).rstrip("X")
        self.strain = STRAINS.index(contract[1:])
        hand = int(str(view.fact("to-play")))
        self.partner = hand ^ 2
        self.declaring = view.seat == self.declarer
        order = ORDERINGS[self.strain]
        self.laid = [0, 0, 0, 0]
        super().__init__(view, order, ALL, (hand, hand ^ 2), hand)
        won = [int(str(view.badge(seat, "tricks"))) for seat in range(4)]
        self.tricks = sum(won)
        mine = won[hand] + won[hand ^ 2]
        self.rung = LADDER.names.index(contract)
        made = 7 + self.rung // 5
        self.goal = made if self.declaring else 14 - made
        self.needed = self.goal - mine

    def _notice_voids(self) -> None:
        """Who did not follow; dummy's cards stand in declarer's name in the log."""
        seat, led, best = (self.declarer + 1) % 4, -1, -1
        taker = seat
        count = 0
        for _, move in self.view.log:
            if kind_of(move) != PLAY:
                continue
            played = int(payload_of(move))
            if count == 4:
                seat, count = taker, 0
            if count == 0:
                led, best, taker = played, played, seat
            else:
                if played >> 4 != led >> 4:
                    self.void[seat] |= int(SUIT_CARDS[led >> 4])
                if self.order.beaters[best] & BIT[played]:
                    best, taker = played, seat
            self.laid[seat] |= int(BIT[played])
            seat = (seat + 1) % 4
            count += 1

    def held_by_others(self, seats: Iterable[int]) -> int:
        """The cards that some of these hands may hold: an open hand holds what one sees and nothing else."""
        may = 0
        for seat in seats:
            if seat == self.seat:
                continue
            may |= self.hands[seat]
            if self.view.zone(f"hand-{seat}").hidden:
                may |= self.unseen & ~self.void[seat]
        return may

    # ---- cards of one suit ----

    def suit_cards(self, hand: int, suit: int) -> list[int]:
        """The cards of a suit in a hand, low to high."""
        return cards_in(hand & int(SUIT_CARDS[suit]))

    def following(self, hand: int, led: int) -> list[int]:
        """The cards of a hand that follow a card."""
        return self.suit_cards(hand, led >> 4)

    def follows(self, led: int) -> bool:
        """Whether this hand follows."""
        return bool(self.following(self.hand, led))

    def cards_of(self, seat: int) -> list[int]:
        """The open cards of a seat."""
        return cards_in(self.hands[seat])

    def lho(self) -> int:
        """The hand that plays next."""
        return (self.seat + 1) % 4

    def safe_from(self, card: int, seat: int) -> bool:
        """Whether a seat cannot beat a card, as far as one can tell."""
        return seat in self.by or not self.order.beaters[card] & self.held_by_others([seat])

    def between(self, low: int, high: int) -> int:
        """The cards between two of one suit."""
        return sum(int(BIT[card]) for card in range(min(low, high) + 1, max(low, high)))

    def outside(self, suit: int) -> int:
        """The cards of a suit that opponents may hold."""
        rivals = [seat for seat in range(4) if (seat ^ self.seat) & 1]
        return self.held_by_others(rivals) & int(SUIT_CARDS[suit])

    def ours_in(self, suit: int) -> int:
        """The cards of a suit that both hands of declarer's side hold; for a defender its own."""
        both = self.hand | (self.hands[self.partner] if self.declaring else 0)
        return both & int(SUIT_CARDS[suit])

    def masters_in(self, suit: int) -> int:
        """How many of this side's cards of a suit stand above all that opponents hold."""
        outside = self.outside(suit)
        top = int(last_card(outside)) if outside else -1
        return sum(card > top for card in cards_in(self.ours_in(suit)))

    def sure_tricks(self, suit: int) -> int:
        """The tricks that a suit gives when it is cashed now, entries left aside."""
        here, there = len(self.suit_cards(self.hand, suit)), 0
        if self.declaring:
            there = len(self.suit_cards(self.hands[self.partner], suit))
        masters = self.masters_in(suit)
        if masters >= card_count(self.outside(suit)):
            return max(here, there) if masters else 0
        return min(masters, max(here, there))

    def lowest_equal(self, card: int) -> int:
        """The lowest of this hand's cards that is as good as one: nothing between them is in another hand."""
        others = self.held_by_others(range(4))
        lowest = card
        for other in reversed(self.following(self.hand, card)):
            if other < lowest and other in self.cards and not self.between(other, lowest) & others:
                lowest = other
        return lowest

    def decisive(self) -> bool:
        """Whether one more trick settles the contract for this side."""
        return self.needed <= 1

    def holds_up(self, led: int) -> bool:
        """Whether declarer lets the opponents have this trick at no trump: one stopper in the suit that they run."""
        suit = led >> 4
        if self.strain != NO_TRUMP_STRAIN or (self.by[0] ^ self.seat) & 1 == 0 or self.needed <= 1:
            return False
        masters = self.masters_in(suit)
        held = self.following(self.hand, led)
        count = int(card_count(self.outside(suit)))
        return masters == 1 and len(held) >= 2 and count >= 5 and self.tricks <= 2

    def finesse(self, winners: list[int]) -> int:
        """The card under the top that one plays against a missing king or queen; -1 when one should not."""
        suit = self.trick[0] >> 4
        outside = self.outside(suit)
        if not outside or not winners:
            return -1
        missing = int(last_card(outside))
        above = [card for card in winners if card > missing]
        under = [card for card in winners if card < missing]
        if not above or not under or missing & 15 not in (KING, QUEEN):
            return -1
        together = card_count(self.ours_in(suit)) + sum(card >> 4 == suit for card in self.trick[:1])
        drop = 11 if missing & 15 == KING else 9
        if together >= drop or not self.order.beaters[self.best] & BIT[under[-1]]:
            return -1
        rest = outside & ~int(BIT[missing])
        best = int(last_card(rest)) if rest else -1
        good = [card for card in under if card > best]
        return min(good) if good else max(under) if len(under) > 1 or under[0] & 15 >= 9 else -1

    # ---- throwing away ----

    def spare(self) -> int:
        """The card one misses least: low, no trump, no guard of an honour, no winner."""
        return min(self.cards, key=self._missed)

    def _missed(self, card: int) -> tuple[int, ...]:
        if self.trick and self.follows(self.trick[0]):
            return (card & 15,)
        rank, suit = card & 15, card >> 4
        held = self.suit_cards(self.hand, suit)
        guard = any(
            top in [each & 15 for each in held] and len(held) <= need for top, need in ((KING, 2), (QUEEN, 3), (9, 4))
        )
        worth = 0
        if self.is_trump(card):
            worth += 20
        if self.master(card):
            worth += 12
        elif guard:
            worth += 6
        if len(held) >= 5:
            worth += 2  # a suit that may run
        return worth, rank, len(held)
