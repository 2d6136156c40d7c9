"""The last two tricks: so few cards are left that all is tried, without an order and without remembering."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, first_card
from troef.search.solver.deal_tables import DealTables
from troef.search.solver.position import Deal, final_worth, held
from troef.search.solver.prospects import INFINITY, Prospects
from troef.search.solver.trick import Trick
from troef.tricks.following import leadable, playable
from troef.tricks.roem import roem_points


@final
class LastTricks(DealTables):
    """Solves positions of one deal with one trick left, or two; `hands` are those of the search and change with it."""

    def __init__(self, deal: Deal, hands: vec[i64], prospects: Prospects) -> None:
        super().__init__(deal)
        self.aim = deal.aim
        self.hands = hands
        self.worth = prospects.worth
        self.last_seat: i64 = deal.size - 1
        self.kind = deal.kind
        self.sweep_cards: i64 = deal.aim.sweep_cards
        #: whether the end of the deal adds something
        self.ends: bool = deal.aim.sweep_cards != 0 or deal.aim.exactly >= 0
        # the position that is being solved: the printed cards that are out, whether roem can fall, what was won before
        self.prints: i64 = 0
        self.roem: bool = False
        self.holder: i64 = 0
        self.taken: i64 = 0

    def one(self, trick: Trick, leader: i64) -> i64:
        """The value of the last trick: nothing is chosen any more."""
        return self._last(leader, trick.prints, trick.roem != 0, trick.holder, trick.taken)

    def two(self, trick: Trick, leader: i64, alpha: i64, beta: i64) -> i64:
        """The value of the last two tricks, exact between alpha and beta, a bound of it outside."""
        self.prints = trick.prints
        self.roem = trick.roem != 0
        self.holder = trick.holder
        self.taken = trick.taken
        hand = self.hands[leader]
        cards = hand if self.plain else leadable(hand, self.flags, self.limits)
        card = first_card(cards)
        cards &= cards - 1
        if not cards:
            return self._lead(leader, hand, card, alpha, beta)
        other = first_card(cards)
        if self._alike(card, other, trick):
            return self._lead(leader, hand, card, alpha, beta)
        if not trick.out & ~hand & self.above[other]:  # first one that wins
            card, other = other, card
        value = self._lead(leader, hand, card, alpha, beta)
        if self.maximises[leader]:
            alpha = max(alpha, value)
            return value if alpha >= beta else max(value, self._lead(leader, hand, other, alpha, beta))
        beta = min(beta, value)
        return value if alpha >= beta else min(value, self._lead(leader, hand, other, alpha, beta))

    def _alike(self, card: i64, other: i64, trick: Trick) -> bool:
        """Whether two cards of a hand do the same: worth the same, and nobody else holds one between them."""
        return (
            self.kind[card] == self.kind[other]
            and not trick.out & (BIT[other] - 2 * BIT[card])
            and not (self.printed[card] | self.printed[other]) & trick.live
        )

    def _lead(self, leader: i64, hand: i64, card: i64, alpha: i64, beta: i64) -> i64:
        """The value when a card of a hand is led."""
        self.hands[leader] = hand ^ BIT[card]
        value = self._follow(
            self.next_of[leader], 1, card, card, leader, self.points[card], self.printed[card], alpha, beta
        )
        self.hands[leader] = hand
        return value

    def _follow(
        self,
        seat: i64,
        count: i64,
        best: i64,
        best_led: i64,
        taker: i64,
        total: i64,
        fallen: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value of what is left, when a seat must follow to the last trick but one.

        Of this trick: how many cards it has, the winning one and the highest of the suit led, who has it, what its
        cards are worth, and the cards as they are printed.
        """
        hand = self.hands[seat]
        cards = hand
        if hand & (hand - 1):
            cards = self._legal(seat, hand, best, best_led, taker)
        maximise = self.maximises[seat] != 0
        beaters = self.above[best]
        value = -INFINITY if maximise else INFINITY
        while cards:
            bit = cards & -cards
            if cards != bit and cards & beaters and not bit & beaters:  # first one that wins
                bit ^= cards
            cards ^= bit
            card = first_card(bit)
            self.hands[seat] = hand ^ bit
            wins = beaters & bit != 0
            leads = card if card > best_led and self.suit[card] == self.suit[best_led] else best_led
            if count < self.last_seat:
                worth = self._follow(
                    self.next_of[seat],
                    count + 1,
                    card if wins else best,
                    leads,
                    seat if wins else taker,
                    total + self.points[card],
                    fallen | self.printed[card],
                    alpha,
                    beta,
                )
            else:
                worth = self._gather(seat if wins else taker, total + self.points[card], fallen | self.printed[card])
            if (worth > value) == maximise:
                value = worth
                if maximise:
                    alpha = max(alpha, value)
                else:
                    beta = min(beta, value)
                if alpha >= beta:
                    break
        self.hands[seat] = hand
        return value

    def _legal(self, seat: i64, hand: i64, best: i64, best_led: i64, taker: i64) -> i64:
        """The cards of a hand that may follow."""
        led = self.suit[best_led]
        if self.just_follows and led != self.trump:
            cards = hand & self.members[led]
            if cards or self.plain:
                return cards if cards else hand
        partner = self.partners[seat] & BIT[taker] != 0
        return playable(hand, led, best, best_led, partner, self.order, self.flags, self.limits)

    def _gather(self, taker: i64, total: i64, fallen: i64) -> i64:
        """The last trick but one is complete: its worth, and that of the last one."""
        total += self.worth[2]
        if self.roem:
            total += roem_points(fallen, self.trump)
        holder = self.holder
        if fallen & self.sweep_cards:
            holder = held(holder, self.aim.group[taker])
        gain = self.sign[taker] * total
        return gain + self._last(taker, self.prints & ~fallen, self.roem, holder, self.taken + self.maximises[taker])

    def _last(self, leader: i64, prints: i64, roem: bool, holder: i64, taken: i64) -> i64:
        """The value of the last trick, of these printed cards, and of what was won before it."""
        hands, next_of = self.hands, self.next_of
        best = first_card(hands[leader])
        taker = leader
        total = self.worth[1] + self.points[best]
        beaters = self.above[best]
        seat = next_of[leader]
        while seat != leader:
            bit = hands[seat]
            card = first_card(bit)
            total += self.points[card]
            if beaters & bit:
                beaters = self.above[card]
                taker = seat
            seat = next_of[seat]
        if roem:
            total += roem_points(prints, self.trump)
        value = self.sign[taker] * total
        if not self.ends:
            return value
        if prints & self.sweep_cards:
            holder = held(holder, self.aim.group[taker])
        return value + final_worth(self.aim, holder, taken + self.maximises[taker])
