"""The options of rumba, and `INFO`: what lists of games say of it."""

import re
from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec, Text, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    start_points: int = 21
    #: S5: what a point that is left costs; 0: no money
    stake_per_point: float = 0.0
    two_swap_after_rumba: bool = False
    max_rounds: int = 100


class Stake(Text):
    """An amount of money, zero or more."""

    def allowed(self) -> str:
        return "0, 0.10, 1, 2.50"

    def read(self, value: object) -> object:
        text = str(value).strip().replace(",", ".")
        if isinstance(value, bool) or not re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?(e-[0-9]{1,2})?", text, re.ASCII):
            raise self.fault(value)
        return float(text)


LEAST_SEATS: Final = 3  # A1
MOST_SEATS: Final = 6

SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("start_points", 21, 21),
    Stake("stake_per_point"),
    Flag("two_swap_after_rumba"),
    Whole("max_rounds", 10, 1000),
)

INFO: Final = GameInfo(
    "rumba",
    "trumps",
    (LEAST_SEATS, MOST_SEATS, 4),
    30,
    Options(),
    SPECS,
    presets={"book": {}, "two-after-rumba": {"two_swap_after_rumba": True}},
    synonyms=("roemba", "rumba kaartspel"),
    low_wins=True,
    order=Order(deal="R2", turn="R16", end="R23", players="R1", phases={"deciding": "R3", "exchange": "R13"}),
)
