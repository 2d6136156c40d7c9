"""The contracts of kleurenwiezen: a row for each (R8), and the order of the bids that follows from them (R9, R10).

A *rank* is a contract's place in the table of R8, from 1 (lowest). A *rung* is a bid with its suit: eight for each
rank, and within them the order of R9; so bids compare as numbers.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import (
    ALONE,
    AT_LEAST,
    BIDDER_LEADS,
    CLOSED,
    ELDEST_LEADS,
    EXACTLY,
    JOINED,
    LAST_ACE,
    NO_TRUMPS,
    OPEN_PLAYERS,
    PARTNER_LEADS,
    PARTNER_NAMES,
    SUIT_ASKED,
    SUIT_BID,
    SUIT_OR_NONE,
    Contract,
    column,
)
from troef.cards.card import SUIT_LETTERS
from troef.cards.sentence import Sentence
from troef.core.moves import BID, BoxedMove, make_move
from troef.games.kleurenwiezen.points import Points, PointsTable, even, flat, samen, shared, solo

#: In place of a suit: without trumps.
NO_SUIT: Final[i64] = 4
#: R9: clubs, diamonds, hearts, spades, no trump, in the order of a rung (harten > ruiten > klaveren > schoppen).
SUIT_ORDER: Final = vec[i64]([2, 3, 4, 1, 5])
#: … and back; 0 is a bid without a suit.
SUIT_AT: Final = vec[i64]([4, 3, 0, 1, 2, 4])
#: The suits from low to high.
RISING: Final = (3, 0, 1, 2)
RISING_OR_NONE: Final = (3, 0, 1, 2, 4)
#: The rungs of one rank.
RANK_SHIFT: Final[i64] = 3
SUIT_MASK: Final[i64] = 7


@final
@mypyc_attr(acyclic=True)
class PricedContract(Contract):
    """A row with what the contract is worth in each of the points tables (S2, S9)."""

    def __init__(
        self,
        name: str,
        needed: int,
        points: tuple[Points, Points, Points],
        side: i64 = ALONE,
        strain: i64 = NO_TRUMPS,
        leader: i64 = ELDEST_LEADS,
        opening: i64 = CLOSED,
        laid_away: int = 0,
    ) -> None:
        several = strain == NO_TRUMPS  # R10: piccolo and the miseries
        task: i64 = EXACTLY if several else AT_LEAST
        super().__init__(name, needed, side, task, several, strain, leader, opening, laid_away=laid_away)
        self.wk, self.whist2023, self.whisthub = points

    def suits(self) -> tuple[int, ...]:
        """The suits of its bids by one player, from low to high; -1 for a bid without one. None: it is not bid so."""
        if self.strain == SUIT_BID:
            return RISING
        if self.strain == SUIT_OR_NONE:
            return RISING_OR_NONE
        return (-1,) if self.strain == NO_TRUMPS else ()


def _samen(needed: int, wk: int, whist2023: int, whisthub: int) -> PricedContract:
    over = 3 if needed < 13 else 0
    points = (samen(wk, 44), samen(whist2023, 30), even(whisthub, over, per_u=3, rond=30))  # S4: twice the 22
    return PricedContract(f"samen {needed}", needed, points, JOINED, SUIT_ASKED)


def _solo(needed: int, book: Points, whisthub: Points) -> PricedContract:
    return PricedContract(f"solo {needed}", needed, (book, book, whisthub), ALONE, SUIT_ASKED)


def _abondance(needed: int, wk: Points, whist2023: Points, whisthub: int) -> PricedContract:
    points = (wk, whist2023, even(whisthub))
    return PricedContract(f"abondance {needed}", needed, points, ALONE, SUIT_BID, BIDDER_LEADS)


def _soloslim(name: str, needed: int, wk: Points, whist2023: Points, whisthub: int) -> PricedContract:
    return PricedContract(name, needed, (wk, whist2023, even(whisthub)), ALONE, SUIT_OR_NONE, BIDDER_LEADS)


#: R8, S2: from low to high.
CONTRACTS: Final[list[PricedContract]] = [
    _samen(8, 7, 7, 8),
    _samen(9, 10, 10, 11),
    _solo(6, solo(12, 3, 8), even(4, 1, 8, per_u=1)),
    _samen(10, 13, 13, 14),
    _solo(7, solo(15, 3, 10), even(5, 1, 8, per_u=1)),
    _samen(11, 16, 16, 17),
    PricedContract(
        "kleine miserie", 0, (shared(18, (12, 18, 24)), shared(18, (12, 24, 36)), even(6)), laid_away=1
    ),  # R33
    _samen(12, 19, 22, 20),
    _solo(8, solo(21, 0, 14), even(7, per_u=1)),
    PricedContract("piccolo", 1, (shared(24, (16, 24, 32)), shared(27, (18, 36, 54)), even(8))),
    _samen(13, 22, 30, 30),
    _abondance(9, flat(32, 21), flat(30, 20), 10),
    PricedContract(
        "troel",
        9,
        (Points(16, opp=16, rond=32), Points(15, opp=15), even(16, rond=30)),  # S4: twice the 16
        LAST_ACE,
        PARTNER_NAMES,
        PARTNER_LEADS,
    ),
    PricedContract("grote miserie", 0, (shared(36, (24, 36, 48)), shared(36, (24, 48, 72)), even(12))),
    _abondance(10, flat(42, 25), flat(45, 30), 15),
    _abondance(11, flat(60, 27), flat(60, 40), 20),
    PricedContract(
        "grote miserie op tafel",
        0,
        (shared(75, (32, 48, 64)), shared(72, (48, 96, 144)), even(24)),
        opening=OPEN_PLAYERS,  # R39
    ),
    _soloslim("kleine soloslim", 12, flat(100, 33), flat(100, 66), 30),
    _soloslim("grote soloslim", 13, flat(200, 66), flat(150, 100), 60),
]


@final
class BidTable:
    """What the rules look up of a list of contracts: by rank, by rung, or by special bid (R16: one that a single
    player makes outright).

    `samen` and `solo` are ranks by number of tricks (0: there is none); `special` the ranks and suits of the special
    bids from low to high, `special_rung` their rungs, `shared_bids` the numbers of those that are no bids of the first
    turn only (R22); `first_special`, by the rung of the highest bid plus one (0: there is none), the lowest that may be
    made (R10, R16).
    """

    def __init__(self, contracts: Sequence[PricedContract]) -> None:
        self.names = tuple([""] + [row.name for row in contracts])
        self.shareable = _by_rank(contracts, "shareable")
        self.samen = _by_tricks(contracts, JOINED)
        self.solo = _by_tricks(contracts, ALONE)
        self.special = [(rank, suit) for rank, row in enumerate(contracts, 1) for suit in row.suits()]
        self.special_names = tuple([bid_name(self.names[rank], suit) for rank, suit in self.special])
        self.special_rung = vec[i64]([_rung(rank, suit) for rank, suit in self.special])
        self.shared_bids = vec[i64]([place for place, (_, suit) in enumerate(self.special) if suit < 0])
        highest = len(self.names) << int(RANK_SHIFT)
        self.first_special = vec[i64]([self._first_over(high) for high in range(-1, highest)])

    def _first_over(self, high: int) -> int:
        for place, (rank, _) in enumerate(self.special):
            rung = int(self.special_rung[place])
            if rung > high or (rung == high and self.shareable[rank]):
                return place
        return len(self.special)


def _by_rank(contracts: Sequence[PricedContract], field: str) -> vec[i64]:
    values = [0] + [int(value) for value in column(contracts, field)]
    return vec[i64]([i64(value) for value in values])


def _by_tricks(contracts: Sequence[PricedContract], side: i64) -> vec[i64]:
    """R8: the ranks of the contracts in the suit that was asked, by the tricks that they need."""
    ranks = {
        int(row.needed): rank for rank, row in enumerate(contracts, 1) if row.strain == SUIT_ASKED and row.side == side
    }
    return vec[i64]([ranks.get(needed, 0) for needed in range(14)])


def _rung(rank: int, suit: int) -> int:
    return rank << int(RANK_SHIFT) | (0 if suit < 0 else int(SUIT_ORDER[suit]))


def bid_name(name: str, suit: int) -> str:
    """A contract in a suit, in the text of moves and records: `samen 9 H`; a suit of -1 is none."""
    if suit < 0:
        return name
    return f"{name} NT" if suit == NO_SUIT else f"{name} {SUIT_LETTERS[suit]}"


BIDS: Final = BidTable(CONTRACTS)

#: By rank: the names; there is no rank 0.
NAMES: Final = BIDS.names
#: By rank: the tricks to make (0 for the miseries; piccolo needs exactly one), R10, and the other fields of the rows.
NEEDED: Final = _by_rank(CONTRACTS, "needed")
SHAREABLE: Final = BIDS.shareable
SIDES: Final = _by_rank(CONTRACTS, "side")
STRAINS: Final = _by_rank(CONTRACTS, "strain")
LEADERS: Final = _by_rank(CONTRACTS, "leader")
OPENINGS: Final = _by_rank(CONTRACTS, "opening")
LAID_AWAY: Final = _by_rank(CONTRACTS, "laid_away")
#: By rank: which contracts two play together.
PAIR: Final = vec[i64]([int(side != ALONE) for side in SIDES])

#: The contracts that the book names.
ABONDANCE_9: Final[i64] = NAMES.index("abondance 9")  # R18
TROEL: Final[i64] = NAMES.index("troel")  # R11
GROTE_SOLOSLIM: Final[i64] = NAMES.index("grote soloslim")  # T8
OPEN_MISERIE: Final[i64] = NAMES.index("grote miserie op tafel")  # R32

#: By number of tricks: the rank of Samen n and of Solo n, with the least and the most n.
SAMEN: Final = BIDS.samen
SOLO: Final = BIDS.solo
LEAST_SAMEN: Final[i64] = min([int(row.needed) for row in CONTRACTS if row.side == JOINED])
MOST_SAMEN: Final[i64] = max([int(row.needed) for row in CONTRACTS if row.side == JOINED])
SAMEN_LEVELS: Final[i64] = MOST_SAMEN - LEAST_SAMEN + 1
LEAST_SOLO: Final[i64] = min([n for n in range(14) if SOLO[n]])
MOST_SOLO: Final[i64] = max([n for n in range(14) if SOLO[n]])

SPECIAL_NAMES: Final = BIDS.special_names
SPECIALS: Final[i64] = len(BIDS.special)
SPECIAL_RUNG: Final = BIDS.special_rung
SHARED_BIDS: Final = BIDS.shared_bids
FIRST_SPECIAL: Final = BIDS.first_special
#: The moves that make the special bids, made once.
SPECIAL_MOVES: Final[list[BoxedMove]] = [int(make_move(BID, index)) for index in range(len(BIDS.special))]
#: The lowest special bid above troel (R13).
ABOVE_TROEL: Final[i64] = [rank > TROEL for rank, _ in BIDS.special].index(True)

#: S2, S9: the points tables, by name of the contract.
WK: Final[PointsTable] = {row.name: row.wk for row in CONTRACTS}
WHIST2023: Final[PointsTable] = {row.name: row.whist2023 for row in CONTRACTS}
WHISTHUB: Final[PointsTable] = {row.name: row.whisthub for row in CONTRACTS}


def rung_of(rank: i64, suit: i64) -> i64:
    """The rung of a bid that carries a suit."""
    return rank << RANK_SHIFT | SUIT_ORDER[suit]


def rank_at(rung: i64) -> i64:
    """The rank of a rung."""
    return rung >> RANK_SHIFT


def suit_at(rung: i64) -> i64:
    """The suit of a rung, or NO_SUIT."""
    return SUIT_AT[rung & SUIT_MASK]


def is_abondance(rank: i64) -> bool:
    """R28: a contract that who has bid it may raise in its own suit."""
    return STRAINS[rank] == SUIT_BID


def is_solo(rank: i64) -> bool:
    """R26: a contract alone in the suit that was asked."""
    return STRAINS[rank] == SUIT_ASKED and SIDES[rank] == ALONE


def rank_named(contract: str) -> int:
    """The rank of a contract by its name, in the writing of the book or of a move (`samen 8`, `SAMEN(8)`,
    `abondance_9 D`); a suit that the contract can have may stand behind it (R34).

    Raises:
        ValueError: there is no such contract.
    """
    plain = contract
    for sign in "_(),":
        plain = plain.replace(sign, " ")
    words = plain.lower().split()
    strain = words.pop() if words and words[-1] in ("c", "d", "h", "s", "nt") else ""
    name = " ".join(words)
    name = {"soloslim": "grote soloslim", "open miserie": "grote miserie op tafel"}.get(name, name)
    if not name or name not in NAMES:
        raise ValueError(
            Sentence(
                "there is no contract '{contract}'; there are: {name}", contract=contract, name=", ".join(NAMES[1:])
            )
        )
    rank = NAMES.index(name)
    if strain and STRAINS[rank] == NO_TRUMPS:
        raise ValueError(Sentence("{name} has no trump suit", name=name))
    if strain == "nt" and STRAINS[rank] != SUIT_OR_NONE:
        raise ValueError(Sentence("{name} has a trump suit", name=name))
    return rank
