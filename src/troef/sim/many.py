"""Many matches: work goes out as numbers of matches, results come back as columns.

A match depends on the seed and its own number only, so the columns are the same whoever plays them.
"""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final

from troef.sim.columns import Columns
from troef.sim.executors import Alone, Executor
from troef.sim.matches import Plan, Played, play_match

#: Told how many more matches are done.
Progress = Callable[[int], None]

#: Portions are small, so that the last worker is soon done: this many for each, none larger than this.
PORTIONS: Final = 8
LARGEST: Final = 500


def simulate(
    plan: Plan, matches: int, executor: "Executor | None" = None, progress: "Progress | None" = None
) -> Columns:
    """Play matches 0 … `matches` - 1.

    Raises:
        MatchFault: one of them could not be played to its end.
    """
    workers: Executor = executor if executor is not None else Alone()
    size = max(1, min(LARGEST, ceil(matches / (workers.size * PORTIONS)))) if workers.size > 1 else 1
    portions = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    found: list[Played] = []
    for portion in workers.each(partial(play_portion, plan), portions):
        found += portion
        if progress is not None:
            progress(len(portion))
    found.sort(key=lambda played: played.number)
    return Columns.of(plan, found)


def play_portion(plan: Plan, numbers: range) -> list[Played]:
    """Play some matches."""
    game = plan.game()
    return [play_match(game, plan, number) for number in numbers]
