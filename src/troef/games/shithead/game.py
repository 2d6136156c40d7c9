"""Shithead as a game: the pack, the places of a deal, the result of a round."""

from typing import Any, final

from troef.cards.hand_order import ByRank, HandOrder
from troef.cards.pack import make_pack
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.shithead.language import ShitheadLanguage
from troef.games.shithead.options import INFO, Options
from troef.games.shithead.result import Result, check_result
from troef.games.shithead.scoring import marks_of
from troef.games.shithead.state import ShitheadState
from troef.games.shithead.worlds import world_of

_PACK = list(make_pack())  # R1


@final
class Shithead(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, ShitheadLanguage())
        self.agreed: Options = options

    def new_state(self, seats: int, dealer: int) -> ShitheadState:
        return ShitheadState(self, self.agreed, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(_PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`blind-0` (its places 1 to 3), `open-0`, `hand-0` … and `stock` (what is drawn first comes first): R2, R3."""
        rooms: dict[str, list[int]] = {}
        for course, name in enumerate(("blind", "open", "hand")):
            for seat in range(seats):
                first = 3 * seats * course + (seat - dealer - 1) % seats
                rooms[f"{name}-{seat}"] = [first + seats * turn for turn in range(3)]
        rooms["stock"] = list(range(9 * seats, 52))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """By rank (R12), then the 10 and the 2, which go on everything (R19, R20)."""
        return ByRank("3 4 5 6 7 8 9 J Q K A 10 2")

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> 1 for the shithead (S1, S2).

        Raises:
            ValueError: it has the wrong shape, not two to five play, or these seats cannot have lost.

        >>> import troef
        >>> troef.game("shithead").settle({"seats": 4, "shitheads": [3]})
        (0, 0, 0, 1)
        """
        found = Result.read(result)
        check_result(found)
        return marks_of(found.seats, found.shitheads)

    def world(self, view: View, rng: Rng) -> State:
        """The cards that nobody has shown, shared uniformly."""
        return world_of(ShitheadState(self, self.agreed, view.seats, view.dealer), view, rng)
