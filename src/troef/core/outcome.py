"""How a match ended, and what may be said and was settled at a table where cards are not checked."""

from typing import final

from troef.cards.card import card_text


@final
class Outcome:
    """How a match ended: score per seat, the winning seats, and why (a key: `deals`, `target`, `stuck` …)."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    def as_dict(self) -> dict[str, object]:
        """For the wire and for records."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "draw": len(self.winners) == len(self.scores) > 1,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"


@final
class Ruling:
    """What came of an accusation, for everybody: who accused whom (`by`, `seat`), and whether it is `proven`.

    If it is: in which trick (from 1) which card broke which duty (a clause), the `clause` that settles it, and what
    comes of it (a key: `ruling-<outcome>`). Where no card was wrong, `card` is -1 and `trick` 0. What the jury decided
    is `by` REFEREE; `points` is what it set as the cost.
    """

    def __init__(
        self,
        by: int,
        seat: int,
        proven: bool = False,
        trick: int = 0,
        card: int = -1,
        duty: str = "",
        clause: str = "",
        outcome: str = "unproven",
        points: int = 0,
    ) -> None:
        self.by = by
        self.seat = seat
        self.proven = proven
        self.trick = trick
        self.card = card
        self.duty = duty
        self.clause = clause
        self.outcome = outcome
        self.points = points

    def __repr__(self) -> str:
        card = f"trick {self.trick}, {card_text(self.card)}, " if self.card >= 0 else ""
        what = f"{card}{self.clause}" if self.proven else "nothing proven"
        return f"<Ruling: {self.by} accused {self.seat}, {what}, {self.outcome}>"

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        facts: dict[str, object] = {"by": self.by, "seat": self.seat, "outcome": self.outcome}
        if self.proven:
            facts |= {"duty": self.duty, "clause": self.clause}
        if self.proven and self.card >= 0:
            facts |= {"trick": self.trick, "card": card_text(self.card)}
        if self.points:
            facts["points"] = self.points
        return facts


@final
class AtTable:
    """What a view says beside the legal moves where cards are not checked, as at a real table: the moves that a rule
    forbids and that can be made all the same (`irregular`), the accusations that the seat may make, and what came of
    earlier ones in this deal (`rulings`). `awards`: whether the jury, or all at the table, may award the game now.
    `fines`: what they may make an offender pay, by clause: the least and the most."""

    def __init__(
        self,
        irregular: list[int],
        accusations: list[int],
        rulings: list[Ruling],
        awards: bool = False,
        fines: "dict[str, tuple[int, int]] | None" = None,
    ) -> None:
        self.irregular = irregular
        self.accusations = accusations
        self.rulings = rulings
        self.awards = awards
        self.fines: dict[str, tuple[int, int]] = fines if fines is not None else {}
