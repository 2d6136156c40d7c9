"""The score of a deal of rikken (S1–S6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.contract import ALONE, EXACTLY
from troef.cards.bits import BIT
from troef.games.rikken.contracts import NEEDED, SIDES, STEPS, TASKS, VALUES

TRICKS: Final[i64] = 13


def value_of(rung: i64, tricks: i64) -> i64:
    """S1, S5, S6: what a contract is worth to each opponent with these tricks, below zero when it is lost."""
    need, base, step = NEEDED[rung], VALUES[rung], STEPS[rung]
    if TASKS[rung] == EXACTLY:
        return base if tricks == need else -base
    if tricks < need:
        return -base - step * (need - tricks)
    return base + step * (tricks - need)


def score_deal(bids: vec[i64], players: i64, tricks: vec[i64]) -> vec[i64]:
    """The score per seat; `players` are the seats (bits) that play, `bids` and `tricks` those of each seat.

    Of bidder and partner either one's bid will do.
    """
    scores = vec[i64]([0, 0, 0, 0])
    for player in range(4):
        if not players & BIT[player]:
            continue
        rung = bids[player]
        if SIDES[rung] != ALONE:  # S2
            return _score_pair(rung, players, tricks)
        value = value_of(rung, tricks[player])
        for seat in range(4):  # S3; S4: each by itself, the results added
            scores[seat] += 3 * value if seat == player else -value
    return scores


def _score_pair(rung: i64, players: i64, tricks: vec[i64]) -> vec[i64]:
    together: i64 = 0
    for seat in range(4):
        if players & BIT[seat]:
            together += tricks[seat]
    value = 2 * value_of(rung, together)
    scores = vec[i64]([-value] * 4)
    for seat in range(4):
        if players & BIT[seat]:
            scores[seat] = value
    return scores
