"""What a search looks up at every card: the tables of a deal, kept where they are read."""

from mypy_extensions import i64

from troef.search.solver.position import Deal
from troef.tricks.following import FOLLOW, PLAIN_DUTIES


class DealTables:
    """The tables of one deal, by card, suit or seat: the base of what searches in it."""

    def __init__(self, deal: Deal) -> None:
        self.flags: i64 = deal.flags
        self.plain: bool = deal.flags == FOLLOW
        #: who can follow a plain suit may play any card of it, and no other
        self.just_follows: bool = deal.flags & (FOLLOW | PLAIN_DUTIES) == FOLLOW
        self.trump: i64 = deal.trump
        self.order = deal.ordering
        self.limits = deal.limits
        self.suit = deal.suit
        self.members = deal.members
        self.above = deal.above
        self.points = deal.points
        self.printed = deal.printed
        self.next_of = deal.next_of
        self.partners = deal.partners
        self.sign = deal.sign
        self.maximises = deal.maximises
