"""The seven games of kingen: their duties, and the cards that count in each."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, SUIT_CARDS, set_of
from troef.cards.card import parse_card
from troef.cards.pack import make_pack
from troef.tricks.following import (
    DISCARD_FIRST,
    DISCARD_HIGHEST,
    DISCARD_TOPS,
    FOLLOW,
    LEAD_BAN,
    OVERRUFF,
    RUFF,
    Duties,
    Limits,
)
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickTable

PACK: Final = list(make_pack())
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R7: by trump suit, and last of all (-1) without trump.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]

FEWEST_TRICKS: Final = 1
FEWEST_HEARTS: Final = 2
NO_KINGS_AND_JACKS: Final = 3
FEWEST_QUEENS: Final = 4
NO_KING_OF_HEARTS: Final = 5
NOT_SEVENTH_NOR_LAST: Final = 6
TRUMP_GAME: Final = 7
#: R3
DEALS: Final = 10

HEARTS: Final[i64] = SUIT_CARDS[2]
QUEENS: Final[i64] = RANK_CARDS[10]
KINGS_AND_JACKS: Final[i64] = RANK_CARDS[11] | RANK_CARDS[9]
KING_OF_HEARTS: Final[i64] = set_of([parse_card("KH")])


@final
class KingGame:
    """One of the seven: its key for faces, its table (duties with their clauses), its limits and the cards that
    count in it (`cards`; none where tricks count)."""

    def __init__(self, key: str, duties: dict[int, str], cards: i64 = 0, lead_ban: i64 = 0, first: i64 = 0) -> None:
        self.key = key
        self.table = TrickTable(4, Duties({int(FOLLOW): "R5"} | duties))
        self.limits = Limits()
        self.limits.lead_ban = lead_ban
        self.limits.first = first
        self.cards: i64 = cards


#: By number; there is no game 0.
GAMES: Final[list[KingGame]] = [
    KingGame("", {}),
    KingGame("fewest-tricks", {}),
    KingGame(
        "fewest-hearts",
        {int(LEAD_BAN): "R11", int(DISCARD_FIRST): "R12", int(DISCARD_HIGHEST): "R12"},
        HEARTS,
        lead_ban=HEARTS,
        first=HEARTS,
    ),
    KingGame("no-kings-and-jacks", {int(DISCARD_FIRST): "R14"}, KINGS_AND_JACKS, first=KINGS_AND_JACKS),
    KingGame("fewest-queens", {int(DISCARD_FIRST): "R16", int(DISCARD_TOPS): "R16"}, QUEENS, first=QUEENS),
    KingGame(
        "no-king-of-hearts",
        {int(LEAD_BAN): "R17", int(DISCARD_FIRST): "R18"},
        KING_OF_HEARTS,
        lead_ban=HEARTS,
        first=KING_OF_HEARTS,
    ),
    KingGame("not-seventh-nor-last", {}),
    KingGame("trump", {int(RUFF): "R22", int(OVERRUFF): "R23"}),
]


def game_of(deal: int) -> int:
    """R3: the game of a deal, both counted from 1.

    >>> [game_of(deal) for deal in range(1, 11)]
    [1, 2, 3, 4, 5, 6, 7, 7, 7, 7]
    """
    return min(deal, TRUMP_GAME)
