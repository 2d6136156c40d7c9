"""The options of bieden, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    tree_start: int = 15
    shuffle: str = "never"
    early_end: bool = True
    auto_announce: bool = True
    forced_fail_opponents_gain: bool = True


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("tree_start", 1),
    Choice("shuffle", "never", "always"),
    Flag("early_end"),
    Flag("auto_announce"),
    Flag("forced_fail_opponents_gain"),
)

INFO: Final = GameInfo(
    "bieden",
    "trumps",
    (4, 4, 4),
    30,
    Options(),
    SPECS,
    presets={"book": {}, "own-voice": {"auto_announce": False}},
    synonyms=("bieden", "bidding", "oost-vlaams bieden"),
    low_wins=True,
    order=Order(deal="R3", turn="R14", end="S10", phases={"auction": "R4", "roem": "R15", "belote": "S5"}),
)
