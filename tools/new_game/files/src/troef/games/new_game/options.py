"""What tables of New Game agree on beforehand, and what lists say of the game."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole

TRUMPS: Final = ("none", "clubs", "diamonds", "hearts", "spades")


@dataclass(frozen=True)
class Options:
    """`trump`: the suit that is trump all match long, or `none` (R7). `deals`: how many make a match (S2)."""

    trump: str = "none"
    deals: int = 4


SPECS: Final[tuple[OptionSpec, ...]] = (Choice("trump", *TRUMPS), Whole("deals", 4, 40, multiple_of=4))

INFO: Final = GameInfo(
    "new-game",
    "FAMILY",
    (4, 4, 4),
    20,
    Options(),
    SPECS,
    presets={"book": {}, "hearts": {"trump": "hearts"}},
    synonyms=("SYNONYM",),
    order=Order(deal="R2", turn="R3", end="S2", players="R1"),
)
