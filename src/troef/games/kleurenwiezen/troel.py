"""Troel (R11–R15): the round before the auction, the pas-grote-miserie round, and naming the trump suit."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count
from troef.cards.card import ACE
from troef.core.moves import BID, PASS, TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.kleurenwiezen.bidding import (
    ABOVE_TROEL_ONLY,
    PAS_MISERIE,
    PAS_TROEL,
    PASS_MOVE,
    RAISE_NOT_PAS,
    SAY_PAS,
    TROEL_CALL,
    TROEL_LOW,
    BiddingRound,
)
from troef.games.kleurenwiezen.contracts import (
    ABOVE_TROEL,
    FIRST_SPECIAL,
    SPECIAL_MOVES,
    SPECIAL_RUNG,
    SPECIALS,
)

ACES: Final[i64] = RANK_CARDS[ACE]

TROEL_MOVES: Final[list[BoxedMove]] = [int(TROEL_CALL)]
PAS_TROEL_MOVES: Final[list[BoxedMove]] = [int(PAS_TROEL)]
PAS_MISERIE_MOVE: Final[BoxedMove] = int(PAS_MISERIE)
TRUMP_MOVES: Final[list[BoxedMove]] = [int(make_move(TRUMP, suit)) for suit in range(4)]


def has_troel(hand: i64) -> bool:
    """R11: exactly three aces."""
    return card_count(hand & ACES) == 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TroelRound(Phase):
    """R11: everybody in turn says `troel` or `pas troel`, as his aces bid him; `caller` is who said troel, or -1."""

    def __init__(self, first: i64, hands: vec[i64]) -> None:
        super().__init__()
        self.first: i64 = first
        self.hands = hands
        self.turn = first
        self.caller: i64 = -1

    def name(self) -> str:
        return "troel"

    def copy(self) -> Phase:
        hands = self.hands
        other = TroelRound(self.first, hands[: len(hands)])
        other.turn, other.caller = self.turn, self.caller
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn or seat < 0:
            return []
        return list(TROEL_MOVES if has_troel(self.hands[seat]) else PAS_TROEL_MOVES)

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or seat < 0:
            return False
        return move == (TROEL_CALL if has_troel(self.hands[seat]) else PAS_TROEL)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == TROEL_CALL:
            return Refusal("R11", "troel-needs-three-aces")
        if has_troel(self.hands[seat]):
            return Refusal("R11", "must-troel")
        return Refusal("R11", "say-pas-troel")

    def play(self, seat: i64, move: i64) -> None:
        if move == TROEL_CALL:
            self.caller = seat
            self.turn = -1
        else:
            other = (seat + 1) & 3
            self.turn = i64(-1) if other == self.first else other

    def pick(self, seat: i64, rng: Rng) -> i64:
        return TROEL_CALL if has_troel(self.hands[seat]) else PAS_TROEL


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PasRound(BiddingRound):
    """R13, R14: after troel everybody speaks once, the caller last, and says `pas grote miserie` or bids higher; then
    those who bid may raise. Without a bid `high` stays -1 and troel is played."""

    def __init__(self, caller: i64, jury_from: i64) -> None:
        super().__init__(jury_from)
        self.caller: i64 = caller
        self.turn = (caller + 1) & 3
        self.raising: bool = False

    def name(self) -> str:
        return "jury" if self.asking >= 0 else "pas-miserie"

    def copy(self) -> Phase:
        other = PasRound(self.caller, self.jury_from)
        self.copy_round(other)
        other.raising = self.raising
        return other

    def fault(self, seat: i64, move: i64) -> i64:
        kind, payload = kind_of(move), payload_of(move)
        if kind == BID and 0 <= payload < SPECIALS:
            if self.raising:  # R14: the round counts as the first turn (R22)
                return self.later_fault(seat, payload)
            if payload < ABOVE_TROEL:
                return ABOVE_TROEL_ONLY
            return TROEL_LOW if self.too_low(SPECIAL_RUNG[payload]) else i64(0)
        if move == PAS_MISERIE:
            return RAISE_NOT_PAS if self.raising else i64(0)
        if move == PASS:
            return i64(0) if self.raising else SAY_PAS
        return RAISE_NOT_PAS if self.raising else ABOVE_TROEL_ONLY

    def sayings(self, seat: i64) -> list[BoxedMove]:
        if self.raising:
            moves: list[BoxedMove] = [PASS_MOVE]
            self.later_bids(seat, moves)
            return moves
        return [PAS_MISERIE_MOVE, *SPECIAL_MOVES[max(ABOVE_TROEL, FIRST_SPECIAL[self.high + 1]) :]]

    def play(self, seat: i64, move: i64) -> None:
        if self.asking >= 0:
            self.hear_jury(move)
            return
        if kind_of(move) != BID:
            self.drop(seat)
        elif not self.settle_bid(seat, SPECIAL_RUNG[payload_of(move)]):
            return
        self.turn = self.next_speaker(seat)

    def next_speaker(self, seat: i64) -> i64:
        if not self.raising and seat != self.caller:
            return (seat + 1) & 3
        self.raising = True
        silent = self.passed | self.holders  # R30
        for step in range(1, 5):
            other = (seat + step) & 3
            if not silent & BIT[other]:
                return other
        return -1
