"""The options of mao as its states use them."""

from typing import final

from mypy_extensions import i64

from troef.games.mao.options import Options


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.target_wins: i64 = options.target_wins
        self.turn_seconds: i64 = options.turn_seconds
        self.claim_seconds: i64 = options.claim_seconds
