"""The options of wiezen, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    target_points: int = 50
    end_mode: str = "points"
    deals_per_session: int = 16
    troel_lead: str = "any"
    first_dealer: str = "random"


class DealerChoice(Choice):
    """`random`, or the seat that deals first, as a number or its text."""

    def read(self, value: object) -> object:
        seat = isinstance(value, int) and not isinstance(value, bool)
        return super().read(str(value) if seat else value)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("target_points", 1),
    Choice("end_mode", "points", "deals"),
    Whole("deals_per_session", 1),
    Choice("troel_lead", "any", "fourth_ace"),
    DealerChoice("first_dealer", "random", "0", "1", "2", "3"),
)

INFO: Final = GameInfo(
    "wiezen",
    "whist",
    (4, 4, 4),
    60,
    Options(),
    SPECS,
    presets={"book": {}, "money": {"end_mode": "deals"}},
    synonyms=("wiezen", "belgian whist", "solo whist", "wies", "whist", "whisten", "gewoon wiezen"),
    order=Order(deal="R3", turn="R19", end="S7", phases={"auction": "R5", "trump": "R18"}),
)
