"""How fast the rules of a game go: what `troef bench` measures.

"Driven from Python" is the loop that a user of the library writes: `actors`, `legal`, `play` and `deal`, each step
from interpreted Python, over whole matches. The random numbers are made beforehand, so that the engine is measured
and not the generator.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from troef.core import game as core_game
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.search.playout import MOST_MOVES, playout

#: A prime, so that the stream of choices does not repeat in step with the deals.
STREAM: Final = 100_003
POSITIONS: Final = 64
SEED: Final = 2024
#: The part of a core that a run must have had to count.
OWN_CORE: Final = 0.97


@dataclass(frozen=True)
class Speed:
    """The figures of one game, each the median of the runs."""

    game: str
    rules: str
    compiled: bool
    decisions_per_s: float
    playout_moves_per_s: float
    copy_ns: float
    view_us: float
    worlds_per_s: float


def is_compiled() -> bool:
    """Whether the rules run as native code."""
    return str(core_game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def choices(seed: int = SEED) -> list[int]:
    """Random numbers made beforehand."""
    random = Random(seed)
    return [random.randrange(1 << 20) for _ in range(STREAM)]


def drive(
    game: Game, dealer: SeededDealer, numbers: list[int], seconds: float, seats: "int | None" = None
) -> tuple[int, float]:
    """Play whole matches from Python for at least so long: the decisions made and the seconds they took."""
    stream = cycle(numbers)
    decisions = 0
    begin = perf_counter()
    taken = 0.0
    while taken < seconds:
        decisions += drive_match(game.start(seats), dealer, stream)
        taken = perf_counter() - begin
    return decisions, taken


def drive_match(state: State, dealer: SeededDealer, stream: "cycle[int]") -> int:
    """Play one match with the next numbers of the stream: the decisions made."""
    decisions = 0
    for number in stream:
        seats = state.actors()
        while not seats:
            if state.outcome() is not None:
                return decisions
            state.deal(order_for(state, dealer))
            seats = state.actors()
        seat = seats[0]
        moves = state.legal(seat)
        state.play(seat, moves[number % len(moves)])
        decisions += 1
    return decisions


def positions(game: Game, count: int = POSITIONS) -> list[State]:
    """Positions in the middle of deals of several matches in which somebody is to act."""
    rng = Rng(SEED)
    found: list[State] = []
    spread = 1 + count // 16
    match = 0
    while len(found) < count:
        match += 1
        whole = game.start()
        length = playout(whole, Rng(f"{SEED}:{match}"), MOST_MOVES)
        for _ in range(spread):
            state = game.start()
            playout(state, Rng(f"{SEED}:{match}"), 1 + int(rng.below(max(1, length - 1))))
            if state.actors():
                found.append(state)
    return found[:count]


def measure(game: Game, seconds: float = 1.0, runs: int = 5) -> Speed:
    """Measure one game: `runs` runs of `seconds` each for matches, of a quarter of that for the rest."""
    numbers = choices()
    dealer = SeededDealer(SEED)
    rng = Rng(SEED)
    states = positions(game)
    seats = [state.actors()[0] for state in states]
    views = [state.view(seat) for state, seat in zip(states, seats, strict=True)]

    def copies() -> int:
        for state in states:
            state.copy()
        return len(states)

    def looks() -> int:
        for state, seat in zip(states, seats, strict=True):
            state.view(seat)
        return len(states)

    def dreams() -> int:
        for view in views:
            next(game.worlds(view, rng))
        return len(views)

    def playouts() -> int:
        return playout(game.start(), rng)

    return Speed(
        game.slug,
        game.rules,
        is_compiled(),
        rate(lambda: drive(game, dealer, numbers, seconds), runs),
        rate(_repeated(playouts, seconds), runs),
        1e9 / rate(_repeated(copies, seconds / 4), runs),
        1e6 / rate(_repeated(looks, seconds / 4), runs),
        rate(_repeated(dreams, seconds / 4), runs),
    )


def rate(run: Callable[[], tuple[int, float]], runs: int) -> float:
    """What is done in a second, by a run that gives what it did and how long it took: the median of several.

    A run that did not have a core to itself says nothing about the rules. It is repeated, up to a limit.
    """
    rates: list[float] = []
    spare = 2 * runs
    while len(rates) < runs:
        used = process_time()
        done, taken = run()
        if spare and process_time() - used < OWN_CORE * taken:
            spare -= 1
            continue
        rates.append(done / taken)
    return median(rates)


def _repeated(work: Callable[[], int], seconds: float) -> Callable[[], tuple[int, float]]:
    """The same work again and again for so long."""

    def run() -> tuple[int, float]:
        done = 0
        begin = perf_counter()
        taken = 0.0
        while taken < seconds:
            done += work()
            taken = perf_counter() - begin
        return done, taken

    return run
