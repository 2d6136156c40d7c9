"""The options of manillen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    target: int = 150
    consultation: bool = True
    #: How many questions the leading pair has in a deal; None: as many as there are.
    max_questions: int | None = None
    beat_partner: bool = True


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("target", 1),
    Flag("consultation"),
    Whole("max_questions", 0, none=True),
    Flag("beat_partner"),
)

INFO: Final = GameInfo(
    "manillen",
    "trumps",
    (4, 4, 4),
    30,
    Options(),
    SPECS,
    presets={
        "book": {},
        "silent": {"consultation": False},
    },
    synonyms=("manille", "manillen", "manille parlee", "manille parlée", "sprekende manille"),
    order=Order(deal="R5", turn="R13", end="S4", players="R1", phases={"consultation": "R8"}),
    quiet={"": "P2"},
)
