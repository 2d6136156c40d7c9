"""What can happen, each kind in its turn: kinds are dealt like cards, so that all come before one comes twice."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from troef.tournament.simulation.course import Course

Kind = TypeVar("Kind", bound=Callable[..., None])


class Happenings(Generic[Kind]):
    """Kinds of happenings in random order, all of them before one comes again."""

    def __init__(self, course: Course, kinds: Sequence[Kind]) -> None:
        self._course = course
        self._kinds = list(kinds)
        self._left: list[Kind] = []

    def next(self) -> Kind:
        """The kind whose turn it is."""
        if not self._left:
            self._left = list(self._kinds)
        return self._left.pop(self._course.below(len(self._left)))
