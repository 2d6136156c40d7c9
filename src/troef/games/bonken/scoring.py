"""The games of bonken (R6) and what they score (S1, S2): the tables of the book as data."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count
from troef.cards.card import HEARTS, JACK, KING, QUEEN, SUIT_LETTERS

#: R6: the games by number. Troeven is five choices, one for each denomination (R7), of which the first is TROEVEN.
GAMES: Final = ("bukken", "hartenjagen", "herenboeren", "vrouwen", "hartenheer", "laatste slag", "domino")
CHOICES: Final = (*GAMES, *[f"troeven {suit}" for suit in SUIT_LETTERS], "troeven sans")

HARTENJAGEN: Final[i64] = 1
HERENBOEREN: Final[i64] = 2
HARTENHEER: Final[i64] = 4
LAATSTE_SLAG: Final[i64] = 5
DOMINO: Final[i64] = 6
TROEVEN: Final[i64] = 7
SANS: Final[i64] = 11

#: Sets of choices: the games that are played once, and troeven in every denomination.
ALL_GAMES: Final[i64] = 0x7F
ALL_TROEVEN: Final[i64] = 0xF80

#: How many deals a match has.
DEALS: Final[i64] = 11
TRICKS: Final[i64] = 13  # R12

HEART_KING: Final[i64] = BIT[16 * HEARTS + KING]


@final
class Base:
    """What one game scores before doubling (R6): for each trick, for each of some cards, and of some more cards, in
    one's tricks, and for who takes the last trick or lays the last card."""

    def __init__(
        self, trick: int = 0, cards: i64 = 0, card: int = 0, others: i64 = 0, other: int = 0, last: int = 0
    ) -> None:
        self.trick: i64 = trick
        self.cards = cards
        self.card: i64 = card
        self.others = others
        self.other: i64 = other
        self.last: i64 = last

    def points(self, won: i64) -> i64:
        """What a set of cards won in tricks scores, the last trick left out."""
        return (
            self.trick * (card_count(won) // 4)
            + self.card * card_count(won & self.cards)
            + self.other * card_count(won & self.others)
        )


def card_worths(base: Base) -> list[int]:
    """What a trick or a card may count in a game: every score is made of these (0: that does not count)."""
    return [int(base.trick), int(base.card), int(base.other), int(base.last)]


_TROEVEN: Final = Base(trick=10)

#: R6, S1: by choice.
BASES: Final = [
    Base(trick=-5),
    Base(cards=SUIT_CARDS[HEARTS], card=-5),
    Base(cards=RANK_CARDS[KING], card=-20, others=RANK_CARDS[JACK], other=-10),
    Base(cards=RANK_CARDS[QUEEN], card=-30),
    Base(cards=HEART_KING, card=-50),
    Base(last=-50),
    Base(last=-50),
    *[_TROEVEN] * 5,
]

#: S1: what the four players have together, by choice.
TOTALS: Final = (-65, -65, -120, -120, -50, -50, -50, 130, 130, 130, 130, 130)


def with_doubles(base: vec[i64], doubled: vec[i64]) -> vec[i64]:
    """S2: final scores from base scores; `doubled[seat]` is the set of seats (bits) that the seat has doubled."""
    scores = base[:4]
    for seat in range(4):
        for other in range(4):
            if doubled[seat] & BIT[other]:  # R24: a mutual double counts from both sides
                difference = base[seat] - base[other]
                scores[seat] += difference
                scores[other] -= difference
    return scores
