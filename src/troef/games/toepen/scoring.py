"""What a round costs in lives (S1)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

#: R29, R30: lives at the start.
LIVES: Final[i64] = 10
#: R7: caught bluffing, or doubting an honest exchange.
EXCHANGE_LOSS: Final[i64] = 1


def price(knocks: i64) -> i64:
    """R14, R25: what who is still in and does not win loses."""
    return knocks + 1


@dataclass(frozen=True)
class Round:
    """A finished round, for `settle`.

    `winner` won the fourth trick, or is the knocker for whom everybody else folded. `folded` has (seat, after which
    knock). `caught` bluffed at the exchange, `doubted` challenged an honest one (as often as named). `lives` are what
    they had before the round (10 each when left out); who had none is not in the round. `protected` fetch drinks (T6).

    >>> import troef
    >>> troef.game("toepen").settle(Round(4, winner=2, knocks=2, folded=((1, 1), (3, 2))))
    (3, 1, 0, 2)
    """

    seats: int
    winner: int
    knocks: int = 0
    folded: tuple[tuple[int, int], ...] = ()
    caught: tuple[int, ...] = ()
    doubted: tuple[int, ...] = ()
    lives: tuple[int, ...] | None = None
    protected: tuple[int, ...] = ()


def losses(result: Round) -> tuple[int, ...]:
    """The lives that each seat loses, never more than it has (R26).

    Raises:
        ValueError: the result cannot be one of a round.
    """
    lives = result.lives if result.lives is not None else (int(LIVES),) * result.seats
    _check(result, lives)
    after = dict(result.folded)
    gone = {seat for seat in (*result.caught, *result.doubted) if lives[seat] <= _at_exchange(result, seat)}  # A5
    lost: list[int] = []
    for seat in range(result.seats):
        cost = _at_exchange(result, seat)
        if seat in after:
            cost += after[seat]  # R19, R27
        elif seat != result.winner and seat not in gone:
            cost += int(price(result.knocks))  # R24, R25
        lost.append(0 if seat in result.protected else min(cost, lives[seat]))  # R26, T6
    return tuple(lost)


def _at_exchange(result: Round, seat: int) -> int:
    """R7: what the exchange cost a seat."""
    return (result.caught.count(seat) + result.doubted.count(seat)) * int(EXCHANGE_LOSS)


def _check(result: Round, lives: tuple[int, ...]) -> None:
    if not 3 <= result.seats <= 8:
        raise ValueError("toepen is played by 3 to 8")
    if len(lives) != result.seats or not all(0 <= left <= LIVES for left in lives):
        raise ValueError(f"each of {result.seats} seats has 0 to {int(LIVES)} lives")
    folders = [seat for seat, _ in result.folded]
    named = [result.winner, *folders, *result.caught, *result.doubted]
    if not set(named) <= {seat for seat in range(result.seats) if lives[seat]}:
        raise ValueError("those named sit at the table and have lives")
    if not set(result.protected) <= set(range(result.seats)):
        raise ValueError(f"there are seats 0 to {result.seats - 1}")
    if len(set(folders)) != len(folders) or len(set(result.caught)) != len(result.caught):
        raise ValueError("nobody folds or is caught twice in a round")  # R6, R17
    if not 0 <= result.knocks < LIVES:
        raise ValueError(f"there are 0 to {int(LIVES) - 1} knocks")  # R16
    if not all(1 <= knock <= result.knocks for _, knock in result.folded):
        raise ValueError("one folds after a knock of the round")  # R18
