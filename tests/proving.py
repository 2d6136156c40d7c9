"""How much is tried. `make test` tries a sample that is the same every time; `make prove` tries more, and at random.

`make prove` sets TROEF_PROVE to how many times as much, and TROEF_SEED to what its seeds end in. The same two give the
same run.
"""

import os
from typing import Any

from hypothesis import settings

from troef.sim.speed import is_compiled

#: How many times as much is tried as in `make test`.
TIMES = int(os.environ.get("TROEF_PROVE", "1"))
#: Whether there is time for what takes long.
AT_LENGTH = TIMES > 1
SEED = os.environ.get("TROEF_SEED", "")
#: Where each position of a match takes long, one in this many is tried. Interpreted it is fewer of them, at the same
#: tables: golden matches hold compiled and interpreted rules equal, and `make prove` tries as many of both.
SPARSELY = 7 if is_compiled() or AT_LENGTH else 31


def often(count: int) -> int:
    """How many samples are taken, where `make test` takes that many."""
    return count * TIMES


def seeded(text: str) -> str:
    """The seed of a sample, where `make test` has this one."""
    return text + SEED


def examples(count: int, **others: Any) -> settings:
    """How many examples Hypothesis takes, where `make test` has that many; stands beside `@given`."""
    return settings(max_examples=often(count), **others)


settings.register_profile("proven", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=often(100), deadline=None, print_blob=True)
