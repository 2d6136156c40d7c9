"""The log of a deal: who made which move, as one number each."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

#: A log entry keeps the seat in its low bits, plus 3 so that the timekeeper (-3) fits.
SEAT_SHIFT: Final[i64] = 4
SEAT_OFFSET: Final[i64] = 3
#: Room that a log has before it must grow.
LOG_CAPACITY: Final[i64] = 48
#: Log entries below this share their pairs in all views; others are so rare that their pairs are made each time.
SHARED: Final[i64] = 2**16
#: The shared (seat, move) of each such entry, made when it is first shown.
_PAIRS: Final[list[Any]] = [None] * int(SHARED)


def log_entry(seat: i64, move: i64) -> i64:
    """A move as it stands in a log."""
    return move << SEAT_SHIFT | (seat + SEAT_OFFSET)


def entry_of(entry: i64) -> tuple[i64, i64]:
    """The seat and the move of a log entry."""
    return (entry & 15) - SEAT_OFFSET, entry >> SEAT_SHIFT


def pair_of(entry: i64) -> Any:
    """As `entry_of`, as numbers of a view."""
    if entry < 0 or entry >= SHARED:
        return _pair(entry)
    if _PAIRS[entry] is None:
        _PAIRS[entry] = _pair(entry)
    return _PAIRS[entry]


def _pair(entry: i64) -> Any:
    seat, move = entry_of(entry)
    return (int(seat), int(move))


def log_of(moves: list[tuple[int, int]]) -> vec[i64]:
    """The log of a state from that of a view."""
    log = vec[i64](capacity=LOG_CAPACITY)
    for seat, move in moves:
        log = append(log, log_entry(seat, move))
    return log
