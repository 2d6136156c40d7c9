"""What a round is worth (S1)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Round:
    """A finished round, for `settle`: how many play, and who has won it; None after 500 turn actions (R40)."""

    seats: int
    winner: int | None


def wins(result: Round) -> tuple[int, ...]:
    """1 for the winner, 0 for the others (S1): penalty cards are worth nothing.

    Raises:
        ValueError: the result cannot be one of a round.

    >>> wins(Round(4, winner=2))
    (0, 0, 1, 0)
    """
    named: tuple[object, ...] = (result.seats, 0 if result.winner is None else result.winner)
    if any(isinstance(number, bool) or not isinstance(number, int) for number in named):
        raise ValueError("the number of players and the winner are whole numbers")
    if not 3 <= result.seats <= 6:
        raise ValueError("mao is played by 3 to 6")
    if result.winner is not None and not 0 <= result.winner < result.seats:
        raise ValueError(f"there is no seat {result.winner} among {result.seats}")
    return tuple([int(seat == result.winner) for seat in range(result.seats)])
