"""The options of canasta, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    target: int = 5000
    initial_meld_table: str = "classic"
    max_rounds: int = 50


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("target", 1000, 10000),
    Choice("initial_meld_table", "classic", "as_printed"),
    Whole("max_rounds", 1, 200),
)

INFO: Final = GameInfo(
    "canasta",
    "melds",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={"book": {}, "kort": {"target": 2000}},
    synonyms=("classic canasta", "klassieke canasta"),
    order=Order(deal="R2", turn="R5", end="S6"),
    replaces_cards=True,
)
