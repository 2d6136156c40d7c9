"""Quick phrases: a short word or sign from one person at a table to the others, sent as its name, so that each reads it
in his own language. Nothing that the game or its log knows of.

No phrase tells of cards, of a hand, or of what somebody should play: the books of all games forbid that.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from troef.table.fault import Fault

#: What can be said at every table (words: `ui-reaction-<word>`).
WORDS: Final = (
    "hello",
    "nice",
    "thanks",
    "sorry",
    "moment",
    "turn",
    "think",
    "oops",
    "wow",
    "laugh",
    "cheers",
    "bye",
)
#: What else is said at tables of a family of games.
OF_FAMILY: Final[dict[str, tuple[str, ...]]] = {
    "trumps": ("partner", "shuffled"),
    "whist": ("partner", "shuffled"),
    "prediction": ("close", "shuffled"),
    "melds": ("luck", "revenge"),
    "shedding": ("luck", "revenge"),
    "banking": ("luck", "hand"),
    "speed": ("ready", "fast"),
}
#: One person says this much at most in this many seconds.
MOST: Final = 3
WITHIN: Final = 10.0


def phrases_of(family: str) -> tuple[str, ...]:
    """All that can be said at a table of a family of games.

    >>> phrases_of("speed")[-3:]
    ('bye', 'ready', 'fast')
    """
    return WORDS + OF_FAMILY.get(family, ())


class HowOften:
    """Counts what each seat does: `most` times at most `within` a number of seconds.

    >>> often = HowOften(1, 10.0, lambda: 0.0)
    >>> often.allows(2), often.allows(2), often.allows(3)
    (True, False, True)
    """

    def __init__(self, most: int, within: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._within = within
        self._now = now
        self._done: dict[int, deque[float]] = {}

    def allows(self, seat: int) -> bool:
        """Count it once more for a seat; False, and it does not count, where that is too often."""
        done, now = self._done.setdefault(seat, deque()), self._now()
        while done and done[0] <= now - self._within:
            done.popleft()
        if len(done) >= self._most:
            return False
        done.append(now)
        return True


class Reactions:
    """Who reacted when at one table; `words`: what can be said there."""

    def __init__(self, words: tuple[str, ...] = WORDS, now: Callable[[], float] = time.monotonic) -> None:
        self._words = words
        self._often = HowOften(MOST, WITHIN, now)

    def note(self, seat: int, word: str) -> None:
        """Somebody reacts.

        Raises:
            Fault: there is no such word, or he reacts too often.

        >>> reactions = Reactions(now=lambda: 0.0)
        >>> for word in ("hello", "nice", "wow"):
        ...     reactions.note(2, word)
        >>> reactions.note(2, "cheers")
        Traceback (most recent call last):
        troef.table.fault.Fault: react-slower
        """
        if word not in self._words:
            raise Fault("no-such-reaction", {"names": ", ".join(self._words)})
        if not self._often.allows(seat):
            raise Fault("react-slower")
