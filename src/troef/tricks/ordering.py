"""Who beats whom: effective suits, rank orders, trumps and card points of one deal, as tables.

One ordering serves every trick game: Manille's tens, the jack and nine of klaverjassen, Skat's four jacks (part of the
trump suit, or in Grand a suit of their own), Cinch's left pedro (a card that belongs to the suit of the other colour).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, SUIT_CARDS, card_count, first_card, without_first
from troef.cards.card import RANK_NAMES

#: Number of an effective suit that is not a printed suit (the jacks in Grand).
EXTRA_SUIT: Final = 4
#: In place of a trump suit: there is none.
NO_TRUMP: Final = -1
#: In place of a rank: a card that lies face down and stands for a suit. All cards of the suit and all trumps beat it.
FACE_DOWN: Final[i64] = 13


@final
@mypyc_attr(acyclic=True)
class Ordering:
    """Tables by card code. `suits[card]` is the effective suit; `members[suit]` its cards; `beaters[card]` the cards
    that win against it when it is winning: the higher ones of its suit and, if it is no trump, every trump;
    `points[card]` what it counts. `trump` is an effective suit or NO_TRUMP.
    """

    def __init__(self, lanes: list[list[int]], trump: int, points: "dict[int, int] | None" = None) -> None:
        """`lanes` lists each effective suit's cards from high to low; `points` the card points by card code."""
        self.trump: i64 = trump
        self.suits = vec[i64]([-1] * 64)
        self.members = vec[i64]([0] * (EXTRA_SUIT + 1))
        self.beaters = vec[i64]([0] * 64)
        self.points = vec[i64]([0] * 64)
        trumps: i64 = 0
        if trump >= 0:
            for card in lanes[trump]:
                trumps |= BIT[card]
        for suit, lane in enumerate(lanes):
            higher: i64 = 0
            for card in lane:
                self.suits[card] = suit
                self.beaters[card] = higher if suit == trump else higher | trumps
                higher |= BIT[card]
            self.members[suit] = higher
            if suit < EXTRA_SUIT:
                self.beaters[16 * suit + FACE_DOWN] = higher | trumps
        #: the cards that count something
        self.counting: i64 = 0
        for card, value in (points or {}).items():
            self.points[card] = value
            if value:
                self.counting |= BIT[card]

    def trumps(self) -> i64:
        """The trump cards (none without a trump suit)."""
        if self.trump < 0:
            return 0
        return self.members[self.trump]

    def points_in(self, cards: i64) -> i64:
        """The card points of a set."""
        total: i64 = 0
        points = self.points
        cards &= self.counting
        while cards:
            total += points[first_card(cards)]
            cards = without_first(cards)
        return total

    def best_in(self, cards: i64) -> i64:
        """The strongest card of a set that lies in one effective suit."""
        best = first_card(cards)
        while cards & self.beaters[best]:
            best = first_card(cards & self.beaters[best])
        return best


def ranks_of(text: str) -> list[int]:
    """Rank numbers of a text such as `J 9 A 10 K Q 8 7`, in its order."""
    return [RANK_NAMES.index(name) for name in text.split()]


def make_ordering(
    plain: str,
    trump: int = NO_TRUMP,
    trumps: "str | None" = None,
    plain_points: "dict[str, int] | None" = None,
    trump_points: "dict[str, int] | None" = None,
) -> Ordering:
    """The ordering of a game in which every card belongs to its printed suit.

    `plain` and `trumps` give the ranks from high to low; without `trumps` the trump suit ranks like the others. The
    points are by rank name; without `trump_points` those of the plain suits hold everywhere.
    """
    lanes: list[list[int]] = []
    points: dict[int, int] = {}
    for suit in range(4):
        is_trump = suit == trump
        order = trumps if is_trump and trumps is not None else plain
        values = trump_points if is_trump and trump_points is not None else plain_points
        lanes.append([16 * suit + rank for rank in ranks_of(order)])
        for name, value in (values or {}).items():
            points[16 * suit + RANK_NAMES.index(name)] = value
    return Ordering(lanes, trump, points)


def suit_count(cards: i64, suit: i64) -> i64:
    """How many cards of a printed suit are in the set."""
    return card_count(cards & SUIT_CARDS[suit])
