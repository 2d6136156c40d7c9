"""The phases that only rumba has: in or out, and exchanging with the stock."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card
from troef.cards.card import card_text
from troef.core.moves import BID, HIDDEN, OWN, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: R3: what one can decide; R6: the last two with the exchange of the two of trump for the up-card.
DECISIONS: Final = ("out", "in", "rumba", "in swap", "rumba swap")
STAY_OUT: Final[i64] = 0
GO_IN: Final[i64] = 1
RUMBA: Final[i64] = 2
SWAP_IN: Final[i64] = 3
SWAP_RUMBA: Final[i64] = 4

#: What is free to a seat: GO_IN is always.
MAY_STAY_OUT: Final[i64] = 1
MAY_CALL: Final[i64] = 2
MAY_SWAP: Final[i64] = 4


def _choices(free: int) -> list[int]:
    """The decisions for what is free to a seat."""
    made = [STAY_OUT] if free & MAY_STAY_OUT else []
    made.append(GO_IN)
    if free & MAY_CALL:
        made.append(RUMBA)
    if free & MAY_SWAP:
        made.append(SWAP_IN)
        if free & MAY_CALL:
            made.append(SWAP_RUMBA)
    return [int(make_move(BID, decision)) for decision in made]


_CHOICES: Final[list[list[int]]] = [_choices(free) for free in range(8)]

#: R13: exchange cards with the stock; the payload is their codes, six bits each, and above them how many they are.
EXCHANGE: Final[i64] = OWN
MOST_CARDS: Final[i64] = 3
_COUNT_SHIFT: Final[i64] = 30

#: The sets of at most three places in a hand of five.
_SUBSETS: Final = vec[i64]([places for places in range(32) if bin(places).count("1") <= MOST_CARDS])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deciding(Phase):
    """R3–R10: each player decides once, the dealer last.

    `hands` are those of the play. `playing` and `outside` are the sets of seats that are in and out, `upcard` the card
    that lies open now, `jack` whether a jack was turned (R5); `caller` called rumba and `swapper` took the up-card (-1:
    nobody).
    """

    def __init__(self, hands: vec[i64], dealer: i64, upcard: i64, swap_after: bool) -> None:
        super().__init__()
        self.hands = hands  # the state sets those of the copied play: till then copies share it
        self.seats: i64 = len(hands)
        self.dealer: i64 = dealer
        self.upcard: i64 = upcard
        self.two: i64 = upcard & 48  # the two of trump: rank 0 of the suit
        self.jack: bool = upcard & 15 == 9
        self.swap_after: bool = swap_after
        self.playing: i64 = 0
        self.outside: i64 = 0
        self.caller: i64 = -1
        self.swapper: i64 = -1
        self.turn = dealer + 1 if dealer + 1 < self.seats else i64(0)

    def name(self) -> str:
        return "deciding"

    def copy(self) -> "Deciding":
        """An independent phase, but for the hands: the state gives it those of the copied play."""
        other = Deciding(self.hands, self.dealer, self.upcard, self.swap_after)
        other.turn, other.seats, other.two, other.jack = self.turn, self.seats, self.two, self.jack
        other.playing, other.outside, other.caller = self.playing, self.outside, self.caller
        other.swapper = self.swapper
        return other

    def free(self, seat: i64) -> i64:
        """What is free to the seat on turn, as flags."""
        free: i64 = 0
        if self.caller < 0:
            if not self.jack:  # R5
                free = MAY_STAY_OUT
            if seat != self.dealer or self.playing:  # R9
                free |= MAY_CALL
        if self.hands[seat] & BIT[self.two] and (self.caller < 0 or self.swap_after):  # R6, R7
            free |= MAY_SWAP
        return free

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return _CHOICES[self.free(seat)][:]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or kind_of(move) != BID:
            return False
        decision = payload_of(move)
        if decision == GO_IN:
            return True
        free = self.free(seat)
        if decision == STAY_OUT:
            return free & MAY_STAY_OUT != 0
        if decision == RUMBA:
            return free & MAY_CALL != 0
        if decision == SWAP_IN:
            return free & MAY_SWAP != 0
        return decision == SWAP_RUMBA and free & (MAY_CALL | MAY_SWAP) == MAY_CALL | MAY_SWAP

    def why_not(self, seat: i64, move: i64) -> Refusal:
        decision = payload_of(move)
        if kind_of(move) != BID or not STAY_OUT <= decision <= SWAP_RUMBA:
            return Refusal("R3", "decide-first")
        if decision == STAY_OUT:
            if self.caller >= 0:
                return Refusal("R7", "must-go-in")
            return Refusal("R5", "jack-turned")
        if decision == RUMBA or decision == SWAP_RUMBA:
            if self.caller >= 0:
                return Refusal("R8", "rumba-called")
            if not self.free(seat) & MAY_CALL:
                return Refusal("R9", "rumba-alone")
        if self.hands[seat] & BIT[self.two]:
            return Refusal("R7", "no-swap-after-rumba")
        return Refusal("R6", "no-two-of-trump", {"card": card_text(self.two)})

    def play(self, seat: i64, move: i64) -> None:
        decision = payload_of(move)
        if decision == STAY_OUT:
            self.outside |= BIT[seat]
        else:
            self.playing |= BIT[seat]
        if decision == RUMBA or decision == SWAP_RUMBA:
            self.caller = seat
        if decision >= SWAP_IN:
            self.hands[seat] ^= BIT[self.two] | BIT[self.upcard]  # R6
            self.upcard = self.two
            self.swapper = seat
        self.turn = i64(-1) if seat == self.dealer else seat + 1 if seat + 1 < self.seats else i64(0)

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = _CHOICES[self.free(seat)]
        return moves[rng.below(len(moves))]


def exchange_move(cards: i64) -> i64:
    """The move that exchanges a set of cards."""
    payload = card_count(cards) << _COUNT_SHIFT
    while cards:
        payload = (payload & ~0x3FFFFFFF) | (payload & 0xFFFFFF) << 6 | first_card(cards)
        cards &= cards - 1
    return make_move(EXCHANGE, payload)


def exchange_count(payload: i64) -> i64:
    """How many cards are exchanged, also where they are hidden."""
    return (payload & ~HIDDEN) >> _COUNT_SHIFT


def exchanged_cards(payload: i64) -> i64:
    """The set of cards that are exchanged (hidden ones are not in it)."""
    cards: i64 = 0
    if not payload & HIDDEN:
        for _ in range(exchange_count(payload)):
            cards |= BIT[payload & 63]
            payload >>= 6
    return cards


def hidden_exchange(move: i64) -> i64:
    """T3: the move as the others know it, by its number of cards."""
    return make_move(EXCHANGE, HIDDEN | exchange_count(payload_of(move)) << _COUNT_SHIFT)


#: Before the first deal.
NOTHING_DECIDED: Final = Deciding(vec[i64](), 0, -1, False)


def _chosen(hand: i64, places: i64) -> i64:
    """The move that exchanges the cards at some places (bits) of a hand."""
    payload: i64 = 0
    count: i64 = 0
    while hand:
        if places & 1:
            payload = payload << 6 | first_card(hand)
            count += 1
        places >>= 1
        hand &= hand - 1
    return make_move(EXCHANGE, payload | count << _COUNT_SHIFT)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Phase):
    """R13, R14: who went in last exchanges first, then the others anticlockwise.

    `hands` are those of the play, `stock` the cards that can be drawn, the next one at `top`; `waiting` is the set of
    seats that have still to exchange, `laid[seat]` what a seat laid away.
    """

    def __init__(self, hands: vec[i64], stock: vec[i64], top: i64, dealer: i64, waiting: i64) -> None:
        super().__init__()
        self.hands = hands  # the state sets those of the copied play: till then copies share it
        self.stock = stock  # never written in, so copies share it
        self.top: i64 = top
        self.waiting: i64 = waiting
        self.laid = vec[i64]([0] * len(hands))
        self.turn = self._before(dealer + 1)

    def _before(self, seat: i64) -> i64:
        """The first waiting seat anticlockwise from a seat; -1 when all have exchanged."""
        if not self.waiting:
            return -1
        seat -= 1
        while seat < 0 or not self.waiting & BIT[seat]:
            seat = seat - 1 if seat > 0 else len(self.hands) - 1
        return seat

    def name(self) -> str:
        return "exchange"

    def copy(self) -> "Exchange":
        """An independent phase, but for the hands: the state gives it those of the copied play."""
        laid = self.laid
        other = Exchange(self.hands, self.stock, self.top, 0, self.waiting)
        other.turn = self.turn
        other.laid = laid[: len(laid)]
        return other

    def legal(self, seat: i64) -> list[int]:
        """At most 26 moves: every set of at most three cards."""
        if seat != self.turn:
            return []
        hand = self.hands[seat]
        return [int(_chosen(hand, places)) for places in _SUBSETS]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or kind_of(move) != EXCHANGE:
            return False
        payload = payload_of(move)
        if payload < 0 or payload >> _COUNT_SHIFT > MOST_CARDS:
            return False
        cards = exchanged_cards(payload) if _plain(payload) else 0
        return cards & ~self.hands[seat] == 0 and exchange_move(cards) == move

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == BID:
            return Refusal("R3", "decided")
        payload = payload_of(move)
        if kind_of(move) != EXCHANGE or payload < 0 or payload & HIDDEN or not _plain(payload):
            return Refusal("R13", "exchange-first")
        strange = exchanged_cards(payload) & ~self.hands[seat]
        if strange:
            return Refusal("", "not-held", {"card": card_text(first_card(strange))})
        return Refusal("R13", "too-many-cards", {"count": int(exchange_count(payload))})

    def play(self, seat: i64, move: i64) -> None:
        cards = exchanged_cards(payload_of(move))
        self.laid[seat] = cards
        fresh: i64 = 0
        for _ in range(card_count(cards)):
            fresh |= BIT[self.stock[self.top]]
            self.top += 1
        self.hands[seat] ^= cards | fresh
        self.waiting ^= BIT[seat]
        self.turn = self._before(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        return _chosen(self.hands[seat], _SUBSETS[rng.below(len(_SUBSETS))])


def _plain(payload: i64) -> bool:
    """Whether a payload names at most five cards, all of them cards."""
    if payload >> _COUNT_SHIFT > 5:
        return False
    for _ in range(payload >> _COUNT_SHIFT):
        if payload & 63 > 62:
            return False
        payload >>= 6
    return True
