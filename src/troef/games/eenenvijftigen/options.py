"""The options that a table agrees on before a match."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options; the defaults are the choices of the rule book."""

    next_dealer: str = "loser"
    rounds: int = 5
    auto_draw: bool = False


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("next_dealer", "loser", "left"),  # R2
    Whole("rounds", 1, 50),  # S2
    Flag("auto_draw"),  # R11
)

INFO: Final = GameInfo(
    "eenenvijftigen",
    "banking",
    (2, 8, 4),
    15,
    Options(),
    SPECS,
    presets={"book": {}, "easy": {"auto_draw": True}},
    synonyms=("51", "eenenvijftig", "fifty-one", "fifty one"),
    low_wins=True,
    dealer_by_result=True,
    order=Order(deal="R3", turn="R10", end="S2"),
)
