"""The options of zwartepiet, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

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
    synonyms=("zwarte piet", "zwartepieten", "old maid", "pietje", "zwarte triene"),
    low_wins=True,
    order=Order(deal="R3", turn="R6", end="R12"),
)
