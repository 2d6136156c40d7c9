"""The options of bonken, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    doubling: bool = True


SPECS: Final[tuple[OptionSpec, ...]] = (Flag("doubling"),)

INFO: Final = GameInfo(
    "bonken",
    "prediction",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={"book": {}, "beginners": {"doubling": False}},
    synonyms=("bonk", "bonkje"),
    order=Order(deal="R2", turn="R8", end="S4", phases={"choosing": "R3", "doubling": "R21", "domino": "R13"}),
)
