"""The options of toepen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    mode: str = "drinks"
    pot_stake: int = 1
    knock_procedure: str = "sequential"
    away_folds: bool = True
    drinks_protection: bool = True


LEAST_SEATS: Final = 3
MOST_SEATS: Final = 8

SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("mode", "drinks", "pot"),  # R29, R30
    Whole("pot_stake", 1, 1000),
    Choice("knock_procedure", "sequential", "simultaneous"),  # R20
    Flag("away_folds"),  # T5
    Flag("drinks_protection"),  # T6
)

INFO: Final = GameInfo(
    "toepen",
    "banking",
    (LEAST_SEATS, MOST_SEATS, 4),
    20,
    Options(),
    SPECS,
    presets={"book": {}, "pot": {"mode": "pot"}, "quick": {"knock_procedure": "simultaneous"}},
    synonyms=("toep", "toupen", "toepers"),
    dealer_by_result=True,
    order=Order(
        deal="R2",
        turn="R11",
        end="R29",
        phases={"exchange": "R3", "challenge": "R7", "announcing": "R31", "answering": "R17"},
    ),
)
