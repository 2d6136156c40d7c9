"""The rules of bonken with their options."""

from collections.abc import Iterator
from typing import Any, final

from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bonken.language import LANGUAGE
from troef.games.bonken.options import INFO, Options
from troef.games.bonken.result import Result, base_of, check_result, doubles_of
from troef.games.bonken.scoring import DEALS, with_doubles
from troef.games.bonken.state import DEAL, ORDERINGS, PACK, BonkenState
from troef.games.bonken.worlds import DominoHands
from troef.sampling.replay import retrace
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump


@final
class Bonken(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE, PACK, DEAL, DEALS)
        self.doubling: bool = options.doubling

    def new_state(self, seats: int, dealer: int) -> BonkenState:
        return BonkenState(self, dealer, self.doubling)

    def hand_order(self, view: View) -> HandOrder:
        """R10: the ace high in every suit, trumps last; in domino one suit beside the other too (R14)."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1, S2).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> game = troef.game("bonken")
        >>> game.settle({"game": "bukken", "counts": [2, 5, 1, 5], "doubles": [[3, 2], [0, 3], [2, 3]]})
        (5, -25, 35, -80)
        """
        found = Result.read(result)
        check_result(found, self.doubling)
        scores = with_doubles(base_of(found), doubles_of(found))
        return tuple([int(points) for points in scores])

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over the hands, as far as the play has proven nothing (R9, R16)."""
        if view.fact("game") != "domino":
            yield from super().draw_worlds(view, rng)
        hands = DominoHands(view)
        while True:
            yield retrace(self.begin(view, hands.draw(rng)), view.log)
