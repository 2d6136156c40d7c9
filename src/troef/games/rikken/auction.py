"""The auction of rikken (R5–R9): bids in turn, shared misères and pieks, compulsory troela."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import PASS_IS_FINAL, Auction
from troef.core.moves import BID, PASS, PLAY, TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.rikken.contracts import LADDER, TROELA
from troef.games.rikken.moves import BLIND, CALL

_PASS: Final[BoxedMove] = int(PASS)
#: The bids of those who do not hold three aces.
_WITHOUT_TROELA: Final[list[BoxedMove]] = LADDER.moves[:TROELA] + LADDER.moves[TROELA + 1 :]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Auction):
    """R5–R9. `aces_with` is the seat that holds exactly three aces, or -1."""

    def __init__(self, first: i64, aces_with: i64) -> None:
        super().__init__(LADDER, first, PASS_IS_FINAL)
        self.aces_with: i64 = aces_with

    def copy(self) -> Phase:
        other = Bidding(self.first, self.aces_with)
        self.copy_auction(other)
        return other

    def owes_troela(self, seat: i64) -> bool:
        """R9: with exactly three aces one bids troela or higher, unless a higher bid has been made."""
        return seat == self.aces_with and self.high <= TROELA

    def choosy(self) -> bool:
        return True

    def may_bid(self, seat: i64, rung: i64) -> bool:
        if seat == self.aces_with:
            return rung >= TROELA
        return rung != TROELA

    def may_pass(self, seat: i64) -> bool:
        return not self.owes_troela(seat)

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        low = self.lowest(seat)
        if seat == self.aces_with:
            bids = LADDER.moves[max(low, TROELA) :]
            if self.high <= TROELA:
                return bids
        else:
            bids = _WITHOUT_TROELA[low if low <= TROELA else low - 1 :]
        bids.insert(0, _PASS)
        return bids

    def pick(self, seat: i64, rng: Rng) -> i64:
        low = self.lowest(seat)
        if seat == self.aces_with:
            low = max(low, TROELA)
            passes: i64 = 0 if self.high <= TROELA else 1
            choice = rng.below(passes + LADDER.size - low)
            return PASS if choice < passes else make_move(BID, low + choice - passes)
        spare: i64 = 1 if low <= TROELA else 0
        choice = rng.below(1 + LADDER.size - low - spare)
        if choice == 0:
            return PASS
        rung = low + choice - 1
        return make_move(BID, rung + 1 if spare and rung >= TROELA else rung)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == PLAY or kind == BLIND:
            return Refusal("R18", "auction-first")
        if kind == TRUMP or kind == CALL:
            return Refusal("R10", "auction-first")
        if kind != BID and move != PASS:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if self.owes_troela(seat):
            return Refusal("R9", "must-troela")
        if payload_of(move) == TROELA and self.high < TROELA:
            return Refusal("R9", "troela-needs-three-aces")
        return super().why_not(seat, move)
