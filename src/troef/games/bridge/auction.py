"""The auction of bridge (R6–R18): bids, doubles and redoubles, until three passes in a row."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import PASS_AND_RETURN, Auction
from troef.auction.ladder import Ladder
from troef.core.moves import BID, DOUBLE, OWN, PASS, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: "Redouble": a call that only bridge has.
REDOUBLE: Final[i64] = OWN
#: Beside the game: a player agrees to break the rubber off (A8); the referee writes down how a deal ended at another
#: table (declarer's tricks as payload).
ABANDON: Final[i64] = OWN + 1
RESULT: Final[i64] = OWN + 2

#: The strains from low to high (R9); a suit's place is its number, no trump comes last.
STRAINS: Final = ("C", "D", "H", "S", "NT")
NO_TRUMP_STRAIN: Final[i64] = 4

#: R7, R10: every bid from 1C to 7NT; rung = 5 × (level − 1) + strain.
LADDER: Final = Ladder(tuple(f"{level}{strain}" for level in range(1, 8) for strain in STRAINS), "R10")
BIDS: Final[i64] = 35

#: Bits of a seat, from 1, that first bid a strain.
FIRST_BITS: Final[i64] = 3
FIRST_MASK: Final[i64] = 7


def _calls(low: int, extra: "int | None") -> list[BoxedMove]:
    calls: list[BoxedMove] = [int(PASS)]
    if extra is not None:
        calls.append(extra)
    return calls + LADDER.moves[low:]


#: R11: the calls with these bids left, by the lowest bid: without, with a double, with a redouble.
PLAIN_CALLS: Final = [_calls(low, None) for low in range(36)]
DOUBLE_CALLS: Final = [_calls(low, int(DOUBLE)) for low in range(36)]
REDOUBLE_CALLS: Final = [_calls(low, int(REDOUBLE)) for low in range(36)]


def level_of(rung: i64) -> i64:
    """The level of a bid, 1 to 7."""
    return rung // 5 + 1


def strain_of(rung: i64) -> i64:
    """The strain of a bid: a suit, or `NO_TRUMP_STRAIN`."""
    return rung % 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Calls(Auction):
    """The auction; `doubled` is 0, 1 (doubled) or 2 (redoubled) for the last bid."""

    def __init__(self, dealer: i64) -> None:
        super().__init__(LADDER, dealer, PASS_AND_RETURN)
        self.doubled: i64 = 0
        #: who first bid each strain, for each side, packed (see `first_bidder`)
        self.bid_first: i64 = 0

    def copy(self) -> Phase:
        other = Calls(self.first)
        self.copy_auction(other)
        other.doubled, other.bid_first = self.doubled, self.bid_first
        return other

    def bid(self, seat: i64, rung: i64) -> None:
        super().bid(seat, rung)
        shift = FIRST_BITS * (2 * strain_of(rung) + (seat & 1))
        if not (self.bid_first >> shift) & FIRST_MASK:
            self.bid_first |= (seat + 1) << shift

    def first_bidder(self, strain: i64, side: i64) -> i64:
        """Who of a side (0: N–S, 1: E–W) first bid a strain; -1 where neither has."""
        return (self.bid_first >> FIRST_BITS * (2 * strain + side) & FIRST_MASK) - 1

    def _theirs(self, seat: i64) -> bool:
        """Whether an opponent of this seat made the last bid."""
        return self.high >= 0 and (self.bidder ^ seat) & 1 == 1

    def _may_double(self, seat: i64) -> bool:
        return self.doubled == 0 and self._theirs(seat)  # R12

    def _may_redouble(self, seat: i64) -> bool:
        return self.doubled == 1 and not self._theirs(seat)  # R13

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        low = self.high + 1
        calls = PLAIN_CALLS[low]
        if self._may_double(seat):
            calls = DOUBLE_CALLS[low]
        elif self._may_redouble(seat):
            calls = REDOUBLE_CALLS[low]
        return calls[:]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        kind = kind_of(move)
        if kind == BID:
            return self.high < payload_of(move) < BIDS  # R10
        if move == PASS:
            return True
        if move == DOUBLE:
            return self._may_double(seat)
        return move == REDOUBLE and self._may_redouble(seat)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if move == DOUBLE or move == REDOUBLE:
            return self._why_no_double(seat, move == DOUBLE)
        if kind == PLAY:
            return Refusal("R11", "no-card-yet")
        if kind != BID or not 0 <= payload_of(move) < BIDS:
            return Refusal("R11", "not-offered")
        bid, high = LADDER.names[payload_of(move)], LADDER.names[self.high]
        return Refusal("R10", "insufficient-bid", {"bid": bid, "high": high})

    def _why_no_double(self, seat: i64, double: bool) -> Refusal:
        clause = "R12" if double else "R13"
        if self.high < 0:
            return Refusal(clause, "double-without-bid" if double else "redouble-without-double")
        facts: dict[str, object] = {"bid": LADDER.names[self.high], "seat": int(self.bidder)}
        if double:
            return Refusal(clause, "already-doubled" if self._theirs(seat) else "double-own-bid", facts)
        if self.doubled == 2:
            return Refusal(clause, "already-redoubled", facts)
        if self.doubled == 0:
            return Refusal(clause, "redouble-without-double", facts)
        return Refusal(clause, "redouble-their-bid", facts)

    def play(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.quiet += 1
        elif move == DOUBLE:
            self.doubled = 1
            self.quiet = 0
        elif move == REDOUBLE:
            self.doubled = 2
            self.quiet = 0
        else:
            self.bid(seat, payload_of(move))
            self.doubled = 0  # R15
        self.go_on(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        low = self.high + 1
        doubling: i64 = 1 if self._may_double(seat) or self._may_redouble(seat) else 0
        choice = rng.below(1 + doubling + BIDS - low)
        if choice == 0:
            return PASS
        if choice <= doubling:
            return DOUBLE if self.doubled == 0 else REDOUBLE
        return make_move(BID, low + choice - 1 - doubling)
