"""What is said at a table beside the game: kept in memory while the table is, and in no log.

The log is the record of play: it goes to whoever asks for the record, and stays. Talk is personal, and is forgotten
with the table. So who reports somebody hands over what was said, and only that is written down.
"""

import secrets
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from troef.core.game import Game, State
from troef.table.fault import Fault
from troef.table.people.names import clean_text
from troef.table.people.people import Person
from troef.table.talk.reactions import HowOften

#: What people may say: quick phrases only; what they like; what they like, and who watches reads it too; nothing.
PHRASES, CHAT, ALOUD, SILENCE = "phrases", "chat", "aloud", "none"
TALK: Final = (PHRASES, CHAT, ALOUD, SILENCE)
#: Signs of a message.
LONGEST_TEXT: Final = 200
#: One person writes this many messages at most in this many seconds.
MOST_TEXTS: Final = 5
TEXTS_WITHIN: Final = 10.0
#: Lines that a table remembers.
MOST_KEPT: Final = 100
#: The move by which a game hears that somebody sent a message (mao R30, T7).
CHAT_MOVE: Final = "chat"


@dataclass(frozen=True)
class Said:
    """A line: the quick phrase `word`, or a `text`, and who said it. `version`: how many lines the log had then;
    `owner` and `account` are of the person who sat there."""

    id: str
    seat: int
    name: str
    at: str
    version: int
    owner: str | None
    account: str | None
    word: str = ""
    text: str = ""

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        told = {"id": self.id, "seat": self.seat, "name": self.name, "at": self.at}
        return {**told, "word": self.word} if self.word else {**told, "text": self.text}


class Talk:
    """The last lines of one table."""

    def __init__(self) -> None:
        self._often = HowOften(MOST_TEXTS, TEXTS_WITHIN)
        self._lines: deque[Said] = deque(maxlen=MOST_KEPT)

    def written(self, seat: int, text: str) -> str:
        """The message that somebody sends, as the others read it: one line, without control characters.

        Raises:
            Fault: there is nothing in it, or he writes too often.
        """
        cleaned = clean_text(text, LONGEST_TEXT)
        if not cleaned:
            raise Fault("nothing-said")
        if not self._often.allows(seat):
            raise Fault("react-slower")
        return cleaned

    def keep(self, facts: dict[str, Any], person: "Person | None", version: int) -> Said:
        """Remember what was said on a chair where this person sits."""
        said = Said(
            facts.get("id") or new_mark(),
            facts["seat"],
            facts.get("name") or ("" if person is None else person.name),
            facts.get("at") or datetime.now(UTC).isoformat(timespec="seconds"),
            version,
            None if person is None else person.token,
            None if person is None else person.account,
            facts.get("word", ""),
            facts.get("text", ""),
        )
        self._lines.append(said)
        return said

    def texts_since(self, version: int) -> list[Said]:
        """The messages since the log had this many lines, the oldest first."""
        return [said for said in self._lines if said.text and said.version > version]

    def of(self, owner: "str | None", since: int) -> list[Said]:
        """What one person has said since the log had this many lines."""
        return [said for said in self._lines if owner is not None and said.owner == owner and said.version > since]


def new_mark() -> str:
    """The name of a line."""
    return secrets.token_urlsafe(6)


def quiet_by(state: State) -> str:
    """The clause by which nobody may write to the others now, or an empty text."""
    quiet = state.game.info.quiet
    if state.awaits_deal or state.outcome() is not None:
        return ""
    return quiet.get("") or quiet.get(state.phase.name()) or ""


def hears_talk(game: Game) -> bool:
    """Whether a game counts the messages of its players.

    >>> import troef
    >>> hears_talk(troef.game("mao")), hears_talk(troef.game("wiezen"))
    (True, False)
    """
    return any(verb.name == CHAT_MOVE for verb in game.language.by_kind.values())
