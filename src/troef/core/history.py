"""How a match came where it is: the packs that were dealt, with the moves made before each.

`State.deal` adds one small object for each pack. What a deal began from is found by playing the match again, and only
when somebody asks for it (`State.position`).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.log import entry_of

#: After so many deals the state is kept as it is before the next one, and the packs before it are let go.
CHAPTER: Final[i64] = 16


@mypyc_attr(acyclic=True)
class DealtPack:
    """A pack that was dealt, or a deal that began with the cards of the one before (an empty `order`).

    `log` is the log as it stood just before; `earlier` the pack before this one; `before` the state that awaited it,
    where that was kept. `begins`: the running deal began with it. `fresh`: the log was started again.
    """

    def __init__(self, earlier: "DealtPack | None", before: object, order: list[int], log: vec[i64]) -> None:
        self.earlier = earlier
        self.before = before
        self.order = order
        self.log = log
        self.fresh: bool = not order
        self.begins: bool = False
        #: how many deals were begun since a state was kept, this one included
        self.deals: i64 = 0 if earlier is None else earlier.deals

    def dealt(self, another: bool, written: i64) -> None:
        """Say what dealing it did: whether it began another deal, and how long the log is now."""
        if another or written < len(self.log):  # a shorter log: the same deal from scratch
            self.fresh = True
            self.begins = True
            self.deals += 1
            if self.before is not None:
                self.deals = 1
                self.earlier = None
        else:
            self.before = None  # positions start from where a deal begins


def is_chapter(last: "DealtPack | None") -> bool:
    """Whether the state is to be kept before the next pack: at the start, and from time to time."""
    return last is None or last.deals >= CHAPTER


def first_pack(state: Any) -> Any:
    """The pack with which the running deal began; None where the match has not dealt one that is known."""
    pack = state.history
    while pack is not None and not pack.begins:
        pack = pack.earlier
    return pack


def before_deal(state: Any) -> Any:
    """The state that awaited the running deal; where it was not kept, the match is played again up to there."""
    first = first_pack(state)
    if first.before is None:
        later: list[Any] = [first]
        while later[-1].earlier.before is None:
            later.append(later[-1].earlier)
        known = later[-1].earlier
        match = known.before.copy()
        _deal(match, known.order)
        for pack in later[::-1]:
            for entry in moves_between(known, pack.log):
                _move(match, entry)
            if pack.order:
                _deal(match, pack.order)
            known = pack
        first.before = match.history.before
    return first.before


def moves_between(pack: Any, log: Any) -> list[int]:
    """The entries of a log that were written after a pack was dealt."""
    return list(log)[0 if pack.fresh else len(pack.log) :]


def _deal(match: Any, order: list[int]) -> None:
    """Deal a pack once more, and keep the state before it: `State.made` may ask for it."""
    before = match.copy()
    match.deal(order)
    match.history.before = before


def _move(match: Any, entry: int) -> None:
    """Make the move of an entry once more, unless the state wrote it beside a move."""
    seat, told = entry_of(entry)
    move = int(match.made(seat, told))
    if move >= 0:
        match.play(seat, move)
