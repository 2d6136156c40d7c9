"""The options of toepen as its states use them."""

from typing import final

from mypy_extensions import i64

from troef.games.toepen.options import Options


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.with_pot: bool = options.mode == "pot"
        self.pot_stake: i64 = options.pot_stake
        self.in_turn: bool = options.knock_procedure == "sequential"
        self.away_folds: bool = options.away_folds
        self.protects: bool = options.drinks_protection
