"""The options of bridge, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Text, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    honours: bool = False
    convention_disclosure: str = "off"
    deal_limit: int | None = None
    #: T2: what the bids of each pair mean, in its own words
    agreements_02: str | None = None
    agreements_13: str | None = None


SPECS: Final[tuple[OptionSpec, ...]] = (
    Flag("honours"),
    Choice("convention_disclosure", "off", "on"),
    Whole("deal_limit", 1, none=True),
    Text("agreements_02"),
    Text("agreements_13"),
)

INFO: Final = GameInfo(
    "bridge",
    "whist",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={
        "book": {},
        "honours": {"honours": True},
        "four-deals": {"deal_limit": 4},
        "tournament": {"convention_disclosure": "on"},
    },
    synonyms=("bridge", "rubber bridge", "rubberbridge", "robber bridge", "robberbridge", "contract bridge", "bridgen"),
    order=Order(deal="R4", turn="R22", end="S11", players="R1", phases={"auction": "R6"}),
)
