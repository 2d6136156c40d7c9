"""The rules of pandoeren with their options."""

from collections.abc import Iterator
from typing import Any, final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.pandoeren.language import LANGUAGE
from troef.games.pandoeren.options import INFO, Options
from troef.games.pandoeren.result import Result, contract_of
from troef.games.pandoeren.roem import STUK
from troef.games.pandoeren.rules import PACK, PACKETS, UPCARD, TableRules
from troef.games.pandoeren.scoring import NO_TRUMPS, ORDERINGS, WINNER_BITS, settle_deal
from troef.games.pandoeren.state import PandoerState
from troef.games.pandoeren.worlds import PLAIN_DRAWS, WorldMaker
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump


@final
class Pandoeren(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE, PACK, PACKETS)
        self.table = TableRules(options)
        #: how many shares are looked at before announced roem is laid
        self.tries: int = PLAIN_DRAWS

    def new_state(self, seats: int, dealer: int) -> PandoerState:
        return PandoerState(self, self.table, dealer)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R1: four to each, the open card, four to each."""
        rooms = PACKETS.places(dealer)
        upcard = int(UPCARD)
        shifted = {name: [place + (place >= upcard) for place in room] for name, room in rooms.items()}
        return {**shifted, "upcard": [upcard]}

    def hand_order(self, view: View) -> HandOrder:
        """R14: trumps J 9 A K Q 10 8 7 6, plain suits A K Q J 10 9 8 7 6; all suits alike without trumps."""
        return with_trump([*ORDERINGS, NO_TRUMPS], trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S6).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("pandoeren").settle(Result(150, bidder=0, partner=2, card_points=116, roem=20, stuk=True))
        (2, 0, 2, 0)
        >>> troef.game("pandoeren").settle({"contract": "misere", "bidder": 1, "tricks": [0, 2, 2, 3, 1, 0, 0, 2]})
        (0, -3, 0, 0)
        """
        found = Result.read(result)
        contract = contract_of(found, self.table.reuse)
        side = BIT[found.bidder]
        if found.partner is not None:
            side |= BIT[found.partner]
        winners: i64 = 0
        tricks = found.tricks
        for trick in range(len(tricks)):
            winner: i64 = tricks[trick]
            winners |= winner << (WINNER_BITS * trick)
        extra: i64 = found.roem + (STUK if found.stuk else 0)
        return settle_deal(contract, found.bidder, side, winners, found.card_points, extra)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """States that are consistent with all the view's seat has seen and heard."""
        maker = WorldMaker(self, self.table, view, self.tries) if view.deal_number else None
        while True:
            yield PandoerState(self, self.table, view.dealer) if maker is None else maker.draw(rng)

    def world(self, view: View, rng: Rng) -> State:
        return next(self.worlds(view, rng))
