"""The score of a deal of wiezen (S1–S6): the table of the book as data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.games.wiezen.auction import MEEGAAN, TROEL

TRICKS: Final[i64] = 13

#: S1 by rung: the tricks to make, the value, and what each trick over or under adds (0: the value is fixed). A vraag
#: alone is never played (R15).
NEEDED: Final = vec[i64]([8, 8, 5, 9, 9, 0, 8, 0, 13])
VALUES: Final = vec[i64]([1, 1, 1, 8, 8, 10, 2, 16, 24])
STEPS: Final = vec[i64]([1, 1, 1, 0, 0, 0, 2, 0, 0])


def value_of(rung: i64, tricks: i64) -> i64:
    """S1, S6: what a contract is worth with these tricks, below zero when it is lost."""
    need, value, step = NEEDED[rung], VALUES[rung], STEPS[rung]
    if need == 0:
        return value if tricks == 0 else -value
    if tricks < need:
        return -value - step * (need - tricks)
    value += step * (tricks - need)
    return value * 2 if step and tricks == TRICKS else value


def score_deal(rung: i64, players: i64, tricks: vec[i64]) -> vec[i64]:
    """The score per seat; `players` are the seats (bits) that play the contract, `tricks` those of each seat."""
    scores = vec[i64]([0, 0, 0, 0])
    if rung == MEEGAAN or rung == TROEL:  # S2
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
