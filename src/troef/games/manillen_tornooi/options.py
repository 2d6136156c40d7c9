"""The options of tournament manille, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    boompjes: int = 3  # A2
    deals_per_boompje: int = 12
    round_minutes: int | None = None
    enforcement: str = "strict"


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("boompjes", 1),
    Whole("deals_per_boompje", 4, multiple_of=4),
    Whole("round_minutes", 1, 10_000, none=True),
    Choice("enforcement", "strict", "table"),
)

INFO: Final = GameInfo(
    "manillen-tornooi",
    "trumps",
    (4, 4, 4),
    90,
    Options(),
    SPECS,
    synonyms=("manillen tornooi", "manille tornooi", "tornooimanille", "manillen toernooi", "iwwa"),
    order=Order(
        deal="R5",
        turn="R16",
        end="S7",
        players="R1",
        phases={"announcement": "R6", "knocking": "R9", "countering": "R10", "recording": "T5"},
    ),
    at_table={"enforcement": "table"},
    quiet={"knocking": "T2", "countering": "T2"},
)
