"""The contracts of wiezen: a row for each bid, from low to high (R6, S1), and what follows from the rows."""

from typing import Final

from mypy_extensions import i64

from troef.auction.contract import (
    ALONE,
    BIDDER_LEADS,
    BIDDER_NAMES,
    EXACTLY,
    JOINED,
    LAST_ACE,
    OPEN_PLAYERS,
    PARTNER_CARD,
    PARTNER_LEADS,
    TURNED_UP,
    Contract,
    column,
    ladder,
)

#: R6, R10, R18, R19, R22, S1. The needed tricks of vraag are those of meegaan: alone it is never played (R15).
CONTRACTS: Final[list[Contract]] = [
    Contract("vraag", 8, JOINED, strain=TURNED_UP, value=1, step=1),
    Contract("meegaan", 8, JOINED, strain=TURNED_UP, value=1, step=1),
    Contract("solo", 5, ALONE, strain=TURNED_UP, value=1, step=1),
    Contract("abondance", 9, ALONE, strain=BIDDER_NAMES, value=8),
    Contract("abondance troef", 9, ALONE, strain=TURNED_UP, value=8),
    Contract("miserie", 0, ALONE, EXACTLY, shareable=True, value=10),
    Contract("troel", 8, LAST_ACE, strain=PARTNER_CARD, leader=PARTNER_LEADS, value=2, step=2),
    Contract("open miserie", 0, ALONE, EXACTLY, shareable=True, opening=OPEN_PLAYERS, value=16),
    Contract("solo slim", 13, ALONE, strain=BIDDER_NAMES, leader=BIDDER_LEADS, value=24),
]

LADDER: Final = ladder(CONTRACTS, "R5")

#: The fields of the rows by rung.
NEEDED: Final = column(CONTRACTS, "needed")
SIDES: Final = column(CONTRACTS, "side")
TASKS: Final = column(CONTRACTS, "task")
SHAREABLE: Final = column(CONTRACTS, "shareable")
STRAINS: Final = column(CONTRACTS, "strain")
LEADERS: Final = column(CONTRACTS, "leader")
OPENINGS: Final = column(CONTRACTS, "opening")
VALUES: Final = column(CONTRACTS, "value")
STEPS: Final = column(CONTRACTS, "step")

#: The bids that the clauses of the auction name (R7–R16).
VRAAG: Final[i64] = LADDER.names.index("vraag")
MEEGAAN: Final[i64] = LADDER.names.index("meegaan")
SOLO: Final[i64] = LADDER.names.index("solo")
TROEL: Final[i64] = LADDER.names.index("troel")
