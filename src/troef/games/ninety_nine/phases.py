"""The phases that only ninety-nine has: the question for an extra bid, and naming who leads."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import BID, DISCARD, OWN, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.ninety_nine.scoring import INFORMATIE, NONE, OPEN

#: R17: name who leads to the first trick (a seat).
LEADER: Final[i64] = OWN

_ANSWERS: Final[list[BoxedMove]] = [int(make_move(BID, answer)) for answer in range(3)]
_NONE_OR_OPEN: Final[list[BoxedMove]] = [_ANSWERS[0], _ANSWERS[2]]
_LEADERS: Final[list[BoxedMove]] = [int(make_move(LEADER, seat)) for seat in range(3)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraBidding(Phase):
    """R13–R15: each player is asked once, left of the dealer, right of the dealer, the dealer. `extra` is what is in
    force, by `bidder`."""

    def __init__(self, first: i64) -> None:
        super().__init__()
        self.turn = first
        self.asked: i64 = 0
        self.extra: i64 = NONE
        self.bidder: i64 = -1

    def name(self) -> str:
        return "extra"

    def copy(self) -> Phase:
        other = ExtraBidding(self.turn)
        other.asked, other.extra, other.bidder = self.asked, self.extra, self.bidder
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.extra == NONE:
            return _ANSWERS[:]
        return _NONE_OR_OPEN[:] if self.extra == INFORMATIE else _ANSWERS[:1]

    def allows(self, seat: i64, move: i64) -> bool:
        answer = payload_of(move)
        if seat != self.turn or kind_of(move) != BID or not NONE <= answer <= OPEN:
            return False
        return answer == NONE or answer > self.extra

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == BID and NONE <= payload_of(move) <= OPEN:
            return Refusal("R14", "informatie-stands" if self.extra == INFORMATIE else "open-stands")
        if kind == DISCARD:
            return Refusal("R12", "bid-stands")
        if kind == PLAY or kind == LEADER:
            return Refusal("R13", "extra-first")
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        answer = payload_of(move)
        if answer != NONE:
            self.extra = answer
            self.bidder = seat  # R15: an informatie before it lapses
        self.asked += 1
        self.turn = i64(-1) if self.asked == 3 else (seat + 1) % 3

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.extra == NONE:
            return make_move(BID, rng.below(3))
        if self.extra == INFORMATIE:
            return make_move(BID, OPEN if rng.below(2) else NONE)
        return make_move(BID, NONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LeaderNaming(Phase):
    """R17: the open bidder names who leads to the first trick, himself if he likes (A3)."""

    def __init__(self, bidder: i64) -> None:
        super().__init__()
        self.turn = bidder
        self.leader: i64 = -1

    def name(self) -> str:
        return "leader"

    def copy(self) -> Phase:
        other = LeaderNaming(self.turn)
        other.leader = self.leader
        return other

    def legal(self, seat: i64) -> list[int]:
        return _LEADERS[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and kind_of(move) == LEADER and 0 <= payload_of(move) < 3

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == LEADER:
            return Refusal("R17", "no-such-leader")
        if kind == DISCARD:
            return Refusal("R12", "bid-stands")
        if kind == BID:
            return Refusal("R13", "asked-once")
        return Refusal("R17", "leader-first")

    def play(self, seat: i64, move: i64) -> None:
        self.leader = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(LEADER, rng.below(3))
