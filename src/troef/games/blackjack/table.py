"""The blackjack table of a match: chips, bets, hands, bank and shoe, and what happens without anybody deciding."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT
from troef.cards.card import ACE
from troef.games.blackjack.hand import BANK, BLACKJACK, BUST, EVEN, GIVEN_UP, HIGHEST, OPEN, POINTS, Hand
from troef.games.blackjack.options import TableRules
from troef.games.blackjack.scoring import INSURANCE_LOST, INSURANCE_WON, judge, payment, stake_of

#: What `BlackjackTable.run` ends with: a player decides, the shoe must be shuffled, the round is over.
DECIDES: Final[i64] = 0
SHUFFLE: Final[i64] = 1
OVER: Final[i64] = 2

#: R28.
BANK_STOPS: Final[i64] = 17


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BlackjackTable:
    """Chips, cards and bets.

    `chips`: what a seat has beside its bets; `bets`: b per seat, 0 for who takes no part; `won`: the net change in this
    round; `insured`: the set of seats with an insurance. `hands` lie in the order in which they are played, and stay on
    the table after the round until the next deal; `playing` says whether a round is being dealt or played and `active`
    which hand is. `shoe[drawn:]` is still to come; `gone` are the cards of earlier rounds since the last shuffle. In a
    position that begins in the middle of a shoe, `used` are the cards that the shoe which is awaited does not have.
    """

    def __init__(self, rules: TableRules, seats: i64) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.chips = vec[i64]([rules.chips] * seats)
        self.bets: vec[i64] = zeros(seats)
        self.won: vec[i64] = zeros(seats)
        self.insured: i64 = 0
        self.hands: list[Hand] = []
        self.bank: Hand = Hand(BANK, 0)
        self.active: i64 = 0
        self.playing: bool = False
        #: a new list at every shuffle, so copies share it
        self.shoe: list[int] = []
        self.drawn: i64 = 0
        #: a new list at every deal, so copies share it
        self.gone: list[int] = []
        self.used: list[int] = []  # likewise, so copies share it

    def copy(self) -> "BlackjackTable":
        """An independent table in the same position."""
        chips, bets, won = self.chips, self.bets, self.won
        other = BlackjackTable(self.rules, self.seats)
        other.insured, other.active, other.playing, other.shoe = self.insured, self.active, self.playing, self.shoe
        other.drawn, other.gone, other.used = self.drawn, self.gone, self.used
        other.chips = chips[: len(chips)]
        other.bets = bets[: len(bets)]
        other.won = won[: len(won)]
        other.hands = [one.copy() for one in self.hands]
        other.bank = self.bank.copy()
        return other

    # ---- the shoe ----

    def left(self) -> i64:
        """How many cards are in the shoe."""
        return len(self.shoe) - self.drawn

    def has_cards(self) -> bool:
        """Whether a card can be dealt, if need be after a shuffle: all of them might lie on the table."""
        return self.drawn < len(self.shoe) or len(self.gone) > 0

    def fill_shoe(self, order: list[int]) -> None:
        """R4: a fresh shoe, or in the middle of a round one of all cards that are not on the table."""
        self.shoe = order
        self.drawn = 0
        self.gone = self.used
        self.used = []
        if not self.playing:
            self.hands = []
            self.bank = Hand(BANK, 0)

    def give(self, hand: Hand) -> None:
        """Deal the next card to a hand."""
        hand.take(self.shoe[self.drawn])
        self.drawn += 1

    def clear(self) -> None:
        """Put the cards of the last round aside."""
        if not self.hands:
            return
        gone = self.gone + self.bank.cards
        for hand in self.hands:
            gone += hand.cards
        self.gone = gone
        self.hands = []
        self.bank = Hand(BANK, 0)

    # ---- the round ----

    def can_bet(self, seat: i64) -> bool:
        """R31: others sit out."""
        return self.chips[seat] >= self.rules.least

    def open_bets(self) -> None:
        """A new round: no bets yet."""
        self.bets = zeros(self.seats)
        self.won = zeros(self.seats)
        self.insured = 0
        self.active = 0

    def place_bet(self, seat: i64, amount: i64) -> None:
        """R5."""
        self.bets[seat] = amount
        self.chips[seat] -= amount

    def has_bets(self) -> bool:
        """Whether anybody takes part."""
        total: i64 = 0
        for bet in self.bets:
            total += bet
        return total > 0

    def deal(self) -> None:
        """R6, R7: a card to every box, one to the bank, a second one to every box."""
        self.clear()
        self.playing = True
        bets = self.bets
        hands: list[Hand] = []
        for seat in range(self.seats):
            if bets[seat]:
                hand = Hand(seat, bets[seat])
                self.give(hand)
                hands.append(hand)
        self.give(self.bank)
        for hand in hands:
            self.give(hand)
            hand.closed = hand.is_blackjack()  # R10
        self.hands = hands

    def bank_shows_ace(self) -> bool:
        """Whether the bank's first card is an ace."""
        return self.bank.count() > 0 and self.bank.cards[0] & 15 == ACE

    def bank_may_have_blackjack(self) -> bool:
        """R9: its first card is an ace or counts 10."""
        points = POINTS[self.bank.cards[0] & 15]
        return points == 1 or points == 10

    def settle(self, hand: Hand, result: i64, bank_blackjack: bool = False) -> None:
        """Pay a hand or take its bet."""
        stake = stake_of(result, hand.bet, hand.doubled, bank_blackjack, self.rules.original_only)
        hand.result = result
        hand.net = payment(result, stake)
        hand.closed = True
        self.chips[hand.seat] += hand.staked() + hand.net
        self.won[hand.seat] += hand.net

    def pay_blackjacks(self) -> None:
        """R9: at once, where the bank cannot have one too."""
        if self.bank_may_have_blackjack():
            return
        for hand in self.hands:
            if hand.result == OPEN and hand.is_blackjack():
                self.settle(hand, BLACKJACK)

    def hand_of(self, seat: i64) -> Hand:
        """The first hand of a box that takes part."""
        for hand in self.hands:
            if hand.seat == seat:
                return hand
        raise ValueError("that seat takes no part")

    def hands_of(self, seat: i64) -> i64:
        """How many hands a box has."""
        count: i64 = 0
        for hand in self.hands:
            if hand.seat == seat:
                count += 1
        return count

    # ---- what a player did ----

    def insure(self, seat: i64) -> None:
        """R23: half the bet beside it."""
        self.insured |= BIT[seat]
        self.chips[seat] -= self.bets[seat] // 2

    def take_even_money(self, seat: i64) -> None:
        """R24."""
        self.settle(self.hand_of(seat), EVEN)

    def surrender(self, hand: Hand, early: bool) -> None:
        """R25: half is lost at once; R26: only if the bank turns out to have no blackjack."""
        if early or not self.bank_may_have_blackjack():
            self.settle(hand, GIVEN_UP)
        hand.surrendered = True
        hand.closed = True

    def double(self, hand: Hand) -> None:
        """R15, R16."""
        self.chips[hand.seat] -= hand.bet
        hand.doubled = True
        hand.owed = True
        if not self.rules.any_two:
            hand.fix_ace()

    def split(self, hand: Hand) -> None:
        """R18, R19: the second hand is played after this one."""
        self.chips[hand.seat] -= hand.bet
        self.hands.insert(self.active + 1, hand.split_off(self.rules.ace_is_11))

    def may_resplit(self, hand: Hand) -> bool:
        """R20, R22: whether the box may have one more hand and chips for it; of a pair."""
        if hand.has_two_aces() and hand.split and not self.rules.resplit_aces:
            return False
        if self.chips[hand.seat] < hand.bet or not self.has_cards():
            return False
        return self.hands_of(hand.seat) < self.rules.most_hands

    # ---- what follows by itself ----

    def run(self) -> i64:
        """Deal the cards that are owed, hand after hand, then the bank's, and settle: DECIDES, SHUFFLE or OVER."""
        while self.active < len(self.hands):
            hand = self.hands[self.active]
            if hand.closed:
                self.active += 1
            elif not hand.owed:
                return DECIDES
            elif self.drawn < len(self.shoe):
                self.give(hand)
                hand.owed = False
                self._look_at(hand)
            elif self.gone:
                return SHUFFLE  # R4
            else:
                hand.owed = False  # every card lies on the table
                hand.closed = True
        if not self._bank_has_drawn():
            return SHUFFLE
        self._settle_round()
        return OVER

    def _look_at(self, hand: Hand) -> None:
        """What a hand's new card means (R2, R12, R13, R15, R22)."""
        total = hand.total()
        if total > HIGHEST:
            self.settle(hand, BUST)
        elif total == HIGHEST or hand.doubled:
            hand.closed = True
        elif hand.split_ace and not self.rules.ace_is_11:
            hand.closed = not (hand.has_two_aces() and self.may_resplit(hand))

    def _bank_has_drawn(self) -> bool:
        """R28, R29: deal the bank's cards; False when the shoe must be shuffled first."""
        compare = False
        second = self.insured != 0
        for hand in self.hands:
            if hand.result == OPEN:
                second = True
                if not hand.surrendered and not hand.is_blackjack():
                    compare = True
        bank = self.bank
        while (compare and bank.total() < BANK_STOPS) or (second and bank.count() < 2):
            if self.drawn == len(self.shoe):
                return len(self.gone) == 0
            self.give(bank)
        return True

    def _settle_round(self) -> None:
        bank_total = self.bank.total()
        natural = self.bank.is_blackjack()
        seats = self.seats
        for seat in range(seats):
            if self.insured & BIT[seat]:
                half = self.bets[seat] // 2
                net = (INSURANCE_WON if natural else INSURANCE_LOST) * half
                self.chips[seat] += half + net
                self.won[seat] += net
        for hand in self.hands:
            if hand.result == OPEN:
                result = judge(
                    hand.total(),
                    hand.is_blackjack(),
                    hand.surrendered,
                    not hand.added,
                    bank_total,
                    natural,
                    self.rules.original_only,
                )
                self.settle(hand, result, natural)
        self.playing = False
