"""The rules of canasta with their options."""

from collections.abc import Iterator
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import CardError, parse_card
from troef.cards.hand_order import ByRank, HandOrder
from troef.core.game import Game
from troef.core.log import log_of
from troef.core.phase import AWAITS_DEAL
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.canasta.cards import DEALT, PACK, PACKETS
from troef.games.canasta.language import LANGUAGE
from troef.games.canasta.options import INFO, Options
from troef.games.canasta.result import Result, check_result
from troef.games.canasta.rules import TableRules
from troef.games.canasta.scoring import score_of
from troef.games.canasta.state import CanastaState, may_start
from troef.games.canasta.turns import Turns
from troef.games.canasta.worlds import TRIES, Shares
from troef.melds.twins import face_of


@final
class Canasta(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.table = TableRules(options)
        #: this many random hands are tried before one that can go on as its turn began is made by exchanges
        self.tries: int = TRIES

    def new_state(self, seats: int, dealer: int) -> CanastaState:
        return CanastaState(self, self.table, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` …, `upcard` (the first card turned up) and `stock` (what follows it)."""
        rooms = PACKETS.places(dealer)
        rooms["upcard"] = [int(DEALT)]
        rooms["stock"] = list(range(int(DEALT) + 1, len(PACK)))
        return rooms

    def arrange_in(
        self,
        rooms: dict[str, list[int]],
        seats: int,
        hands: "dict[int, str] | list[str] | None",
        places: dict[str, str],
        dealer: int = 0,
        pack: "list[int] | None" = None,
    ) -> list[int]:
        """As `Game.arrange_in`; an `upcard` of several cards is turned up one after the other (R3).

        Raises:
            DealError: as `Game.arrange`, or a card is turned up on one that starts the discard pile.
        """
        turned = places.get("upcard", "").replace(",", " ").split()
        if len(turned) > 1:
            for card in turned[:-1]:
                if _starts_pile(card):
                    raise DealError("on {card} no other card is turned up: it starts the discard pile", card=card)
            stock = " ".join([*turned[1:], places.get("stock", "")])
            places = {**places, "upcard": turned[0], "stock": stock}
        return super().arrange_in(rooms, seats, hands, places, dealer, pack)

    def hand_order(self, view: View) -> HandOrder:
        """By rank, as melds are (R8); the wild twos and jokers last."""
        return ByRank("3 4 5 6 7 8 9 10 J Q K A 2")

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat, the same for partners (S1–S5, P1).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> nines = {"melded": 90, "left": 35, "clean": 1, "out": "concealed"}
        >>> troef.game("canasta").settle({"sides": [nines, {"left": 160, "red_threes": 1}]})
        (755, -260, 755, -260)
        """
        found = Result.read(result)
        check_result(found, self.table.least_minimum())
        first, second = [score_of(side.holding()) for side in found.sides]
        return (first, second, first, second)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[CanastaState]:
        """The cards nobody has shown lie anywhere, so that who is on turn can end it lawfully."""
        totals = vec[i64](list(view.totals[:2]))
        shares = Shares(view, PACK, self.table.minimums_for(totals), self.tries, rng)
        while True:
            state = CanastaState(self, self.table, view.dealer)
            if view.deal_number:
                self._take_up(state, view, shares.next_round())
            yield state

    def _take_up(self, state: CanastaState, view: View, turns: Turns) -> None:
        """Set this state to the position of a view, with these cards."""
        state.restore(view)
        state.totals = vec[i64](list(view.totals[:2]))
        state.log = log_of(view.log)
        state.turns = turns
        state.awaits_deal = view.phase == AWAITS_DEAL.name()
        if view.outcome is not None:
            state.finish(view.outcome)
        elif not state.awaits_deal:
            state.phase = turns


def _starts_pile(text: str) -> bool:
    """As `may_start`, of a card as text; whether it is one at all is not asked here."""
    try:
        return may_start(face_of(parse_card(text)))
    except CardError:
        return False
