"""Doubling: each player in turn names the players whom he doubles (R20–R24)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, nth_card
from troef.core.moves import DOUBLE, PLAY, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

ALL_SEATS: Final[i64] = 15

#: For every set of seats the moves that double a part of it, none included.
_PARTS: Final[list[list[int]]] = [
    [int(make_move(DOUBLE, part)) for part in range(16) if part & ~seats == 0] for seats in range(16)
]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Doubling(Phase):
    """R21: the dealer's right, the dealer, his left, the chooser, once each. `doubled[seat]` is the set of seats
    (bits) whom the seat has doubled."""

    def __init__(self, dealer: i64) -> None:
        super().__init__()
        self.chooser: i64 = (dealer + 2) & 3
        self.turn = (dealer + 3) & 3
        self.doubled = vec[i64]([0, 0, 0, 0])

    def name(self) -> str:
        return "doubling"

    def copy(self) -> Phase:
        doubled = self.doubled
        other = Doubling(0)
        other.turn, other.chooser = self.turn, self.chooser
        other.doubled = doubled[: len(doubled)]
        return other

    def able(self) -> i64:
        """Whom the player on turn may double: the others (R22), the chooser only who has doubled him (R23)."""
        if self.turn != self.chooser:
            return ALL_SEATS ^ BIT[self.turn]
        seats: i64 = 0
        for seat in range(4):
            if self.doubled[seat] & BIT[self.chooser]:
                seats |= BIT[seat]
        return seats

    def legal(self, seat: i64) -> list[int]:
        return _PARTS[self.able()][:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        seats = payload_of(move)
        if seat != self.turn or kind_of(move) != DOUBLE or seats < 0:
            return False
        return seats & ~self.able() == 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        seats = payload_of(move)
        if kind_of(move) == PLAY:
            return Refusal("R20", "doubling-first")
        if kind_of(move) != DOUBLE or not 0 <= seats <= ALL_SEATS:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if seats & BIT[seat]:
            return Refusal("R23" if seat == self.chooser else "R22", "not-yourself")
        return Refusal("R23", "only-back")

    def play(self, seat: i64, move: i64) -> None:
        self.doubled[seat] = payload_of(move)
        self.turn = i64(-1) if seat == self.chooser else (seat + 1) & 3

    def pick(self, seat: i64, rng: Rng) -> i64:
        able, part = self.able(), 0
        chosen = rng.below(BIT[card_count(able)])
        for place in range(card_count(able)):
            if chosen & BIT[place]:
                part |= BIT[nth_card(able, place)]
        return make_move(DOUBLE, part)
