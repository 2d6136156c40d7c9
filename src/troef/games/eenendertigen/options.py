"""The options that a table agrees on before a match."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options; the defaults are the choices of the rule book."""

    opening_exchange: str = "forehand"
    scoring: str = "highest"
    lives: int = 4
    rounds: int = 1
    pass_from_round: int = 1


LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8  # A1

SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("opening_exchange", "forehand", "dealer", "none"),  # R5–R7
    Choice("scoring", "highest", "lives"),  # S5, S6
    Whole("lives", 1, 10),
    Whole("rounds", 1, 50),
    Whole("pass_from_round", 1, 2),  # R16
)

INFO: Final = GameInfo(
    "eenendertigen",
    "melds",
    (LEAST_SEATS, MOST_SEATS, 4),
    10,
    Options(),
    SPECS,
    presets={
        "book": {},
        "points": {"scoring": "lives"},
        "dealer": {"opening_exchange": "dealer"},
    },
    synonyms=("31", "eenendertig", "thirty-one", "schwimmen", "schnauz", "commerce", "knack"),
    order=Order(deal="R3", turn="R12", end="S5", phases={"opening": "R5", "last-round": "R16", "forbid": "R19"}),
)
