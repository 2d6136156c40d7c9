"""The rules of zwartepiet with their options."""

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.hand_order import ByRank, HandOrder
from troef.core.game import Game, State
from troef.core.language import Language, Verb
from troef.core.log import log_of
from troef.core.moves import DRAW
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.zwartepiet.options import INFO, Options
from troef.games.zwartepiet.result import Result, check_result
from troef.games.zwartepiet.state import PACK, ZwartepietState
from troef.games.zwartepiet.worlds import drawings

#: The places of a hand, from 0 (R8).
_PLACES: Final = tuple([str(place) for place in range(len(PACK))])


@final
class Speech(Language):
    """Drawing from a place of the neighbour's hand."""

    def __init__(self) -> None:
        also = ("trek", "trek kaart", "ik trek", "pak", "draw card")
        super().__init__((Verb(int(DRAW), "draw", _PLACES, also=also, spoken=False),))

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        owner = view.fact("draws-from")
        if isinstance(owner, int):
            facts["from"] = f"hand-{owner}"
        return facts


_LANGUAGE: Final = Speech()


@final
class Zwartepiet(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.games: int = options.games

    def new_state(self, seats: int, dealer: int) -> ZwartepietState:
        return ZwartepietState(self, self.games, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R3: the cards one by one, from the dealer's left."""
        return {f"hand-{seat}": list(range((seat - dealer - 1) % seats, len(PACK), seats)) for seat in range(seats)}

    def hand_order(self, view: View) -> HandOrder:
        """Equal ranks beside each other, the black ones first: pairs are of one colour (R2)."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the losses of every seat (S1, S2).

        Raises:
            ValueError: it has the wrong shape, or no game can end so.

        >>> import troef
        >>> from troef.games.zwartepiet import Result
        >>> troef.game("zwartepiet").settle(Result(seats=4, loser=2))
        (0, 0, 1, 0)
        """
        found = Result.read(result)
        check_result(found)
        return tuple([1 if seat == found.loser else 0 for seat in range(found.seats)])

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Every history of draws that agrees with what the seat has seen is equally likely."""
        if not view.deal_number:
            while True:
                yield self.new_state(view.seats, view.dealer)
        for drawing in drawings(view, rng):
            state = self.new_state(view.seats, view.dealer)
            state.restore(view)
            state.outcome_now = view.outcome
            state.lost = vec[i64](list(view.totals))
            state.log = log_of(view.log)
            state.drawing = drawing
            state.awaits_deal = view.phase == "awaits-deal"
            if view.phase == "drawing":
                state.phase = drawing
            else:
                state.phase = AWAITS_DEAL if state.awaits_deal else MATCH_OVER
            yield state

    def world(self, view: View, rng: Rng) -> State:
        return next(self.worlds(view, rng))
