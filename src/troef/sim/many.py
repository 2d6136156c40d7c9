"""Many matches, in this process or in several: work goes out as numbers of matches, results come back as columns.

A match depends on the seed and its own number only, so the columns are the same whatever the number of workers.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import ceil
from multiprocessing import get_context

from troef.sim.columns import Columns
from troef.sim.matches import Plan, Played, play_match

#: Told how many more matches are done.
Progress = Callable[[int], None]


def simulate(plan: Plan, matches: int, workers: int = 1, progress: "Progress | None" = None) -> Columns:
    """Play matches 0 … `matches` - 1.

    Raises:
        MatchFault: one of them could not be played to its end.
    """
    tell = progress if progress is not None else _nobody
    found: list[Played] = []
    portions = _one_process(plan, matches) if workers == 1 else _processes(plan, matches, workers)
    for portion in portions:
        found += portion
        tell(len(portion))
    found.sort(key=lambda played: played.number)
    return Columns.of(plan, found)


def _nobody(done: int) -> None:
    """Nobody wants to know."""


def play_portion(plan: Plan, first: int, last: int) -> list[Played]:
    """Play matches `first` … `last` - 1."""
    game = plan.game()
    return [play_match(game, plan, number) for number in range(first, last)]


def _one_process(plan: Plan, matches: int) -> Iterator[list[Played]]:
    game = plan.game()
    for number in range(matches):
        yield [play_match(game, plan, number)]


def _processes(plan: Plan, matches: int, workers: int) -> Iterator[list[Played]]:
    """Fresh processes (no state is inherited); portions are small, so that the last worker is soon done."""
    size = max(1, min(500, ceil(matches / (workers * 8))))
    pool = ProcessPoolExecutor(min(workers, matches), get_context("spawn"), leave_interrupts)
    try:
        futures = [
            pool.submit(play_portion, plan, first, min(first + size, matches)) for first in range(0, matches, size)
        ]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Start a worker: Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
