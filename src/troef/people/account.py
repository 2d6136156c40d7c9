"""What an account is: a name and an avatar, the ways back to it, and the devices where its owner is signed in.

Everybody begins as a guest, whose account is only as good as the browser that keeps its cookie. An account with a way
back to it (a passkey, a password, a PIN card) is kept.
"""

import secrets
from dataclasses import dataclass, field
from typing import Final, Literal

#: How somebody comes back to an account on another device.
Kind = Literal["passkey", "password", "card"]

#: Seconds after which a device that was not seen is signed out, and a guest who was not seen is forgotten.
KEEP_SIGNED_IN: Final = 400 * 24 * 3600
#: So often at most it is written down that a device was seen.
SEEN_EVERY: Final = 3600
#: More are not kept for one account: the oldest sessions end, a further passkey is refused.
MOST_SESSIONS: Final = 30
MOST_PASSKEYS: Final = 10


@dataclass(frozen=True)
class Account:
    """Somebody. `sign_in` is the name that he signs in with; `listed`: leaderboards may show him."""

    id: str
    name: str
    avatar: str
    created: int
    seen: int
    sign_in: str | None = None
    listed: bool = True


@dataclass(frozen=True)
class Way:
    """A way back to an account.

    `handle` is what it is found by: the credential of a passkey, the likeness of a sign-in name, the number of a card.
    `secret` is the public key of a passkey, else a hash. `count` is how often a passkey says it was used; `wrong` how
    often somebody guessed wrong since the last time that it was right, and `barred_until` when the next guess counts.
    """

    id: str
    account: str
    kind: Kind
    handle: str
    secret: str = field(repr=False)
    label: str = ""
    count: int = 0
    created: int = 0
    used: int | None = None
    wrong: int = 0
    barred_until: int = 0


@dataclass(frozen=True)
class Session:
    """A device that is signed in. `hash` is that of its token, `id` its name in a list."""

    id: str
    hash: str
    account: str
    device: str
    created: int
    seen: int


def new_id() -> str:
    """The name of an account, a way or a session: it proves nothing, and nobody else has it."""
    return secrets.token_hex(8)


def device_of(user_agent: str) -> str:
    """What a browser says it is, in short: no more of it is kept.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1")
    'Safari · iPhone'
    >>> device_of("curl/8")
    ''
    """
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), "")
    return " · ".join(part for part in (browser, system) if part)


#: What tells a browser or a system, the most telling first: most of them also say that they are others.
_BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
