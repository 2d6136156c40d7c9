"""The options of zwikken, and `INFO`: what lists of games say of it."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Text, Whole


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    ante: int = 4
    ante_when: str = "every_round"
    #: R5: parts of the pot from small to large, the last one all of it
    shares: str = "1/4 1/2 3/4 1"
    rounds: int = 20
    start_chips: int = 100
    upcard_zwik_top: bool = False


#: A list of shares has at most this many.
MOST_SHARES: Final = 40
_SHARE: Final = re.compile(r"[0-9]{1,6}(/[0-9]{1,6})?|0?[.][0-9]{1,6}|1[.]0{1,6}", re.ASCII)


class PotShares(Text):
    """Fractions of the pot above 0 and up to 1, all different, with 1 among them: `1/4 1/2 3/4 1`, or a list."""

    def allowed(self) -> str:
        return "1/4 1/2 3/4 1"

    def read(self, value: object) -> object:
        if isinstance(value, list | tuple):
            parts = [str(part).strip() for part in value]
        elif isinstance(value, str):
            parts = value.replace(",", " ").split()
        else:
            raise self.fault(value)
        if not 1 <= len(parts) <= MOST_SHARES or not all(_SHARE.fullmatch(part) for part in parts):
            raise self.fault(value)
        try:
            shares = sorted([Fraction(part) for part in parts])
        except ZeroDivisionError as error:
            raise self.fault(value) from error
        if shares[0] <= 0 or shares[-1] != 1 or len(set(shares)) < len(shares):
            raise self.fault(value)
        return " ".join([str(share) for share in shares])


LEAST_SEATS: Final = 3
MOST_SEATS: Final = 5

SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("ante", 1, 100),
    Choice("ante_when", "every_round", "empty_pot"),
    PotShares("shares"),
    Whole("rounds", 1, 200),
    Whole("start_chips", 0, 10_000),
    Flag("upcard_zwik_top"),
)

INFO: Final = GameInfo(
    "zwikken",
    "trumps",
    (LEAST_SEATS, MOST_SEATS, 4),
    20,
    Options(),
    SPECS,
    presets={
        "book": {},
        "full-pot": {"ante_when": "empty_pot"},
        "old": {"upcard_zwik_top": True},
    },
    synonyms=("zwik", "zwicken", "patoeten"),
    order=Order(deal="R2", turn="R15", end="S8", phases={"bidding": "R4", "searching": "R10"}),
)


@final
@mypyc_attr(acyclic=True)
class TableRules:
    """The options as the engine uses them; a share is `over[share] / under[share]` of the pot."""

    def __init__(self, options: Options) -> None:
        self.ante: i64 = options.ante
        self.ante_every_round: bool = options.ante_when == "every_round"
        self.names: tuple[str, ...] = tuple(options.shares.split())
        shares = [Fraction(name) for name in self.names]
        self.over = vec[i64]([i64(share.numerator) for share in shares])
        self.under = vec[i64]([i64(share.denominator) for share in shares])
        self.rounds: i64 = options.rounds
        self.chips: i64 = options.start_chips
        self.upcard_top: bool = options.upcard_zwik_top
