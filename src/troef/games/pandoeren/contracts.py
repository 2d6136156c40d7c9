"""The bids of pandoeren in their order, and what each of them undertakes (R5, R6)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.ladder import Ladder

#: What must be done: reach a number of points; win the first trick only; lose all; win all as a pair; the same with
#: the first four by the bidder himself; win all alone.
POINTS: Final[i64] = 0
PICCOLO: Final[i64] = 1
LOSE_ALL: Final[i64] = 2
WIN_ALL: Final[i64] = 3
ZWABBER: Final[i64] = 4
ALONE: Final[i64] = 5

#: Who helps: nobody, the holder of the called card (R10), the holder of the jas (R12).
NOBODY_HELPS: Final[i64] = 0
CALLED_CARD: Final[i64] = 1
THE_JAS: Final[i64] = 2

#: When hands are laid open: never; the bidder's after he led to the second trick (R22), or after its first card
#: (R23); everybody's after the first card (R25).
CLOSED: Final[i64] = 0
OPEN_LEADER: Final[i64] = 1
OPEN_SECOND: Final[i64] = 2
OPEN_ALL: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Contract:
    """One row of the bid table. `need` is the number of points, or of roem and stuk beside all tricks (R27)."""

    def __init__(
        self,
        name: str,
        score: int,
        task: i64,
        partner: i64 = NOBODY_HELPS,
        trump: bool = True,
        opening: i64 = CLOSED,
        need: int = 0,
    ) -> None:
        self.name = name
        self.score: i64 = score
        self.task: i64 = task
        self.partner: i64 = partner
        self.trump: bool = trump
        self.opening: i64 = opening
        self.need: i64 = need
        #: S4: roem and stuk count in points contracts and pandoer+n
        self.roem: bool = need > 0

    def key(self) -> str:
        """The name as a key of words: `solo-zwabber`."""
        return self.name.replace(" ", "-")


def _points(score: int, *needs: int) -> list[Contract]:
    return [Contract(str(need), score, POINTS, CALLED_CARD, need=need) for need in needs]


#: R5, R6: the bids from low to high.
CONTRACTS: Final[list[Contract]] = [
    *_points(1, 120, 130, 140),
    Contract("piccolo", 3, PICCOLO),
    Contract("misere", 3, LOSE_ALL),
    *_points(2, 150, 160),
    Contract("kereltje", 2, WIN_ALL, THE_JAS),
    Contract("zwabber", 2, ZWABBER, CALLED_CARD, trump=False),
    *_points(3, 170, 180, 190),
    Contract("solo zwabber", 5, ALONE, trump=False),
    Contract("piccolo ouvert", 6, PICCOLO, opening=OPEN_LEADER),
    *_points(4, *range(200, 670, 10)),
    Contract("misere ouvert", 6, LOSE_ALL, opening=OPEN_SECOND),
    Contract("stil praatje", 9, LOSE_ALL, opening=OPEN_ALL),
    Contract("pandoer", 5, WIN_ALL, CALLED_CARD),
    *[Contract(f"pandoer+{n}", 5, WIN_ALL, CALLED_CARD, need=n) for n in range(20, 540, 20)],
    Contract("praatje", 4, LOSE_ALL, opening=OPEN_ALL),
    Contract("prive", 6, ALONE),
]

LADDER: Final = Ladder(tuple(contract.name for contract in CONTRACTS), "R4")

#: Rungs by the name of the bid.
RUNGS: Final[dict[str, int]] = {contract.name: rung for rung, contract in enumerate(CONTRACTS)}


def rung_named(bid: str) -> int:
    """The rung of a bid as it is written in moves (`150`, `solo zwabber`) or in the book (`points 150`,
    `solo_zwabber`).

    Raises:
        ValueError: there is no such bid.
    """
    name = " ".join(bid.lower().replace("_", " ").split()).removeprefix("points ")
    rung = RUNGS.get(name)
    if rung is None:
        raise ValueError(f"there is no bid '{bid}'")
    return rung


#: R25: the one contract in which the opponents may talk.
TALKING: Final[i64] = RUNGS["praatje"]
