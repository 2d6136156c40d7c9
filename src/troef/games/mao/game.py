"""The rules of mao with their options."""

from collections.abc import Iterator
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.hand_order import ByRank, HandOrder
from troef.cards.pack import make_pack
from troef.cards.sentence import Sentence
from troef.core.game import Game
from troef.core.log import log_of
from troef.core.moves import TIMEOUT, kind_of, payload_of
from troef.core.phase import AWAITS_DEAL
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.language import LANGUAGE
from troef.games.mao.moves import CALL_TIMEOUT, PENALISE, PLAYER_BITS, PLAYER_MASK
from troef.games.mao.options import INFO, Options
from troef.games.mao.result import Result, check_result
from troef.games.mao.rules import TableRules
from troef.games.mao.scoring import wins
from troef.games.mao.standing import HAND
from troef.games.mao.state import MaoState
from troef.games.mao.worlds import guess_the_rest, guesses_at, open_standing


@final
class Mao(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.table = TableRules(options)
        self.cards: list[int] = list(make_pack())  # R1
        #: the seat of the game master, or -1: whom the lot has made the first dealer
        self.master: int = -1 if options.game_master == "random" else int(options.game_master[1:])

    def gm(self, dealer: int) -> int:
        """R1: the game master, who deals: by the options, otherwise whoever was drawn."""
        return dealer if self.master < 0 else self.master

    def _seating_fault(self, seats: int, dealer: int) -> str:
        fault = super()._seating_fault(seats, dealer)
        if not fault and self.master >= seats:
            return Sentence(
                "there is no seat {master} among {seats} to be the game master", master=self.master, seats=seats
            )
        return fault

    def new_state(self, seats: int, dealer: int) -> MaoState:
        return MaoState(self, self.table, seats, self.gm(dealer))

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` …, `upcard` (the first card of the discard pile) and `stock`."""
        dealt = int(HAND) * seats
        first = self.gm(dealer) + 1
        rooms = {f"hand-{seat}": list(range((seat - first) % seats, dealt, seats)) for seat in range(seats)}
        rooms["upcard"] = [dealt]
        rooms["stock"] = list(range(dealt + 1, len(self.cards)))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """By rank: a card goes on one of its rank (R4)."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> 1 for its winner, 0 for the others (S1).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.
        """
        found = Result.read(result)
        check_result(found, self.master)
        return wins(found.seats, -1 if found.winner is None else found.winner)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; `penalise 1` names a rule where the view's seat has only one in force, and at a player's
        seat `timeout` is always the game master's call (R35)."""
        found = super().parse(text, view)
        if view is not None and view.seat >= 0 and found == TIMEOUT:
            return int(CALL_TIMEOUT)
        if view is not None and kind_of(found) == PENALISE and payload_of(found) >> PLAYER_BITS == 0:
            player = payload_of(found) & PLAYER_MASK
            mine = [
                move for move in view.moves if kind_of(move) == PENALISE and payload_of(move) & PLAYER_MASK == player
            ]
            if len(mine) == 1:
                return mine[0]
        return found

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[MaoState]:
        """Unseen cards shared out, secret rules guessed so that the round does not disprove them (R19)."""
        guesses = guesses_at(view, self.cards, rng)
        before = MaoState(self, self.table, view.seats, view.dealer)
        before.restore(view)
        before.outcome_now = view.outcome
        before.log = log_of(view.log)
        before.standing = open_standing(view)
        before.awaits_deal = view.phase == AWAITS_DEAL.name()
        while True:
            state = before.copy()
            if guesses is not None:
                undealt = guess_the_rest(state.standing, view, self.cards, guesses, rng)
                state.shuffled = vec[i64]([i64(card) for card in undealt])
            if not state.awaits_deal:
                state.enter()
            yield state
