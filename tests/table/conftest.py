"""What tests of tables share."""

from collections.abc import AsyncIterator

import pytest

from stores import Store
from table.company import Here
from troef.store.sql_log import SqlLog
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.log import Log, MemoryLog

#: Nobody waits for anything; a person who is away stays awaited.
AT_ONCE = Timing(pace=0, retry=0)


class SharedLog(SqlLog):
    """A log that several halls have, one after the other; it ends with the test."""

    async def close(self) -> None:
        pass


@pytest.fixture
async def log(store: Store) -> AsyncIterator[Log]:
    with store.database() as address:
        if address is None:
            yield MemoryLog()
        else:
            log = await SharedLog.open(address)
            yield log
            await SqlLog.close(log)


@pytest.fixture
async def hall(log: Log) -> AsyncIterator[Hall]:
    hall = Hall(log, AT_ONCE, thinkers=Here())
    yield hall
    await hall.close()
