"""The options of eenendertigen as its states use them."""

from typing import final

from mypy_extensions import i64

from troef.games.eenendertigen.options import Options
from troef.games.eenendertigen.scoring import losers_of, winners_of


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.forehand_opens: bool = options.opening_exchange == "forehand"
        self.dealer_opens: bool = options.opening_exchange == "dealer"
        self.with_lives: bool = options.scoring == "lives"
        self.lives: i64 = options.lives
        self.rounds: i64 = options.rounds
        self.pass_from: i64 = options.pass_from_round

    def changes(self, halves: list[int]) -> tuple[int, ...]:
        """What a round changes, by the half points of each hand (-1 for a seat that is out of the match): S5, S6."""
        return losers_of(halves) if self.with_lives else winners_of(halves)
