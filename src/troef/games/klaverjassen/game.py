"""The rules of klaverjassen with their options."""

from typing import Any, final

from troef.cards.hand_order import HandOrder
from troef.core.view import View
from troef.games.klaverjassen.cards import ORDERINGS, PACK, PACKETS, SIDES
from troef.games.klaverjassen.language import LANGUAGE
from troef.games.klaverjassen.options import INFO, Options
from troef.games.klaverjassen.result import Result, check_result
from troef.games.klaverjassen.rules import TableRules
from troef.games.klaverjassen.scoring import score_sides
from troef.games.klaverjassen.state import KlaverjasState
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump


@final
class Klaverjassen(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE, PACK, PACKETS, options.deals, SIDES)
        self.table = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> KlaverjasState:
        return KlaverjasState(self, self.table, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R7: trumps J 9 A 10 K Q 8 7, plain suits A 10 K Q J 9 8 7."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S6).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("klaverjassen").settle({"makers": 0, "trick_points": [81, 81], "roem": [20, 0]})
        (101, 81, 101, 81)
        """
        found = Result.read(result)
        check_result(found)
        (a, b), pit = found.roem, found.pit
        sides = score_sides(found.makers, found.trick_points[0], a, b, -1 if pit is None else pit, self.table.tens)
        return (int(sides[0]), int(sides[1]), int(sides[0]), int(sides[1]))
