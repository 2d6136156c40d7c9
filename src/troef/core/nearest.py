"""Suggestions for error messages: the known name nearest to a mistyped one."""

from collections.abc import Iterable


def nearest(name: str, names: Iterable[str], likeness: float = 0.4) -> str:
    """Which of some names is most like a mistyped one; empty where none is.

    >>> nearest("klavrjas", ["pesten", "klaverjassen"])
    'klaverjassen'
    """
    from difflib import get_close_matches  # costs time to import, and only errors need it

    found = get_close_matches(name.lower(), list(names), 1, likeness)
    return found[0] if found else ""
