"""What the readers of other people's files share: a reading is what could be read, with a fault for what could not."""

import codecs
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

Game = TypeVar("Game")

#: No more of a word that cannot be read is quoted.
MOST_QUOTED: Final = 40

_MARKS: Final = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


@dataclass(frozen=True)
class Fault:
    """Why something of a file was left out, or what of it was not taken as it stands.

    `place` counts the games of the file from 1 (0: the file itself), `label` is what the file calls that game, `line`
    counts from 1. `reason` names a sentence (`format-<reason>`), `facts` are its words.
    """

    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)
    line: int = 0
    place: int = 0
    label: str = ""

    def at(self, place: int, label: str) -> "Fault":
        """The same fault, with the game that it is about."""
        return Fault(self.reason, self.facts, self.line, place, label)


class FormatError(ValueError):
    """Something of a game cannot be read or played; `fault` says what, without the game's place."""

    def __init__(self, reason: str, line: int = 0, **facts: object) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"line {line}: {reason}" + (f" ({told})" if told else ""))
        self.fault = Fault(reason, facts, line)


@dataclass
class Reading(Generic[Game]):
    """The games of a file that could be read, in their order, and what was left out."""

    games: list[Game] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def decoded(data: bytes) -> tuple[str, str]:
    """A file's text and its encoding: UTF-8, UTF-16 where it says so, or else Latin-1, which takes any bytes.

    >>> decoded("Noël".encode()), decoded("Noël".encode("latin-1"))
    (('Noël', 'utf-8'), ('Noël', 'latin-1'))
    """
    for encoding in [name for mark, name in _MARKS if data.startswith(mark)] or ["utf-8"]:
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1"), "latin-1"


def quoted(text: str) -> str:
    """A word of a file as a message quotes it, not too long."""
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - 1] + "…"
