"""The results of a simulation as columns: one row per match, written to a file, and summed up."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from troef.sim.files import write_columns
from troef.sim.matches import Plan, Played


@dataclass(frozen=True)
class Columns:
    """One list per column, all as long as there are matches."""

    plan: Plan
    data: dict[str, list[Any]]

    @classmethod
    def of(cls, plan: Plan, rows: list[Played]) -> "Columns":
        """The columns of matches."""
        data: dict[str, list[Any]] = {
            "match": [row.number for row in rows],
            "seed": [f"{plan.seed}:{row.number}" for row in rows],
            "dealer": [row.dealer for row in rows],
            "deals": [row.deals for row in rows],
            "decisions": [row.decisions for row in rows],
            "reason": [row.reason for row in rows],
        }
        for seat in range(plan.seats):
            data[f"bot_{seat}"] = [plan.bots[seat]] * len(rows)
            data[f"score_{seat}"] = [row.scores[seat] for row in rows]
            data[f"won_{seat}"] = [seat in row.winners for row in rows]
        return cls(plan, data)

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return len(self.data["match"])

    @property
    def decisions(self) -> int:
        """How many moves were made in all."""
        return sum(self.data["decisions"])

    def by_seat(self) -> list[tuple[float, float, float]]:
        """Of every seat the mean score, its standard error, and the part of the matches it won."""
        found = []
        for seat in range(self.plan.seats):
            scores = self.data[f"score_{seat}"]
            found.append((fmean(scores), _error(scores), fmean(self.data[f"won_{seat}"])))
        return found

    def summary(self) -> dict[str, object]:
        """Means per seat, with the standard error of the mean score, and why matches ended."""
        seats = self.by_seat()
        return {
            "mean_scores": [score for score, _, _ in seats],
            "score_errors": [error for _, error, _ in seats],
            "win_rates": [rate for _, _, rate in seats],
            "mean_deals": fmean(self.data["deals"]),
            "reasons": dict(Counter(self.data["reason"]).most_common()),
        }

    def write(self, path: Path) -> None:
        """Write the columns as the file's suffix says.

        Raises:
            OSError: it cannot be written.
        """
        write_columns(self.data, path)


def _error(values: list[int]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
