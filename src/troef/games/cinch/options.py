"""The options of cinch, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass, field
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import LATER, Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    target: int = 51
    all_pass: str = "dealer_names"
    min_bid: int = 1
    #: P4–P6: `table`, where a bid or card out of turn and a revoke may happen
    enforcement: str = field(default="strict", metadata=LATER)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("target", 1),
    Choice("all_pass", "dealer_names", "redeal", "forced_one"),
    Whole("min_bid", 1, 14),
    Choice("enforcement", "strict", "table"),
)

INFO: Final = GameInfo(
    "cinch",
    "trumps",
    (4, 4, 4),
    40,
    Options(),
    SPECS,
    presets={
        "book": {},
        "redeal": {"all_pass": "redeal"},
        "forced": {"all_pass": "forced_one"},
    },
    synonyms=("double pedro", "high five", "pedro"),
    order=Order(
        deal="R3",
        turn="R17",
        end="S5",
        players="R1",
        phases={
            "auction": "R7",
            "trump": "R9",
            "discarding": "R10",
            "robbing": "R14",
            "recording": "P6",
            "lead-order": "P5",
        },
    ),
    at_table={"enforcement": "table"},
)
