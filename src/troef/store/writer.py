"""The one writer of a process: it commits what waits, all of it in one transaction, in a thread of its own.

Who asks while the disk is busy shares the next commit; nobody is answered before it is on disk.
"""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

logger = logging.getLogger(__name__)

#: No commit takes more changes than this.
MOST_TOGETHER: Final = 500
#: How often a transaction is tried as a whole where another process was first.
ATTEMPTS: Final = 5

Change = TypeVar("Change")


class Waiting(Generic[Change]):
    """A change, and whoever waits for it to be on disk."""

    def __init__(self, change: Change, done: "asyncio.Future[None]") -> None:
        self.change = change
        self.done = done
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Tell who waits that it is on disk, or why not."""
        if self.done.done():  # nobody waits any more
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Writer(Generic[Change]):
    """Commits changes, which `make` writes in a transaction; it gives for each None, or why that one cannot be.
    `committed` is called in the writer's thread after each transaction that is on disk."""

    def __init__(
        self,
        engine: Engine,
        make: Callable[[Connection, Sequence[Change]], Sequence[Exception | None]],
        committed: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._make = make
        self._committed = committed
        self._waiting: deque[Waiting[Change]] = deque()
        self._news = threading.Condition()
        self._closed = False
        #: used by the thread alone, and kept from one transaction to the next
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="troef-writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Make a change; when this returns it is on disk.

        Raises:
            Exception: why the change cannot be made, or what is wrong with the database.
        """
        waiting = Waiting(change, self._loop.create_future())
        with self._news:
            if self._closed:
                raise RuntimeError("the writer is closed")
            self._waiting.append(waiting)
            self._news.notify()
        await waiting.done

    async def close(self) -> None:
        """Write what waits, and end."""
        with self._news:
            self._closed = True
            self._news.notify()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            with self._news:
                while not self._waiting and not self._closed:
                    self._news.wait()
                batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            if not batch:
                self._hang_up()
                return
            self._write(batch)
            try:
                self._loop.call_soon_threadsafe(_tell_all, batch)
            except RuntimeError:  # the loop is gone, and who waited with it
                self._hang_up()
                return

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, batch: list[Waiting[Change]]) -> None:
        """Commit a batch; where that fails, each change by itself."""
        for _ in range(ATTEMPTS):
            try:
                self._commit(batch)
                return
            except DBAPIError as error:
                if not _worth_another(error):
                    break
            except Exception:
                break
        for one in batch:
            try:
                self._commit([one])
            except Exception as fault:
                one.error = fault

    def _commit(self, batch: list[Waiting[Change]]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                ends = self._make(self._connection, [one.change for one in batch])
        except DBAPIError as error:
            if error.connection_invalidated:
                self._hang_up()
            raise
        self._committed()
        for one, end in zip(batch, ends, strict=True):
            one.error = end


def _worth_another(error: DBAPIError) -> bool:
    """Whether the same transaction may succeed now: another process was first, or the connection had been lost."""
    return isinstance(error, IntegrityError) or error.connection_invalidated or "deadlock" in str(error.orig)


def _tell_all(batch: list[Waiting[Change]]) -> None:
    for one in batch:
        one.tell()
