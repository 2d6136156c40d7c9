"""Presidenten as a game: the pack, the places of a deal, the moves as text, the result of a round."""

from collections.abc import Iterator
from typing import Any, final

from troef.cards.bits import set_of
from troef.cards.hand_order import ByRank, HandOrder
from troef.cards.pack import make_pack
from troef.cards.sentence import Sentence
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of
from troef.core.result import ResultError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.presidenten.language import PresidentenLanguage
from troef.games.presidenten.moves import rank_laid, suits_named
from troef.games.presidenten.options import INFO, Options
from troef.games.presidenten.result import Result, check_result
from troef.games.presidenten.scoring import places_of
from troef.games.presidenten.state import Agreements, PresidentenState
from troef.games.presidenten.worlds import worlds_of
from troef.shedding.equals import RANK_SET_CARDS

_PACK = list(make_pack())  # R1


@final
class Presidenten(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, PresidentenLanguage())
        self.usual_seats = options.players
        self.agreed = Agreements(options)

    def start(self, seats: "int | None" = None, dealer: int = 0) -> State:
        """A new match. Seats that are given decide, unless `players` was set to another number.

        Raises:
            ValueError: not four to seven seats, no such dealer, or seats that contradict the options.
        """
        if seats is not None and seats != self.usual_seats != INFO.usual_seats:
            raise ValueError(
                Sentence(
                    "these rules are for {players} at the table (players), not for {seats}",
                    players=self.usual_seats,
                    seats=seats,
                )
            )
        return super().start(seats, dealer)

    def new_state(self, seats: int, dealer: int) -> PresidentenState:
        return PresidentenState(self, self.agreed, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(_PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """The hands by chair (in the first round a chair is a seat; later see `PresidentenState.arrange`)."""
        return {f"hand-{seat}": list(range((seat - dealer - 1) % seats, 52, seats)) for seat in range(seats)}

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; cards that are named must be held by who names them, or the refusal says which is not."""
        move = super().parse(text, view)
        if view is None or view.seat < 0 or kind_of(move) != PLAY:
            return move
        hand = int(set_of(view.hand())) if view.deal_number else 0
        for meant in self.language.read(text):
            suits = suits_named(meant)
            if kind_of(meant) == PLAY and suits and RANK_SET_CARDS[rank_laid(meant) << 4 | suits] & ~hand:
                return meant
        return move

    def hand_order(self, view: View) -> HandOrder:
        """R7: by rank, the three low and the two high."""
        return ByRank("3 4 5 6 7 8 9 10 J Q K A 2")

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the place of every seat (R15, S1): 1 is the President.

        Raises:
            ValueError: it has the wrong shape, is no order of four to seven seats, or not of as many as `players` was
                set to.

        >>> import troef
        >>> troef.game("presidenten").settle({"order": [2, 0, 3, 1]})
        (2, 4, 1, 3)
        """
        found = Result.read(result)
        check_result(found)
        order: tuple[int, ...] = found.order
        if len(order) != self.usual_seats != INFO.usual_seats:
            raise ResultError(
                "these rules are for {players} at the table (players), not {given}",
                "order",
                players=self.usual_seats,
                given=len(order),
            )
        return places_of(order)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared over what the gifts have told."""
        yield from worlds_of(PresidentenState(self, self.agreed, view.seats, view.dealer), view, rng)
