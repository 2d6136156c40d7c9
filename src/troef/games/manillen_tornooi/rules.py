"""What holds for a whole round: cards, order, duties, the tables of the boompjes, and the game's own kinds of moves."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.pack import make_pack
from troef.core.moves import OWN
from troef.games.manillen_tornooi.options import Options
from troef.games.manillen_tornooi.seating import RANKS, Seating, seatings
from troef.tricks.deal import DealPattern
from troef.tricks.following import (
    BEAT,
    BEAT_TRUMP,
    FOLLOW,
    NO_UNDERRUFF,
    ONLY_TRUMPS_FREE,
    OVERRUFF,
    RUFF,
    Duties,
)
from troef.tricks.ordering import NO_TRUMP, make_ordering

COUNTER: Final[i64] = OWN
WITHOUT_TRUMP: Final[i64] = OWN + 1
MISDEAL: Final[i64] = OWN + 2
CLAIM: Final[i64] = OWN + 3
RECORD: Final[i64] = OWN + 4
CHEATING: Final[i64] = OWN + 5
#: The timekeeper's: the signal that ends the round (A9).
TIME_UP: Final[i64] = OWN + 6

#: In place of a trump suit until the dealer has announced.
UNANNOUNCED: Final[i64] = -2

PACK: Final = list(make_pack("7"))
PACKETS: Final = DealPattern(4, (3, 2, 3))  # R5
#: R4: this many cards at least come off, and stay, when the pack is cut after the shuffle.
LEAST_CUT: Final = 3

#: R15, by trump suit; the last one is for play without trumps.
ORDERINGS: Final = [
    make_ordering(RANKS, trump, None, {"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1}) for trump in (0, 1, 2, 3, NO_TRUMP)
]

#: R17-R22; without trumps nothing of it binds who cannot follow (R23).
DUTIES: Final = Duties(
    {
        int(FOLLOW): "R17",
        int(BEAT): "R18",
        int(BEAT_TRUMP): "R18",
        int(RUFF): "R20",
        int(OVERRUFF): "R20",
        int(NO_UNDERRUFF): "R22",
    },
    allowances=ONLY_TRUMPS_FREE,
)


@final
class TableRules:
    """The options as the play asks for them."""

    def __init__(self, options: Options) -> None:
        self.watched: bool = options.enforcement == "table"
        self.clock: bool = options.round_minutes is not None
        self.per_boompje: i64 = options.deals_per_boompje
        self.boompjes: i64 = options.boompjes
        self.deals: i64 = options.boompjes * options.deals_per_boompje
        self.seatings: list[Seating] = seatings(DUTIES, self.watched)
