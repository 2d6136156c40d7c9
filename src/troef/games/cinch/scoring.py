"""The score of a deal of cinch (S2–S4, P6)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

#: S1: what there is to win in a deal.
ALL_POINTS: Final[i64] = 14


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    `bidders` is the bidding side, `bid` what it undertook (0 where the dealer names trumps after four passes), `points`
    what each side has: scoring cards that were thrown away count for the bidding side (R16), so together they are 14.
    `revokes` are the sides that revoked (P6).

    >>> import troef
    >>> troef.game("cinch").settle(Result(bidders=0, bid=8, points=(7, 7)))
    (0, 15, 0, 15)
    >>> troef.game("cinch").settle(Result(bidders=0, bid=9, points=(5, 9), revokes=(1,)))
    (0, 0, 0, 0)
    """

    bidders: int
    bid: int
    points: tuple[int, int]
    revokes: tuple[int, ...] = ()


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    if result.bidders not in (0, 1) or any(side not in (0, 1) for side in result.revokes):
        raise ValueError("a side is 0 or 1")
    if not 0 <= result.bid <= ALL_POINTS:
        raise ValueError(f"a bid is at most {ALL_POINTS}, not {result.bid}")
    points = result.points
    if len(points) != 2 or min(points) < 0 or sum(points) != ALL_POINTS:
        raise ValueError(f"both sides together have {ALL_POINTS} points, not {points}")


def score_sides(bid: i64, points: i64, bidders_revoked: bool, others_revoked: bool) -> tuple[i64, i64]:
    """The score of the bidding side and of the other one, from the bidding side's points."""
    others = ALL_POINTS - points
    won: i64 = 0
    lost: i64 = 0
    if points < bid and not others_revoked:  # S4; P6: who revokes cannot set the bidder
        lost = ALL_POINTS + bid - points
    elif points > others:  # S3
        won = points - others
    else:
        lost = others - points
    return (0 if bidders_revoked else won), (0 if others_revoked else lost)
