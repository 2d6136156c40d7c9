"""The rules of eenendertigen with their options."""

from typing import Any, final

from troef.cards.hand_order import HandOrder, by_suit
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.eenendertigen.language import LANGUAGE
from troef.games.eenendertigen.moves import PACK
from troef.games.eenendertigen.options import INFO, Options
from troef.games.eenendertigen.result import Result, check_result, halves_of
from troef.games.eenendertigen.rules import TableRules
from troef.games.eenendertigen.standing import EenendertigenRound
from troef.games.eenendertigen.state import EenendertigenState
from troef.games.eenendertigen.worlds import pack_order
from troef.sampling.replay import retrace


@final
class Eenendertigen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.table = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> EenendertigenState:
        return EenendertigenState(self, self.table, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` …, `pot` and `stock`, where everybody is in the match (otherwise `EenendertigenRound.places`)."""
        return EenendertigenRound(seats, 0).places(dealer)

    def hand_order(self, view: View) -> HandOrder:
        """Suit by suit: the cards of one suit are added up (S1)."""
        return by_suit()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Showdown` -> 1 for every winner (S5); with `scoring = lives` -1 for every loser (S6).

        Raises:
            ValueError: it has the wrong shape, or nobody can show such hands.

        >>> import troef
        >>> troef.game("eenendertigen").settle({"values": [28, 30.5, 30.5]})
        (0, 1, 1)
        >>> troef.game("eenendertigen", scoring="lives").settle({"values": [31, 24, 20, None, 20]})
        (0, 0, -1, 0, -1)
        """
        found = Result.read(result)
        check_result(found, self.options)
        return self.table.changes(halves_of(found))

    def world(self, view: View, rng: Rng) -> State:
        """The unseen cards shared uniformly over what the table has seen and heard; the log played on them."""
        state = EenendertigenState(self, self.table, view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.restore(view)
        state.deal(pack_order(view, int(state.dealer), rng))
        return retrace(state, view.log)
