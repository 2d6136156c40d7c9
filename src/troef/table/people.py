"""Who sits at a table: people and bots, their names, and what proves that a chair is one's own."""

import hashlib
from typing import Final

#: The names of bots, in the order in which they come to a table.
BOT_PEOPLE: Final = (
    "Bram",
    "Joris",
    "Fien",
    "Mieke",
    "Sander",
    "Noor",
    "Wout",
    "Lotte",
    "Stijn",
    "Saar",
    "Daan",
    "Griet",
    "Koen",
)
LONGEST_NAME: Final = 24


class Person:
    """Who sits on a chair: a person who holds the token with this hash, or a bot of this name."""

    def __init__(self, name: str, bot: "str | None" = None, token: "str | None" = None) -> None:
        self.name = name
        self.bot = bot
        self.token = token


def token_hash(token: str) -> str:
    """What the log keeps of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: without control characters or double spaces, not too long.

    >>> clean_name("  Lies\\u202e \\n van  Gent ")
    'Lies van Gent'
    """
    return " ".join(printable(name).split())[:LONGEST_NAME]


def printable(text: str) -> str:
    """The text with a space for every sign that cannot be shown."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
