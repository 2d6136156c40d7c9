"""Texts of others on a terminal: what would steer it is shown as its code, never sent."""

import unicodedata
from typing import Final

#: Control signs, signs that turn the direction of writing or cannot be seen, halves of signs, and ends of lines.
_STEERING: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))


def visible(text: str) -> str:
    """A text on one line, in which signs that steer a terminal are written as their codes.

    >>> visible("Noël \\x1b[2J")
    'Noël \\\\x1b[2J'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join([_code(sign) if unicodedata.category(sign) in _STEERING else sign for sign in text])


def _code(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
