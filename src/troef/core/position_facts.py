"""What a position says, read: its numbers, and the error that names the part which is wrong."""

from collections.abc import Mapping
from typing import Any

from troef.cards.sentence import Sentence


class PositionError(ValueError):
    """A position that is not well written, or to which no match can come. `where` says which part; `facts` fill in the
    reason."""

    def __init__(self, where: str, reason: str, /, **facts: object) -> None:
        self.where = where
        self.reason = Sentence(reason, **facts)
        super().__init__(Sentence("{where}: {reason}", where=where, reason=self.reason) if where else self.reason)


def whole_number(facts: Mapping[str, Any], name: str, low: int, high: "int | None" = None) -> int:
    """A whole number of a position.

    Raises:
        PositionError: it is none, or out of bounds.
    """
    value = facts[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(name, "a whole number is wanted, not {value}", value=repr(value))
    _check_bounds(name, value, low, high)
    return value


def whole_numbers(
    facts: Mapping[str, Any], name: str, count: int, low: "int | None" = None, high: "int | None" = None
) -> list[int]:
    """A list of whole numbers of a position, one for each seat or side.

    Raises:
        PositionError: it is none, has another length, or a number is out of bounds.
    """
    value = facts[name]
    if not isinstance(value, list | tuple) or len(value) != count:
        raise PositionError(name, "a list of {count} whole numbers is wanted", count=count)
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise PositionError(name, "a whole number is wanted, not {value}", value=repr(item))
        _check_bounds(name, item, low, high)
    return [int(item) for item in value]


def _check_bounds(name: str, value: int, low: "int | None", high: "int | None") -> None:
    """Check a number of a position; a bound that is None is open."""
    if (low is None or value >= low) and (high is None or value <= high):
        return
    if high is None:
        raise PositionError(name, "it is at least {low}, not {value}", low=low, value=value)
    if low is None:
        raise PositionError(name, "it is at most {high}, not {value}", high=high, value=value)
    raise PositionError(name, "it is {low} to {high}, not {value}", low=low, high=high, value=value)
