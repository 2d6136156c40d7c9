"""The rules of toepen with their options."""

from typing import Any, final

from troef.cards.hand_order import HandOrder
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.toepen.language import LANGUAGE
from troef.games.toepen.options import INFO, Options
from troef.games.toepen.result import Result, check_result, losses
from troef.games.toepen.rules import TableRules
from troef.games.toepen.standing import ORDERING, PACK, ToepenRound, new_tricks
from troef.games.toepen.state import ToepState
from troef.games.toepen.worlds import drawn_places, pack_order
from troef.sampling.replay import retrace
from troef.tricks.hand_order import by_strength


@final
class Toepen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.table = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> ToepState:
        return ToepState(self, self.table, seats, dealer, self.fresh_round(seats))

    def fresh_round(self, seats: int) -> ToepenRound:
        """Before the first deal."""
        fresh = ToepenRound(seats, new_tricks(seats, 0))
        fresh.protects = self.table.protects
        return fresh

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` … and `stock`, where everybody is in the match (otherwise `ToepenRound.places`)."""
        return self.fresh_round(seats).places(dealer)

    def hand_order(self, view: View) -> HandOrder:
        """10 9 8 7 A K Q J in every suit (R12)."""
        return by_strength(ORDERING)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the lives that each seat loses (S1).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> troef.game("toepen").settle({"seats": 4, "winner": 2})
        (1, 1, 0, 1)
        """
        found = Result.read(result)
        check_result(found, self.options)
        return losses(found, self.options)

    def gains(self, result: Any) -> tuple[int, ...]:
        """As the sheet has it: lives that are lost count below zero."""
        return tuple([-lives for lives in self.settle(result)])

    def world(self, view: View, rng: Rng) -> State:
        """Unseen cards shared uniformly over what play, signals and challenges have told."""
        state = ToepState(self, self.table, view.seats, view.dealer, self.fresh_round(view.seats))
        state.restore(view)
        if not view.deal_number:
            return state
        cards, stock, exchangers = drawn_places(view, rng)
        state.lay(pack_order(view.seats, int(state.dealer), cards, stock, exchangers, state.standing.alive))
        return retrace(state, view.log)
