"""Who sits at a table: people and bots, their names, and what proves that a chair is one's own."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
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


class Person:
    """Who sits on a chair: a person who holds the token with this hash, or a bot of this name. `since` is the version
    of the table at which he sat down; `account` and `avatar` are of a person with an account."""

    def __init__(
        self,
        name: str,
        bot: "str | None" = None,
        token: "str | None" = None,
        since: int = 0,
        account: "str | None" = None,
        avatar: str = "",
    ) -> None:
        self.name = name
        self.bot = bot
        self.token = token
        self.since = since
        self.account = account
        self.avatar = avatar

    def again(self, since: int) -> "Person":
        """Who stood up, when he sits down again."""
        return Person(self.name, None, self.token, since, self.account, self.avatar)


@dataclass(frozen=True)
class Member:
    """Somebody with an account, as far as tables know him. `kept`: there is a way back to his account; `chair_token`
    gives the token of his chair at a table, the same on each device."""

    account: str
    avatar: str
    kept: bool
    chair_token: Callable[[str], str]


def arrival(seat: int, name: str, token: str, member: "Member | None") -> dict[str, object]:
    """The line of the log for a person who sits down."""
    facts: dict[str, object] = {"sit": seat, "name": name, "token": token_hash(token)}
    return facts if member is None else {**facts, "account": member.account, "avatar": member.avatar}


def token_hash(token: str) -> str:
    """What the log keeps of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
