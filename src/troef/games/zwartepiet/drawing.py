"""Drawing a card from a neighbour, and laying pairs (R2, R4–R13)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, card_count, cards_in, first_card
from troef.core.moves import DRAW, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng, shuffle

#: The jack of spades, which has no partner (R2).
PIET: Final[i64] = 57
#: R13.
MOST_DRAWS: Final[i64] = 2000
NOBODY: Final[i64] = -1

#: Every draw, made once.
_DRAWS: Final[list[BoxedMove]] = [int(make_move(DRAW, place)) for place in range(32)]


def partner_of(card: i64) -> i64:
    """The card of the same rank and colour (R2): clubs and spades, diamonds and hearts."""
    return card ^ 48


def pairs_in(hand: i64) -> i64:
    """R2, R4: the cards of a hand that form pairs."""
    found: i64 = 0
    rest = hand
    while rest:
        card = first_card(rest)
        if hand & BIT[partner_of(card)]:
            found |= BIT[card]
        rest &= rest - 1
    return found


def has_pair(hands: list[i64]) -> bool:
    """Whether one of these hands holds a pair (R4)."""
    return any(pairs_in(hand) for hand in hands)


def draw_entry(card: i64, drawer: i64, giver: i64, laid: bool) -> i64:
    """A draw in one number: the card, who drew it from whom, and whether it made a pair."""
    return card | drawer << 6 | giver << 10 | (1 << 14 if laid else 0)


def draw_of(entry: i64) -> tuple[int, int, int, bool]:
    """The card, the drawer, the giver and whether a pair was laid, from an entry."""
    return int(entry & 63), int(entry >> 6 & 15), int(entry >> 10 & 15), entry >> 14 > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Phase):
    """Who is on turn draws from the nearest player before him who has cards: at most 16 moves, one for each place.

    `hands` are what the seats hold, `pairs` what each has laid; `fan` is the hand of the `owner` in the order in which
    it is offered, which `rng` makes (R8). `course` has an entry for each draw so far (`draw_entry`).
    """

    def __init__(self, hands: vec[i64], dealer: i64, rng: Rng) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.pairs: vec[i64] = zeros(self.seats)
        self.course: vec[i64] = vec[i64]()
        self.owner: i64 = NOBODY
        self.fan: list[int] = []
        self.rng = rng
        for seat in range(self.seats):
            self._lay_pairs(seat)
        self._pass_on(dealer)

    def name(self) -> str:
        return "drawing"

    def copy(self) -> "Drawing":  # by hand: the constructor lays pairs and draws
        hands, pairs, course = self.hands, self.pairs, self.course
        other = Drawing(vec[i64](), 0, self.rng)
        other.seats = self.seats
        other.hands = hands[: len(hands)]
        other.pairs = pairs[: len(pairs)]
        other.course = course[: len(course)]
        other.turn = self.turn
        other.owner = self.owner
        other.fan = self.fan  # made again for every draw
        other.rng = self.rng.copy()
        return other

    # ---- who draws from whom ----

    def over(self) -> bool:
        """R12, R13: only the jack of spades is left, or enough has been drawn."""
        return len(self.course) >= MOST_DRAWS or self._cards_left() <= 1

    def _cards_left(self) -> i64:
        left: i64 = 0
        for hand in self.hands:
            left += card_count(hand)
        return left

    def loser(self) -> i64:
        """S1: who holds the jack of spades."""
        for seat in range(self.seats):
            if self.hands[seat] & BIT[PIET]:
                return seat
        return NOBODY

    def _pass_on(self, seat: i64) -> None:
        """R6, R11: the next player clockwise who has cards is on turn; R7: draws from the nearest one before."""
        self.turn = NOBODY
        self.owner = NOBODY
        if self.over():
            return
        self.turn = self.next_in(seat, 1)
        self.offer(self.next_in(self.turn, self.seats - 1))

    def next_in(self, seat: i64, step: i64) -> i64:
        """The next player with cards, this many places clockwise at a time."""
        for _ in range(self.seats):
            seat = (seat + step) % self.seats
            if self.hands[seat]:
                return seat
        return NOBODY

    def offer(self, owner: i64) -> None:
        """R8: the owner's hand, face down in a random order."""
        self.owner = owner
        self.fan = shuffle(cards_in(self.hands[owner]), self.rng)

    # ---- moves ----

    def legal(self, seat: i64) -> list[int]:
        return _DRAWS[: len(self.fan)] if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or seat < 0 or kind_of(move) != DRAW:
            return False
        place = payload_of(move)
        return 0 <= place < len(self.fan)

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(DRAW, rng.below(len(self.fan)))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == DRAW:
            return Refusal("R8", "no-such-place", {"amount": len(self.fan)})
        return Refusal("R8", "draw-a-card")

    def play(self, seat: i64, move: i64) -> None:
        owner = self.owner
        card: i64 = self.fan[payload_of(move)]
        self.hands[owner] &= ~BIT[card]
        self.hands[seat] |= BIT[card]
        laid = self._lay_pairs(seat)  # R9
        self.course = append(self.course, draw_entry(card, seat, owner, laid != 0))
        self._pass_on(seat)

    def _lay_pairs(self, seat: i64) -> i64:
        """Lay what pairs a hand has: these cards."""
        laid = pairs_in(self.hands[seat])
        self.hands[seat] &= ~laid
        self.pairs[seat] |= laid
        return laid
