"""What hands count, and what a showdown is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count, first_card

#: S1: what the ranks count, seven up to ace, in half points.
RANK_HALVES: Final = (14, 16, 18, 20, 20, 20, 20, 22)
#: S2: what the cards of one suit count together, in half points, by the set of their ranks (lowest bit: the seven).
_SUIT_HALVES: Final = vec[i64](
    [sum([RANK_HALVES[rank] for rank in range(8) if ranks >> rank & 1]) for ranks in range(256)]
)
THIRTY_ONE: Final[i64] = 62  # S4
THREE_ALIKE: Final[i64] = 61  # S3

#: What hands count, as it stands on the score sheet, by half points.
VALUE_TEXTS: Final = [f"{halves // 2}½" if halves % 2 else f"{halves // 2}" for halves in range(63)]


def hand_halves(hand: i64) -> i64:
    """What a hand counts in half points (S2, S3)."""
    if card_count(hand) == 3 and not hand & ~RANK_CARDS[first_card(hand) & 15]:
        return THREE_ALIKE
    best: i64 = 0
    cards = hand >> 5
    for _ in range(4):
        suit = _SUIT_HALVES[cards & 255]
        if suit > best:
            best = suit
        cards = cards >> 16
    return best


def winners_of(halves: list[int]) -> tuple[int, ...]:
    """S5: 1 for every seat with the highest value."""
    best = max(halves)
    return tuple([1 if half == best else 0 for half in halves])


def losers_of(halves: list[int]) -> tuple[int, ...]:
    """S6: -1 for every seat with the lowest value."""
    least = min([half for half in halves if half >= 0])
    return tuple([-1 if half == least else 0 for half in halves])
