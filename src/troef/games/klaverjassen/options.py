"""The options of klaverjassen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Text, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    variant: str = "amsterdams"
    deals: int = 16
    rounding: str = "exact"
    trump_lead: str = "free"
    roem_claim: str = "manual"
    signal_disclosure: str = "off"
    #: T2: what each pair has agreed on, in its own words
    signals_02: str | None = None
    signals_13: str | None = None


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("variant", "amsterdams", "rotterdams", "utrechts"),
    Whole("deals", 4, 10_000, multiple_of=4),
    Choice("rounding", "exact", "tens"),
    Choice("trump_lead", "free", "must_beat"),
    Choice("roem_claim", "manual", "auto"),
    Choice("signal_disclosure", "off", "on"),
    Text("signals_02"),
    Text("signals_13"),
)

INFO: Final = GameInfo(
    "klaverjassen",
    "trumps",
    (4, 4, 4),
    40,
    Options(),
    SPECS,
    presets={
        "amsterdams-club": {"variant": "amsterdams", "trump_lead": "must_beat"},
        "rotterdams-club": {"variant": "rotterdams", "trump_lead": "must_beat"},
        "amsterdams": {"variant": "amsterdams"},
        "rotterdams": {"variant": "rotterdams"},
        "utrechts": {"variant": "utrechts"},
    },
    default="amsterdams",
    synonyms=("klaverjas", "klaverjassen", "klaver jassen", "jassen", "belote", "klabberjass"),
    order=Order(deal="R2", turn="R8", end="S7", players="R1", phases={"trump": "R3", "roem": "R17"}),
)
