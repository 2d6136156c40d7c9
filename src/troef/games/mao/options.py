"""The options of mao, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, OptionSpec, Whole


@dataclass(frozen=True)
class Options:
    """The options; the defaults are the choices of the rule book."""

    game_master: str = "random"
    target_wins: int = 5
    turn_seconds: int = 30
    claim_seconds: int = 10


MOST_SEATS: Final = 6


class Master(Choice):
    """`random`, or a seat: `p2`, also read as 2."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "random", *[f"p{seat}" for seat in range(MOST_SEATS)])

    def read(self, value: object) -> object:
        text = str(value).strip().lower()
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise self.fault(value)
        if text in self.values:
            return text
        if f"p{text}" in self.values:
            return f"p{text}"
        raise self.fault(value)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Master("game_master"),  # R1
    Whole("target_wins", 0, 10),  # R39
    Whole("turn_seconds", 10, 120),  # R30
    Whole("claim_seconds", 3, 20),  # R33
)

INFO: Final = GameInfo(
    "mao",
    "shedding",
    (3, 6, 4),
    30,
    Options(),
    SPECS,
    presets={"book": {}, "short": {"target_wins": 2}},
    synonyms=("mau", "voorzitter mao", "chairman mao"),
    secrets_last=True,  # R19: a rule stays its maker's secret, round after round
    dealer_by_result=True,
    order=Order(
        deal="R2",
        turn="R6",
        end="R39",
        phases={"making": "R18", "claim": "R33", "time-out": "R35", "between-rounds": "R39"},
    ),
)
