"""The rules of bonken with their options."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bonken.language import LANGUAGE
from troef.games.bonken.options import INFO, Options
from troef.games.bonken.result import Result, base_of, check_result, doubles_of
from troef.games.bonken.scoring import with_doubles
from troef.games.bonken.state import DEAL, PACK, BonkenState
from troef.games.bonken.worlds import domino_hands
from troef.sampling.replay import retrace
from troef.tricks.unseen import trick_world


@final
class Bonken(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.doubling: bool = options.doubling

    def new_state(self, seats: int, dealer: int) -> BonkenState:
        return BonkenState(self, dealer, self.doubling)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return DEAL.places(dealer)

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

    def world(self, view: View, rng: Rng) -> State:
        """The unseen cards shared uniformly over the hands, as far as the play has proven nothing (R9, R16)."""
        if not view.deal_number:
            return self.new_state(4, view.dealer)
        if view.fact("game") != "domino":
            return trick_world(view, PACK, self._begin, rng)
        state = self.new_state(4, view.dealer)
        state.restore(view)
        state.start_deal(domino_hands(view, rng))
        return retrace(state, view.log)

    def _begin(self, view: View, hands: list[int]) -> State:
        """The view's deal once more with these hands."""
        state = self.new_state(4, view.dealer)
        state.restore(view)
        state.start_deal(vec[i64]([i64(held) for held in hands]))
        return state


def make(rules: str, options: Any) -> Game:
    """For the registry."""
    return Bonken(rules, options)
