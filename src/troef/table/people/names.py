"""Names of people at a table: how they are cleaned, and when two of them can be taken for each other."""

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST_NAME: Final = 24
#: How many marks one letter may carry: more are no writing, and reach into the lines above and below.
MOST_MARKS: Final = 2
#: Signs that count as letters but show nothing.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: Letters and digits that look like others: Cyrillic, Greek, and those that a quick eye mixes up.
_LOOKS_LIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏьαβεικνορτυχηωγ01$@|!",
    "abekmhopctyxijsdqwhlbabeikvoptuxnwyolsaii",
)


def clean_name(name: str) -> str:
    """A name as it is shown: without control characters or double spaces, not too long.

    >>> clean_name("  Lies\\u202e \\n van  Gent ")
    'Lies van Gent'
    """
    return clean_text(name, LONGEST_NAME)


def clean_text(text: str, longest: int) -> str:
    """A text of one line as it is shown: without control characters, signs that turn the direction of writing, or
    double spaces, not longer than this.

    >>> clean_text("the \\u202edeal\\x07  was\\tnice", 12)
    'the deal was'
    """
    return " ".join(printable(_few_marks(text)).split())[:longest].rstrip()


def printable(text: str) -> str:
    """The text with a space for every sign that cannot be shown."""
    return "".join(sign if sign.isprintable() and sign not in _BLANK else " " for sign in text)


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def likeness(name: str) -> str:
    """What a name looks like at a glance: two names with the same likeness can be taken for each other.

    >>> likeness("Líes") == likeness("L I E S") == likeness("lіes")
    True
    >>> likeness("Jan") == likeness("Jans")
    False
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [sign for sign in plain.translate(_LOOKS_LIKE) if sign.isalnum()]
    seen = "".join(letters).replace("l", "i").replace("rn", "m").replace("vv", "w")
    return seen or plain


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where it could be taken for one of the others.

    >>> told_apart("Lies", ["Bram", "lies", "Lies 2"])
    'Lies 3'
    """
    taken = {likeness(other) for other in others}
    told, number = name, 1
    while likeness(told) in taken:
        number += 1
        told = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return told
