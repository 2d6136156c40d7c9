"""The contracts of rikken: a row for each bid, from low to high (R6, S1), and what follows from the rows."""

from typing import Final

from mypy_extensions import i64

from troef.auction.contract import (
    ALONE,
    ALWAYS_HEARTS,
    BIDDER_NAMES,
    CALLED_CARD,
    CLOSED,
    EXACTLY,
    LAST_ACE,
    OPEN_ALL,
    OPEN_PLAYERS,
    PARTNER_NAMES,
    Contract,
    column,
    ladder,
)


def _alone(needed: int) -> Contract:
    return Contract(f"alleen {needed}", needed, ALONE, strain=BIDDER_NAMES, value=1, step=1)


def _equals(name: str, value: int, opening: i64 = CLOSED) -> list[Contract]:
    """R6, R8, R27: misere and piek, which are equal, may be shared, and are played without trump."""
    return [
        Contract(name.replace("*", "misere"), 0, ALONE, EXACTLY, True, opening=opening, value=value),
        Contract(name.replace("*", "piek"), 1, ALONE, EXACTLY, True, opening=opening, value=value, as_high=True),
    ]


#: R6, R10, R11, R25, R26, S1.
CONTRACTS: Final[list[Contract]] = [
    Contract("rik", 8, CALLED_CARD, strain=BIDDER_NAMES, value=1, step=1),
    Contract("rik beter", 8, CALLED_CARD, strain=ALWAYS_HEARTS, value=1, step=1),
    _alone(8),
    *_equals("*", 5),
    *[_alone(needed) for needed in range(9, 13)],
    *_equals("open *", 10, OPEN_PLAYERS),
    Contract("troela", 8, LAST_ACE, strain=PARTNER_NAMES, value=2, step=1),
    *_equals("open * praatje", 15, OPEN_ALL),
    Contract("alleen 13", 13, ALONE, strain=BIDDER_NAMES, value=15),
    Contract("open alleen 13", 13, ALONE, strain=BIDDER_NAMES, opening=OPEN_PLAYERS, value=20),
]

LADDER: Final = ladder(CONTRACTS, "R5")

#: The fields of the rows by rung.
NEEDED: Final = column(CONTRACTS, "needed")
SIDES: Final = column(CONTRACTS, "side")
TASKS: Final = column(CONTRACTS, "task")
SHAREABLE: Final = column(CONTRACTS, "shareable")
STRAINS: Final = column(CONTRACTS, "strain")
OPENINGS: Final = column(CONTRACTS, "opening")
VALUES: Final = column(CONTRACTS, "value")
STEPS: Final = column(CONTRACTS, "step")

#: The bid that three aces oblige to (R9).
TROELA: Final[i64] = LADDER.names.index("troela")
