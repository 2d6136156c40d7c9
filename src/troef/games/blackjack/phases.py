"""What players are asked, in the order of R8: bets, even money or insurance, early surrender, and their turns."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import DOUBLE, PASS, TIMEOUT, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.blackjack.hand import Hand
from troef.games.blackjack.moves import (
    BET,
    EVEN_MONEY,
    HIT,
    INSURE,
    NO_EVEN_MONEY,
    NO_INSURANCE,
    NO_SURRENDER,
    SPLIT,
    SURRENDER,
)
from troef.games.blackjack.refusing import (
    why_no_bet,
    why_no_double,
    why_no_even_money,
    why_no_hit,
    why_no_insurance,
    why_no_split,
    why_no_surrender,
)
from troef.games.blackjack.table import BlackjackTable

#: Every bet, made once: at place i the bet of 2 × i.
_BETS: Final[list[int]] = []
_TIMEOUT: Final[list[BoxedMove]] = [int(TIMEOUT)]
_INSURANCE: Final[list[BoxedMove]] = [int(INSURE), int(NO_INSURANCE)]
_EVEN_MONEY: Final[list[BoxedMove]] = [int(EVEN_MONEY), int(NO_EVEN_MONEY)]
_SURRENDER: Final[list[BoxedMove]] = [int(SURRENDER), int(NO_SURRENDER)]

#: The bits of a set of choices.
MAY_HIT: Final[i64] = 1
MAY_DOUBLE: Final[i64] = 2
MAY_SPLIT: Final[i64] = 4
MAY_SURRENDER: Final[i64] = 8


def _moves_of(choices: int) -> list[int]:
    bits = ((MAY_HIT, HIT), (MAY_DOUBLE, DOUBLE), (MAY_SPLIT, SPLIT), (MAY_SURRENDER, SURRENDER))
    return [int(PASS), *[int(move) for bit, move in bits if choices & int(bit)]]


#: The moves of every set of choices; passing is always possible.
_CHOICES: Final[list[list[int]]] = [_moves_of(choices) for choices in range(16)]


def bets_between(least: i64, most: i64) -> list[int]:
    """The bets of an even number of chips from `least` to `most`."""
    while len(_BETS) <= most // 2:
        _BETS.append(int(make_move(BET, 2 * len(_BETS))))
    return _BETS[least // 2 : most // 2 + 1]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Asking(Phase):
    """A question that goes round the boxes clockwise, once to everybody whom it concerns (R30)."""

    def __init__(self, table: BlackjackTable) -> None:
        super().__init__()
        self.table = table

    def concerns(self, seat: i64) -> bool:
        """Whether this seat is asked."""
        raise NotImplementedError

    def ask_from(self, seat: i64) -> None:
        """Ask the first seat from this one on, or nobody."""
        seats = self.table.seats
        while seat < seats and not self.concerns(seat):
            seat += 1
        self.turn = seat if seat < seats else i64(-1)

    def copy(self) -> Phase:
        return self.over(self.table)

    def over(self, table: BlackjackTable) -> "Asking":
        """A copy that is about another table."""
        raise NotImplementedError

    def answers(self, seat: i64) -> list[int]:
        """The answers of the seat that is asked: a list of the phase's own."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return _TIMEOUT[:]
        return self.answers(seat)[:] if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        return seat == self.turn and seat >= 0 and move in self.answers(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.answers(seat)
        return moves[rng.below(len(moves))]

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if seat == TIMEKEEPER or kind == TIMEOUT:
            return Refusal("P3", "not-offered")
        return self.why_no_answer(seat, kind, payload_of(move))

    def why_no_answer(self, seat: i64, kind: i64, payload: i64) -> Refusal:
        """Why this is no answer to the question."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Betting(Asking):
    """R5: everybody who has enough chips places a bet. At most `max_bet` / 2 moves."""

    def __init__(self, table: BlackjackTable) -> None:
        super().__init__(table)
        self.ask_from(0)

    def name(self) -> str:
        return "betting"

    def over(self, table: BlackjackTable) -> Asking:
        other = Betting(table)
        other.turn = self.turn
        return other

    def concerns(self, seat: i64) -> bool:
        return self.table.can_bet(seat)  # R31

    def highest(self, seat: i64) -> i64:
        """The most that a seat can bet."""
        chips, most = self.table.chips[seat], self.table.rules.most
        return chips if chips < most else most

    def answers(self, seat: i64) -> list[int]:
        return bets_between(self.table.rules.least, self.highest(seat))

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return _TIMEOUT[:]
        return self.answers(seat) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if seat != self.turn or seat < 0 or kind_of(move) != BET:
            return False
        amount = payload_of(move)
        return amount % 2 == 0 and self.table.rules.least <= amount <= self.highest(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        least = self.table.rules.least // 2
        return make_move(BET, 2 * (least + rng.below(self.highest(seat) // 2 - least + 1)))

    def why_no_answer(self, seat: i64, kind: i64, payload: i64) -> Refusal:
        return why_no_bet(self.table, seat, payload) if kind == BET else Refusal("R8", "bet-first")

    def play(self, seat: i64, move: i64) -> None:
        asked = self.turn
        if seat != TIMEKEEPER:  # P3: whose time runs out sits out
            self.table.place_bet(asked, payload_of(move))
        self.ask_from(asked + 1)


@final
@mypyc_attr(acyclic=True)
class Insuring(Asking):
    """R23, R24: the bank shows an ace. A blackjack is offered even money, any other hand an insurance."""

    def __init__(self, table: BlackjackTable) -> None:
        super().__init__(table)
        if table.rules.insurance and table.bank_shows_ace():
            self.ask_from(0)

    def name(self) -> str:
        return "insurance"

    def over(self, table: BlackjackTable) -> Asking:
        other = Insuring(table)
        other.turn = self.turn
        return other

    def concerns(self, seat: i64) -> bool:
        table = self.table
        bet = table.bets[seat]
        return bet > 0 and (table.chips[seat] >= bet // 2 or table.hand_of(seat).is_blackjack())  # P2

    def answers(self, seat: i64) -> list[int]:
        return _EVEN_MONEY if self.table.hand_of(seat).is_blackjack() else _INSURANCE

    def why_no_answer(self, seat: i64, kind: i64, payload: i64) -> Refusal:
        if kind == INSURE or kind == NO_INSURANCE:
            return Refusal("R24", "blackjack-not-insured")
        if kind == EVEN_MONEY or kind == NO_EVEN_MONEY:
            return Refusal("R24", "no-blackjack")
        return Refusal("R8", "answer-first")

    def play(self, seat: i64, move: i64) -> None:
        asked = self.turn
        if move == INSURE:
            self.table.insure(asked)
        elif move == EVEN_MONEY:
            self.table.take_even_money(asked)
        self.ask_from(asked + 1)


@final
@mypyc_attr(acyclic=True)
class GivingUp(Asking):
    """R25, R27: early surrender, offered to every box without blackjack."""

    def __init__(self, table: BlackjackTable) -> None:
        super().__init__(table)
        if table.rules.early and (table.rules.surrender_vs_ace or not table.bank_shows_ace()):
            self.ask_from(0)

    def name(self) -> str:
        return "surrender"

    def over(self, table: BlackjackTable) -> Asking:
        other = GivingUp(table)
        other.turn = self.turn
        return other

    def concerns(self, seat: i64) -> bool:
        table = self.table
        return table.bets[seat] > 0 and not table.hand_of(seat).is_blackjack()

    def answers(self, seat: i64) -> list[int]:
        return _SURRENDER

    def why_no_answer(self, seat: i64, kind: i64, payload: i64) -> Refusal:
        return Refusal("R8", "answer-first")

    def play(self, seat: i64, move: i64) -> None:
        asked = self.turn
        if move == SURRENDER:
            self.table.surrender(self.table.hand_of(asked), True)
        self.ask_from(asked + 1)


@final
@mypyc_attr(acyclic=True)
class Turns(Asking):
    """R11–R22, R26: the hands are played one after the other. At most five moves."""

    def name(self) -> str:
        return "turns"

    def over(self, table: BlackjackTable) -> Asking:
        other = Turns(table)
        other.turn = self.turn
        return other

    def concerns(self, seat: i64) -> bool:
        return self.active().seat == seat

    def active(self) -> Hand:
        """The hand that is being played."""
        return self.table.hands[self.table.active]

    def choices(self, hand: Hand) -> i64:
        """What else than passing is possible with a hand: a set of MAY_…."""
        table = self.table
        rules = table.rules
        cards = table.has_cards()
        one_card = hand.split_ace and not rules.ace_is_11
        found: i64 = MAY_HIT if cards and not one_card else i64(0)
        if hand.count() != 2:
            return found  # R14
        if not hand.split and self.may_surrender(hand):
            found |= MAY_SURRENDER
        if table.chips[hand.seat] < hand.bet or not cards:
            return found  # P2
        after_split = hand.split and (hand.split_ace or not rules.double_after_split)
        # R15: an ace counts 1 here, so that 9 and 10 are also A+8 and A+9
        if not after_split and (rules.any_two or 9 <= hand.hard <= 11):
            found |= MAY_DOUBLE  # R17
        if hand.is_pair(rules.by_rank) and table.may_resplit(hand):
            found |= MAY_SPLIT
        return found

    def may_surrender(self, hand: Hand) -> bool:
        """R26, R27, for the first two cards of a box."""
        rules = self.table.rules
        return rules.late and (rules.surrender_vs_ace or not self.table.bank_shows_ace())

    def answers(self, seat: i64) -> list[int]:
        return _CHOICES[self.choices(self.active())]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if seat != self.turn or seat < 0:
            return False
        return move == PASS or move in self.answers(seat)

    def why_no_answer(self, seat: i64, kind: i64, payload: i64) -> Refusal:
        table, hand = self.table, self.active()
        if kind == HIT:
            return why_no_hit(table, hand)
        if kind == DOUBLE:
            return why_no_double(table, hand)
        if kind == SPLIT:
            return why_no_split(table, hand)
        if kind == SURRENDER:
            return why_no_surrender(table)
        if kind == INSURE:
            return why_no_insurance(table, hand)
        if kind == EVEN_MONEY:
            return why_no_even_money(table)
        if kind == BET:
            return Refusal("R5", "bets-are-down")
        return Refusal("R11", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        hand = self.active()
        if move == HIT:
            hand.owed = True
        elif move == DOUBLE:
            self.table.double(hand)
        elif move == SPLIT:
            self.table.split(hand)
        elif move == SURRENDER:
            self.table.surrender(hand, False)
        else:
            hand.closed = True  # R12; P3: also when the time runs out
        self.turn = -1
