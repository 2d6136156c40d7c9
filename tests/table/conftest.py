"""What tests of tables share."""

from collections.abc import AsyncIterator

import pytest

from table.company import Here
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.log import MemoryLog

#: Nobody waits for anything; a person who is away stays awaited.
AT_ONCE = Timing(pace=0, retry=0)


@pytest.fixture
def log() -> MemoryLog:
    return MemoryLog()


@pytest.fixture
async def hall(log: MemoryLog) -> AsyncIterator[Hall]:
    hall = Hall(log, AT_ONCE, thinkers=Here())
    yield hall
    await hall.close()
