"""The score sheet of a table in one round: seats, deals, penalties, signatures, and its state (R24–R27)."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

#: R26, in order.
State = Literal["open", "completed", "signed", "handed_in", "verified", "published"]
STATES: Final[tuple[State, ...]] = ("open", "completed", "signed", "handed_in", "verified", "published")


@dataclass(frozen=True)
class Seating:
    """Who sits where in a boompje or, where nobody moves, in the round (R15, R16, R19).

    `chairs` are numbers of people by seat, as at the start of the round: who came in for somebody sits on his chair.
    `dealer` is the seat that deals first, `drawings` the cards drawn for it by seat, one row for each drawing, with ""
    for who no longer draws.
    """

    chairs: tuple[int, ...]
    dealer: int
    drawings: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class DealLine:
    """One deal on the sheet: the result as the game's `settle` takes it, and what each person scored.

    `seating` is the place of its seating, `dealer` a seat, `contract` what was announced in format M: a suit, `NT`, or
    "" where it was not noted. `won` are those with a score above 0. `annulled`: its scores do not count (R32).
    """

    number: int
    seating: int
    dealer: int
    result: dict[str, Any]
    scores: dict[int, int]
    won: tuple[int, ...]
    annulled: bool = False
    contract: str = ""


@dataclass(frozen=True)
class PenaltyLine:
    """A penalty: who, by which clause, what it costs him and what each of the others gains (P1–P18).

    `waived`: all four agreed that it costs nothing (P3).
    """

    number: int
    deal: int
    person: int
    clause: str
    points: int
    others: int
    reason: str
    decided_by: str
    waived: bool = False


@dataclass(frozen=True)
class Signature:
    """Somebody agrees with the sheet; `signer` is somebody else where he cannot or will not (A19)."""

    person: int
    at: str
    method: str
    signer: str = ""
    remark: str = ""


@dataclass(frozen=True)
class OnLine:
    """That a table plays on line: the level of its bots, and what becomes of a wrong card. `strict`: it is refused;
    `table`: it falls, and a revoke must be claimed (manillen-tornooi P4)."""

    bot: str
    enforcement: str


@dataclass
class Sheet:
    """The sheet of a table. `people` are those who sit there now, as they were drawn or, once they have sat down, by
    seat of the first seating."""

    people: list[int]
    #: whether they have sat down (R9)
    seated: bool = False
    #: whom each named as scorer, and since when (A13)
    candidates: dict[int, int] = field(default_factory=dict)
    naming_since: str = ""
    scorer: int | None = None
    #: the desk copies the sheet from paper
    on_paper: bool = False
    #: how the table plays on line, where it does: then the sheet fills itself
    online: OnLine | None = None
    #: those for whom a bot plays until they are back at the table
    sat_in: list[int] = field(default_factory=list)
    seatings: list[Seating] = field(default_factory=list)
    #: the last deal of which a packet has been dealt (R22)
    begun: int = 0
    deals: dict[int, DealLine] = field(default_factory=dict)
    penalties: dict[int, PenaltyLine] = field(default_factory=dict)
    decisions: list[int] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    #: the round scores as the scorer wrote them, where he did; the desk compares them (R27)
    written: dict[int, int] = field(default_factory=dict)
    signatures: dict[int, Signature] = field(default_factory=dict)
    state: State = "open"
    #: what was handed in with it: pen and cards (T4), and what the desk has confirmed
    brought: tuple[str, ...] = ()
    confirmed: tuple[str, ...] = ()
    #: by who is gone: who came in for him, and from which deal on (P17)
    replaced: dict[int, tuple[int, int]] = field(default_factory=dict)
    #: nobody came in for who is gone: no deal is played any more (P17)
    stopped: bool = False
    #: the round is caught up with at another time: its signal is not for this table
    later: bool = False
    #: the number of the call of the jury that is not decided, or 0; while there is one, play waits (R31)
    call: int = 0
    #: what the jury has refused: deal, bidder and contract (R34)
    refused_bids: list[tuple[int, int, str]] = field(default_factory=list)
    #: the lines of the log that corrected the sheet after it was handed in (A20)
    corrections: list[int] = field(default_factory=list)
    started_at: str = ""
    ended_at: str = ""

    def reached(self, state: State) -> bool:
        """Whether the sheet is in this state or further on."""
        return STATES.index(self.state) >= STATES.index(state)

    @property
    def published(self) -> bool:
        """Whether its numbers count for the scoreboard (R29)."""
        return self.state == "published"

    def everybody(self) -> list[int]:
        """All who have played here: those who sit there now, and those for whom somebody came in."""
        return [*self.people, *[person for person in self.replaced if person not in self.people]]

    def player_at(self, person: int, deal: int) -> int:
        """Who plays a deal on somebody's chair: himself, or who came in for him (P17)."""
        while person in self.replaced and deal >= self.replaced[person][1]:
            person = self.replaced[person][0]
        return person

    def players(self, seating: int, deal: int) -> list[int]:
        """Who plays a deal, by seat."""
        return [self.player_at(person, deal) for person in self.seatings[seating].chairs]

    @property
    def never_began(self) -> bool:
        """Whether the table stopped before its first deal, because nobody came in for who is gone (P17)."""
        return self.stopped and not self.deals

    def chair_of(self, person: int | None) -> int | None:
        """On whose chair somebody sits or sat: his own, or that of the one for whom he came in (P17)."""
        for chair in self.seatings[0].chairs if self.seatings else self.people:
            occupant: int | None = chair
            while occupant is not None:
                if occupant == person:
                    return chair
                occupant = self.replaced[occupant][0] if occupant in self.replaced else None
        return None

    @property
    def scorer_chair(self) -> int:
        """On whose chair the scorer sits."""
        chair = self.chair_of(self.scorer)
        return self.people[0] if chair is None else chair

    def counts(self, deal: DealLine) -> bool:
        """Whether the scores of a deal count: it has not been annulled, nor is it one of P10."""
        return not deal.annulled and deal.number not in self._annulled_by_p10()

    def counting(self) -> list[DealLine]:
        """The deals whose scores count."""
        annulled = self._annulled_by_p10()
        return [deal for deal in self.deals.values() if not deal.annulled and deal.number not in annulled]

    def _annulled_by_p10(self) -> list[int]:
        return [line.deal for line in self.penalties.values() if line.clause == "P10"]

    def changed(self) -> None:
        """A change removes the signatures (R26)."""
        if self.signatures:
            self.signatures = {}
            self.state = "completed"
