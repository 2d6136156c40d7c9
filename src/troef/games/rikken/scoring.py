"""The score of a deal of rikken (S1–S6)."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.games.rikken.contracts import ASKS, BASES, LADDER, NEEDED, NONE, ONE, STEPS, TOGETHER, is_shareable

TRICKS: Final[i64] = 13


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`.

    `contract` is a bid as the book writes it (`rik_beter`, `alleen 9`, `open_piek` …); where several play misère or
    piek at once, one for each of them. `players` are the seats that played it: bidder and partner in rik, rik beter and
    troela, one or more in misère and piek, otherwise one. `tricks` are those of each of the players in the same order;
    for bidder and partner one number for both will do.
    """

    contract: "str | tuple[str, ...]"
    players: tuple[int, ...]
    tricks: tuple[int, ...]


def rung_of(contract: str) -> int:
    """The rung of a contract by its name.

    Raises:
        ValueError: there is no such contract.
    """
    name = " ".join(contract.lower().replace("_", " ").replace("è", "e").split())
    if name not in LADDER.names:
        raise ValueError(f"there is no contract '{contract}'; there are: {', '.join(LADDER.names)}")
    return LADDER.names.index(name)


def rungs_of(result: Result) -> list[int]:
    """The contract of each of the players of a result.

    Raises:
        ValueError: there is no such contract, or they cannot be played together.
    """
    players = result.players
    if len(set(players)) != len(players) or not players or not all(0 <= seat <= 3 for seat in players):
        raise ValueError(f"the players are different seats from 0 to 3, not {players}")
    contract = result.contract
    if isinstance(contract, str):
        rungs = [rung_of(contract)] * len(players)
    else:
        rungs = [rung_of(name) for name in contract]
    if len(rungs) != len(players):
        raise ValueError(f"{len(players)} players cannot have {len(rungs)} contracts")
    if len({int(LADDER.level[rung]) for rung in rungs}) > 1:  # R8
        raise ValueError(f"only equal bids are played together, not {contract}")
    if not is_shareable(rungs[0]) and len(players) != (2 if ASKS[rungs[0]] == TOGETHER else 1):
        raise ValueError(f"{LADDER.names[rungs[0]]} is not played by {len(players)}")
    return rungs


def check_tricks(result: Result, together: bool) -> None:
    """Whether the tricks of a result can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    players, tricks = result.players, result.tricks
    if len(tricks) != len(players) and not (together and len(tricks) == 1):
        raise ValueError(f"tricks are given for each of the players, not {tricks}")
    if not all(0 <= count <= TRICKS for count in tricks) or sum(tricks) > TRICKS:
        raise ValueError(f"there are {TRICKS} tricks, not {tricks}")
    if len(players) == 4 and sum(tricks) != TRICKS:
        raise ValueError(f"four players together take {TRICKS} tricks, not {sum(tricks)}")


def value_of(rung: i64, tricks: i64) -> i64:
    """S1, S5, S6: what a contract is worth to each opponent with these tricks, below zero when it is lost."""
    need, base, step = NEEDED[rung], BASES[rung], STEPS[rung]
    asks = ASKS[rung]
    if asks == NONE or asks == ONE:
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
        if ASKS[rung] == TOGETHER:  # S2
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


def settle(result: Result) -> tuple[int, ...]:
    """The score per seat of a result.

    Raises:
        ValueError: it cannot be that of a deal.
    """
    rungs = rungs_of(result)
    check_tricks(result, ASKS[rungs[0]] == TOGETHER)
    players: i64 = 0
    bids = vec[i64]([-1] * 4)
    tricks = vec[i64]([0] * 4)
    for seat, rung in zip(result.players, rungs, strict=True):
        players |= BIT[seat]
        bids[seat] = rung
    for seat, count in zip(result.players, result.tricks, strict=False):
        tricks[seat] = count
    return tuple([int(score) for score in score_deal(bids, players, tricks)])
