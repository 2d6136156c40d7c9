"""The two phases of a round of Ezelen: passing cards, then reacting to the opening slap."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, nth_card
from troef.cards.card import card_text
from troef.core.moves import CHOOSE, SLAP, TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER

HAND: Final[i64] = 4  # R7
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1

_SEATS: Final = [tuple(range(players)) for players in range(14)]


def is_quartet(hand: i64) -> bool:
    """Whether a hand is four cards of one rank (R8)."""
    return hand != 0 and hand == RANK_CARDS[first_card(hand) & 15]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Passing(Phase):
    """Everybody chooses a card; when all have, the cards move on. A slap ends it (R4–R11, P1)."""

    def __init__(self, hands: vec[i64], lenient: bool) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.choices: vec[i64] = vec[i64]([NO_CARD] * len(hands))
        self.missing: i64 = self.seats
        self.exchanges: i64 = 0
        self.opener: i64 = NOBODY
        self.false_slapper: i64 = NOBODY
        self.lenient: bool = lenient

    def name(self) -> str:
        return "passing"

    def copy(self) -> "Passing":
        hands, choices = self.hands, self.choices
        other = Passing(hands[: len(hands)], self.lenient)
        other.turn, other.seats, other.missing, other.exchanges = self.turn, self.seats, self.missing, self.exchanges
        other.opener, other.false_slapper = self.opener, self.false_slapper
        other.choices = choices[: len(choices)]
        return other

    def actors(self) -> tuple[int, ...]:
        """Everybody: first those who have not chosen yet."""
        if self.missing == self.seats:
            return _SEATS[self.seats]
        choices = self.choices
        waiting = [seat for seat in _SEATS[self.seats] if choices[seat] < 0]
        return tuple(waiting + [seat for seat in _SEATS[self.seats] if choices[seat] >= 0])

    def legal(self, seat: i64) -> list[int]:
        if not 0 <= seat < self.seats:
            return []
        moves: list[int] = []
        cards = self.hands[seat]
        while cards:
            moves.append(int(make_move(CHOOSE, first_card(cards))))
            cards &= cards - 1
        moves.append(int(SLAP))  # P1: a hand can always come down on the table
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if not 0 <= seat < self.seats:
            return False
        if move == SLAP:
            return True
        card = payload_of(move)
        return kind_of(move) == CHOOSE and 0 <= card < 63 and self.hands[seat] & BIT[card] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == TIMEOUT:
            return Refusal("R15", "wrong-phase", {"phase": "passing"})  # the clock runs from the opening slap
        card = payload_of(move)
        if kind_of(move) != CHOOSE or not 0 <= card < 63:
            return Refusal("", "not-offered")
        return Refusal("R4", "not-held", {"card": card_text(card)})

    def play(self, seat: i64, move: i64) -> None:
        if move == SLAP:
            self._slap(seat)
            return
        choices = self.choices
        if choices[seat] < 0:
            self.missing -= 1
        choices[seat] = payload_of(move)  # R5
        if self.missing == 0:
            self._exchange()

    def _slap(self, seat: i64) -> None:
        if is_quartet(self.hands[seat]):  # R10: the hand of this moment
            self.opener = seat
        elif not self.lenient:
            self.false_slapper = seat
        else:
            return
        self._clear_choices()  # R8: what was chosen is void

    def _exchange(self) -> None:
        """R6: every chosen card goes to the left neighbour at the same time."""
        hands, choices = self.hands, self.choices
        right = self.seats - 1
        for seat in range(self.seats):
            hands[seat] = hands[seat] & ~BIT[choices[seat]] | BIT[choices[right]]
            right = seat
        self.exchanges += 1
        self._clear_choices()

    def _clear_choices(self) -> None:
        choices = self.choices
        for seat in range(self.seats):
            choices[seat] = NO_CARD
        self.missing = self.seats

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A random legal move, not each equally likely.

        A false slap is rare, and of three cards drawn the one goes of which there are fewest. Uniform moves would,
        with many players, nearly always go on until R18 and R19 end them.
        """
        hand = self.hands[seat]
        if rng.below(2 if is_quartet(hand) else 64) == 0:
            return SLAP
        card = NO_CARD
        fewest: i64 = HAND + 1
        for _ in range(3):
            other = nth_card(hand, rng.below(HAND))
            alike = card_count(hand & RANK_CARDS[other & 15])
            if alike < fewest:
                card = other
                fewest = alike
        return make_move(CHOOSE, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reaction(Phase):
    """After the opening slap everybody else slaps; who is last, or too late, gets a letter (R12–R16)."""

    def __init__(self, seats: i64, opener: i64) -> None:
        super().__init__()
        self.seats = seats
        self.slapped: i64 = BIT[opener]
        self.timed_out: bool = False

    def name(self) -> str:
        return "reaction"

    def copy(self) -> "Reaction":
        other = Reaction(self.seats, 0)
        other.turn, other.slapped, other.timed_out = self.turn, self.slapped, self.timed_out
        return other

    def is_over(self) -> bool:
        """R13: one is left, or R15: the time is up."""
        return self.timed_out or card_count(self.slapped) >= self.seats - 1

    def actors(self) -> tuple[int, ...]:
        slapped = self.slapped
        return tuple([seat for seat in _SEATS[self.seats] if not slapped & BIT[seat]])

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return [int(TIMEOUT)]  # R15: as long as this lasts, two or more have not slapped
        if 0 <= seat < self.seats and not self.slapped & BIT[seat]:
            return [int(SLAP)]
        return []

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        return move == SLAP and 0 <= seat < self.seats and not self.slapped & BIT[seat]

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == CHOOSE:
            return Refusal("R16", "no-choosing")
        if move == SLAP:
            return Refusal("R16", "already-slapped")
        return Refusal("R15" if move == TIMEOUT else "", "not-offered")  # the clock is nobody's to stop

    def play(self, seat: i64, move: i64) -> None:
        if move == TIMEOUT:
            self.timed_out = True
        else:
            self.slapped |= BIT[seat]

    def pick(self, seat: i64, rng: Rng) -> i64:
        return SLAP
