"""The score of a deal of wiezen (S1–S6): the table of the book as data."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.games.wiezen.auction import LADDER, MEEGAAN, MISERIE, OPEN_MISERIE, TROEL, VRAAG

TRICKS: Final[i64] = 13

#: S1 by rung: the tricks to make, the value, and what each trick over or under adds (0: the value is fixed). A vraag
#: alone is never played (R15).
NEEDED: Final = vec[i64]([8, 8, 5, 9, 9, 0, 8, 0, 13])
VALUES: Final = vec[i64]([1, 1, 1, 8, 8, 10, 2, 16, 24])
STEPS: Final = vec[i64]([1, 1, 1, 0, 0, 0, 2, 0, 0])


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`.

    `contract` is a bid as the book writes it (`meegaan` or `vraag` for asker and joiner, `abondance_troef` …),
    `players` the seats that played it: two for meegaan and troel, one or more for the miseries, otherwise one.
    `tricks` are those of each of the players in the same order; for two together one number will do.
    """

    contract: str
    players: tuple[int, ...]
    tricks: tuple[int, ...]


def rung_of(contract: str) -> int:
    """The rung of a contract by its name.

    Raises:
        ValueError: there is no such contract.
    """
    name = " ".join(contract.lower().replace("_", " ").split())
    if name not in LADDER.names:
        raise ValueError(f"there is no contract '{contract}'; there are: {', '.join(LADDER.names)}")
    rung = LADDER.names.index(name)
    return int(MEEGAAN) if rung == VRAAG else rung


def check_result(result: Result) -> None:
    """Whether a result can be that of a deal.

    Raises:
        ValueError: it cannot.
    """
    rung, players, tricks = rung_of(result.contract), result.players, result.tricks
    if len(set(players)) != len(players) or not all(0 <= seat <= 3 for seat in players):
        raise ValueError(f"the players are different seats from 0 to 3, not {players}")
    pair, shared = rung in (MEEGAAN, TROEL), rung in (MISERIE, OPEN_MISERIE)
    if len(players) != 2 if pair else not players if shared else len(players) != 1:
        raise ValueError(f"{result.contract} is not played by {len(players)}")
    if len(tricks) != len(players) and not (pair and len(tricks) == 1):
        raise ValueError(f"tricks are given for each of the players, not {tricks}")
    if not all(0 <= count <= TRICKS for count in tricks) or sum(tricks) > TRICKS:
        raise ValueError(f"there are {TRICKS} tricks, not {tricks}")
    if len(players) == 4 and sum(tricks) != TRICKS:
        raise ValueError(f"four players together take {TRICKS} tricks, not {sum(tricks)}")


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


def settle(result: Result) -> tuple[int, ...]:
    """The score per seat of a result.

    Raises:
        ValueError: it cannot be that of a deal.
    """
    check_result(result)
    mask: i64 = 0
    tricks = vec[i64]([0, 0, 0, 0])
    for seat, count in zip(result.players, result.tricks, strict=False):
        tricks[seat] = count
    for seat in result.players:
        mask |= BIT[seat]
    scores = score_deal(rung_of(result.contract), mask, tricks)
    return tuple([int(score) for score in scores])
