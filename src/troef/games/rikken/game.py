"""The rules of rikken with their options."""

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.rikken.language import LANGUAGE
from troef.games.rikken.options import INFO, Options
from troef.games.rikken.result import Result, check_result, score_result
from troef.games.rikken.state import ORDERINGS, PACK, TABLE, RikkenState
from troef.games.rikken.worlds import Knowledge
from troef.tricks.deal import DealPattern
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump

#: R3.
PATTERNS: Final = {"4-4-5": DealPattern(4, (4, 4, 5)), "6-7": DealPattern(4, (6, 7))}


@final
class Rikken(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        by_deals = options.end_mode == "deals"
        deals = options.deals_per_session if by_deals else 0
        super().__init__(INFO, rules, options, LANGUAGE, PACK, PATTERNS[options.deal_pattern], deals)
        self.target: i64 = i64(0) if by_deals else options.target_points

    def new_state(self, seats: int, dealer: int) -> RikkenState:
        return RikkenState(self, dealer, self.target)

    def hand_order(self, view: View) -> HandOrder:
        """R24: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S6).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("rikken").settle({"contract": ["misere", "piek"], "players": [0, 1], "tricks": [0, 3]})
        (20, -20, 0, 0)
        """
        found = Result.read(result)
        check_result(found)
        return score_result(found)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Every seat's unseen cards shared uniformly over all that auction, call and play have proven."""
        if not view.deal_number:
            while True:
                yield self.new_state(4, view.dealer)
        yield from Knowledge(view, TABLE).worlds(self.begin, rng)
