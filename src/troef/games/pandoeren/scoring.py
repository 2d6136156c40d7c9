"""Card points, orderings, and the score of a deal of pandoeren (S1, S2, S6)."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.games.pandoeren.contracts import LOSE_ALL, PICCOLO, POINTS, WIN_ALL, WIN_ALL_ALONE, ZWABBER, Contract
from troef.tricks.ordering import make_ordering

TRICKS: Final[i64] = 8
LAST_TRICK: Final[i64] = 5  # S2
ALL_POINTS: Final[i64] = 146  # S2

#: S1: what cards count by rank; ranks that are not named count nothing.
PLAIN_POINTS: Final[dict[str, int]] = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 1}
TRUMP_POINTS: Final[dict[str, int]] = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 3, "Q": 2}

#: R14, S1: with each suit as trump.
ORDERINGS: Final = [
    make_ordering("A K Q J 10 9 8 7 6", suit, "J 9 A K Q 10 8 7 6", PLAIN_POINTS, TRUMP_POINTS) for suit in range(4)
]
NO_TRUMPS: Final = make_ordering("A K Q J 10 9 8 7 6", plain_points=PLAIN_POINTS)

#: Bits of a trick's winner in a packed row of winners.
WINNER_BITS: Final[i64] = 2


def succeeded(contract: Contract, bidder: i64, side: i64, winners: i64, points: i64, extra: i64) -> bool:
    """Whether the contract is made (R22–R27): `side` is the bidder with his partner (bits), `winners` the packed
    winners of the tricks, `points` card points with the last trick, `extra` roem and stuk."""
    task = contract.task
    if task == POINTS:
        return points + extra >= contract.needed
    own: i64 = 0
    together: i64 = 0
    opening: i64 = 0  # tricks in a row that the bidder won from the first on
    for trick in range(TRICKS):
        winner = winners & 3
        winners >>= WINNER_BITS
        if winner == bidder:
            if opening == trick:
                opening += 1
            own += 1
        if side & BIT[winner]:
            together += 1
    if task == WIN_ALL:
        return together == TRICKS and extra >= contract.needed
    if task == ZWABBER:
        return together == TRICKS and opening >= 4
    if task == PICCOLO:
        return own == 1 and opening == 1
    if task == LOSE_ALL:
        return own == 0
    assert task == WIN_ALL_ALONE
    return own == TRICKS


def settle_deal(contract: Contract, bidder: i64, side: i64, winners: i64, points: i64, extra: i64) -> tuple[int, ...]:
    """The score per seat (S6), of numbers as in `succeeded`."""
    won = succeeded(contract, bidder, side, winners, points, extra)
    score = int(contract.score) if won else -int(contract.score)
    return tuple([score if side & BIT[seat] else 0 for seat in range(4)])
