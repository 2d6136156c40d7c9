"""What tables of bonken agree on beforehand, and what lists say of the game."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec


@dataclass(frozen=True)
class Options:
    """What tables agree on beforehand."""

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
