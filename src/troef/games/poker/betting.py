"""The chips on the table and one hand's betting (R4, R5, R9–R17)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, card_count, first_card
from troef.core.moves import CALL, CHECK, FOLD, OWN, RAISE, TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.poker.options import TableRules

REBUY: Final[i64] = OWN
NO_REBUY: Final[i64] = OWN + 1
TIME_UP: Final[i64] = OWN + 2

CHOICES_TO_CHECK: Final[list[int]] = [int(FOLD), int(CHECK)]
CHOICES_TO_CALL: Final[list[int]] = [int(FOLD), int(CALL)]
#: The moves that raise to each amount, made once: a list of hundreds of new numbers would be what `legal` costs.
#: Two other moves come first, so that a slice has room for those in front.
_RAISES: Final[list[int]] = [int(FOLD), int(CHECK)]


def two_and_raises(first: list[int], least: i64, most: i64) -> list[int]:
    """Two moves, and those that raise to each amount from `least` to `most`."""
    while len(_RAISES) < most + 3:
        _RAISES.append(int(make_move(RAISE, len(_RAISES) - 2)))
    moves = _RAISES[least : most + 3]
    moves[0] = first[0]
    moves[1] = first[1]
    return moves


@final
@mypyc_attr(acyclic=True)
class Betting(Phase):
    """Who has which chips, and a betting round.

    `chips`: what a seat has left; `put`: what it put in during the hand; `bet`: … during this round. Sets of seats:
    `live` plays and has not folded, `able` is live and has chips, `acted` has acted in this round. `answered` is the
    highest bet at a seat's last action of the round (R14). `step` is the smallest raise (R12) and `raiser` the last to
    raise in this round, or -1 (R20).
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
        self.raiser: i64 = -1
        self.time_up: bool = False

    def name(self) -> str:
        return "betting"

    def copy(self) -> "Betting":
        other = Betting(self.rules, 0)
        seats = len(self.chips)
        other.chips = self.chips[:seats]
        other.put = self.put[:seats]
        other.bet = self.bet[:seats]
        other.answered = self.answered[:seats]
        other.turn = self.turn
        other.live = self.live
        other.able = self.able
        other.acted = self.acted
        other.highest = self.highest
        other.step = self.step
        other.raiser = self.raiser
        other.time_up = self.time_up
        return other

    # ---- rounds ----

    def start_hand(self, players: i64, small: i64, big: i64) -> None:
        """Post antes and blinds and begin the first round; `players` is the set of seats with chips."""
        self.live = players
        self.able = players
        seats: i64 = len(self.chips)
        self.put = zeros(seats)
        self._begin_round()
        if self.rules.ante:
            for seat in range(seats):
                if players & BIT[seat]:
                    self._pay(seat, self.rules.ante)  # R4
        self._post(small, self.rules.small)
        self._post(big, self.rules.big)
        self.highest = self.rules.big  # R5: also when nobody could post all of it
        self._turn_after(big)  # R9

    def start_round(self, dealer: i64) -> None:
        """Begin a later round: the first live seat with chips on the dealer's left acts first (R9)."""
        self._begin_round()
        self._turn_after(dealer)

    def _begin_round(self) -> None:
        seats: i64 = len(self.chips)
        self.bet = zeros(seats)
        self.answered = zeros(seats)
        self.acted = 0
        self.highest = 0
        self.step = self.rules.big
        self.raiser = -1

    def _pay(self, seat: i64, amount: i64) -> i64:
        """Put chips in, as far as there are any; the number put in."""
        chips = self.chips
        put = self.put
        if amount >= chips[seat]:
            amount = chips[seat]
            self.able &= ~BIT[seat]  # S1: all-in
        chips[seat] -= amount
        put[seat] += amount
        return amount

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
            seat = seat + 1 if seat + 1 < seats else 0
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
        """Whether the rules let a seat raise at all, whatever its chips (R14, R15)."""
        return bool(self.able & ~BIT[seat]) and self.reopened(seat)

    def reopened(self, seat: i64) -> bool:
        """R14: not yet acted in this round, or the highest bet has risen by a full step since."""
        return not self.acted & BIT[seat] or self.highest - self.answered[seat] >= self.step

    def least_raise(self, seat: i64) -> i64:
        """The lowest total to raise to (R12), or all of the chips where these are fewer (R13)."""
        least = self.highest + self.step
        total = self.total(seat)
        return total if total < least else least

    def most_raise(self, seat: i64) -> i64:
        """The highest total to raise to (R15); not above `highest` when there is no raise."""
        if not self.may_raise(seat):
            return 0
        most = self.total(seat)
        bound = self.highest + self.rules.most_raise
        return bound if self.rules.most_raise and bound < most else most

    def legal(self, seat: i64) -> list[int]:
        """Fold, check or call, and every amount to raise to in whole chips: at most as many as there are chips."""
        if seat == TIMEKEEPER:
            return self._timekeeping()
        if seat != self.turn or seat < 0:
            return []
        first = CHOICES_TO_CALL if self.bet[seat] < self.highest else CHOICES_TO_CHECK
        most = self.most_raise(seat)
        if most > self.highest:
            return two_and_raises(first, self.least_raise(seat), most)
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
        return self.highest < amount and self.least_raise(seat) <= amount <= self.most_raise(seat)

    def _timekeeping(self) -> list[int]:
        if self.rules.clock and not self.time_up:
            return [int(TIMEOUT), int(TIME_UP)]  # P2, S8
        return [int(TIMEOUT)]

    def pick(self, seat: i64, rng: Rng) -> i64:
        most = self.most_raise(seat)
        least = self.least_raise(seat)
        choice = rng.below(2 + (most - least + 1 if most > self.highest else 0))
        if choice == 0:
            return FOLD
        if choice == 1:
            return CALL if self.bet[seat] < self.highest else CHECK
        return make_move(RAISE, least + choice - 2)

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
        return Refusal("R12", "raise-too-small", {"amount": int(least)})

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
        self.highest = amount  # R13: also a short all-in
        self.raiser = seat
