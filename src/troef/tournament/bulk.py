"""Several acts as one: one line of the log, one undo, and a count that whoever does it confirms."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from troef.core.checked_fields import FieldError
from troef.tournament.act import Act, Actor, act, read_act
from troef.tournament.refused import Refused

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: What is never part of a bulk act.
ALONE: Final = ("open", "undo", "bulk")


@act("bulk", "desk", "jury", "scorer", "engine")  # and each of the acts is checked for the office
@dataclass(frozen=True)
class Bulk(Act):
    """Several acts of one person, all of them or none.

    Fields:
        acts: the acts in order; in JSON each is `{"act": "report", "facts": {"person": 7}}`.
        expected: how many acts there are, as it was shown to whoever confirmed them.
    """

    acts: tuple[Act, ...]
    expected: int

    @classmethod
    def read(cls, value: object) -> Self:
        """A bulk act from its facts.

        Raises:
            Refused: there is no such act.
            FieldError: a fact is missing, unknown or of the wrong type.
        """
        if isinstance(value, Mapping) and isinstance(value.get("acts"), Sequence):
            value = {**value, "acts": tuple([_read_part(part) for part in value["acts"]])}
        return super().read(value)

    def as_dict(self) -> dict[str, object]:
        """The acts with their names, and the count."""
        parts = [{"act": part.verb, "facts": part.as_dict()} for part in self.acts]
        return {"acts": parts, "expected": self.expected}

    def check(self, event: "Event", at: str, by: Actor) -> None:
        if not self.acts:
            raise Refused("nothing-in-bulk")
        if self.expected != len(self.acts):
            raise Refused("other-count", expected=self.expected, count=len(self.acts))
        trial = event.copy()
        for place, part in enumerate(self.acts, 1):
            if part.verb in ALONE:
                raise Refused("not-in-bulk", act=part.verb, place=place)
            try:
                trial.check(part, at, by)
            except Refused as refused:
                raise Refused(refused.reason, refused.clause, **{**refused.facts, "place": place}) from refused
            part.apply(trial, at, by)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        line = event.lines[-1]
        for part in self.acts:
            event.take(part, line)

    def sheets(self, event: "Event") -> list[tuple[int, int]] | None:
        """Those of all its acts."""
        found: list[tuple[int, int]] = []
        for part in self.acts:
            places = part.sheets(event)
            if places is None:
                return None
            found += places
        return found


def _read_part(part: object) -> Act:
    """One of the acts.

    Raises:
        Refused: there is no such act.
        FieldError: it is no act.
    """
    if isinstance(part, Act):
        return part
    if not isinstance(part, Mapping) or set(part) != {"act", "facts"}:
        raise FieldError("each is an object with `act` and `facts`", "acts")
    return read_act(str(part["act"]), part["facts"])
