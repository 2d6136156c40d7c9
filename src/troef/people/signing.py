"""What the server signs with the one key that it keeps: sessions in cookies, tickets, and the tokens of chairs.

Each purpose has signatures of its own, so that nothing that was signed for one counts for another.
"""

import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

KEY_BYTES: Final = 32
#: Seconds in which what was asked with a ticket must be answered.
TICKET_LASTS: Final = 300


class Signer:
    """Signs and checks with a key.

    >>> signer = Signer(bytes(32))
    >>> signer.opened("session", signer.signed("session", "abc"))
    'abc'
    >>> signer.opened("ticket", signer.signed("session", "abc")) is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, purpose: str, text: str) -> str:
        """A text with its signature behind it."""
        return f"{text}.{self._signature(purpose, text)}"

    def opened(self, purpose: str, signed: str) -> "str | None":
        """The text, or None where the signature is not ours."""
        text, _, signature = signed.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(purpose, text).encode())
        return text if good else None

    def ticket(self, purpose: str, facts: dict[str, Any], now: int) -> str:
        """Facts that somebody brings back within minutes, and only once (`opened_ticket` gives a mark for that)."""
        told = json.dumps({**facts, "until": now + TICKET_LASTS, "mark": secrets.token_hex(16)}).encode()
        return self.signed(purpose, urlsafe_b64encode(told).decode())

    def opened_ticket(self, purpose: str, ticket: str, now: int) -> "dict[str, Any] | None":
        """The facts of a ticket, with its `mark`; None where it is not ours or too old."""
        text = self.opened(purpose, ticket)
        if text is None:
            return None
        facts: dict[str, Any] = json.loads(urlsafe_b64decode(text))
        return facts if facts["until"] >= now else None

    def chair_token(self, account: str, table: str) -> str:
        """The token of an account's chair at a table: the same on each device, and kept nowhere."""
        return self._signature("chair", f"{account}@{table}")

    def _signature(self, purpose: str, text: str) -> str:
        made = hmac.new(self._key, f"{purpose}:{text}".encode("utf-8", "replace"), sha256).digest()
        return urlsafe_b64encode(made).rstrip(b"=").decode()


def new_token() -> str:
    """The token of a session."""
    return secrets.token_urlsafe(24)
