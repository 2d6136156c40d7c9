"""The score of a deal of cinch (S2–S4, P6)."""

from typing import Final

from mypy_extensions import i64

#: S1: what there is to win in a deal.
ALL_POINTS: Final[i64] = 14


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
