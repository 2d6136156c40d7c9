"""What tables of zwartepiet agree on beforehand, and what lists say of the game."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """What tables agree on beforehand."""

    games: int = 1


SPECS: Final[tuple[OptionSpec, ...]] = (Whole("games", 1, 20),)

INFO: Final = GameInfo(
    "zwartepiet",
    "speed",
    (2, 8, 4),
    10,
    Options(),
    SPECS,
    presets={"book": {}, "five-games": {"games": 5}},
    synonyms=("zwarte piet", "zwartepieten", "old maid", "pietje"),
    low_wins=True,
    order=Order(deal="R3", turn="R6", end="R12"),
)
