"""Naming the trump suit after an auction."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

_TRUMP_MOVES: Final[list[BoxedMove]] = [int(make_move(TRUMP, suit)) for suit in range(4)]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrumpNaming(Phase):
    """A seat names one of the four suits as trump; `clause` and `reason` are what a refusal of anything else says."""

    def __init__(self, seat: i64, clause: str, reason: str = "trump-first") -> None:
        super().__init__()
        self.turn = seat
        self.clause = clause
        self.reason = reason
        self.trump: i64 = -1

    def name(self) -> str:
        return "trump"

    def copy(self) -> Phase:
        other = TrumpNaming(self.turn, self.clause, self.reason)
        other.trump = self.trump
        return other

    def legal(self, seat: i64) -> list[int]:
        return list(_TRUMP_MOVES) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and seat >= 0 and kind_of(move) == TRUMP and 0 <= payload_of(move) < 4

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal(self.clause, self.reason)

    def play(self, seat: i64, move: i64) -> None:
        self.trump = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(TRUMP, rng.below(4))
