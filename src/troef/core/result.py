"""A finished deal as a few checked values: what `Game.settle` takes, and what can be said of it afterwards.

Every game has a frozen dataclass `Result(GameResult)` in its `result.py`; `game.Result` finds it. Whether a lawful deal
can give such a result is for the game's `check_result` to say. How a result is read from the position in which a deal
has ended, and what became of it, only the game knows: it overrides what stands here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

from troef.core.checked_fields import CheckedFields, FieldError
from troef.core.view import SheetEntry

#: What a result of the wrong shape raises, and one that no lawful deal can give.
ResultError = FieldError


@dataclass(frozen=True)
class Verdict:
    """What became of a deal for the seats that it is about: a sentence of the words (`ending-<key>`).

    `had` is what they took; `need` what was needed, or what the others had. A key that says whether something was made
    ends with `-made` or `-failed`.
    """

    key: str
    seats: tuple[int, ...]
    had: int = 0
    need: int = 0

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {"key": self.key, "seats": list(self.seats), "had": self.had, "need": self.need}


def made_or_failed(key: str, made: bool, seats: Iterable[int], had: int = 0, need: int = 0) -> Verdict:
    """The verdict on something that was undertaken.

    >>> made_or_failed("points", False, (0, 2), had=57, need=61)
    Verdict(key='points-failed', seats=(0, 2), had=57, need=61)
    """
    return Verdict(f"{key}-{'made' if made else 'failed'}", tuple(seats), had, need)


@dataclass(frozen=True)
class GameResult(CheckedFields):
    """Base of every game's `Result`."""

    @classmethod
    def of(cls, state: Any) -> "Self | None":
        """The result of the deal that has just ended in a position: the row of it is the last of the sheet, and the
        next deal has not begun. None where nothing has ended that `settle` counts (a deal that was passed out, a round
        of a match that counts as a whole).
        """
        return None

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether what was undertaken was made, and by how much; nothing in games in which nobody undertakes anything.

        `scores` has what the deal brought each seat.
        """
        return []

    def parts(self) -> list[SheetEntry]:
        """What the points of each column of the sheet are for, in games whose rows do not say it."""
        return []

    def as_written(self) -> dict[str, object]:
        """As `as_dict`, without the fields that are as they are when they are left out."""
        given = {field.name for field in fields(self) if getattr(self, field.name) != field.default}
        return {name: value for name, value in self.as_dict().items() if name in given}
