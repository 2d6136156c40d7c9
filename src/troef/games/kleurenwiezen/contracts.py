"""The contracts of kleurenwiezen: the ladder of the auction (R8–R10) and what each contract needs, as data.

A *rank* is a contract's place in the table of R8 (1 lowest … 19). A *rung* is a bid with its suit: `rank * 8 + order`,
where the order is that of R9; so bids compare as numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import SUIT_LETTERS
from troef.core.moves import BID, make_move

#: R8: the names by rank; there is no rank 0.
NAMES: Final = (
    "",
    "samen 8",
    "samen 9",
    "solo 6",
    "samen 10",
    "solo 7",
    "samen 11",
    "kleine miserie",
    "samen 12",
    "solo 8",
    "piccolo",
    "samen 13",
    "abondance 9",
    "troel",
    "grote miserie",
    "abondance 10",
    "abondance 11",
    "grote miserie op tafel",
    "kleine soloslim",
    "grote soloslim",
)
#: R8: the tricks to make, by rank (0 for the miseries; piccolo needs exactly one).
NEEDED: Final = vec[i64]([0, 8, 9, 6, 10, 7, 11, 0, 12, 8, 1, 13, 9, 9, 0, 10, 11, 0, 12, 13])

SOLO_6: Final[i64] = 3
KLEINE_MISERIE: Final[i64] = 7
PICCOLO: Final[i64] = 10
SAMEN_13: Final[i64] = 11
ABONDANCE_9: Final[i64] = 12
TROEL: Final[i64] = 13
GROTE_MISERIE: Final[i64] = 14
ABONDANCE_10: Final[i64] = 15
ABONDANCE_11: Final[i64] = 16
OPEN_MISERIE: Final[i64] = 17
KLEINE_SOLOSLIM: Final[i64] = 18
GROTE_SOLOSLIM: Final[i64] = 19

#: By number of tricks: the rank of Samen n (8 … 13) and of Solo n (6 … 8).
SAMEN: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 11])
SOLO: Final = vec[i64]([0, 0, 0, 0, 0, 0, 3, 5, 9])
#: R10, and which contracts two play together.
SHAREABLE: Final = vec[i64]([int(rank in (7, 10, 14, 17)) for rank in range(20)])
PAIR: Final = vec[i64]([int(rank == 13 or name.startswith("samen")) for rank, name in enumerate(NAMES)])
ABONDANCE: Final = vec[i64]([int(name.startswith("abondance")) for name in NAMES])

#: In place of a suit: without trumps.
NO_SUIT: Final[i64] = 4
#: R9: clubs, diamonds, hearts, spades, no trump, in the order of a rung (harten > ruiten > klaveren > schoppen).
SUIT_ORDER: Final = vec[i64]([2, 3, 4, 1, 5])
#: … and back; 0 is a bid without a suit.
SUIT_AT: Final = vec[i64]([4, 3, 0, 1, 2, 4])
#: The suits from low to high.
RISING: Final = (3, 0, 1, 2)


def rung_of(rank: i64, suit: i64) -> i64:
    """The rung of a bid that carries a suit."""
    return rank * 8 + SUIT_ORDER[suit]


def rank_at(rung: i64) -> i64:
    """The rank of a rung."""
    return rung >> 3


def suit_at(rung: i64) -> i64:
    """The suit of a rung, or NO_SUIT."""
    return SUIT_AT[rung & 7]


#: The bids of one player, as (rank, suit or -1), from low to high.
_SPECIALS: Final = [
    (rank, suit)
    for rank in (7, 10, 12, 14, 15, 16, 17, 18, 19)
    for suit in ((-1,) if rank in (7, 10, 14, 17) else RISING if rank < 17 else (*RISING, 4))
]
_STRAINS: Final = (*SUIT_LETTERS, "NT")
SPECIAL_NAMES: Final = tuple(
    [NAMES[rank] if suit < 0 else f"{NAMES[rank]} {_STRAINS[suit]}" for rank, suit in _SPECIALS]
)
SPECIALS: Final[i64] = len(_SPECIALS)
#: By number of a special bid: its rung.
SPECIAL_RUNG: Final = vec[i64]([rank * 8 + (0 if suit < 0 else (2, 3, 4, 1, 5)[suit]) for rank, suit in _SPECIALS])
#: The moves that make them, boxed once.
SPECIAL_MOVES: Final[list[object]] = [int(make_move(BID, index)) for index in range(len(_SPECIALS))]
#: The special bids that are no bids of the first turn only (R22).
SHARED_BIDS: Final = vec[i64]([index for index, (rank, _) in enumerate(_SPECIALS) if rank in (7, 10, 14, 17)])
#: The lowest special bid above troel (R13).
ABOVE_TROEL: Final[i64] = [rank for rank, _ in _SPECIALS].index(14)


def _first_over(high: int) -> int:
    for index, (rank, _) in enumerate(_SPECIALS):
        rung = int(SPECIAL_RUNG[index])
        if rung > high or (rung == high and SHAREABLE[rank]):
            return index
    return len(_SPECIALS)


#: By rung of the highest bid, plus one (0: there is none): the lowest special bid that may be made (R10, R16).
FIRST_SPECIAL: Final = vec[i64]([_first_over(high) for high in range(-1, 160)])


def bid_text(rung: i64) -> str:
    """A bid in the text of moves and records: `samen 9 H`."""
    suit = SUIT_AT[rung & 7]
    name = NAMES[rung >> 3]
    if not rung & 7:
        return name
    return f"{name} {SUIT_LETTERS[suit]}" if suit != NO_SUIT else f"{name} NT"


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
        raise ValueError(f"there is no contract '{contract}'; there are: {', '.join(NAMES[1:])}")
    rank = NAMES.index(name)
    if strain and SHAREABLE[rank]:
        raise ValueError(f"{name} has no trump suit")
    if strain == "nt" and rank < KLEINE_SOLOSLIM:
        raise ValueError(f"{name} has a trump suit")
    return rank
