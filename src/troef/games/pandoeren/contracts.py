"""The bids of pandoeren in their order, and what each of them undertakes (R5, R6)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import (
    ALONE,
    BIDDER_LEADS,
    BIDDER_NAMES,
    CALLED_CARD,
    CLOSED,
    NO_TRUMPS,
    OPEN_ALL,
    OWN_OPENING,
    OWN_TASK,
    THE_JAS,
    ladder,
)
from troef.auction.contract import Contract as ContractRow
from troef.cards.sentence import Sentence

#: What must be done: lose all tricks; reach a number of points; win the first trick only; win all as a pair; the same
#: with the first four by the bidder himself; win all alone.
LOSE_ALL: Final[i64] = OWN_TASK
POINTS: Final[i64] = OWN_TASK + 1
PICCOLO: Final[i64] = OWN_TASK + 2
WIN_ALL: Final[i64] = OWN_TASK + 3
ZWABBER: Final[i64] = OWN_TASK + 4
WIN_ALL_ALONE: Final[i64] = OWN_TASK + 5

#: When hands are laid open: never; the bidder's after he led to the second trick (R22), or after its first card
#: (R23); everybody's after the first card (R25, OPEN_ALL).
OPEN_LEADER: Final[i64] = OWN_OPENING
OPEN_SECOND: Final[i64] = OWN_OPENING + 1


@final
@mypyc_attr(acyclic=True)
class Contract(ContractRow):
    """One row of the bid table. `needed` is the number of points, or of roem and stuk beside all tricks (R27);
    `trump` whether there is a trump suit, `roem` whether roem and stuk count, `talking` whether the opponents may talk.
    """

    def __init__(
        self,
        name: str,
        score: int,
        task: i64,
        partner: i64 = ALONE,
        strain: i64 = BIDDER_NAMES,
        opening: i64 = CLOSED,
        needed: int = 0,
        talking: bool = False,
    ) -> None:
        super().__init__(name, needed, partner, task, False, strain, BIDDER_LEADS, opening, score)  # R13
        self.trump: bool = strain != NO_TRUMPS
        self.roem: bool = needed > 0  # S4: in points contracts and pandoer+n
        self.talking: bool = talking

    @property
    def partner(self) -> i64:
        """Who helps: nobody, the holder of the called card (R10), the holder of the jas (R12)."""
        return self.side

    @property
    def score(self) -> i64:
        """What the bidder's side wins or loses (R6)."""
        return self.value


def _points(score: int, *needs: int) -> list[Contract]:
    return [Contract(str(need), score, POINTS, CALLED_CARD, needed=need) for need in needs]


#: R5, R6: the bids from low to high.
CONTRACTS: Final[list[Contract]] = [
    *_points(1, 120, 130, 140),
    Contract("piccolo", 3, PICCOLO),
    Contract("misere", 3, LOSE_ALL),
    *_points(2, 150, 160),
    Contract("kereltje", 2, WIN_ALL, THE_JAS),
    Contract("zwabber", 2, ZWABBER, CALLED_CARD, strain=NO_TRUMPS),
    *_points(3, 170, 180, 190),
    Contract("solo zwabber", 5, WIN_ALL_ALONE, strain=NO_TRUMPS),
    Contract("piccolo ouvert", 6, PICCOLO, opening=OPEN_LEADER),
    *_points(4, *range(200, 670, 10)),
    Contract("misere ouvert", 6, LOSE_ALL, opening=OPEN_SECOND),
    Contract("stil praatje", 9, LOSE_ALL, opening=OPEN_ALL),
    Contract("pandoer", 5, WIN_ALL, CALLED_CARD),
    *[Contract(f"pandoer+{n}", 5, WIN_ALL, CALLED_CARD, needed=n) for n in range(20, 540, 20)],
    Contract("praatje", 4, LOSE_ALL, opening=OPEN_ALL, talking=True),
    Contract("prive", 6, WIN_ALL_ALONE),
]

LADDER: Final = ladder(CONTRACTS, "R4")

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
        raise ValueError(Sentence("there is no bid '{bid}'", bid=bid))
    return rung
