"""The phases that only cinch has: its auction and the naming of trumps."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import SPEAK_ONCE, Auction
from troef.core.moves import BID, TRUMP, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.cinch.language import BIDS

_TRUMP_MOVES: Final[list[object]] = [int(make_move(TRUMP, suit)) for suit in range(4)]


@final
@mypyc_attr(acyclic=True)
class Bidding(Auction):
    """R7: everybody speaks once, each bid higher than the last; none is lower than the table allows."""

    def __init__(self, first: i64, least: i64) -> None:
        super().__init__(BIDS, first, SPEAK_ONCE)
        self.least: i64 = least

    def copy(self) -> Phase:
        other = Bidding(self.first, self.least)
        self.copy_auction(other)
        return other

    def lowest(self, seat: i64) -> i64:
        low = self.ladder.lowest_over(self.high)
        return low if low >= self.least - 1 else self.least - 1

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == BID and 0 <= payload_of(move) < self.least - 1 and self.high < 0:
            return Refusal("R7", "below-minimum", {"bid": int(payload_of(move)) + 1, "least": int(self.least)})
        return super().why_not(seat, move)


@final
@mypyc_attr(acyclic=True)
class Naming(Phase):
    """R9: the bidder names the trump suit."""

    def __init__(self, bidder: i64) -> None:
        super().__init__()
        self.turn = bidder
        self.trump: i64 = -1

    def name(self) -> str:
        return "trump"

    def copy(self) -> Phase:
        other = Naming(self.turn)
        other.trump = self.trump
        return other

    def legal(self, seat: i64) -> list[int]:
        return list(_TRUMP_MOVES) if seat == self.turn else []  # type: ignore[arg-type]

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and kind_of(move) == TRUMP and 0 <= payload_of(move) < 4

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R9", "name-trump-first")

    def play(self, seat: i64, move: i64) -> None:
        self.trump = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(TRUMP, rng.below(4))
