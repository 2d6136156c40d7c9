"""Independent copies of an event's state. What is frozen is shared."""

from dataclasses import is_dataclass
from typing import Any, Final

#: The types whose objects never change, and those whose objects do, as far as they have been met.
_FIXED: Final[set[type]] = set()
_CHANGING: Final[set[type]] = {dict, list, set}


def copied(value: Any) -> Any:
    """A copy of dictionaries, lists, sets and dataclasses, with copies of those inside; anything else itself.

    >>> seats = {1: [4, 7]}
    >>> other = copied(seats)
    >>> other[1].append(9)
    >>> seats
    {1: [4, 7]}
    """
    kind = type(value)
    if kind in _FIXED or is_fixed(kind):
        return value
    if kind is dict:
        return {key: item if type(item) in _FIXED else copied(item) for key, item in value.items()}
    if kind is list:
        return [item if type(item) in _FIXED else copied(item) for item in value]
    if kind is set:
        return set(value)
    other: Any = object.__new__(kind)
    for name, item in vars(value).items():
        other.__dict__[name] = item if type(item) in _FIXED else copied(item)
    return other


def is_fixed(kind: type) -> bool:
    """Whether objects of a type never change: neither a collection nor a dataclass that is not frozen."""
    if kind in _CHANGING:
        return False
    fixed = not is_dataclass(kind) or bool(vars(kind)["__dataclass_params__"].frozen)
    (_FIXED if fixed else _CHANGING).add(kind)
    return fixed
