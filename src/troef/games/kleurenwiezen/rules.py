"""The options of a table of kleurenwiezen, worked out for the engine."""

import json
from typing import Final, final

from mypy_extensions import i64

from troef.cards.pack import make_pack
from troef.games.kleurenwiezen.bidding import NO_JURY
from troef.games.kleurenwiezen.contracts import OPEN_MISERIE, TROEL, WHIST2023, WHISTHUB, WK
from troef.games.kleurenwiezen.options import Options
from troef.games.kleurenwiezen.points import PointsTable, flat_rond, own_table, with_troel_loss
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickTable

PACK: Final = list(make_pack("2"))
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R38: by trump suit, and last of all without trumps.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]

#: R5.
PATTERNS: Final = {"4-5-4": DealPattern(4, (4, 5, 4)), "4-4-5": DealPattern(4, (4, 4, 5))}
#: R3: how many cards lie in the smaller part at least when a pack is cut.
LEAST_CUT: Final = 4


def points_table(options: Options) -> PointsTable:
    """The points table that the people at a table have agreed on."""
    table = WK
    if options.points_table == "whist2023":
        table = WHIST2023
    elif options.points_table == "whisthub":
        table = WHISTHUB
    elif options.rond_mode == "flat30":
        table = flat_rond(table)
    if options.points_table == "custom" and options.custom_points is not None:
        table = own_table(json.loads(options.custom_points), table)
    return with_troel_loss(table, options.troel_loss)


@final
class TableRules:
    """What a position asks of its options."""

    def __init__(self, options: Options) -> None:
        self.points = points_table(options)
        #: whether in every contract the others pay what one has
        self.zero_sum: bool = all(points.zero_sum for points in self.points.values())
        self.table = TrickTable(4, Duties({int(FOLLOW): "R36"}))
        self.packets = PATTERNS[options.deal_pattern]
        self.deals: i64 = options.deals_per_session
        self.claims: bool = options.allow_claims
        self.human_jury: bool = options.jury == "human"
        #: R32: the lowest rank that the jury is asked for
        self.jury_from: i64 = NO_JURY
        #: P11: the lowest rank whose bidder has to call the jury, at a table that has one
        self.jury_called_from: i64 = NO_JURY
        if options.jury != "off":
            self.jury_called_from = TROEL + 1 if options.jury_from == "above_troel" else OPEN_MISERIE
        if self.human_jury:
            self.jury_from = self.jury_called_from
        self.missed_gain: bool = options.wrong_concession_charge == "missed_gain"
        #: P4, P5: whether a revoke may happen
        self.watched: bool = options.enforcement == "table"
        self.may_agree: bool = options.misdeal_by_agreement
