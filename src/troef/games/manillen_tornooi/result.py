"""A finished deal of tournament manille for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence, either
from troef.core.result import GameResult, ResultError, Verdict
from troef.games.manillen_tornooi.rules import TableRules
from troef.games.manillen_tornooi.scoring import CARD_POINTS, TRUMP_MULTIPLIERS
from troef.tricks.result import points_won


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. W is the scorer's pair, Z the other one (A10); the scorer is on seat 0.

    Fields:
        points: the card points of W and of Z, together 60 (S1).
        multiplier: 1, 2 or 4 (R12, `multiplier_of`).
        partner: who sits opposite the scorer in this boompje: 2 in the first, 1 in the second, 3 in the third.
    """

    points: tuple[int, int]
    multiplier: int = 1
    partner: int = 2

    @classmethod
    def of(cls, state: Any) -> Self:
        """Seats are those of the first boompje, and the scorer is on seat 0 (A16)."""
        seating = next(seating for seating in state.rules.seatings if seating.table is state.tricks.table)
        partner = int(seating.chairs[2])
        points = points_won(state.tricks, 0, partner)
        return cls((points, int(CARD_POINTS) - points), state.multiplier, partner)

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Which pair has more than half of the points (S2)."""
        pairs = ((0, self.partner), tuple([seat for seat in (1, 2, 3) if seat != self.partner]))
        best = int(self.points[1] > self.points[0])
        return [Verdict("share", pairs[best], self.points[best], self.points[1 - best])]


def check_result(result: Result, rules: TableRules) -> None:
    """Whether a lawful deal can give the result. Cards of some tricks can have any points from 0 to 60 (R15).

    Raises:
        ResultError: none can.
    """
    points = result.points
    if min(points) < 0 or sum(points) != CARD_POINTS:
        raise ResultError(
            "both pairs together have {card_points}, not {first} and {second}",
            "points",
            card_points=CARD_POINTS,
            first=points[0],
            second=points[1],
        )
    if result.multiplier not in TRUMP_MULTIPLIERS:
        raise ResultError(
            "a deal counts once, twice or four times, not {multiplier} times",
            "multiplier",
            multiplier=result.multiplier,
        )
    partners = [seating.chairs[2] for seating in rules.seatings[: rules.boompjes]]
    if result.partner not in partners:
        seats = either([Sentence(str(seat)) for seat in partners])
        raise ResultError(
            "in this round the scorer's partner is seat {seats}, not {partner}",
            "partner",
            seats=seats,
            partner=result.partner,
        )
