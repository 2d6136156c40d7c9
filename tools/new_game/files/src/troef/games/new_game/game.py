"""The rules of New Game with their options."""

from typing import Any, Final, final

from mypy_extensions import i64

from troef.core.language import CARD, Language, Verb
from troef.core.moves import PLAY
from troef.games.new_game.options import INFO, TRUMPS, Options
from troef.games.new_game.result import Result, check_result
from troef.games.new_game.state import PACK, PACKETS, NewGameState
from troef.tricks.game import TrickGame

_LANGUAGE: Final = Language((Verb(PLAY, "play", CARD, bare=True),))


@final
class NewGame(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, PACKETS, options.deals)
        self.trump: i64 = TRUMPS.index(options.trump) - 1  # `none` is NO_TRUMP

    def new_state(self, seats: int, dealer: int) -> NewGameState:
        return NewGameState(self, dealer, self.trump)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> points per seat (S1).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("new-game").settle({"tricks": [3, 3, 2, 0]})
        (3, 3, 2, 0)
        """
        found = Result.read(result)
        check_result(found)
        return found.tricks
