"""The cards of skat in each game: who beats whom, what they count, and the matadors."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.card import JACK, RANK_NAMES
from troef.cards.pack import make_pack
from troef.tricks.ordering import EXTRA_SUIT, Ordering, make_ordering, ranks_of

PACK: Final = list(make_pack("7"))

#: The games by number: clubs 0, diamonds 1, hearts 2, spades 3 as suits everywhere, then the others.
GRAND: Final[i64] = 4
NUL: Final[i64] = 5
NUL_OUVERT: Final[i64] = 6

#: R17, R19: clubs, spades, hearts, diamonds.
JACKS: Final = [16 * suit + int(JACK) for suit in (0, 3, 2, 1)]
PLAIN: Final = "A 10 K Q 9 8 7"  # R17, R18
NUL_RANKS: Final = "A K Q J 10 9 8 7"  # R20
POINTS: Final = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}  # R26
ALL_POINTS: Final[i64] = 120


def _plain(suit: int) -> list[int]:
    return [16 * suit + rank for rank in ranks_of(PLAIN)]


def _with_jacks(trump: int) -> Ordering:
    """R17–R19: the jacks on top of a suit, or as a suit of their own."""
    lanes = [_plain(suit) for suit in range(4)]
    if trump == EXTRA_SUIT:
        lanes.append(list(JACKS))
    else:
        lanes[trump] = JACKS + lanes[trump]
    return Ordering(lanes, trump, {card: POINTS.get(RANK_NAMES[card & 15], 0) for card in PACK})


def _orderings() -> list[Ordering]:
    nul = make_ordering(NUL_RANKS)
    return [*[_with_jacks(trump) for trump in range(EXTRA_SUIT + 1)], nul, nul]


#: By game.
ORDERINGS: Final = _orderings()


def _top_trumps(game: int) -> vec[i64]:
    return vec[i64]([i64(card) for card in (JACKS if game == GRAND else JACKS + _plain(game))])


#: S3: the trumps from high to low, by suit and Grand.
TOP_TRUMPS: Final = [_top_trumps(game) for game in range(EXTRA_SUIT + 1)]


def matadors(cards: i64, game: i64) -> i64:
    """S3: how many top trumps in a row some cards have, or as a negative number lack, in a suit game or Grand."""
    lane = TOP_TRUMPS[game]
    with_them = cards & BIT[lane[0]] != 0
    count: i64 = 0
    while count < len(lane) and (cards & BIT[lane[count]] != 0) == with_them:
        count += 1
    return count if with_them else -count
