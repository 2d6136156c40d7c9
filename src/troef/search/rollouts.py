"""Rollouts: what is left of a deal played out many times, to see what a move is worth.

A search player knows a view. It samples worlds from it (`game.worlds`) and makes each of its candidate moves in the
same world. Players of a model finish the deal, and the score sheet says what it was worth (perfect-information Monte
Carlo; Levy 1989, Ginsberg 2001). Moves are compared over the same worlds, which takes most of the luck of the cards out
of the comparison.
"""

from collections.abc import Callable, Iterator
from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from troef.core.game import Game, State
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.search.playout import playout

#: A random playout that takes more moves is stopped; it counts as worth zero to everybody.
MOST_STEPS: Final[i64] = 4000

#: Plays a state on until the deal is settled that is written in row `rows` of its sheet (or until it gives up).
Finish = Callable[[State, Rng, int], None]


def finish_at_random(state: State, rng: Rng, rows: int) -> None:
    """Finish the deal with uniformly random moves; several deals where one of them is not written down."""
    steps: i64 = 0
    while len(state.sheet) == rows and steps < MOST_STEPS and playout(state, rng, 1):
        steps += 1


def worth_of(state: State, rows: int, columns: list[list[int]], seat: int) -> int:
    """What the deal written in row `rows` of the sheet was worth to a seat: more is better.

    It is the gain of its column over the mean gain of the others, times their number; in a game for one its own gain.
    """
    if len(state.sheet) <= rows:
        return 0
    cells = state.sheet[rows].cells
    own = 0
    others = 0
    for column, seats in enumerate(columns):
        if seat in seats:
            own = cells[column]
        else:
            others += cells[column]
    count = len(columns) - 1
    worth = own * count - others if count else own
    return -worth if state.game.info.low_wins else worth


@final
class Weighed:
    """A move with what is known of it: how often it was tried, and its worth on average, with the standard error of
    the difference to the first move of the list."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.tries = 0
        self.total = 0.0
        self.ahead = 0.0  # of the first move, summed over the same worlds
        self.ahead_squared = 0.0

    def mean(self) -> float:
        """The worth on average."""
        return self.total / self.tries if self.tries else 0.0

    def lead(self) -> float:
        """How much better than the first move, on average."""
        return self.ahead / self.tries if self.tries else 0.0

    def lead_error(self) -> float:
        """The standard error of `lead`."""
        if self.tries < 2:
            return float("inf")
        mean = self.ahead / self.tries
        spread = self.ahead_squared / self.tries - mean * mean
        return sqrt(max(spread, 0.0) / (self.tries - 1))


@final
class Weighing:
    """Moves weighed against each other in worlds sampled from a view.

    `moves[0]` is the one that the others are compared with; `finish` plays the deals out, `repeats` times in each
    world. Worlds are those of the game, each equally likely, unless others are given.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        moves: list[int],
        finish: Finish,
        rng: Rng,
        repeats: int = 1,
        worlds: "Iterator[State] | None" = None,
    ) -> None:
        self.game = game
        self.view = view
        self.finish = finish
        self.rng = rng
        self.repeats = repeats
        self.rows = len(view.sheet)
        self.weighed = [Weighed(move) for move in moves]
        self.alive = list(self.weighed)
        self.tried = 0
        #: the seconds that a move took in the last world, and those that the world took to draw
        self.pace = 0.0
        self.drawing = 0.0
        self.worlds = worlds if worlds is not None else game.worlds(view, rng)

    def try_world(self, patience: float = inf, until: float = inf) -> None:
        """Sample one world and try every move that is still alive in it.

        When that takes longer than `patience` seconds, moves that were not tried yet are given up, but for two. A world
        that is not through at the moment `until` (of `perf_counter`) does not count.
        """
        asked = perf_counter()
        world = next(self.worlds)
        begin = perf_counter()
        self.drawing = begin - asked
        worths: list[float] = []
        now = begin
        for place, weighed in enumerate(self.alive):
            if now > until:
                break
            if place > 1 and now - begin > patience:
                self.alive = self.alive[:place]
                break
            worths.append(self._rolled_out(world, weighed.move))
            now = perf_counter()
        if now <= until:
            self._count(worths)
        self.pace = (now - begin) / max(1, len(worths))

    def _count(self, worths: list[float]) -> None:
        """Add what the moves that are alive were worth in one world."""
        self.tried += 1
        for weighed, worth in zip(self.alive, worths, strict=True):
            lead = worth - worths[0]
            weighed.tries += 1
            weighed.total += worth
            weighed.ahead += lead
            weighed.ahead_squared += lead * lead

    def take_any_world(self) -> None:
        """From now on worlds are those of the game."""
        self.worlds = self.game.worlds(self.view, self.rng)

    def _rolled_out(self, world: State, move: int) -> float:
        """What a move is worth in a world, over a few rollouts."""
        worth = 0.0
        for _ in range(self.repeats):
            state = world.copy()
            state.apply(self.view.seat, move)
            self.finish(state, self.rng, self.rows)
            worth += worth_of(state, self.rows, self.view.columns, self.view.seat) / self.repeats
        return worth

    def shuffle(self) -> None:
        """Try the moves in any order, the first of them first."""
        order = shuffle(list(range(1, len(self.alive))), self.rng)
        self.alive = [self.alive[0], *(self.alive[place] for place in order)]

    def drop_the_worse_half(self) -> None:
        """Go on with the better half of the moves, and always with the first (sequential halving; Karnin 2013)."""
        rest = sorted(self.alive[1:], key=lambda weighed: -weighed.mean())
        self.alive = [self.alive[0], *rest[: (len(rest) + 1) // 2]]
