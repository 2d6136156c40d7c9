"""The phase that only kingen has: naming trump."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import PLAY, TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

_SUITS: Final[list[BoxedMove]] = [int(make_move(TRUMP, suit)) for suit in range(4)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NamingTrump(Phase):
    """R21: the player on the dealer's left names one of the four suits."""

    def __init__(self, namer: i64) -> None:
        super().__init__()
        self.trump: i64 = -1
        self.turn = namer

    def name(self) -> str:
        return "trump"

    def copy(self) -> Phase:
        other = NamingTrump(self.turn)
        other.trump = self.trump
        return other

    def legal(self, seat: i64) -> list[int]:
        return _SUITS[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and kind_of(move) == TRUMP and 0 <= payload_of(move) < 4

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == PLAY:
            return Refusal("R21", "trump-first")
        return Refusal("R21", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        self.trump = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(TRUMP, rng.below(4))
