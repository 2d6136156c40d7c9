"""Several matches at one table that count together, as was agreed when it was opened."""

from troef.core.view import Outcome
from troef.table.terms import Terms


class Series:
    """How many matches were played and who has won how many, by chair; partners have each won those of their side.

    Who has won most matches has won; where several have, who has the best sum of scores of them.

    >>> series = Series(Terms(matches=3, best_of=True), 2, low_wins=False)
    >>> for scores, winner in (((10, 4), 0), ((3, 9), 1), ((8, 1), 0)):
    ...     series.note(Outcome(scores, (winner,), "points"))
    >>> series.won, series.over, series.winners
    ([2, 1], True, [0])
    """

    def __init__(self, terms: Terms, seats: int, low_wins: bool) -> None:
        self._terms = terms
        self._low_wins = low_wins
        self.played = 0
        self.won = [0] * seats
        self.totals = [0] * seats

    def begin_match(self) -> None:
        """A match begins: the first of the next series where this one is over."""
        if self.over:
            self.played = 0
            self.won = [0] * len(self.won)
            self.totals = [0] * len(self.totals)

    def note(self, outcome: Outcome) -> None:
        """A match is over. One that is drawn is played, and nobody has won it."""
        self.played += 1
        self.totals = [total + int(score) for total, score in zip(self.totals, outcome.scores, strict=True)]
        if len(outcome.winners) < len(self.won):  # else it is drawn
            for seat in outcome.winners:
                self.won[seat] += 1

    def rearrange(self, chairs: list[int]) -> None:
        """People change chairs, and take along what they have won."""
        self.won = [self.won[chair] for chair in chairs]
        self.totals = [self.totals[chair] for chair in chairs]

    @property
    def over(self) -> bool:
        """Whether all matches are played, or in a best of nobody can overtake the winner."""
        decided = self._terms.best_of and 2 * max(self.won) > self._terms.matches
        return decided or self.played >= self._terms.matches

    @property
    def winners(self) -> list[int]:
        """Who has won, once it is over."""
        if not self.over:
            return []
        best = max(self._merits())
        return [seat for seat, merits in enumerate(self._merits()) if merits == best]

    def _merits(self) -> list[tuple[int, int]]:
        sign = -1 if self._low_wins else 1
        return [(won, sign * total) for won, total in zip(self.won, self.totals, strict=True)]

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {
            "matches": self._terms.matches,
            "best_of": self._terms.best_of,
            "played": self.played,
            "won": self.won,
            "totals": self.totals,
            "over": self.over,
            "winners": self.winners,
        }
