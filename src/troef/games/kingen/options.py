"""The options of kingen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec


@dataclass(frozen=True)
class Options:
    """`deal_mode`: `shuffle` before every deal, or only gather and cut and deal 4-4-5 (`cut_4_4_5`)."""

    deal_mode: str = "shuffle"


SPECS: Final[tuple[OptionSpec, ...]] = (Choice("deal_mode", "shuffle", "cut_4_4_5"),)

INFO: Final = GameInfo(
    "kingen",
    "prediction",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={"book": {}, "cut": {"deal_mode": "cut_4_4_5"}},
    synonyms=("king", "koningen", "barbu"),
    order=Order(deal="R2", turn="R4", end="S4", phases={"trump": "R21"}),
)
