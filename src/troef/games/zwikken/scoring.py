"""Who wins a round of zwikken, and what it costs (R13, R14, S1–S7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count
from troef.cards.card import ACE, TEN

#: Above every other zwik: the one of the trump card's rank, where that is agreed.
_TOP: Final[i64] = 20


def share_amount(pot: int, over: int, under: int) -> int:
    """S6: the chips of a share of the pot.

    >>> share_amount(18, 1, 4), share_amount(3, 1, 4)
    (4, 1)
    """
    amount = pot * over // under
    return amount if amount else 1


def most_points(points: vec[i64]) -> i64:
    """S2: the seat with the most points; -1 when two or more share the highest number."""
    best: i64 = -1
    most: i64 = -1
    for seat in range(len(points)):
        if points[seat] > most:
            most = points[seat]
            best = seat
        elif points[seat] == most:
            best = -1
    return best


def zwik_rank(hand: i64, turned: i64, upcard_top: bool) -> i64:
    """R13: how high a hand's zwik is; -1 when it has none. `turned` is the current trump card."""
    for rank in range(TEN, ACE + 1):
        if card_count(hand & RANK_CARDS[rank]) == 3:
            return _TOP if upcard_top and turned & 15 == rank else rank
    return -1


def payouts(amounts: list[int], winner: i64) -> list[int]:
    """S3–S5, S7: the change in chips of every seat; `amounts` are the shares in chips, 0 for passers."""
    return [amount if seat == winner else -amount for seat, amount in enumerate(amounts)]
