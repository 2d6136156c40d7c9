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


#: For `Round.winner`: the match ended before the fourth trick was won.
UNFINISHED: Final = -1


@dataclass(frozen=True)
class Round:
    """A finished round, for `settle`.

    `winner` won the fourth trick, or is the knocker for whom everybody else folded; `UNFINISHED` where somebody's last
    life, lost at the exchange or by folding, ended the match before (A5, A15): who is still in then loses nothing.
    `folded` has (seat, after which knock). `caught` bluffed at the exchange, `doubted` challenged an honest one (as
    often as named). `lives` are what they had before the round (10 each when left out); who had none is not in the
    round. `protected` fetch drinks (T6).

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


def losses(result: Round, with_pot: bool) -> tuple[int, ...]:
    """The lives that each seat loses, never more than it has (R26).

    Raises:
        ValueError: the result cannot be one of a round.
    """
    lives = result.lives if result.lives is not None else (int(LIVES),) * result.seats
    _check(result, lives)
    playing = {seat for seat in range(result.seats) if lives[seat]}
    folding = dict(result.folded)
    safe = set(result.protected)  # T6
    lost = [_at_exchange(result, seat) for seat in range(result.seats)]
    gone = {seat for seat in playing if lost[seat] >= lives[seat]}  # A5
    for seat in set(folding) - safe:
        lost[seat] += folding[seat]  # R19, R27
    out = {seat for seat in playing if lost[seat] >= lives[seat]}
    still = playing - gone - set(folding)
    _check_end(result, still, gone, bool(out) and (not with_pot or len(playing - out) < 2))
    if result.winner != UNFINISHED:
        for seat in still - safe - {result.winner}:
            lost[seat] += int(price(result.knocks))  # R24, R25
    return tuple(min(cost, left) for cost, left in zip(lost, lives, strict=True))  # R26


def _at_exchange(result: Round, seat: int) -> int:
    """R7: what the exchange cost a seat; nothing where it fetches drinks (T6)."""
    times = result.caught.count(seat) + result.doubted.count(seat)
    return 0 if seat in result.protected else times * int(EXCHANGE_LOSS)


def _check_end(result: Round, still: set[int], gone: set[int], ended: bool) -> None:
    """Whether there can be this winner with these seats `still` in; `gone` at the exchange, `ended` by a last life."""
    if result.winner == UNFINISHED:
        if not ended:
            raise ValueError("a round without a winner ends with a last life lost at the exchange or by folding")
    elif ended and len(still) > 1:
        raise ValueError("a last life lost at the exchange or by folding has ended the match: nobody won")  # A5, A15
    elif not still:
        raise ValueError("nobody folds on his own knock")  # R18
    elif len(still) == 1 and result.winner not in still:
        raise ValueError("who is left alone wins the round")  # R22
    if gone & {result.winner, *(seat for seat, _ in result.folded)}:
        raise ValueError("who lost his last life at the exchange plays no further")  # A5


def _check(result: Round, lives: tuple[int, ...]) -> None:
    if not 3 <= result.seats <= 8:
        raise ValueError("toepen is played by 3 to 8")
    if len(lives) != result.seats or not all(0 <= left <= LIVES for left in lives):
        raise ValueError(f"each of {result.seats} seats has 0 to {int(LIVES)} lives")
    folders = [seat for seat, _ in result.folded]
    winner = [] if result.winner == UNFINISHED else [result.winner]
    named = [*winner, *folders, *result.caught, *result.doubted]
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
