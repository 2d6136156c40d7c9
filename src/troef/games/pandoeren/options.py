"""The options of pandoeren, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    target_points: int = 25
    #: S4: whether a better combination of an opponent always annuls, or only when he says so
    roem_challenge: str = "auto"
    #: whether roem and stuk report themselves
    auto_announce: bool = True
    #: S3: whether a card may count in a run and in four of a kind
    roem_card_reuse: bool = False


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("target_points", 1),
    Choice("roem_challenge", "auto", "manual"),
    Flag("auto_announce"),
    Flag("roem_card_reuse"),
)

INFO: Final = GameInfo(
    "pandoeren",
    "trumps",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={
        "book": {},
        "announcing": {"roem_challenge": "manual", "auto_announce": False},
    },
    synonyms=("pandoer", "pandoeren"),
    order=Order(
        deal="R1", turn="R13", end="S7", phases={"auction": "R3", "exchange": "R8", "trump": "R9", "call": "R9"}
    ),
)
