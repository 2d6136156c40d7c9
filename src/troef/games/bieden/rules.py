"""What is fixed at a table of bieden: pairs, packets, the order of the cards, duties and options."""

from typing import Final, final

from mypy_extensions import i64

from troef.games.bieden.options import Options
from troef.games.bieden.scoring import PLAIN_POINTS, TRUMP_POINTS
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, MAY_RUFF, Duties
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickTable

PACKETS: Final = DealPattern(4, (4, 4))  # R3
SIDES: Final = [[0, 2], [1, 3]]

ORDERINGS: Final = [
    make_ordering(
        "A K Q J 10 9 8 7",  # R13, S1
        suit,
        "J 9 A K Q 10 8 7",
        PLAIN_POINTS,
        TRUMP_POINTS,
    )
    for suit in range(4)
]


@final
class TableRules:
    """The options as the deal needs them, and the table with its duties (R10–R12)."""

    def __init__(self, options: Options) -> None:
        self.table = TrickTable(4, Duties({int(FOLLOW): "R10"}, allowances=MAY_RUFF), SIDES)
        self.tree_start: i64 = options.tree_start
        self.cut_only: bool = options.shuffle == "never"
        self.early_end: bool = options.early_end
        self.auto_announce: bool = options.auto_announce
        self.forced_gain: bool = options.forced_fail_opponents_gain
