"""The phases that only zwikken has: bidding for a share of the pot, and searching for another trump."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.core.moves import BID, OWN, PASS, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.zwikken.options import MOST_SHARES

#: R10: turn another trump card, or stop the round.
SEARCH: Final[i64] = OWN
STOP: Final[i64] = OWN + 1
_SEARCHING: Final[list[BoxedMove]] = [int(SEARCH), int(STOP)]

#: In place of a share: the seat has not bid.
NO_BID: Final[i64] = -1

#: Every bid, made once; passing stands in front of those that are free.
_BIDS: Final[list[BoxedMove]] = [int(make_move(BID, share)) for share in range(MOST_SHARES)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Phase):
    """R4–R9: two circles; in the second only those are asked who passed in the first, and only if somebody plays.

    `shares` counts the shares one can play for, the last being the whole pot. `bids[seat]` is the share that a seat
    plays for, or NO_BID; `highest` the highest so far.
    """

    def __init__(self, seats: i64, first: i64, shares: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.first: i64 = first
        self.shares: i64 = shares
        self.bids = vec[i64]([NO_BID] * seats)
        self.highest: i64 = NO_BID
        self.passed: i64 = 0
        self.asked: i64 = 0
        self.second: bool = False
        self.turn = first

    def name(self) -> str:
        return "bidding"

    def copy(self) -> Phase:
        bids = self.bids
        other = Bidding(self.seats, self.first, self.shares)
        other.turn, other.highest, other.passed, other.asked = self.turn, self.highest, self.passed, self.asked
        other.second = self.second
        other.bids = bids[: len(bids)]
        return other

    def least(self) -> i64:
        """R6: the smallest share that one can play for now."""
        return self.highest + 1 if self.highest + 1 < self.shares else self.shares - 1

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(PASS), *_BIDS[self.least() : self.shares]]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        return move == PASS or (kind_of(move) == BID and self.least() <= payload_of(move) < self.shares)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == BID and 0 <= payload_of(move) < self.shares:
            if self.highest + 1 == self.shares:
                return Refusal("R6", "only-whole-pot")
            return Refusal("R6", "share-too-low")
        if kind == BID:
            return Refusal("R5", "no-such-share")
        if kind == SEARCH or kind == STOP:
            return Refusal("R10", "search-after-passes")
        return Refusal("R4" if kind == PLAY else "P1", "bid-first")

    def play(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.passed |= BIT[seat]
        else:
            self.bids[seat] = payload_of(move)
            self.highest = payload_of(move)
        self.turn = self._next(seat)

    def _next(self, seat: i64) -> i64:
        """Who is asked now, or -1."""
        self.asked += 1
        if not self.second:
            if self.asked < self.seats:
                return seat + 1 if seat + 1 < self.seats else i64(0)
            if self.highest == NO_BID:  # R9
                return -1
            self.second = True  # R8
            self.asked = 0
            return self._waiting(0)
        return self._waiting(self.asked)

    def _waiting(self, place: i64) -> i64:
        """R8: the first seat from a place in the circle on that passed in the first one, or -1."""
        for step in range(place, self.seats):
            seat = self.first + step
            if seat >= self.seats:
                seat -= self.seats
            if self.bids[seat] == NO_BID:
                self.asked = step
                return seat
        return -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        least = self.least()
        choice = rng.below(self.shares - least + 1)
        return PASS if choice == 0 else make_move(BID, least + choice - 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Searching(Phase):
    """R10: all have passed and the dealer searches or stops."""

    def __init__(self, dealer: i64) -> None:
        super().__init__()
        self.turn = dealer
        self.search: bool = False

    def name(self) -> str:
        return "searching"

    def copy(self) -> Phase:
        other = Searching(self.turn)
        other.search = self.search
        return other

    def legal(self, seat: i64) -> list[int]:
        return _SEARCHING[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == SEARCH or move == STOP)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == BID or kind == PASS:
            return Refusal("R10", "all-passed")
        return Refusal("R10", "search-or-stop")

    def play(self, seat: i64, move: i64) -> None:
        self.search = move == SEARCH
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return SEARCH if rng.below(2) else STOP
