"""The options of zenuwen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """How fast the bots' hands are, and how long a deadlock lies before the next flip (R17)."""

    bot_speed: str = "normal"
    deadlock_seconds: int = 2


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("bot_speed", "slow", "normal", "fast"),
    Whole("deadlock_seconds", 1, 5),
)

INFO: Final = GameInfo(
    "zenuwen",
    "speed",
    (2, 6, 2),
    10,
    Options(),
    SPECS,
    presets={"book": {}, "rustig": {"bot_speed": "slow", "deadlock_seconds": 4}},
    synonyms=("spit", "speed", "zenuwenspel"),
    race=True,
    low_wins=True,
    seat_step=2,
    whole_match=True,
    order=Order(deal="R1", turn="R14", end="R32", phases={"preparing": "R9", "slapping": "R23"}),
)
