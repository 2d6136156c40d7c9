"""Who may act in an event: cards with a secret link and a PIN, of which only hashes are kept.

A card is for an office: the desk, a member of the jury, the phone of a table, or a player. The link on it has a token;
who types the PIN instead gets a token of his own. A new card for the same holder ends all that went before.
"""

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from troef.table.fault import Fault

Office = Literal["desk", "jury", "table", "player", "public", "engine"]

#: So often a PIN may be wrong, by holder and in the whole event, before nobody may try for `PAUSE` seconds.
MOST_WRONG: Final = 5
MOST_WRONG_IN_EVENT: Final = 60
PAUSE: Final = 60.0


@dataclass(frozen=True)
class Holder:
    """Who holds a card: the number of the table or the player, or a name at the desk or in the jury."""

    office: Office
    number: int = 0
    name: str = ""

    def named(self, name: str) -> "Holder":
        """The same with the name that he gives, where his card has none."""
        return replace(self, name=self.name or name.strip())

    def as_dict(self) -> dict[str, object]:
        """As it stands in the log and on the wire."""
        return {"office": self.office, "number": self.number, "name": self.name}


#: Whoever has no card.
PUBLIC: Final = Holder("public")
#: Our own tables: they write on their sheets themselves. Nobody is given such a card.
OUR_TABLES: Final = Holder("engine")


@dataclass(frozen=True)
class Card:
    """A new card, with its secrets: this is the only time that they are known."""

    holder: Holder
    token: str
    pin: str

    def as_dict(self) -> dict[str, object]:
        """For whoever prints it."""
        return {**self.holder.as_dict(), "token": self.token, "pin": self.pin}


def new_card(holder: Holder) -> Card:
    """A card with a token of 192 random bits and a PIN of six digits."""
    return Card(holder, secrets.token_urlsafe(24), f"{secrets.randbelow(1_000_000):06}")


def digest(secret: str, salt: str = "") -> str:
    """The SHA-256 of a secret."""
    return hashlib.sha256(f"{salt}{secret}".encode("utf-8", "replace")).hexdigest()


class Tries:
    """Counts wrong tries: after `most` in a row nobody may try until the pause is over.

    >>> times = iter([0.0, 0.0, 60.0])
    >>> tries = Tries(2, lambda: next(times))
    >>> tries.wrong(); tries.wrong(); tries.wait()
    60
    >>> tries.wait()
    0
    """

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._count = 0
        self._until = 0.0

    def wait(self) -> int:
        """Whole seconds until somebody may try."""
        return max(0, -int(-(self._until - self._now()) // 1)) if self._until else 0

    def wrong(self) -> None:
        """A try was wrong."""
        self._count += 1
        if self._count >= self._most:
            self._count = 0
            self._until = self._now() + PAUSE

    def right(self) -> None:
        """A try was right: counting begins again."""
        self._count = 0


class Offices:
    """The cards of one event, made from the rows of its log."""

    def __init__(self, event: str, now: Callable[[], float] = time.monotonic) -> None:
        self._event = event
        self._now = now
        self._by_token: dict[str, Holder] = {}
        self._pins: dict[Holder, str] = {}
        self._tries: dict[Holder, Tries] = {}
        self._all_tries = Tries(MOST_WRONG_IN_EVENT, now)

    # ---- rows of the log ----

    def card_row(self, card: Card) -> dict[str, object]:
        """The row that makes a card valid."""
        return {"card": card.holder.as_dict(), "token": digest(card.token), "pin": self._pin_digest(card.pin)}

    def entry_row(self, holder: Holder, token: str) -> dict[str, object]:
        """The row of somebody who has come in with his PIN."""
        return {"entry": holder.as_dict(), "token": digest(token)}

    def apply(self, row: dict[str, Any]) -> None:
        """Take a row of the log."""
        holder = Holder(**(row.get("card") or row["entry"]))
        if "card" in row:
            self._by_token = {key: one for key, one in self._by_token.items() if one != holder}
            self._pins[holder] = row["pin"]
            self._tries.pop(holder, None)
        self._by_token[row["token"]] = holder

    def _pin_digest(self, pin: str) -> str:
        return digest(pin, self._event)

    # ---- who it is ----

    def holder(self, token: str) -> Holder:
        """Whose token it is.

        Raises:
            Fault: nobody's.
        """
        found = self._by_token.get(digest(token))
        if found is None:
            raise Fault("bad-token")
        return found

    def knows(self, token: str) -> bool:
        """Whether it is somebody's token."""
        return digest(token) in self._by_token

    def check_pin(self, holder: Holder, pin: str) -> None:
        """Whether it is the PIN of a holder.

        Raises:
            Fault: it is not, or it was wrong too often.
        """
        own = self._tries.setdefault(holder, Tries(MOST_WRONG, self._now)) if holder in self._pins else None
        wait = max(self._all_tries.wait(), own.wait() if own else 0)
        if wait:
            raise Fault("pin-too-often", {"seconds": wait})
        if not secrets.compare_digest(self._pins.get(holder, ""), self._pin_digest(pin)):
            self._all_tries.wrong()
            if own:
                own.wrong()
            raise Fault("bad-pin")
        if own:
            own.right()

    def keys(self, holder: Holder) -> list[bytes]:
        """The SHA-256 of each secret with which a holder may act: a sheet that one of them seals is his."""
        return [bytes.fromhex(key) for key, one in self._by_token.items() if one == holder]

    def pin_key(self, holder: Holder) -> bytes:
        """The salted SHA-256 of the PIN of a holder, b"" where he has none."""
        return bytes.fromhex(self._pins.get(holder, ""))

    def holders(self) -> list[Holder]:
        """Everybody who has a card."""
        return list(self._pins)
