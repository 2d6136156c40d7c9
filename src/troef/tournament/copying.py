"""Independent copies of an event's state. What is frozen is shared."""

import copy
from dataclasses import is_dataclass
from typing import Any, Final

#: Whether objects of a type never change, by type.
_FIXED: Final[dict[type, bool]] = {}


def copied(value: Any) -> Any:
    """A copy of dictionaries, lists, sets and dataclasses, with copies of those inside; anything else itself.

    >>> seats = {1: [4, 7]}
    >>> other = copied(seats)
    >>> other[1].append(9)
    >>> seats
    {1: [4, 7]}
    """
    kind = type(value)
    if _FIXED.get(kind) or is_fixed(kind):
        return value
    if kind is dict:
        return {key: copied(item) for key, item in value.items()}
    if kind is list:
        return [copied(item) for item in value]
    if kind is set:
        return set(value)
    other = copy.copy(value)
    for name, item in value.__dict__.items():
        other.__dict__[name] = copied(item)
    return other


def is_fixed(kind: type) -> bool:
    """Whether objects of a type never change: neither a collection nor a dataclass that is not frozen."""
    fixed = _FIXED.get(kind)
    if fixed is None:
        changes = is_dataclass(kind) and not vars(kind)["__dataclass_params__"].frozen
        fixed = _FIXED[kind] = not changes and kind not in (dict, list, set)
    return fixed
