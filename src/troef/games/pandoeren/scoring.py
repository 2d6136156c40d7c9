"""Card points, orderings, and the score of a deal of pandoeren (S1, S2, S6)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.games.pandoeren.contracts import (
    ALONE,
    CALLED_CARD,
    CONTRACTS,
    LOSE_ALL,
    NOBODY_HELPS,
    PICCOLO,
    POINTS,
    WIN_ALL,
    ZWABBER,
    Contract,
    rung_named,
)
from troef.games.pandoeren.roem import MOST_ROEM, STUK
from troef.tricks.ordering import make_ordering

TRICKS: Final[i64] = 8
LAST_TRICK: Final[i64] = 5  # S2
ALL_POINTS: Final[i64] = 146  # S2

_PLAIN: Final = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 1}
_TRUMP: Final = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 3, "Q": 2}

#: R14, S1: with each suit as trump.
ORDERINGS: Final = [
    make_ordering("A K Q J 10 9 8 7 6", suit, "J 9 A K Q 10 8 7 6", _PLAIN, _TRUMP) for suit in range(4)
]
NO_TRUMPS: Final = make_ordering("A K Q J 10 9 8 7 6", plain_points=_PLAIN)

#: Bits of a trick's winner in a packed row of winners.
WINNER_BITS: Final[i64] = 2


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`.

    `contract` is a bid as it is written (`150`, `solo zwabber`, `pandoer+40`), `partner` the holder of the called card
    or of the jas, None where the bidder is alone. `tricks` are the winners of the eight tricks in order (points
    contracts do without), `card_points` what the bidder's side has in tricks with 5 for the last one, `roem` what
    counts after S4, `stuk` whether 20 comes with it.
    """

    contract: str
    bidder: int
    partner: int | None = None
    tricks: tuple[int, ...] = ()
    card_points: int = 0
    roem: int = 0
    stuk: bool = False


def contract_of(result: Result) -> Contract:
    """The contract of a result whose numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    contract = CONTRACTS[rung_named(result.contract)]
    if result.bidder not in range(4) or result.partner not in (None, 0, 1, 2, 3):
        raise ValueError("a seat is 0, 1, 2 or 3")
    if result.partner == result.bidder or (result.partner is not None and contract.partner == NOBODY_HELPS):
        raise ValueError(f"{contract.name} by seat {result.bidder} is not played with seat {result.partner}")
    if result.partner is None and contract.partner == CALLED_CARD:
        raise ValueError(f"{contract.name} is played with the holder of the called card")
    _check_numbers(result, contract)
    return contract


def _check_numbers(result: Result, contract: Contract) -> None:
    tricks = result.tricks
    if len(tricks) != TRICKS and (tricks or contract.task != POINTS):
        raise ValueError(f"{contract.name} needs the winners of the {TRICKS} tricks")
    if any(winner not in range(4) for winner in tricks):
        raise ValueError("a trick is won by seat 0, 1, 2 or 3")
    if not 0 <= result.card_points <= ALL_POINTS:
        raise ValueError(f"a side has 0 to {ALL_POINTS} card points, not {result.card_points}")
    if not 0 <= result.roem <= MOST_ROEM or result.roem % 10:
        raise ValueError(f"roem is a number of tens up to {MOST_ROEM}, not {result.roem}")
    if (result.roem or result.stuk) and not contract.roem:
        raise ValueError(f"roem and stuk do not count in {contract.name}")


def succeeded(contract: Contract, bidder: i64, side: i64, winners: i64, points: i64, extra: i64) -> bool:
    """Whether the contract is made (R22–R27): `side` is the bidder with his partner (bits), `winners` the packed
    winners of the tricks, `points` card points with the last trick, `extra` roem and stuk."""
    task = contract.task
    if task == POINTS:
        return points + extra >= contract.need
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
        return together == TRICKS and extra >= contract.need
    if task == ZWABBER:
        return together == TRICKS and opening >= 4
    if task == PICCOLO:
        return own == 1 and opening == 1
    if task == LOSE_ALL:
        return own == 0
    assert task == ALONE
    return own == TRICKS


def settle_result(result: Result) -> tuple[int, ...]:
    """The score per seat (S6)."""
    contract = contract_of(result)
    side = BIT[result.bidder]
    if result.partner is not None:
        side |= BIT[result.partner]
    winners: i64 = 0
    for trick in range(len(result.tricks)):
        winner: i64 = result.tricks[trick]
        winners |= winner << (WINNER_BITS * trick)
    extra: i64 = result.roem + (STUK if result.stuk else 0)
    won = succeeded(contract, result.bidder, side, winners, result.card_points, extra)
    score = int(contract.score) if won else -int(contract.score)
    return tuple([score if side & BIT[seat] else 0 for seat in range(4)])
