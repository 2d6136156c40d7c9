"""Who wins a round of zwikken, and what it costs (R13, R14, S1–S7)."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count
from troef.cards.card import ACE, TEN

#: S1: all the card points of the pack.
ALL_POINTS: Final = 40

#: Above every other zwik: the one of the trump card's rank, where that is agreed.
_TOP: Final[i64] = 20


@dataclass(frozen=True)
class Result:
    """A finished round, for `settle`.

    `pot` is the pot at the end of the bidding; `shares` the share that each seat plays for (`"1/2"`, `"1"`; None for a
    passer); `points` the card points of each seat, or None when a zwik decided: then `zwik` is the bidder who had the
    highest. A round in which nobody plays has neither (R10).
    """

    pot: int
    shares: tuple[str | None, ...]
    points: tuple[int, ...] | None = None
    zwik: int | None = None


def read_shares(result: Result, names: tuple[str, ...]) -> list[Fraction]:
    """The share of each seat, 0 for a passer; `names` are those that one can play for.

    Raises:
        ValueError: nobody can play for such a share (R5), or two of them for the same part of the pot (R6).
    """
    shares: list[Fraction] = []
    for name in result.shares:
        if name is not None and name not in names:
            raise ValueError(f"a share is one of {', '.join(names)}, not {name}")
        share = Fraction(0) if name is None else Fraction(name)
        if 0 < share < 1 and share in shares:
            raise ValueError(f"only the whole pot is played for by two, not {name}")
        shares.append(share)
    return shares


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a round.

    Raises:
        ValueError: they cannot.
    """
    seats = len(result.shares)
    if not 3 <= seats <= 5:
        raise ValueError(f"zwikken is played by 3 to 5, not {seats}")
    given: list[object] = [result.pot, *(result.points or ()), 0 if result.zwik is None else result.zwik]
    wrong = [value for value in given if isinstance(value, bool) or not isinstance(value, int)]
    if wrong:
        raise ValueError(f"chips, points and seats are whole numbers, not {wrong}")
    if result.pot < 1:
        raise ValueError("the pot holds a chip at least")
    if all(share is None for share in result.shares):
        if result.points is not None or result.zwik is not None:
            raise ValueError("nobody plays")
        return
    if (result.points is None) == (result.zwik is None):
        raise ValueError("a round is decided by card points or by a zwik")
    if result.zwik is not None and not (0 <= result.zwik < seats and result.shares[result.zwik] is not None):
        raise ValueError("a zwik counts for who plays")
    points = result.points
    if points is not None and (len(points) != seats or min(points) < 0 or sum(points) > ALL_POINTS):
        raise ValueError(f"the points of {seats} players are together at most {ALL_POINTS}, not {points}")


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
