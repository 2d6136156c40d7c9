"""Roem: bonus combinations in one trick (klaverjassen R14–R15; bieden uses the same kind)."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, first_card
from troef.cards.card import ACE, CLUBS, JACK, KING, QUEEN, TEN

_HUNDREDS: Final[i64] = BIT[ACE] | BIT[TEN] | BIT[QUEEN] | BIT[KING]


def run_points(trick: i64) -> i64:
    """20 for three consecutive cards of one suit, 50 for four (A K Q J 10 9 8 7 in every suit)."""
    # bit of the lowest card of each run of three; suits are lanes with room between them
    threes = trick & (trick >> 1) & (trick >> 2)
    if not threes:
        return 0
    if threes & (trick >> 3):
        return 50
    return 20


def marriage_points(trick: i64, trump: i64) -> i64:
    """20 for king and queen of trumps (stuk)."""
    pair = SUIT_CARDS[trump] & (RANK_CARDS[KING] | RANK_CARDS[QUEEN])
    if trick & pair == pair:
        return 20
    return 0


def quartet_points(trick: i64) -> i64:
    """200 for four jacks, 100 for four kings, queens, aces or tens; only for a trick of four cards."""
    if trick == RANK_CARDS[JACK]:
        return 200
    clubs = trick & SUIT_CARDS[CLUBS]
    if clubs & _HUNDREDS and trick == RANK_CARDS[first_card(clubs)]:
        return 100
    return 0


def roem_points(trick: i64, trump: i64) -> i64:
    """All the roem in a trick of four cards with this trump suit."""
    same_rank = trick & (trick >> 16)
    if same_rank and card_count(trick) == 4:
        quartet = quartet_points(trick)
        if quartet:
            return quartet
    return run_points(trick) + marriage_points(trick, trump)


def roem_mark(points: int) -> str:
    """The mark on the score sheet (klaverjassen R14)."""
    return {20: "I", 40: "II", 50: "V", 70: "VI", 100: "O", 200: "OO"}.get(points, "")
