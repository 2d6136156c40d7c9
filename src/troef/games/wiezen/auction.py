"""The auction of wiezen (R5–R17): waiting, asking and going along, lone bids, shared miseries, compulsory troel."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import PASS_IS_FINAL, Auction
from troef.cards.bits import BIT, card_count, nth_card
from troef.core.moves import BID, OWN, PASS, PLAY, TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.wiezen.contracts import LADDER, MEEGAAN, SOLO, TROEL, VRAAG

#: R7.
WAIT: Final[i64] = OWN
_WAIT: Final[BoxedMove] = int(WAIT)

ALL_SEATS: Final[i64] = 15


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Auction):
    """R5–R17. `aces_with` is the seat that holds three or four aces, or -1; `waiting`: the first player waits, and
    has not spoken again."""

    def __init__(self, first: i64, aces_with: i64) -> None:
        super().__init__(LADDER, first, PASS_IS_FINAL)
        self.aces_with: i64 = aces_with
        self.waiting: bool = False

    def copy(self) -> Phase:
        other = Bidding(self.first, self.aces_with)
        self.copy_auction(other)
        other.waiting = self.waiting
        return other

    def passed_out(self) -> bool:
        """R16: nobody made a bid that stands."""
        return self.turn < 0 and self.high < 0

    # ---- what may be said ----

    def owes_troel(self, seat: i64) -> bool:
        """R11: a holder of three or four aces bids troel or higher, unless a higher bid has been made."""
        return seat == self.aces_with and self.high <= TROEL

    def may_wait(self, seat: i64) -> bool:
        """R7: only the first player, on his first turn."""
        return self.spoken == 0 and seat == self.turn and not self.owes_troel(seat)

    def choosy(self) -> bool:
        return True

    def may_bid(self, seat: i64, rung: i64) -> bool:
        if rung == MEEGAAN:
            return self.may_join(seat)
        if self.waiting and seat == self.first:
            return False  # R7
        if seat == self.aces_with:
            return rung >= TROEL or self.high > TROEL
        if rung == SOLO:
            return self.high == VRAAG and self.bidder == seat  # R9
        return rung != TROEL

    def may_join(self, seat: i64) -> bool:
        """R8: the last bid is somebody else's vraag that nobody has joined."""
        return self.high == VRAAG and self.bidder != seat and not self.owes_troel(seat)

    def may_pass(self, seat: i64) -> bool:
        return not self.owes_troel(seat)

    # ---- the phase ----

    def legal(self, seat: i64) -> list[int]:
        moves = super().legal(seat)
        if self.may_wait(seat):
            moves.append(_WAIT)
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if move == WAIT:
            return self.may_wait(seat)
        return super().allows(seat, move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        passes: i64 = 1 if self.may_pass(seat) else 0
        rungs = self.open_rungs(seat)
        said = passes + card_count(rungs)
        choice = rng.below(said + 1 if self.may_wait(seat) else said)
        if choice == said:
            return WAIT
        return PASS if choice < passes else make_move(BID, nth_card(rungs, choice - passes))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == PLAY or kind == TRUMP:
            return Refusal("R19" if kind == PLAY else "R18", "auction-first")
        if kind != BID and move != PASS and move != WAIT:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if self.owes_troel(seat):
            return Refusal("R11", "must-troel")
        if kind != BID:
            return Refusal("R7", "only-first-waits")
        rung = payload_of(move)
        if rung == MEEGAAN:
            return Refusal("R8", "nobody-to-join")
        if self.waiting and seat == self.first:
            return Refusal("R7", "waiter-joins-or-passes")
        if rung == TROEL and seat != self.aces_with:
            return Refusal("R11", "troel-needs-aces")
        if rung == SOLO and self.high < SOLO:
            return Refusal("R9", "solo-after-vraag")
        return super().why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if move == WAIT:
            self.waiting = True
        else:
            if seat == self.first:
                self.waiting = False
            if move == PASS:
                self.pass_by(seat)
            else:
                self.bid(seat, payload_of(move))
        self.go_on(seat)

    def pass_by(self, seat: i64) -> None:
        super().pass_by(seat)
        if self.high == VRAAG and self.bidder == seat:  # R16: an asker whom nobody joined
            self.high = -1
            self.bidder = -1
            self.holders = 0

    def bid(self, seat: i64, rung: i64) -> None:
        asker = self.holders if rung == MEEGAAN else 0
        super().bid(seat, rung)
        self.holders |= asker  # R14: asker and joiner stand together

    def next_speaker(self, seat: i64) -> i64:
        if self.high < 0 and self.waiting and self.out | BIT[self.first] == ALL_SEATS:
            return -1  # R16: no further turn for the waiter
        other = super().next_speaker(seat)
        if other < 0 and self.high == VRAAG:
            return self.bidder  # R15
        return other
