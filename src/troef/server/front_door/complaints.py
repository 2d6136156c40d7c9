"""The log of the server: a complaint that comes again and again is counted, not repeated."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

#: Seconds in which the same complaint is written once.
QUIET_FOR: Final = 60.0
#: Complaints that are told apart at a time.
MOST_KNOWN: Final = 200
#: What a complaint may be about and still be the same one: its arguments, such as the name of a table.
Complaint = tuple[str, int, str, str]


class Counted(logging.Filter):
    """Lets the same complaint through once in a while, and says then how often it came in between.

    >>> times = iter([0.0, 1.0, 2.0, 61.0])
    >>> counted = Counted(now=lambda: next(times))
    >>> said = [logging.LogRecord("troef", 30, "", 1, "table %s broke", (name,), None) for name in "abcd"]
    >>> [counted.filter(one) for one in said]
    [True, False, False, True]
    >>> said[3].getMessage()
    'table d broke (and 2 more like it)'
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        #: by complaint when it was last written, and how often it has come since
        self._known: OrderedDict[Complaint, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        complaint = record.name, record.levelno, str(record.msg), error
        now = self._now()
        at, count = self._known.pop(complaint, (now - QUIET_FOR, 0))
        if now - at < QUIET_FOR:
            self._known[complaint] = at, count + 1
            return False
        self._known[complaint] = now, 0
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        if count:
            record.msg = f"{str(record.msg).rstrip()} (and {count} more like it)"
        return True


def keep_log() -> None:
    """Write the log of a server that runs by itself: warnings and worse, on standard error.

    Drivers of databases tell of every row when they are asked for more; a row may be a seed, so they are not heard.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Counted())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for driver in ("aiosqlite", "sqlalchemy", "psycopg"):
        logging.getLogger(driver).setLevel(logging.WARNING)
