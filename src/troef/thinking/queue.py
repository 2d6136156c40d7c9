"""Whose turn it is: kinds of questions in order, and within a kind everybody in turn."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Waiting = TypeVar("Waiting")


class FairQueue(Generic[Waiting]):
    """Questions that wait. The lowest kind goes first; within it each owner has one turn before anybody has two.

    >>> queue: FairQueue[str] = FairQueue()
    >>> for owner, question in [("greedy", "g1"), ("greedy", "g2"), ("greedy", "g3"), ("modest", "m1")]:
    ...     queue.put(1, owner, question)
    >>> queue.put(0, "bot", "b1")
    >>> [queue.take() for _ in range(len(queue))]
    ['b1', 'g1', 'm1', 'g2', 'g3']
    """

    def __init__(self) -> None:
        self._kinds: dict[int, OrderedDict[str, deque[Waiting]]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, kind: int, owner: str, waiting: Waiting) -> None:
        """Let a question wait."""
        self._kinds.setdefault(kind, OrderedDict()).setdefault(owner, deque()).append(waiting)
        self._length += 1

    def waiting_of(self, kind: int, owner: str) -> int:
        """How many questions of a kind an owner has waiting."""
        owners = self._kinds.get(kind)
        return len(owners[owner]) if owners is not None and owner in owners else 0

    def take(self) -> "Waiting | None":
        """The next question, which waits no longer; None where there is none."""
        for kind in sorted(self._kinds):
            owners = self._kinds[kind]
            if owners:
                owner, own = owners.popitem(last=False)
                taken = own.popleft()
                if own:
                    owners[owner] = own
                self._length -= 1
                return taken
        return None
