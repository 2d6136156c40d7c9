"""A bus over a stream of Valkey or Redis (`TROEF_BUS`): for who has one, and more commits than NOTIFY should carry.

The stream is not part of the transaction. So a notice goes out once its commit is on disk, from a thread of its own
that holds nobody up. One that is lost on the way is no harm, as with any bus (`troef.store.bus`).
"""

import logging
import queue
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from sqlalchemy import Connection

from troef.store.notices import KEPT, RETRIES

logger = logging.getLogger(__name__)

#: The name of the stream. Who keeps two installations apart in one server gives each a database of its own there.
STREAM: Final = "troef:notices"
#: Milliseconds for which the listener waits for news at a time; seconds that the server may take to answer.
BLOCK: Final = 500
ANSWERS_WITHIN: Final = 2.0
#: Notices that go out, or come in, together at most.
MOST_TOGETHER: Final = 500


class StreamBus:
    """A stream that every node adds to and reads."""

    def __init__(self, address: str) -> None:
        self.accompanied = False
        self._server = redis.Redis.from_url(
            address,
            decode_responses=True,
            protocol=2,
            socket_connect_timeout=ANSWERS_WITHIN,
            socket_timeout=ANSWERS_WITHIN,
            retry=Retry(NoBackoff(), 0),
        )
        self._put: list[str] = []
        #: what is on disk and still has to be told; None: that was all
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._teller = threading.Thread(target=self._tell, name="troef-teller", daemon=True)
        self._teller.start()

    def put(self, connection: Connection, payloads: Iterable[str]) -> None:
        """Tell the others once this transaction is on disk."""
        self._put = list(payloads)

    def committed(self) -> None:
        """What was put last is on disk."""
        told, self._put = self._put, []
        for payload in told:
            self._outbox.put(payload)

    def listen(self, hear: Callable[[str], None], begin: Callable[[], None]) -> None:
        """Hear notices until `close`, from the newest on whenever the connection was lost."""
        pause, longest = RETRIES
        while not self._closed.is_set():
            try:
                last = self._newest()
                begin()
                pause = RETRIES[0]
                while not self._closed.is_set():
                    for number, payload in self._after(last):
                        last = number
                        hear(payload)
            except redis.RedisError as error:
                if not self._closed.is_set():
                    logger.warning("the listener of the bus lost its connection: %s", error)
                self._closed.wait(pause)
                pause = min(2 * pause, longest)

    def close(self) -> None:
        """Listen and tell no more."""
        self._closed.set()
        self._outbox.put(None)

    def _newest(self) -> str:
        """The number of the newest notice."""
        newest: Any = self._server.xrevrange(STREAM, count=1)
        return str(newest[0][0]) if newest else "0"

    def _after(self, last: str) -> list[tuple[str, str]]:
        """The notices after one, with their numbers; none where nothing comes for a while."""
        found: Any = self._server.xread({STREAM: last}, MOST_TOGETHER, BLOCK)
        return [(number, fields["notice"]) for _, entries in found for number, fields in entries]

    def _tell(self) -> None:
        """In its own thread: add to the stream what is on disk. What cannot be told is found without it."""
        while (payload := self._outbox.get()) is not None:
            try:
                with self._server.pipeline(transaction=False) as together:
                    for one in [payload, *self._waiting(MOST_TOGETHER)]:
                        together.xadd(STREAM, {"notice": one}, maxlen=KEPT)
                    together.execute()
            except redis.RedisError as error:
                logger.warning("the bus carries nothing, so others hear of what is new later: %s", error)
                self._closed.wait(RETRIES[1])
                while self._waiting(MOST_TOGETHER):
                    pass

    def _waiting(self, most: int) -> list[str]:
        """What waits to be told, as far as it goes out together."""
        told: list[str] = []
        while len(told) < most:
            try:
                payload = self._outbox.get_nowait()
            except queue.Empty:
                break
            if payload is None:
                self._outbox.put(None)
                break
            told.append(payload)
        return told
