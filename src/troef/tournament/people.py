"""Who takes part: players, jokers and bots, each with a number."""

from dataclasses import dataclass
from typing import Final, Literal

#: How a person stands in the event: registered, admitted, or out of it (R3, R4, R5).
Status = Literal["registered", "present", "late", "left", "excluded"]
Kind = Literal["player", "joker", "bot"]

#: Who is no longer seated or ranked (A18).
OUT: Final = ("late", "left", "excluded")


@dataclass
class Person:
    """Somebody in the event. Numbers are given in order of registration; bots get theirs when they are seated."""

    number: int
    kind: Kind
    name: str
    born: str = ""
    club: str = ""
    #: the members of a pair or team, where these enter
    members: tuple[str, ...] = ()
    rules_version: str = ""
    accepted_at: str = ""
    paid: int = 0
    reported_at: str = ""
    status: Status = "registered"
    warnings: int = 0
    #: not there for the coming rounds, and still in the event
    away: bool = False

    @property
    def plays(self) -> bool:
        """Whether he is to be seated in the next round."""
        return self.status == "present" and not self.away

    @property
    def ranked(self) -> bool:
        """Whether he can be in the ranking (S5)."""
        return self.kind == "player" and self.status not in OUT and bool(self.reported_at)


def age_on(born: str, day: str) -> int:
    """How old somebody is on a day (R2); both dates are written `2008-05-11`.

    >>> age_on("2008-05-11", "2024-05-11"), age_on("2008-05-11", "2024-05-10")
    (16, 15)
    """
    year, month_and_day = int(born[:4]), born[5:]
    return int(day[:4]) - year - (day[5:] < month_and_day)
