"""The score of a deal of bieden (S1, S6–S10): what it does to the trees."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.bieden.auction import LADDER, OVERLEG, PANDOER

#: S1: all card points; there is nothing for the last trick.
CARD_POINTS: Final[i64] = 141
#: The most roem that a side can have: five hundred in two hands, and belote (A12).
MOST_ROEM_OF_A_SIDE: Final = 520
TRICKS: Final = 8


def _bid_points(name: str) -> int:
    return int(name) if name.isdigit() else 0


#: The game points that each rung asks for; of pandoer and overleg, nothing but tricks.
BID_POINTS: Final = vec[i64]([i64(_bid_points(name)) for name in LADDER.names])
#: S7: what each rung is worth on the tree.
TREE_POINTS: Final = vec[i64](
    [i64(5 if name == "pandoer" else 7 if name == "overleg" else int(name) // 50) for name in LADDER.names]
)


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`; the score is what is added to each seat's tree.

    `bid` is the contract (`130`, `pandoer`, `overleg`), `bidder` the seat that made it. `card_points` are those of the
    playing side, `roem` all its credited roem with belote; for pandoer and overleg `tricks` is what the bidder himself
    won. `forced` marks the dealer's 100 after three passes (S9), `conceded` a contract that was given up.
    An `achttiender` (the seat that was dealt it) takes its pair's tree, one of `trees`, to zero; nothing else counts.
    """

    bid: "int | str" = 100
    bidder: int = 0
    card_points: int = 0
    roem: int = 0
    tricks: int = 0
    forced: bool = False
    conceded: bool = False
    achttiender: "int | None" = None
    trees: tuple[int, int] = (15, 15)


def rung_of(bid: "int | str") -> int:
    """The rung of a bid.

    Raises:
        ValueError: there is no such bid.
    """
    name = str(bid).strip().lower()
    if name not in LADDER.names:
        raise ValueError(f"there is no bid '{bid}': tens from 100 to 660, pandoer or overleg")
    return LADDER.names.index(name)


def check_result(result: Result) -> None:
    """Whether a result can be that of a deal.

    Raises:
        ValueError: it cannot.
    """
    rung = rung_of(result.bid)
    if result.achttiender is not None:
        if not 0 <= result.achttiender <= 3 or min(result.trees) < 1:
            raise ValueError("an achttiender falls to a seat from 0 to 3 while both trees stand")
        return
    if not 0 <= result.bidder <= 3:
        raise ValueError(f"the bidder is a seat from 0 to 3, not {result.bidder}")
    if not 0 <= result.card_points <= CARD_POINTS:
        raise ValueError(f"there are {CARD_POINTS} card points, not {result.card_points}")
    if not 0 <= result.roem <= MOST_ROEM_OF_A_SIDE or result.roem % 10:
        raise ValueError(f"roem is a number of tens up to {MOST_ROEM_OF_A_SIDE}, not {result.roem}")
    if not 0 <= result.tricks <= TRICKS:
        raise ValueError(f"there are {TRICKS} tricks, not {result.tricks}")
    if result.forced and rung != 0:
        raise ValueError("only a bid of 100 can be forced")


def is_made(rung: i64, card_points: i64, roem: i64, tricks: i64) -> bool:
    """Whether a contract is made (R20, R22, S6)."""
    if rung == PANDOER or rung == OVERLEG:
        return tricks == TRICKS
    return card_points + roem >= BID_POINTS[rung]


def tree_changes(side: i64, rung: i64, made: bool, forced: bool, gain: bool) -> tuple[i64, i64]:
    """What is added to both trees (S7–S9); `gain`: the opponents of a forced 100 that fails still go down."""
    worth = TREE_POINTS[rung]
    own = -worth if made else 0 if forced else worth
    other = 0 if made or (forced and not gain) else -worth
    return (own, other) if side == 0 else (other, own)


def settle(result: Result, gain: bool) -> tuple[int, ...]:
    """What a result adds to the tree of each seat.

    Raises:
        ValueError: it cannot be that of a deal.
    """
    check_result(result)
    if result.achttiender is not None:  # R23
        side = result.achttiender % 2
        return tuple([-result.trees[side] if seat % 2 == side else 0 for seat in range(4)])
    rung = rung_of(result.bid)
    made = not result.conceded and is_made(rung, result.card_points, result.roem, result.tricks)
    changes = tree_changes(result.bidder & 1, rung, made, result.forced, gain)
    return (int(changes[0]), int(changes[1]), int(changes[0]), int(changes[1]))
