"""The options of hartenjagen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """`target` is the total that ends part one (R8, A2)."""

    target: int = 50


SPECS: Final[tuple[OptionSpec, ...]] = (Whole("target", 15, 200),)

INFO: Final = GameInfo(
    "hartenjagen",
    "prediction",
    (4, 4, 4),
    40,
    Options(),
    SPECS,
    presets={"book": {}, "short": {"target": 25}, "long": {"target": 100}},
    synonyms=("harten jagen", "hartenjacht", "dutch hearts", "hearts", "nederlands hartenjagen"),
    low_wins=True,
    order=Order(deal="R2", turn="R6", end="R10", phases={"all-points": "S3"}),
)
