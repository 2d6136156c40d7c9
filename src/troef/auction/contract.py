"""What a bid undertakes: one row of data for each contract, of which a game derives its tables.

A game lists its contracts from low to high. `column` makes the array of one field that its rules look things up in, and
`ladder` the order of the auction, so a new bid is a new row.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.ladder import Ladder

#: Who plays: one seat, or two of which the partner is who joined the bidder, holds the card that he calls, holds the
#: ace that he lacks, or holds the jack of trumps.
ALONE: Final[i64] = 0
JOINED: Final[i64] = 1
CALLED_CARD: Final[i64] = 2
LAST_ACE: Final[i64] = 3
THE_JAS: Final[i64] = 4

#: What must be done: take as many tricks as needed, or exactly that many. A game adds its own from OWN_TASK on.
AT_LEAST: Final[i64] = 0
EXACTLY: Final[i64] = 1
OWN_TASK: Final[i64] = 2

#: Where the trump suit comes from: there is none; the bid says it, or says that there is none; the bidder has asked it
#: before; it was turned up; the bidder names it; his partner does; it is that of the card that makes the partner; it
#: is always hearts.
NO_TRUMPS: Final[i64] = 0
SUIT_BID: Final[i64] = 1
SUIT_OR_NONE: Final[i64] = 2
SUIT_ASKED: Final[i64] = 3
TURNED_UP: Final[i64] = 4
BIDDER_NAMES: Final[i64] = 5
PARTNER_NAMES: Final[i64] = 6
PARTNER_CARD: Final[i64] = 7
ALWAYS_HEARTS: Final[i64] = 8

#: Who leads to the first trick: the player left of the dealer, the bidder, or his partner.
ELDEST_LEADS: Final[i64] = 0
BIDDER_LEADS: Final[i64] = 1
PARTNER_LEADS: Final[i64] = 2

#: Whose cards are laid open during the play: nobody's, those of who plays the contract, everybody's. A game says when,
#: and adds its own from OWN_OPENING on.
CLOSED: Final[i64] = 0
OPEN_PLAYERS: Final[i64] = 1
OPEN_ALL: Final[i64] = 2
OWN_OPENING: Final[i64] = 3


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Contract:
    """One row: what a bid undertakes. A game whose rows say more adds it in a subclass.

    `needed` is what must be reached, tricks where the `task` does not say otherwise; `side`, `strain`, `leader` and
    `opening` are constants of this module. While a `shareable` contract is the highest bid, others may bid it as well.
    `value` is what it is worth, `step` what each trick over or under adds. A bid that is `as_high` as the row before it
    does not beat it. `laid_away` is how many cards everybody lays away before play.
    """

    def __init__(
        self,
        name: str,
        needed: int,
        side: i64 = ALONE,
        task: i64 = AT_LEAST,
        shareable: bool = False,
        strain: i64 = NO_TRUMPS,
        leader: i64 = ELDEST_LEADS,
        opening: i64 = CLOSED,
        value: int = 0,
        step: int = 0,
        as_high: bool = False,
        laid_away: int = 0,
    ) -> None:
        self.name = name
        self.needed: i64 = needed
        self.side: i64 = side
        self.task: i64 = task
        self.shareable: bool = shareable
        self.strain: i64 = strain
        self.leader: i64 = leader
        self.opening: i64 = opening
        self.value: i64 = value
        self.step: i64 = step
        self.as_high: bool = as_high
        self.laid_away: i64 = laid_away

    def key(self) -> str:
        """The name as a key of words: `open-miserie`."""
        return self.name.replace(" ", "-")


def column(contracts: Sequence[Contract], field: str) -> vec[i64]:
    """A field of all rows, for looking it up by rung.

    >>> list(column((Contract("rik", 8, CALLED_CARD), Contract("misere", 0)), "needed"))
    [8, 0]
    """
    return vec[i64]([int(getattr(contract, field)) for contract in contracts])


def ladder(contracts: Sequence[Contract], clause: str) -> Ladder:
    """The bids in the order of their rows; `clause` is what the refusal of a bid that is too low names."""
    levels: list[int] = []
    for row in contracts:
        last = levels[-1] if levels else -1
        levels.append(last if row.as_high else last + 1)
    shared = tuple([level for level, row in zip(levels, contracts, strict=True) if row.shareable])
    return Ladder(tuple([row.name for row in contracts]), clause, tuple(levels), shared)
