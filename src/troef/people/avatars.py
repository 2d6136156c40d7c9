"""Avatars: faces that are put together from a few drawn parts. A text such as `3.1.4.0.2.5` says which.

The parts are drawn by the pages (web/src/people/Avatar.svelte); nothing is uploaded.
"""

import secrets
from typing import Final

#: How many there are of each part, in the order in which they are written.
PARTS: Final = {"skin": 6, "hair": 8, "tint": 6, "eyes": 4, "mouth": 4, "extra": 6, "coat": 8}


def random_avatar() -> str:
    """A face drawn by lot."""
    return ".".join(str(secrets.randbelow(count)) for count in PARTS.values())


def is_avatar(text: str) -> bool:
    """Whether a text is one.

    >>> is_avatar("5.0.0.3.1.0.7"), is_avatar("6.0.0.3.1.0.7"), is_avatar("1.2")
    (True, False, False)
    """
    numbers = text.split(".")
    if len(numbers) != len(PARTS):
        return False
    return all(part in map(str, range(count)) for part, count in zip(numbers, PARTS.values(), strict=True))
