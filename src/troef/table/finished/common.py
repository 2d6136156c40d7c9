"""What the readers of many games look up alike in the position in which a deal has ended."""

from typing import Any

from troef.core.view import REFEREE

#: A position in which a deal has ended; each game has a class of its own.
State = Any
#: A result as plain data.
Facts = dict[str, Any]


def badges(state: State, key: str) -> list[Any]:
    """What the badges of the seats say under a key, None where a seat has none."""
    view = state.view(REFEREE)
    return [view.badge(seat, key) for seat in range(int(state.seats))]


def row_of(state: State) -> list[int]:
    """What the row of the deal has for each column."""
    return [int(cell) for cell in state.sheet[-1].cells]


def points_of(state: State, *seats: int) -> int:
    """The card points that seats have won in tricks."""
    return sum([int(state.tricks.order.points_in(state.tricks.won[seat])) for seat in seats])


def tricks_of(state: State, *seats: int) -> int:
    """How many tricks seats have won."""
    return sum([int(state.tricks.tricks_of(seat)) for seat in seats])


def side_tricks(state: State) -> tuple[int, int]:
    """The tricks of seats 0 and 2, and of the others."""
    return tricks_of(state, 0, 2), tricks_of(state, 1, 3)


def seat_or_none(seat: int) -> "int | None":
    """A seat, or None where a game writes -1 for nobody."""
    return int(seat) if seat >= 0 else None
