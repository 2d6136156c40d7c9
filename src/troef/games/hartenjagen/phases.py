"""The phase that only hartenjagen has: what to do with all the points."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import OWN, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: S3: say what all the points do; the payload is SELF_MINUS or OTHERS_PLUS.
ALL_POINTS: Final[i64] = OWN
_CHOICES: Final[list[BoxedMove]] = [int(make_move(ALL_POINTS, choice)) for choice in range(2)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AllPoints(Phase):
    """S3: a player who took all the points of a round of part one lowers his own total or raises the others'."""

    def __init__(self, taker: i64) -> None:
        super().__init__()
        self.choice: i64 = -1
        self.turn = taker

    def name(self) -> str:
        return "all-points"

    def copy(self) -> Phase:
        other = AllPoints(self.turn)
        other.choice = self.choice
        return other

    def legal(self, seat: i64) -> list[int]:
        return _CHOICES[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and kind_of(move) == ALL_POINTS and 0 <= payload_of(move) <= 1

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == PLAY:
            return Refusal("S3", "choose-first")
        return Refusal("S3", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        self.choice = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(ALL_POINTS, rng.below(2))
