"""The score sheet of a table in one round: seats, deals, penalties, signatures, and its state (R24–R27)."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

#: R26, in order.
State = Literal["open", "completed", "signed", "handed_in", "verified", "published"]
STATES: Final[tuple[State, ...]] = ("open", "completed", "signed", "handed_in", "verified", "published")


@dataclass(frozen=True)
class Seating:
    """Who sits where in a boompje or, where nobody moves, in the round (R15, R16, R19).

    `chairs` are numbers of people by seat; `drawn` the cards drawn for the first dealer, by seat; `dealer` the seat
    that deals first.
    """

    chairs: tuple[int, ...]
    dealer: int
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True)
class DealLine:
    """One deal on the sheet: the result as the game's `settle` takes it, and what each person scored.

    `annulled`: its scores do not count (P10, R32).
    """

    number: int
    seating: int
    dealer: int
    result: dict[str, Any]
    scores: dict[int, int]
    won: tuple[int, ...]
    annulled: bool = False


@dataclass(frozen=True)
class PenaltyLine:
    """A penalty: who, by which clause, what it costs him and what each of the others gains (P1–P18)."""

    number: int
    deal: int
    person: int
    clause: str
    points: int
    others: int
    reason: str
    decided_by: str


@dataclass(frozen=True)
class Signature:
    """Somebody agrees with the sheet; `signer` is somebody else where he cannot or will not (A19)."""

    person: int
    at: str
    method: str
    signer: str = ""
    remark: str = ""


@dataclass
class Sheet:
    """The sheet of a table. `people` are those who sit there now, as they were drawn or, once they have sat down, by
    seat of the first seating."""

    people: list[int]
    candidates: dict[int, int] = field(default_factory=dict)
    scorer: int | None = None
    seatings: list[Seating] = field(default_factory=list)
    deals: dict[int, DealLine] = field(default_factory=dict)
    penalties: dict[int, PenaltyLine] = field(default_factory=dict)
    decisions: list[int] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    signatures: dict[int, Signature] = field(default_factory=dict)
    state: State = "open"
    #: what was handed in with it: pen and cards (T4), and what the desk has confirmed
    brought: tuple[str, ...] = ()
    confirmed: tuple[str, ...] = ()
    #: who came in for whom, from which deal on (P17)
    replaced: dict[int, tuple[int, int]] = field(default_factory=dict)
    stopped: bool = False
    started_at: str = ""
    ended_at: str = ""

    def reached(self, state: State) -> bool:
        """Whether the sheet is in this state or further on."""
        return STATES.index(self.state) >= STATES.index(state)

    @property
    def published(self) -> bool:
        """Whether its numbers count for the scoreboard (R29)."""
        return self.state == "published"

    def changed(self) -> None:
        """A change removes the signatures (R26)."""
        if self.signatures:
            self.signatures = {}
            self.state = "completed"
