"""Bidding in turn, each bid higher than the last: the phase that auctions share.

In Bridge and Pandoeren a player who has passed may bid again, in Wiezen and Rikken a pass is final, in Bieden and Cinch
everybody speaks once. A game with calls of its own (double, meegaan, wachten) adds them in a subclass.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.ladder import Ladder
from troef.cards.bits import BIT, card_count
from troef.core.moves import BID, PASS, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: What a pass means: it is final; one may bid again later; everybody speaks once.
PASS_IS_FINAL: Final[i64] = 0
PASS_AND_RETURN: Final[i64] = 1
SPEAK_ONCE: Final[i64] = 2

_PASS: Final[BoxedMove] = int(PASS)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Auction(Phase):
    """One auction, clockwise from `first`.

    `high` is the rung of the highest bid (-1: none), `bidder` who made it last, `holders` the seats (bits) that hold it
    — several where it is shared, each with its own `bids[seat]`; `out` the seats that passed for good; `quiet` the
    passes since the last bid, `spoken` the turns taken, `bid_by` the seats that have made a bid. It is over when `turn`
    is -1; without a bid everybody has passed.
    """

    def __init__(self, ladder: Ladder, first: i64, passing: i64, seats: i64 = 4) -> None:
        super().__init__()
        self.ladder = ladder
        self.passing: i64 = passing
        self.seats: i64 = seats
        self.first: i64 = first
        self.turn = first
        self.high: i64 = -1
        self.bidder: i64 = -1
        self.holders: i64 = 0
        self.out: i64 = 0
        self.quiet: i64 = 0
        self.spoken: i64 = 0
        self.bid_by: i64 = 0
        self.bids = vec[i64]([-1] * seats)

    def name(self) -> str:
        return "auction"

    def copy(self) -> Phase:
        bids = self.bids
        other = Auction(self.ladder, self.first, self.passing, self.seats)
        other.turn, other.high, other.bidder, other.holders = self.turn, self.high, self.bidder, self.holders
        other.out, other.quiet, other.spoken, other.bid_by = self.out, self.quiet, self.spoken, self.bid_by
        other.bids = bids[: len(bids)]
        return other

    def copy_auction(self, other: "Auction") -> None:
        """Copy the fields of every auction into a subclass's copy."""
        bids = self.bids
        other.turn, other.high, other.bidder, other.holders = self.turn, self.high, self.bidder, self.holders
        other.out, other.quiet, other.spoken, other.bid_by = self.out, self.quiet, self.spoken, self.bid_by
        other.bids = bids[: len(bids)]

    # ---- what may be said: a game overrides what is different ----

    def lowest(self, seat: i64) -> i64:
        """The lowest rung that a seat may bid; all higher ones may be bid as far as `may_bid` allows."""
        return self.ladder.lowest_over(self.high)

    def may_bid(self, seat: i64, rung: i64) -> bool:
        """Whether a bid that is high enough may be made by this seat."""
        return True

    def may_pass(self, seat: i64) -> bool:
        """Whether a seat may pass."""
        return True

    def choosy(self) -> bool:
        """Whether `may_bid` has to be asked: not in auctions where every bid that is high enough may be made."""
        return False

    # ---- the phase ----

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        ladder = self.ladder
        low = self.lowest(seat)
        if not self.choosy():
            bids = ladder.moves[low:]
        else:
            bids = []
            for rung in range(low, ladder.size):
                if self.may_bid(seat, rung):
                    bids.append(ladder.moves[rung])
        if self.may_pass(seat):
            bids.insert(0, _PASS)
        return bids

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if move == PASS:
            return self.may_pass(seat)
        if kind_of(move) != BID:
            return False
        rung = payload_of(move)
        return self.lowest(seat) <= rung < self.ladder.size and (not self.choosy() or self.may_bid(seat, rung))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        ladder = self.ladder
        if kind_of(move) == BID and 0 <= payload_of(move) < self.lowest(seat):
            high = ladder.names[self.high] if self.high >= 0 else ""
            return Refusal(ladder.clause, "bid-too-low", {"bid": ladder.names[payload_of(move)], "high": high})
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.pass_by(seat)
        else:
            self.bid(seat, payload_of(move))
        self.go_on(seat)

    def pass_by(self, seat: i64) -> None:
        """Note a pass."""
        self.quiet += 1
        if self.passing != PASS_AND_RETURN:
            self.out |= BIT[seat]

    def bid(self, seat: i64, rung: i64) -> None:
        """Note a bid; one that shares the highest leaves the others theirs, a higher one cancels them."""
        if self.ladder.beats(rung, self.high):
            self.holders = 0
        self.holders |= BIT[seat]
        self.bids[seat] = rung
        self.high = rung
        self.bidder = seat
        self.bid_by |= BIT[seat]
        self.quiet = 0

    def go_on(self, seat: i64) -> None:
        """Give the turn to the next seat that speaks, or end the auction."""
        self.spoken += 1
        self.turn = self.next_speaker(seat)

    def next_speaker(self, seat: i64) -> i64:
        """The seat that speaks after this one; -1 when the auction is over."""
        seats = self.seats
        if self.passing == SPEAK_ONCE:
            return i64(-1) if self.spoken == seats else (seat + 1) % seats
        if self.passing == PASS_AND_RETURN:
            return i64(-1) if self.quiet == (seats if self.high < 0 else seats - 1) else (seat + 1) % seats
        silent = self.out | self.holders
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if not silent & BIT[other]:
                return other
        return -1

    def open_rungs(self, seat: i64) -> i64:
        """The rungs that a seat may bid, as a set (bits), in auctions that have fewer than 63."""
        rungs: i64 = 0
        for rung in range(self.lowest(seat), self.ladder.size):
            if self.may_bid(seat, rung):
                rungs |= BIT[rung]
        return rungs

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.choosy():
            moves = self.legal(seat)
            return moves[rng.below(len(moves))]
        low = self.lowest(seat)
        passes: i64 = 1 if self.may_pass(seat) else 0
        choice = rng.below(passes + self.ladder.size - low)
        return PASS if choice < passes else make_move(BID, low + choice - passes)

    def bidders(self) -> i64:
        """How many seats hold the highest bid."""
        return card_count(self.holders)
