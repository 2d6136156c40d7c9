"""The options of presidenten, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final, final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Whole

#: The value of `rounds` with which the players decide after each round whether to go on (R25).
OPEN: Final = "open"


@dataclass(frozen=True)
class Options:
    """`rounds` is a number or `open`; `orders` says when orders may be given (T1, T2)."""

    players: int = 4
    rounds: "int | str" = 5
    exchange: bool = True
    orders: str = "between_rounds"


@final
class Rounds(Whole):
    """A number of rounds, or `open` (left open on a form)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1, 50, none=True)

    def allowed(self) -> str:
        return f"1 – 50, {OPEN}"

    def read(self, value: object) -> object:
        if value is None or value in (OPEN, "none"):
            return OPEN
        return super().read(value)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("players", 4, 7),
    Rounds("rounds"),
    Flag("exchange"),  # R22, R23
    Choice("orders", "between_rounds", "always", "off"),
)

INFO: Final = GameInfo(
    "presidenten",
    "shedding",
    (4, 7, 4),
    20,
    Options(),
    SPECS,
    presets={"book": {}, "open": {"rounds": OPEN}, "equals": {"exchange": False, "orders": "off"}},
    synonyms=(
        "president",
        "presidentje",
        "scum",
        "asshole",
        "kapitalisme",
        "capitalism",
        "klootzakken",
        "sluitspieren",
        "rich man poor man",
        "warlords and scumbags",
        "trouduc",
    ),
    low_wins=True,
    places=True,
    dealer_by_result=True,
    order=Order(deal="R3", turn="R6", end="S2", phases={"giving": "R23", "deciding": "R25"}),
)
