"""The benchmark: frozen positions with the best answers that are known, and how a player does on them.

The positions are in `data/benchmark`, a file of JSON lines for each game; `tools/benchmark.py` made them, and says what
each way of knowing (`how`) means.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from troef.bots.by_name import make_player
from troef.core.game import Game
from troef.core.registry import find_game, slugs
from troef.core.view import View

#: Half the width of a 95 % interval, in standard errors.
NINETY_FIVE: Final = 1.96


class NoBenchmark(LookupError):
    """There are no frozen positions of a game."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"no frozen positions of {slug}; there are of {', '.join(benchmark_games())}")
        self.slug = slug


@dataclass(frozen=True)
class Position:
    """A frozen position: who is asked, what every move is worth there, the best ones, and how that is known.

    `worth` is counted in `unit`: chips, or points as the solver counts them (also tricks). `how` is forced, dominant,
    enumerated or exact; `layouts` is how many layouts of the hidden cards there are.
    """

    id: str
    game: str
    seat: int
    best: tuple[str, ...]
    worth: dict[str, float]
    unit: str
    how: str
    layouts: int
    position: dict[str, Any]

    def rules(self) -> Game:
        """The game with the options that the position is played by."""
        return find_game(self.game, self.position["rules"], **self.position["options"])

    def view(self) -> View:
        """What the seat sees that is asked."""
        return self.rules().position(self.position).view(self.seat)

    def loss(self, move: str) -> float:
        """How much less a move is worth than the best.

        Raises:
            KeyError: the move is not legal there.
        """
        return max(self.worth.values()) - self.worth[move]


@dataclass(frozen=True)
class Answer:
    """What a player did in a position, and what that lost."""

    position: Position
    move: str
    loss: float

    @property
    def right(self) -> bool:
        """Whether it is one of the best moves."""
        return self.move in self.position.best


@dataclass(frozen=True)
class Mark:
    """How a player did in one game: the share of best moves, and the mean loss with half its 95 % interval."""

    game: str
    unit: str
    positions: int
    right: float
    loss: float
    half_width: float


def benchmark_games() -> list[str]:
    """The games that have frozen positions.

    >>> "klaverjassen" in benchmark_games()
    True
    """
    folder = files("troef") / "data" / "benchmark"
    return [slug for slug in slugs() if (folder / f"{slug}.jsonl").is_file()]


@cache
def positions_of(slug: str) -> tuple[Position, ...]:
    """The frozen positions of a game.

    >>> first = positions_of("klaverjassen")[0]
    >>> first.loss(first.best[0])
    0.0

    Raises:
        NoBenchmark: it has none.
    """
    if slug not in benchmark_games():
        raise NoBenchmark(slug)
    lines = (files("troef") / "data" / "benchmark" / f"{slug}.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple([Position(**{**row, "best": tuple(row["best"])}) for row in map(json.loads, lines)])


def answer(position: Position, name: str, budget: float) -> Answer:
    """What a player does in a position, within a budget of seconds. Its random numbers follow from the position.

    Raises:
        UnknownBot: there is no such player for this game.
    """
    view = position.view()
    game = position.rules()
    move = game.show(make_player(name, game, position.id).choose(view, budget), view)
    return Answer(position, move, position.loss(move))


def mark(answers: Iterable[Answer]) -> Mark:
    """How a player did, by its answers in one game."""
    found = list(answers)
    losses = [one.loss for one in found]
    width = NINETY_FIVE * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else inf
    first = found[0].position
    return Mark(first.game, first.unit, len(found), fmean(one.right for one in found), fmean(losses), width)
