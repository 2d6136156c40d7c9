"""How much one visitor may send, and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from troef.table.fault import Fault
from troef.table.people.visitor import Visitor

#: Bytes of a websocket message or a request body.
LARGEST_MESSAGE: Final = 4096
LARGEST_BODY: Final = 16384
#: Visitors whose requests are counted at a time.
MOST_REMEMBERED: Final = 10_000


class Bucket:
    """A token bucket: this many at once, and this many each second after that.

    >>> times = iter([0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(2, 1.0, lambda: next(times))
    >>> bucket.wait(), bucket.wait(), bucket.wait()
    (0.0, 0.0, 0.5)
    """

    def __init__(self, burst: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = float(burst)
        self._per_second = per_second
        self._now = now
        self._left = float(burst)
        self._at = now()

    def allows(self) -> bool:
        """Take one if there is one: who asks too often is refused, and does not wait the longer for it.

        >>> times = iter([0.0, 0.0, 0.0, 0.0, 0.5])
        >>> bucket = Bucket(1, 2.0, lambda: next(times))
        >>> bucket.allows(), bucket.allows(), bucket.allows(), bucket.allows()
        (True, False, False, True)
        """
        if self.wait() <= 0:
            return True
        self._left += 1.0
        return False

    def wait(self) -> float:
        """Take one; gives the seconds to wait before it may be used."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - 1.0
        self._at = now
        return max(0.0, -self._left / self._per_second)


class Rates:
    """A bucket for each visitor; who has not come for longest is forgotten when there are too many."""

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._now = now
        self._buckets: OrderedDict[Visitor, Bucket] = OrderedDict()

    def check(self, visitor: Visitor) -> None:
        """Count one request.

        Raises:
            Fault: he asks too often.
        """
        bucket = self._buckets.pop(visitor, None)
        if bucket is None:
            bucket = Bucket(self._per_minute, self._per_minute / 60, self._now)
        self._buckets[visitor] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.allows():
            raise Fault("too-many", {"seconds": ceil(60 / self._per_minute)})
