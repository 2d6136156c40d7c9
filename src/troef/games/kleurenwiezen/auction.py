"""The main auction of kleurenwiezen (R16–R32): waiting, asking, joining, raising, keeping, solo and special bids."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, SUIT_CARDS
from troef.core.moves import BID, PASS, RAISE, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.games.kleurenwiezen.bidding import (
    ASK,
    ASK_FIRST,
    ASK_LATE,
    FIRST_TURN,
    HIGH_BLOCKS,
    HIGHER_SUIT,
    HOLDER_BOUND,
    JOIN,
    JOIN_HIGHER,
    JOIN_LATE,
    JOIN_LOW,
    JOINER_BOUND,
    KEEP,
    KEEP_LOW,
    MISERIE_BLOCKS,
    NO_CARD,
    NO_REQUEST,
    NO_SUCH_RAISE,
    NO_SUCH_SOLO,
    NOBODY_TO_ASK,
    NOBODY_TO_KEEP,
    ONLY_ASKER,
    ONLY_FIRST_WAITS,
    ONLY_JOINER,
    PASS_MOVE,
    RAISE_LOW,
    SOLO,
    SOLO_LOW,
    SOLO_RAISE_LOW,
    SUIT_TAKEN,
    TOO_LOW,
    WAIT,
    WAITER_BOUND,
    BiddingRound,
    join_choice,
    join_level,
    join_suit,
)
from troef.games.kleurenwiezen.contracts import (
    ABONDANCE_9,
    FIRST_SPECIAL,
    LEAST_SAMEN,
    LEAST_SOLO,
    MOST_SAMEN,
    MOST_SOLO,
    SAMEN,
    SAMEN_LEVELS,
    SHAREABLE,
    SPECIAL_MOVES,
    SPECIAL_RUNG,
    SPECIALS,
    SUIT_AT,
    SUIT_ORDER,
    is_solo,
    rank_at,
    rung_of,
    suit_at,
)
from troef.games.kleurenwiezen.contracts import (
    SOLO as SOLO_RANK,
)

#: What the seat on turn is in the auction; nobody is anything else.
FIRST: Final[i64] = 0  # on his first turn
WAITER: Final[i64] = 1  # R17: waited, and speaks for the second time
ASKER: Final[i64] = 2  # R23: asked, and is alone
JOINER: Final[i64] = 3  # R21: speaks for an outbid pair
HOLDER: Final[i64] = 4  # R27: his special or solo bid has been outbid

WAIT_MOVE: Final[BoxedMove] = int(WAIT)
KEEP_MOVE: Final[BoxedMove] = int(KEEP)
ASK_MOVES: Final[list[BoxedMove]] = [int(make_move(ASK, suit)) for suit in range(4)]
JOIN_MOVES: Final[list[BoxedMove]] = [int(make_move(JOIN, choice)) for choice in range(4 * SAMEN_LEVELS)]
RAISE_MOVES: Final[list[BoxedMove]] = [int(make_move(RAISE, n)) for n in range(MOST_SAMEN + 1)]
SOLO_MOVES: Final[list[BoxedMove]] = [int(make_move(SOLO, n)) for n in range(MOST_SOLO + 1)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MainAuction(BiddingRound):
    """R16–R31.

    By seat: `request` is the suit asked while the request is open or joined (-1: there is none, or it is closed);
    `joined` whom a joiner has joined (-1). As bits: `spoken` who has had a turn, `bound` whose request is joined,
    `kept` who kept his suit. `waiting` is the seat that waited and has not spoken again, or -1; `miserie`: somebody bid
    a miserie or piccolo (R18).
    """

    def __init__(self, first: i64, hands: vec[i64], jury_from: i64) -> None:
        super().__init__(jury_from)
        self.first: i64 = first
        self.hands = hands
        self.turn = first
        self.spoken: i64 = 0
        self.bound: i64 = 0
        self.kept: i64 = 0
        self.waiting: i64 = -1
        self.miserie: bool = False
        self.request = vec[i64]([-1, -1, -1, -1])
        self.joined = vec[i64]([-1, -1, -1, -1])

    def name(self) -> str:
        return "jury" if self.asking >= 0 else "auction"

    def copy(self) -> Phase:
        hands, request, joined = self.hands, self.request, self.joined
        other = MainAuction(self.first, hands[: len(hands)], self.jury_from)
        self.copy_round(other)
        other.spoken, other.bound, other.kept, other.waiting = self.spoken, self.bound, self.kept, self.waiting
        other.miserie = self.miserie
        other.request = request[: len(request)]
        other.joined = joined[: len(joined)]
        return other

    # ---- who is who ----

    def role(self, seat: i64) -> i64:
        """What a seat on turn is."""
        if not self.spoken & BIT[seat]:
            return FIRST
        if self.waiting == seat:
            return WAITER
        if self.joined[seat] >= 0:
            return JOINER
        return ASKER if self.request[seat] >= 0 else HOLDER

    def asker_of(self, suit: i64, seat: i64) -> i64:
        """R19 (1): the other seat whose request for this suit is open, or -1."""
        for other in range(4):
            if self.request[other] == suit and other != seat and not self.bound & BIT[other]:
                return other
        return -1

    def may_get_partner(self, seat: i64, suit: i64) -> bool:
        """R18 (4), R25: whether some other player could still join this suit."""
        for other in range(4):
            if other == seat:
                continue
            if not self.spoken & BIT[other] or self.waiting == other:
                return True
            asks = self.request[other]
            if asks >= 0 and not (self.bound | self.kept) & BIT[other] and SUIT_ORDER[asks] < SUIT_ORDER[suit]:
                return True
        return False

    # ---- one clause for each thing one can say: 0, or why not ----

    def fault(self, seat: i64, move: i64) -> i64:
        kind, payload = kind_of(move), payload_of(move)
        if move == PASS:
            return 0  # R31
        if move == WAIT:
            return self.wait_fault(seat)
        if kind == ASK and 0 <= payload < 4:
            return self.ask_fault(seat, payload)
        if kind == JOIN and 0 <= payload < 4 * SAMEN_LEVELS:
            return self.join_fault(seat, join_suit(payload), join_level(payload))
        if kind == RAISE and payload >= 0:
            return self.raise_fault(seat, payload)
        if kind == SOLO and payload >= 0:
            return self.solo_fault(seat, payload)
        if move == KEEP:
            return self.keep_fault(seat)
        if kind == BID and 0 <= payload < SPECIALS:
            return self.special_fault(seat, payload)
        return -1

    def wait_fault(self, seat: i64) -> i64:
        """R17."""
        return i64(0) if not self.spoken and seat == self.first else ONLY_FIRST_WAITS

    def ask_fault(self, seat: i64, suit: i64) -> i64:
        """R18, R24."""
        role = self.role(seat)
        if role == WAITER:
            return WAITER_BOUND
        if role == JOINER:
            return JOINER_BOUND
        if role == HOLDER:
            return ASK_LATE
        if self.miserie:  # (1)
            return MISERIE_BLOCKS
        if rank_at(self.high) >= ABONDANCE_9:  # (2)
            return HIGH_BLOCKS
        if role == ASKER and SUIT_ORDER[suit] <= SUIT_ORDER[self.request[seat]]:
            return HIGHER_SUIT
        for other in range(4):  # (3): open or joined
            if other != seat and self.request[other] == suit:
                return SUIT_TAKEN
        return i64(0) if self.may_get_partner(seat, suit) else NOBODY_TO_ASK  # (4)

    def join_fault(self, seat: i64, suit: i64, n: i64) -> i64:
        """R19."""
        role = self.role(seat)
        if role == JOINER:
            return JOINER_BOUND
        if role == HOLDER:  # (3)
            return JOIN_LATE
        if self.asker_of(suit, seat) < 0:  # (1)
            return NO_REQUEST
        if role == ASKER and SUIT_ORDER[suit] <= SUIT_ORDER[self.request[seat]]:  # (3)
            return JOIN_HIGHER
        if not self.hands[seat] & SUIT_CARDS[suit]:  # (2)
            return NO_CARD
        return i64(0) if rung_of(SAMEN[n], suit) > self.high else JOIN_LOW  # (4)

    def raise_fault(self, seat: i64, n: i64) -> i64:
        """R21."""
        role = self.role(seat)
        if role == WAITER:
            return WAITER_BOUND
        if role != JOINER:
            return ONLY_JOINER
        if n < LEAST_SAMEN or n > MOST_SAMEN:
            return NO_SUCH_RAISE
        suit = self.request[self.joined[seat]]
        return i64(0) if rung_of(SAMEN[n], suit) > self.high else RAISE_LOW

    def solo_fault(self, seat: i64, n: i64) -> i64:
        """R26, R29."""
        role = self.role(seat)
        if role == WAITER:
            return WAITER_BOUND
        if role == JOINER:
            return JOINER_BOUND
        if n < LEAST_SOLO or n > MOST_SOLO:
            return NO_SUCH_SOLO
        if role == ASKER:
            return i64(0) if rung_of(SOLO_RANK[n], self.request[seat]) > self.high else SOLO_LOW
        mine = self.own[seat]
        if role == HOLDER and is_solo(rank_at(mine)):
            return i64(0) if rung_of(SOLO_RANK[n], suit_at(mine)) > self.high else SOLO_RAISE_LOW
        return ASK_FIRST if role == FIRST else HOLDER_BOUND

    def keep_fault(self, seat: i64) -> i64:
        """R25."""
        role = self.role(seat)
        if role == WAITER:
            return WAITER_BOUND
        if role == JOINER:
            return JOINER_BOUND
        if role != ASKER:
            return ONLY_ASKER
        suit = self.request[seat]
        if not self.may_get_partner(seat, suit):
            return NOBODY_TO_KEEP
        return i64(0) if rung_of(SAMEN[MOST_SAMEN], suit) > self.high else KEEP_LOW

    def special_fault(self, seat: i64, index: i64) -> i64:
        """R16, R22, R23, R27, R28."""
        role = self.role(seat)
        if role == WAITER:
            return WAITER_BOUND
        if role == JOINER:
            return JOINER_BOUND
        rung = SPECIAL_RUNG[index]
        if role == HOLDER:
            return self.later_fault(seat, index)
        if role == ASKER and not SHAREABLE[rank_at(rung)]:
            return FIRST_TURN  # R22, R23
        return TOO_LOW if self.too_low(rung) else i64(0)

    # ---- the same as a list ----

    def sayings(self, seat: i64) -> list[BoxedMove]:
        moves: list[BoxedMove] = [PASS_MOVE]
        role = self.role(seat)
        if role == JOINER:
            self._raises(seat, moves)
            return moves
        if role == FIRST and not self.spoken:
            moves.append(WAIT_MOVE)
        if (role == FIRST or role == ASKER) and not self.miserie and rank_at(self.high) < ABONDANCE_9:  # R18 (1), (2)
            for place in range(1, 5):
                suit = SUIT_AT[place]
                if self.ask_fault(seat, suit) == 0:
                    moves.append(ASK_MOVES[suit])
        if role != HOLDER:
            self._joins(seat, moves)
        if role == ASKER or role == HOLDER:
            for n in range(LEAST_SOLO, MOST_SOLO + 1):
                if self.solo_fault(seat, n) == 0:
                    moves.append(SOLO_MOVES[n])
            if self.keep_fault(seat) == 0:
                moves.append(KEEP_MOVE)
            self.later_bids(seat, moves)
        elif role == FIRST:
            moves += SPECIAL_MOVES[FIRST_SPECIAL[self.high + 1] :]
        return moves

    def _raises(self, seat: i64, moves: list[BoxedMove]) -> None:
        suit = self.request[self.joined[seat]]
        for n in range(LEAST_SAMEN, MOST_SAMEN + 1):
            if rung_of(SAMEN[n], suit) > self.high:
                moves.append(RAISE_MOVES[n])

    def _joins(self, seat: i64, moves: list[BoxedMove]) -> None:
        asked: i64 = 0
        for other in range(4):
            if other != seat and self.request[other] >= 0 and not self.bound & BIT[other]:
                asked |= BIT[self.request[other]]
        if not asked:
            return
        for place in range(1, 5):
            suit = SUIT_AT[place]
            if not asked & BIT[suit] or self.join_fault(seat, suit, MOST_SAMEN) != 0:
                continue
            for n in range(LEAST_SAMEN, MOST_SAMEN + 1):
                if rung_of(SAMEN[n], suit) > self.high:
                    moves.append(JOIN_MOVES[join_choice(suit, n)])

    # ---- saying it ----

    def play(self, seat: i64, move: i64) -> None:
        if self.asking >= 0:
            self.hear_jury(move)
            return
        kind, payload = kind_of(move), payload_of(move)
        if self.waiting == seat:
            self.waiting = -1
        self.spoken |= BIT[seat]
        if kind == PASS:
            self.drop(seat)
        elif kind == WAIT:
            self.waiting = seat
        elif kind == ASK:
            self.request[seat] = payload
        elif kind == KEEP:
            self.kept |= BIT[seat]
        elif kind == JOIN:
            self._join(seat, join_suit(payload), join_level(payload))
        elif kind == RAISE:
            partner = self.joined[seat]
            self.bid(seat, rung_of(SAMEN[payload], self.request[partner]))
            self.holders |= BIT[partner]
        elif kind == SOLO:
            asked = self.request[seat]
            suit = asked if asked >= 0 else suit_at(self.own[seat])
            self.bid(seat, rung_of(SOLO_RANK[payload], suit))
        elif not self.settle_bid(seat, SPECIAL_RUNG[payload]):
            return
        self.turn = self.next_speaker(seat)

    def _join(self, seat: i64, suit: i64, n: i64) -> None:
        partner = self.asker_of(suit, seat)
        self.bound |= BIT[partner]
        self.bid(seat, rung_of(SAMEN[n], suit))
        self.holders |= BIT[partner]
        self.joined[seat] = partner

    def bid(self, seat: i64, rung: i64) -> None:
        super().bid(seat, rung)
        self.request[seat] = -1  # R19 (1): closed for good
        if SHAREABLE[rank_at(rung)]:
            self.miserie = True

    def drop(self, seat: i64) -> None:
        super().drop(seat)
        self.request[seat] = -1
        partner = self.joined[seat]
        if partner >= 0:  # R21: the pair is dissolved
            self.joined[seat] = -1
            self.bound &= ~BIT[partner]

    def next_speaker(self, seat: i64) -> i64:
        silent = self.passed | self.kept | self.bound | self.holders  # R30
        for step in range(1, 5):
            other = (seat + step) & 3
            if not silent & BIT[other]:
                return other
        return -1
