"""Why a move is not allowed."""

from typing import final

from troef.cards.sentence import Sentence


@final
class Refusal:
    """A refused move: the clause of the rule book, a reason, and the facts that make it so.

    `clause` is an id of the game's specification (`R14`). Every refusal of a state has one: where no other rule speaks
    (not your turn, the match is over) the one on the order of the match (`core.info.Order`). `reason` is the key of a
    sentence (`must-follow`); `facts` fill it in: cards, suits and seats as text or numbers. Faces make the sentence in
    the player's language.
    """

    def __init__(self, clause: str, reason: str, facts: "dict[str, object] | None" = None) -> None:
        self.clause = clause
        self.reason = reason
        self.facts: dict[str, object] = facts if facts is not None else {}

    def as_dict(self) -> dict[str, object]:
        """For the wire and for records."""
        return {"clause": self.clause, "reason": self.reason, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.facts!r})"


class IllegalMove(Exception):
    """A move was refused; the state is as it was. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join([f"{key} {value}" for key, value in refusal.facts.items()])
        clause = f"{refusal.clause}: " if refusal.clause else ""
        super().__init__(f"{clause}{refusal.reason}" + (f" ({facts})" if facts else ""))
        self.refusal = refusal


class MoveTextError(ValueError):
    """A text that is no move of the game; `facts` fill in the reason."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(Sentence(reason, **facts))


class DealError(ValueError):
    """An order of the pack that is not one of the pack asked for, or a deal that cannot be laid; `facts` fill in the
    reason."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(Sentence(reason, **facts))
