"""What is kept of the jury: who called it, what it was told of, and what it decided (R31–R34)."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from troef.core.result import GameResult

#: R31, in order.
CallState = Literal["open", "taken", "decided"]
#: R32, in its order.
Kind = Literal[
    "no-action",
    "warning",
    "penalty",
    "correct-trick",
    "re-deal",
    "new-pack",
    "award-won",
    "award-lost",
    "annul",
    "refuse-bid",
    "exclude",
]
#: The games at which the jury stays, if it can (R34).
JURY_STAYS: Final = ("kleine soloslim", "grote soloslim")


@dataclass(frozen=True)
class Call:
    """A call for the jury: to which table and deal, by whom, why and when, and what became of it (R31).

    `caller` is None where the desk or the jury itself called. `contract` is the bid for which the jury is asked (R34),
    or "". `decision` is the number of its decision, or 0.
    """

    number: int
    round: int
    table: int
    deal: int
    caller: int | None
    reason: str
    at: str
    contract: str = ""
    state: CallState = "open"
    taken_by: str = ""
    taken_at: str = ""
    decision: int = 0

    @property
    def jury_stays(self) -> bool:
        """Whether the jury stays at the table until the deal is over, if it can (R34)."""
        return self.contract in JURY_STAYS


@dataclass(frozen=True)
class Notice:
    """The jury is told of a bid; nobody waits (A9)."""

    round: int
    table: int
    deal: int
    person: int
    contract: str
    at: str


@dataclass(frozen=True)
class Ruling(GameResult):
    """One thing that the jury decides.

    Fields:
        kind: what it is (R32).
        person: whom it is about: who is warned, penalised or excluded, whose bid is refused, who has won or lost.
        clause: a penalty's clause: P1 to P12, or R32 for points that the jury sets itself.
        multiplier: P2: what the deal counted.
        points: P6, P8 and R32: what it costs him.
        others: P6 and R32: what each of the others gains.
        result: a deal that is awarded: its result, where the sheet has none yet or the jury sets another.
        contract: format M: the suit that was announced, or NT; a bid that is refused: the contract.
    """

    kind: Kind
    person: int | None = None
    clause: str = ""
    multiplier: int = 1
    points: int | None = None
    others: int | None = None
    result: dict[str, Any] | None = None
    contract: str = ""


@dataclass(frozen=True)
class Decision:
    """What the jury has decided: who of it, when, why, and under which version of the rules (R32, R33)."""

    number: int
    call: int
    round: int
    table: int
    deal: int
    by: str
    at: str
    reason: str
    rulings: tuple[Ruling, ...]
    rules_version: str
