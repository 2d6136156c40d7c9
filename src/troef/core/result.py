"""What `Game.settle` takes: a finished deal as a few checked values.

Every game has a frozen dataclass `Result(GameResult)` in its `result.py`; `game.Result` finds it. Whether a lawful deal
can give such a result is for the game's `check_result` to say.
"""

from dataclasses import dataclass

from troef.core.checked_fields import CheckedFields, FieldError

#: What a result of the wrong shape raises, and one that no lawful deal can give.
ResultError = FieldError


@dataclass(frozen=True)
class GameResult(CheckedFields):
    """Base of every game's `Result`."""
