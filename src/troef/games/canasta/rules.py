"""The options of canasta as its states use them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.canasta.options import Options
from troef.games.canasta.scoring import MINIMUM_BELOW_ZERO, minimum_for


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.target: i64 = options.target
        self.meld_table: str = options.initial_meld_table
        self.max_rounds: i64 = options.max_rounds

    def minimums_for(self, totals: vec[i64]) -> vec[i64]:
        """What the first melds of each side must count at these totals (R15)."""
        return vec[i64]([minimum_for(int(total), self.meld_table) for total in totals])

    def least_minimum(self) -> int:
        """The lowest minimum of all rounds: only in the first one no total can be negative (R15)."""
        return minimum_for(0, self.meld_table) if self.max_rounds == 1 else MINIMUM_BELOW_ZERO
