"""The rules of bieden with their options: dealing and settling."""

from collections.abc import Iterator
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.hand_order import HandOrder
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bieden.language import LANGUAGE
from troef.games.bieden.options import INFO, Options
from troef.games.bieden.result import Result, check_result
from troef.games.bieden.roem import PACK
from troef.games.bieden.rules import ORDERINGS, PACKETS, TableRules
from troef.games.bieden.scoring import is_made, tree_changes
from troef.games.bieden.state import BiedenState
from troef.games.bieden.worlds import TRIES, worlds_of
from troef.tricks.hand_order import trump_in, with_trump


@final
class Bieden(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.setting = TableRules(options)
        #: this many draws of hands are tried before roem is laid first
        self.tries: int = TRIES

    def new_state(self, seats: int, dealer: int) -> BiedenState:
        return BiedenState(self, self.setting, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return PACKETS.places(dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R13: trumps J 9 A K Q 10 8 7, plain suits A K Q J 10 9 8 7."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> what is added to the tree of each seat (S6–S10).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("bieden").settle({"bid": 180, "bidder": 0, "card_points": 109, "roem": 70})
        (3, -3, 3, -3)
        """
        found = Result.read(result)
        rung = check_result(found, self.options)
        if found.achttiender is not None:  # R23
            side = found.achttiender % 2
            return tuple([-found.trees[side] if seat % 2 == side else 0 for seat in range(4)])
        made = not found.conceded and is_made(rung, found.card_points, found.roem, found.tricks)
        changes = tree_changes(found.bidder & 1, rung, made, found.forced, self.setting.forced_gain)
        return (int(changes[0]), int(changes[1]), int(changes[0]), int(changes[1]))

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Unseen cards shared uniformly over what the play has proven (R10–R12), such that everybody has the roem and
        belote that were announced and shown."""
        if view.deal_number:
            yield from worlds_of(view, self._begin, self.setting.auto_announce, self.tries, rng)
        while True:
            yield BiedenState(self, self.setting, view.dealer)

    def _begin(self, view: View, hands: list[int]) -> State:
        state = BiedenState(self, self.setting, view.dealer)
        state.restore(view)
        state.start_deal(vec[i64]([i64(hand) for hand in hands]))
        announced = view.memory["announced"]
        if self.setting.auto_announce and isinstance(announced, list):
            state.told = vec[i64]([i64(points) for points in announced])
        return state
