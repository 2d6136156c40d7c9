"""The options of shithead, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """`claim_seconds` is the time to call a rank (R7); with `forfeit` the others think up a task (T2)."""

    claim_seconds: int = 10
    rounds: int = 1
    forfeit: bool = True


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("claim_seconds", 3, 30),
    Whole("rounds", 1, 20),
    Flag("forfeit"),
)

INFO: Final = GameInfo(
    "shithead",
    "shedding",
    (2, 5, 4),
    15,
    Options(),
    SPECS,
    presets={"book": {}, "evening": {"rounds": 5}},
    synonyms=("shit head", "karma", "palace", "zhitkopf", "schijtkop", "shed", "china hand", "ten-two slide"),
    low_wins=True,
    order=Order(deal="R2", turn="R17", end="S2", phases={"arranging": "R5", "calling": "R7"}),
)
