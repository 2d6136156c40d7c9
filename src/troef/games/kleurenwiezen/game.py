"""The rules of kleurenwiezen with their options."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.hand_order import HandOrder
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.kleurenwiezen.language import make_speech
from troef.games.kleurenwiezen.options import INFO, Options
from troef.games.kleurenwiezen.result import Result, check_result, score_result
from troef.games.kleurenwiezen.rules import ORDERINGS, PACK, TableRules
from troef.games.kleurenwiezen.state import KleurenwiezenState
from troef.games.kleurenwiezen.worlds import deal_world
from troef.tricks.hand_order import trump_in, with_trump


@final
class Kleurenwiezen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        worked_out = TableRules(options)
        super().__init__(INFO, rules, options, make_speech(worked_out.points, worked_out.watched))
        self.at_table = worked_out

    def new_state(self, seats: int, dealer: int) -> State:
        return KleurenwiezenState(self, self.at_table, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return self.at_table.packets.places(dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R38: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S7, P2–P11).

        Raises:
            ValueError: it has the wrong shape, or no deal can give it.

        >>> import troef
        >>> troef.game("kleurenwiezen").settle({"contract": "solo 7", "declarers": [0], "tricks": [5]})
        (-21, 14, 14, 14)
        """
        found = Result.read(result)
        rules = self.at_table
        check_result(found, rules.jury_called_from)
        return score_result(found, rules.points, rules.missed_gain, rules.may_agree)

    def world(self, view: View, rng: Rng) -> State:
        """Every seat's unseen cards shared uniformly over what was said and played."""
        if not view.deal_number:
            return KleurenwiezenState(self, self.at_table, view.dealer)
        return deal_world(view, PACK, self._begin, rng)

    def _begin(self, view: View, hands: list[int]) -> KleurenwiezenState:
        state = KleurenwiezenState(self, self.at_table, view.dealer)
        state.restore(view)
        state.start_deal(vec[i64]([i64(hand) for hand in hands]))
        state.heed(view)
        return state
