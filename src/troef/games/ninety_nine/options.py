"""The options of ninety-nine, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    rounds: int = 9


SPECS: Final[tuple[OptionSpec, ...]] = (Whole("rounds", 9, 36, multiple_of=9),)

INFO: Final = GameInfo(
    "ninety-nine",
    "prediction",
    (3, 3, 3),  # R1
    30,
    Options(),
    SPECS,
    presets={"book": {}, "evening": {"rounds": 18}},
    synonyms=("negenennegentig", "negenenegentigen", "99", "ninetynine", "ninety nine"),
    order=Order(
        deal="R4", turn="R19", end="R28", players="R1", phases={"laying": "R10", "extra": "R13", "leader": "R17"}
    ),
    quiet={"": "T6"},
)
