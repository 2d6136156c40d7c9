"""The history of a match: the packs that were dealt, with the moves made before each.

`State.deal` adds one small object for each pack. The state before a deal is found by replaying the match, and only when
somebody asks for it (`State.position`).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.log import entry_of

#: After this many deals the state before the next one is kept, and the packs before it are forgotten.
CHAPTER: Final[i64] = 16


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealtPack:
    """A pack that was dealt, or a deal that began with the cards of the one before (an empty `order`).

    `before` is the state that awaited it, where that was kept; `opening` the dealer of the first pack of a match, whose
    state before can be made, else -1; `written` how many entries the log had. `begins`: a deal began with it. `fresh`:
    the log was started again; `log` is then the one that was left.
    """

    def __init__(self, before: object, order: list[int], written: i64, opening: i64) -> None:
        self.before = before
        #: as a tuple: the garbage collector goes through lists again and again
        self.order: tuple[int, ...] = tuple(order)
        self.written = written
        self.opening = opening
        self.fresh: bool = False
        self.begins: bool = False
        self.log: vec[i64] = vec[i64]()

    def leave(self, log: vec[i64]) -> None:
        """The log was started again: this one is left."""
        self.fresh = True
        self.log = log


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class History:
    """The packs that were dealt so far: the first `count` of a list that copies of a state may share.

    The list is flat on purpose: a long chain of objects is freed in nested calls, one for each, and compiled classes
    that are marked acyclic crash after some fifty of them.
    """

    def __init__(self, packs: list[DealtPack], count: i64, deals: i64) -> None:
        self.packs = packs
        self.count = count
        #: how many deals were begun since a state was kept, the running one included
        self.deals = deals

    def began(self, log: vec[i64]) -> None:
        """The last pack began a deal; the log of the one before is left."""
        pack = self.packs[self.count - 1]
        pack.leave(log)
        pack.begins = True
        self.deals += 1
        if pack.before is not None:
            self.packs = [pack]
            self.count = 1
            self.deals = 1

    def went_on(self) -> None:
        """The last pack was dealt in the middle of a deal: positions start from where a deal begins."""
        pack = self.packs[self.count - 1]
        pack.before = None
        pack.opening = -1


def is_chapter(history: "History | None") -> bool:
    """Whether the state is to be kept before the next pack: where nothing was dealt, and from time to time."""
    return history is None or history.deals >= CHAPTER


def with_pack(history: "History | None", pack: DealtPack) -> History:
    """What was dealt, and another pack."""
    if history is None:
        return History([pack], 1, 0)
    packs = history.packs
    if len(packs) > history.count:  # a copy went another way
        packs = packs[: history.count]
    packs.append(pack)
    return History(packs, history.count + 1, history.deals)


def packs_of_deal(state: Any) -> list[Any]:
    """The packs of the running deal; empty where the match has dealt none that is known."""
    history = state.history
    told = _told(history)
    starts = [number for number, pack in enumerate(told) if pack.begins]
    return told[starts[-1] :] if starts else []


def _told(history: Any) -> list[Any]:
    return [] if history is None else list(history.packs[: int(history.count)])


def before_deal(state: Any) -> Any:
    """The state that awaited the running deal; where it was not kept, the match is played again up to there."""
    first = packs_of_deal(state)[0]
    if first.opening >= 0:
        return state.game.start(int(state.seats), int(first.opening))
    if first.before is None:
        told = _told(state.history)
        if told[0].opening >= 0:
            told[0].before = state.game.start(int(state.seats), int(told[0].opening))
        end = told.index(first)
        begin = max([number for number in range(end) if told[number].before is not None])
        match = told[begin].before.copy()
        _deal(match, list(told[begin].order))
        moves = moves_by_pack(told[begin : end + 1], told[end].log)
        for number in range(begin + 1, end + 1):
            for entry in moves[number - begin - 1]:
                _move(match, entry)
            if told[number].order:
                _deal(match, list(told[number].order))
        first.before = _told(match.history)[-1].before
    return first.before


def moves_by_pack(packs: list[Any], log: Any) -> list[list[int]]:
    """The entries of the logs after each pack and before the next one; `log` is the one that is written now."""
    found: list[list[int]] = []
    end = len(log)
    for pack in packs[::-1]:
        found.append(list(log)[0 if pack.fresh else int(pack.written) : end])
        if pack.fresh:
            log = pack.log
        end = int(pack.written)
    return found[::-1]


def _deal(match: Any, order: list[int]) -> None:
    """Deal a pack once more, and keep the state before it: `State.made` may ask for it."""
    before = match.copy()
    match.deal(order)
    _told(match.history)[-1].before = before


def _move(match: Any, entry: int) -> None:
    """Make the move of an entry once more, unless the state wrote it beside a move."""
    seat, told = entry_of(entry)
    move = int(match.made(seat, told))
    if move >= 0:
        match.play(seat, move)
