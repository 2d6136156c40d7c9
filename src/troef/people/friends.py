"""The code by which somebody is found who may be asked to be friends."""

import secrets
from typing import Final

#: Letters and digits that nobody takes for others.
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
#: Of 31 signs each: nobody finds one by trying.
LENGTH: Final = 10


def new_code() -> str:
    """A code that nobody has."""
    return "".join([secrets.choice(ALPHABET) for _ in range(LENGTH)])


def read_code(typed: str) -> str:
    """A code as somebody has typed it, in groups or not.

    >>> read_code("k7qm3-xwp4a")
    'K7QM3XWP4A'
    """
    return "".join([sign for sign in typed.upper() if sign in ALPHABET])
