"""The chips on the table and one hand's betting (R4, R5, R9–R17)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, card_count, first_card
from troef.core.moves import CALL, CHECK, FOLD, OWN, RAISE, TIMEOUT, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.poker.options import MOST_BETS, TableRules

REBUY: Final[i64] = OWN
NO_REBUY: Final[i64] = OWN + 1
TIME_UP: Final[i64] = OWN + 2

CHOICES_TO_CHECK: Final[list[BoxedMove]] = [int(FOLD), int(CHECK)]
CHOICES_TO_CALL: Final[list[BoxedMove]] = [int(FOLD), int(CALL)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Betting(Phase):
    """Who has which chips, and a betting round.

    `chips`: what a seat has left; `put`: what it put in during the hand; `bet`: … during this round. `table_ante` is
    what the big blind has put in for the whole table (A15): part of the main pot, and of no `put`. Sets of seats:
    `live` plays and has not folded, `able` is live and has chips, `acted` has acted in this round. `answered` is the
    highest bet at a seat's last action of the round (R14). `step` is the smallest raise (R12). `bets_left`: how many
    bets and raises there may still be in this round (A15; below 0 any number), `capped`: whether they are counted in
    this hand. `raiser` is the last to raise in this round, or -1 (R20).
    """

    def __init__(self, rules: TableRules, seats: i64) -> None:
        super().__init__()
        self.rules = rules
        self.chips: vec[i64] = vec[i64]([rules.stack] * seats)  # R1
        self.put: vec[i64] = zeros(seats)
        self.bet: vec[i64] = zeros(seats)
        self.answered: vec[i64] = zeros(seats)
        self.live: i64 = 0
        self.able: i64 = 0
        self.acted: i64 = 0
        self.highest: i64 = 0
        self.step: i64 = rules.big
        self.capped: bool = False
        self.bets_left: i64 = -1
        self.table_ante: i64 = 0
        self.raiser: i64 = -1
        self.time_up: bool = False

    def name(self) -> str:
        return "betting"

    def copy(self) -> "Betting":
        chips, put, bet, answered = self.chips, self.put, self.bet, self.answered
        other = Betting(self.rules, 0)
        other.turn, other.live, other.able, other.acted = self.turn, self.live, self.able, self.acted
        other.highest, other.step, other.capped, other.bets_left = self.highest, self.step, self.capped, self.bets_left
        other.table_ante, other.raiser, other.time_up = self.table_ante, self.raiser, self.time_up
        other.chips = chips[: len(chips)]
        other.put = put[: len(put)]
        other.bet = bet[: len(bet)]
        other.answered = answered[: len(answered)]
        return other

    # ---- rounds ----

    def start_hand(self, players: i64, small: i64, big: i64) -> None:
        """Post antes and blinds and begin the first round; `players` is the set of seats with chips."""
        self.live = players
        self.able = players
        seats: i64 = len(self.chips)
        self.put = zeros(seats)
        self.table_ante = 0
        self.capped = self.rules.fixed and card_count(players) > 2
        self._begin_round(self.rules.big)
        if self.rules.ante and not self.rules.ante_by_big:
            for seat in range(seats):
                if players & BIT[seat]:
                    self._pay(seat, self.rules.ante)  # R4
        self._post(small, self.rules.small)
        self._post(big, self.rules.big)
        if self.rules.ante_by_big and self.able & BIT[big]:
            self.table_ante = self._take(big, self.rules.ante)  # A15: after the blind
        self.highest = self.rules.big  # R5: also when nobody could post all of it
        self.bets_left -= 1  # R9: the big blind is a bet
        self._turn_after(big)  # R9

    def start_round(self, dealer: i64, late: bool) -> None:
        """Begin a later round: the first live seat with chips on the dealer's left acts first (R9).

        In the `late` ones, after turn and river, fixed bets are twice as large (A15).
        """
        self._begin_round(2 * self.rules.big if late and self.rules.fixed else self.rules.big)
        self._turn_after(dealer)

    def _begin_round(self, step: i64) -> None:
        seats: i64 = len(self.chips)
        self.bet = zeros(seats)
        self.answered = zeros(seats)
        self.acted = 0
        self.highest = 0
        self.step = step
        self.bets_left = MOST_BETS if self.capped else i64(-1)
        self.raiser = -1

    def _take(self, seat: i64, amount: i64) -> i64:
        """Take chips from a seat, as far as there are any; the number taken."""
        chips = self.chips
        if amount >= chips[seat]:
            amount = chips[seat]
            self.able &= ~BIT[seat]  # S1: all-in
        chips[seat] -= amount
        return amount

    def _pay(self, seat: i64, amount: i64) -> i64:
        """Put chips in, as far as there are any; the number put in."""
        put = self.put
        paid = self._take(seat, amount)
        put[seat] += paid
        return paid

    def _post(self, seat: i64, blind: i64) -> None:
        if self.able & BIT[seat]:
            bet = self.bet
            bet[seat] = self._pay(seat, blind)

    def _turn_after(self, seat: i64) -> None:
        """Give the turn to the next seat that must still act, or to nobody when the round is over (R10, R17)."""
        able = self.able
        bet = self.bet
        if able & (able - 1) == 0:
            self.turn = -1
            if able and bet[first_card(able)] < self.largest_bet(self.live & ~able):
                self.turn = first_card(able)
            return
        seats: i64 = len(bet)
        waiting = able & ~self.acted
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else i64(0)
            if waiting & BIT[seat] or (able & BIT[seat] and bet[seat] < self.highest):
                self.turn = seat
                return
        self.turn = -1

    def largest_bet(self, seats: i64) -> i64:
        """The largest bet a set of seats has made in this round."""
        largest: i64 = 0
        bet = self.bet
        while seats:
            seat = first_card(seats)
            if bet[seat] > largest:
                largest = bet[seat]
            seats &= seats - 1
        return largest

    # ---- what a seat may do ----

    def missing(self, seat: i64) -> i64:
        """The chips a seat is behind the highest bet."""
        return self.highest - self.bet[seat]

    def total(self, seat: i64) -> i64:
        """What a seat's bet of this round would be with all its chips in."""
        return self.bet[seat] + self.chips[seat]

    def may_raise(self, seat: i64) -> bool:
        """Whether the rules let a seat raise at all, whatever its chips (R14, R15, A15)."""
        return self.bets_left != 0 and self.callable_by(self.able & ~BIT[seat]) and self.reopened(seat)

    def callable_by(self, seats: i64) -> bool:
        """R15: whether any of these seats has chips beyond the highest bet, so that it could call a raise."""
        chips = self.chips
        bet = self.bet
        while seats:
            seat = first_card(seats)
            if bet[seat] + chips[seat] > self.highest:
                return True
            seats &= seats - 1
        return False

    def reopened(self, seat: i64) -> bool:
        """R14: not yet acted in this round, or the highest bet has risen by a full step since."""
        return not self.acted & BIT[seat] or self.highest - self.answered[seat] >= self.step

    def least_raise(self, seat: i64) -> i64:
        """The lowest total to raise to (R12), or all of the chips where these are fewer (R13)."""
        least = self.highest + self.step
        total = self.total(seat)
        return total if total < least else least

    def most_raise(self, seat: i64) -> i64:
        """The highest total to raise to (R15, A15); not above `highest` when there is no raise."""
        if not self.may_raise(seat):
            return 0
        most = self.total(seat)
        raised = self.step if self.rules.fixed else self.rules.most_raise
        bound = self.highest + raised
        return bound if raised and bound < most else most

    def legal(self, seat: i64) -> list[int]:
        """Fold, check or call, and every amount to raise to in whole chips."""
        if seat == TIMEKEEPER:
            return self._timekeeping()
        if seat != self.turn or seat < 0:
            return []
        first = CHOICES_TO_CALL if self.bet[seat] < self.highest else CHOICES_TO_CHECK
        most = self.most_raise(seat)
        if most > self.highest:
            return self.rules.amounts.after(first, self.least_raise(seat), most)
        return first[:]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move in self._timekeeping()
        if seat != self.turn or seat < 0:
            return False
        if move == FOLD:
            return True
        if move == CHECK:
            return self.bet[seat] == self.highest
        if move == CALL:
            return self.bet[seat] < self.highest
        if kind_of(move) != RAISE:
            return False
        amount = payload_of(move)
        if amount % self.rules.chip:
            return False
        return self.highest < amount and self.least_raise(seat) <= amount <= self.most_raise(seat)

    def _timekeeping(self) -> list[int]:
        if self.rules.clock and not self.time_up:
            return [int(TIMEOUT), int(TIME_UP)]  # P2, S8
        return [int(TIMEOUT)]

    def pick(self, seat: i64, rng: Rng) -> i64:
        most = self.most_raise(seat)
        least = self.least_raise(seat)
        chip = self.rules.chip
        choice = rng.below(2 + ((most - least) // chip + 1 if most > self.highest else 0))
        if choice == 0:
            return FOLD
        if choice == 1:
            return CALL if self.bet[seat] < self.highest else CHECK
        return make_move(RAISE, least + (choice - 2) * chip)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if seat == TIMEKEEPER or kind == TIMEOUT or kind == TIME_UP:
            return Refusal("S8" if kind == TIME_UP else "P2", "not-offered")
        if kind == CHECK:
            return Refusal("R11", "cannot-check", {"amount": self._missing_or_all(seat)})
        if kind == CALL:
            return Refusal("R11", "nothing-to-call")
        if kind == RAISE:
            return self._why_no_raise(seat, payload_of(move))
        if kind == REBUY or kind == NO_REBUY:
            return Refusal("S9", "no-rebuy")
        return Refusal("R11", "not-offered")

    def _missing_or_all(self, seat: i64) -> int:
        missing = self.missing(seat)
        return int(missing if missing < self.chips[seat] else self.chips[seat])

    def _why_no_raise(self, seat: i64, amount: i64) -> Refusal:
        if not self.able & ~BIT[seat]:
            return Refusal("R15", "others-all-in")
        if not self.callable_by(self.able & ~BIT[seat]):
            return Refusal("R15", "nobody-can-call")
        if not self.bets_left:
            return Refusal("R15", "no-more-bets", {"number": int(MOST_BETS)})
        if not self.reopened(seat):
            return Refusal("R14", "no-reraise")
        total = self.total(seat)
        if amount > total:
            return Refusal("R15", "not-enough-chips", {"amount": int(total)})
        most = self.most_raise(seat)
        if amount > most:
            return Refusal("R15", "raise-too-big", {"amount": int(most)})
        least = self.least_raise(seat)
        if least <= self.highest:
            least = self.highest + self.step
        if amount < least:
            return Refusal("R12", "raise-too-small", {"amount": int(least)})
        return Refusal("P1", "no-such-chips", {"amount": int(self.rules.chip)})

    # ---- what a seat does ----

    def play(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind == TIME_UP:
            self.time_up = True  # S8
            return
        if seat == TIMEKEEPER:  # P2
            seat = self.turn
            kind = CHECK if self.bet[seat] == self.highest else FOLD
        if kind == FOLD:
            self.live &= ~BIT[seat]
            self.able &= ~BIT[seat]
        elif kind == CALL:
            bet = self.bet
            bet[seat] += self._pay(seat, self.missing(seat))
        elif kind == RAISE:
            self._raise(seat, payload_of(move))
        self.acted |= BIT[seat]
        answered = self.answered
        answered[seat] = self.highest
        if card_count(self.live) == 1:
            self.turn = -1  # R18
        else:
            self._turn_after(seat)

    def _raise(self, seat: i64, amount: i64) -> None:
        bet = self.bet
        self._pay(seat, amount - bet[seat])
        bet[seat] = amount
        size = amount - self.highest
        if self.rules.by_last_raise and size >= self.step:  # A3: only a full raise sets the next step
            self.step = size
        self.bets_left -= 1
        self.highest = amount  # R13: also a short all-in
        self.raiser = seat
