"""Passwords and PIN cards: what is good enough, and what is kept of them (argon2id)."""

import secrets
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from troef.table.fault import Fault
from troef.table.people.names import likeness

SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
#: Different signs that a password has at least.
LEAST_SIGNS: Final = 5
#: Parts of passwords that come first to everybody who guesses.
OFTEN_TRIED: Final = (
    "password",
    "wachtwoord",
    "azerty",
    "qwerty",
    "welkom",
    "123456",
    "abcdef",
    "klaverjassen",
    "troef",
)
#: A password counts without them: `troef2026` is as easily guessed as `troef`.
_DIGITS: Final = str.maketrans("", "", "0123456789")

CARD_DIGITS: Final = 6
PIN_DIGITS: Final = 8

_HASHER: Final = PasswordHasher()
#: What a guess at somebody who does not exist is held against, so that it takes as long: the hash of a text that nobody
#: has kept. To make one takes a quarter of a second, which every start of a server would pay.
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$iTb2jWpgmMDd/dDqivtHoA$fPlmtBnNGFy4ujxV2EHoL/IgAs/Ydva5wWxf8c3KrWM"


@dataclass(frozen=True)
class PinCard:
    """A card as it is shown once: its number and its PIN."""

    number: str
    pin: str


def new_card() -> PinCard:
    """A card by lot; the number does not begin with a zero."""
    lowest = 10 ** (CARD_DIGITS - 1)
    number = lowest + secrets.randbelow(9 * lowest)
    return PinCard(str(number), f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}")


def digits_of(text: str) -> str:
    """What was typed of a number or a PIN, without the spaces between.

    >>> digits_of(" 482 913 ")
    '482913'
    """
    return "".join(text.split())


def check_password(password: str, *names: str) -> None:
    """Whether a password is good enough.

    Raises:
        Fault: it is too short or too long, or the first that somebody would try.
    """
    if len(password) < SHORTEST_PASSWORD:
        raise Fault("password-short", {"least": SHORTEST_PASSWORD})
    if len(password) > LONGEST_PASSWORD:
        raise Fault("password-long", {"most": LONGEST_PASSWORD})
    plain = password.casefold()
    core = plain.translate(_DIGITS).strip("!.?-_ ")
    of_a_name = any(likeness(core) == likeness(name) for name in names)
    if of_a_name or len(set(plain)) < LEAST_SIGNS or core in OFTEN_TRIED or plain in OFTEN_TRIED:
        raise Fault("password-easy")


def hash_of(secret: str) -> str:
    """What is kept of a password or a PIN. It takes some 50 milliseconds on purpose."""
    return _HASHER.hash(secret)


def fits(kept: str, secret: str) -> bool:
    """Whether a guess is right. It takes as long as `hash_of`, and longer texts than a password may be never fit."""
    try:
        return _HASHER.verify(kept, secret[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError):
        return False
