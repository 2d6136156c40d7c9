"""The bids of an auction in their order, as data."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.core.moves import BID, BoxedMove, make_move


@final
class Ladder:
    """Bids from low to high; a bid's number on the ladder is its rung.

    `names` are the texts of the bids. Bids of one `level` are equal: none of them beats another (left out: every bid
    has a level of its own). While a bid of a `shared` level is the highest, others may bid that level as well and play
    along. `clause` is what a refusal of a bid that is too low names.

    >>> Ladder(("pass the cup", "misere", "piek"), "R5", levels=(0, 1, 1), shared=(1,)).lowest_over(1)
    1
    """

    def __init__(
        self, names: tuple[str, ...], clause: str, levels: "tuple[int, ...] | None" = None, shared: tuple[int, ...] = ()
    ) -> None:
        self.names = names
        self.clause = clause
        self.size: i64 = len(names)
        chosen = levels if levels is not None else tuple(range(len(names)))
        self.level = vec[i64]([i64(level) for level in chosen])
        #: what the lowest bid over each rung is, with bids of its own level where that is shared
        self.over = vec[i64]([i64(_over(rung, chosen, shared)) for rung in range(len(names))])
        self.may_share = vec[i64]([i64(level in shared) for level in chosen])
        #: the moves that make these bids, made once: lists of legal moves are slices of it
        self.moves: list[BoxedMove] = [int(make_move(BID, rung)) for rung in range(len(names))]

    def lowest_over(self, rung: i64) -> i64:
        """The lowest rung that may be bid over a bid (-1: nothing has been bid)."""
        return i64(0) if rung < 0 else self.over[rung]

    def beats(self, rung: i64, other: i64) -> bool:
        """Whether a bid is higher than another (-1: no bid)."""
        return other < 0 or self.level[rung] > self.level[other]


def _over(rung: int, levels: tuple[int, ...], shared: tuple[int, ...]) -> int:
    if levels[rung] in shared:
        return levels.index(levels[rung])
    higher = [other for other, level in enumerate(levels) if level > levels[rung]]
    return higher[0] if higher else len(levels)
