"""The auction of bieden (R4–R8): everybody speaks once, and the dealer plays after three passes."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import SPEAK_ONCE, Auction
from troef.auction.ladder import Ladder
from troef.core.moves import BID, PASS, PLAY, kind_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: The bids by rung (R6).
LADDER: Final = Ladder(
    (
        *[str(points) for points in range(100, 300, 10)],
        "pandoer",
        *[str(points) for points in range(300, 400, 10)],
        "overleg",
        *[str(points) for points in range(400, 670, 10)],
    ),
    "R5",
)
PANDOER: Final[i64] = 20
OVERLEG: Final[i64] = 31


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Auction):
    """R4–R7. `forced`: the dealer, after three passes, plays for 100."""

    def __init__(self, first: i64) -> None:
        super().__init__(LADDER, first, SPEAK_ONCE)
        self.forced: bool = False

    def copy(self) -> Phase:
        other = Bidding(self.first)
        self.copy_auction(other)
        other.forced = self.forced
        return other

    def may_pass(self, seat: i64) -> bool:
        return self.spoken < 3 or self.high >= 0  # R7

    def bid(self, seat: i64, rung: i64) -> None:
        self.forced = self.spoken == 3 and self.high < 0 and rung == 0
        super().bid(seat, rung)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("R7", "forced-dealer")
        if kind_of(move) == PLAY:
            return Refusal("R9", "auction-first")
        if kind_of(move) != BID:
            return Refusal("R15", "auction-first")
        return super().why_not(seat, move)


def auction_at_random(first: i64, rng: Rng) -> tuple[i64, i64, bool]:
    """What `Bidding` comes to where everybody picks at random: the rung, who bid it, whether he was forced."""
    high: i64 = -1
    bidder: i64 = -1
    forced = False
    for spoken in range(4):
        least = high + 1
        passes: i64 = 1 if spoken < 3 or high >= 0 else 0  # R7
        choice = rng.below(passes + LADDER.size - least)
        if choice >= passes:
            forced = spoken == 3 and high < 0 and choice == 0
            bidder = (first + spoken) & 3
            high = least + choice - passes
    return high, bidder, forced
