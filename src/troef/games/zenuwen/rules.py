"""The options of zenuwen as its states use them."""

from typing import final

from mypy_extensions import i64

from troef.games.zenuwen.options import Options


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.deadlock_seconds: i64 = options.deadlock_seconds
