"""Who sits where: the draw of a round, from a published seed, the same for everybody who repeats it (R8, R13, A14).

The shuffled order of those who are to play is cut into tables: table 1 gets the first four. A round has a stream of
random numbers of its own, `seed:round:4`, so that it depends on no other round.
"""

from dataclasses import dataclass
from typing import Final

from troef.core.rng import Rng, shuffle


@dataclass(frozen=True)
class Draw:
    """The tables of a round (numbers of people, in the order in which they were drawn), and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


NOTHING_DRAWN: Final = Draw(())


def stream(seed: str, round_number: int, purpose: str = "draw") -> Rng:
    """The random numbers of one draw."""
    return Rng(f"{seed}:{purpose}:{round_number}")


def stand_ins_needed(players: int, seats: int = 4) -> int:
    """How many must stand in so that every table is full (R13).

    >>> stand_ins_needed(22), stand_ins_needed(24)
    (2, 0)
    """
    return -players % seats


def draw_round(
    seed: str,
    round_number: int,
    players: list[int],
    stand_ins: list[int],
    byes: dict[int, int],
    seats: int = 4,
    purpose: str = "draw",
) -> Draw:
    """A random draw (R8, R13). `stand_ins` are in order: jokers as they applied, then bots. `byes` so far, by player.

    >>> drawn = draw_round("E7", 1, list(range(1, 23)), [101, 102], {})
    >>> len(drawn.tables), drawn.byes
    (6, ())
    >>> drawn = draw_round("E7", 1, list(range(1, 23)), [101], {})
    >>> len(drawn.tables), len(drawn.byes)
    (5, 2)
    """
    need = stand_ins_needed(len(players), seats)
    rng = stream(seed, round_number, purpose)
    free: list[int] = []
    seated = sorted(players)
    if need <= len(stand_ins):
        seated += stand_ins[:need]
    else:
        free = draw_byes(seated, len(seated) % seats, byes, rng)
        seated = [number for number in seated if number not in set(free)]
    order = shuffle(seated, rng)
    tables = [tuple(order[first : first + seats]) for first in range(0, len(order), seats)]
    return Draw(tuple(tables), tuple(sorted(free)))


def draw_byes(players: list[int], count: int, byes: dict[int, int], rng: Rng) -> list[int]:
    """Who sits out: drawn among those with the fewest byes so far; all of them and the rest from the next group where
    they are too few (R13)."""
    found: list[int] = []
    by_count: dict[int, list[int]] = {}
    for number in players:
        by_count.setdefault(byes.get(number, 0), []).append(number)
    for had in sorted(by_count):
        group = shuffle(by_count[had], rng)
        found += group[: count - len(found)]
    return found
