"""Deals of patience that can be won: their numbers, as the solver found them (`tools/winnable.py`)."""

import json
import secrets
from functools import cache
from importlib.resources import files


@cache
def winnable() -> tuple[int, ...]:
    """The numbers of deals for which the solver has a way through; a number is the seed of the shuffle.

    >>> len(winnable()) > 1000
    True
    """
    text = (files("troef") / "data" / "winnable.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)["winnable"])


def drawn() -> int:
    """One of these numbers, by lot."""
    return secrets.choice(winnable())
