"""The options of rikken, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    deal_pattern: str = "4-4-5"
    target_points: int = 50
    end_mode: str = "points"
    deals_per_session: int = 16


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("deal_pattern", "4-4-5", "6-7"),
    Whole("target_points", 1),
    Choice("end_mode", "points", "deals"),
    Whole("deals_per_session", 1),
)

INFO: Final = GameInfo(
    "rikken",
    "whist",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={"book": {}, "money": {"end_mode": "deals"}},
    synonyms=("rikken", "rik", "brabants rikken"),
    order=Order(deal="R3", turn="R18", end="S7", phases={"auction": "R5", "trump": "R10", "calling": "R10"}),
)
