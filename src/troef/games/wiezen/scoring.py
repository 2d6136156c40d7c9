"""The score of a deal of wiezen (S1–S6): by the rows of `contracts`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.contract import ALONE, EXACTLY
from troef.cards.bits import BIT
from troef.games.wiezen.contracts import NEEDED, SIDES, STEPS, TASKS, VALUES

TRICKS: Final[i64] = 13


def value_of(rung: i64, tricks: i64) -> i64:
    """S1, S6: what a contract is worth with these tricks, below zero when it is lost."""
    need, value, step = NEEDED[rung], VALUES[rung], STEPS[rung]
    if TASKS[rung] == EXACTLY:
        return value if tricks == need else -value
    if tricks < need:
        return -value - step * (need - tricks)
    value += step * (tricks - need)
    return value * 2 if step and tricks == TRICKS else value


def score_deal(rung: i64, players: i64, tricks: vec[i64]) -> vec[i64]:
    """The score per seat; `players` are the seats (bits) that play the contract, `tricks` those of each seat."""
    scores = vec[i64]([0, 0, 0, 0])
    if SIDES[rung] != ALONE:  # S2
        together: i64 = 0
        for seat in range(4):
            if players & BIT[seat]:
                together += tricks[seat]
        value = value_of(rung, together)
        for seat in range(4):
            scores[seat] = 2 * value if players & BIT[seat] else -2 * value
        return scores
    for player in range(4):  # S3; S4: each of several miseries by itself
        if players & BIT[player]:
            value = value_of(rung, tricks[player])
            for seat in range(4):
                scores[seat] += 3 * value if seat == player else -value
    return scores
