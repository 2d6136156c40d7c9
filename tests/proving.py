"""How much is tried. `make test` tries a sample that is the same every time; `make prove` tries more, and at random.

`make prove` sets TROEF_PROVE to how many times as much, and TROEF_SEED to what its seeds end in. The same two give the
same run.
"""

import os
from collections.abc import Sequence
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis.internal.conjecture import providers

from troef.sim.speed import is_compiled

T = TypeVar("T")

#: How many times as much is tried as in `make test`.
TIMES = int(os.environ.get("TROEF_PROVE", "1"))
#: Whether there is time for what takes long.
AT_LENGTH = TIMES > 1
SEED = os.environ.get("TROEF_SEED", "")
#: Whether all this has been proven compiled just before. Golden matches hold compiled and interpreted rules equal at
#: every table, so less is tried of the rest; `make prove` tries as much of both.
AGAIN = bool(os.environ.get("TROEF_AGAIN")) and not AT_LENGTH
#: One position of a match in this many is looked at where that is quick; all of them by `make prove`.
OFTEN = 1 if AT_LENGTH else 3
#: Where each position of a match takes long, one in this many is tried; fewer of them interpreted.
SPARSELY = 7 if AT_LENGTH else 11 if is_compiled() else 31


def often(count: int) -> int:
    """How many samples are taken, where `make test` takes that many."""
    return count * TIMES


def some(values: Sequence[T]) -> Sequence[T]:
    """All cases of a kind; one in three of them where all have been proven compiled just before."""
    return values[::3] if AGAIN else values


def seeded(text: str) -> str:
    """The seed of a sample, where `make test` has this one."""
    return text + SEED


def examples(count: int, **others: Any) -> settings:
    """How many examples Hypothesis takes, where `make test` has that many; stands beside `@given`."""
    return settings(max_examples=max(1, count // 3) if AGAIN else often(count), **others)


#: Hypothesis would also try the numbers and texts that stand in whichever of our modules are loaded: examples would
#: change with any line of code and with the tests that ran before, and be others interpreted. Reading them takes long.
providers.is_local_module_file = lambda path: False

settings.register_profile("proven", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=often(100), deadline=None, print_blob=True)
