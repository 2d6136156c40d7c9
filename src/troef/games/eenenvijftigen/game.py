"""The rules of eenenvijftigen with their options, and the match."""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT
from troef.cards.hand_order import ByRank, HandOrder
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import log_of
from troef.core.moves import DRAW, PASS, PLAY, kind_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import SheetRow, View
from troef.games.eenenvijftigen.language import LANGUAGE
from troef.games.eenenvijftigen.moves import PACK
from troef.games.eenenvijftigen.options import INFO, Options
from troef.games.eenenvijftigen.result import Round, check_result, dealers_after
from troef.games.eenenvijftigen.scoring import minus_points
from troef.games.eenenvijftigen.showing import show_round
from troef.games.eenenvijftigen.turns import HAND, NOBODY, Turns
from troef.games.eenenvijftigen.worlds import Knowledge


@final
class Eenenvijftigen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.loser_deals: bool = options.next_dealer == "loser"
        self.rounds: i64 = options.rounds
        self.auto_draw: bool = options.auto_draw

    def new_state(self, seats: int, dealer: int) -> "EenenvijftigenState":
        return EenenvijftigenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        dealt = int(HAND) * seats
        rooms = {f"hand-{seat}": list(range((seat - dealer - 1) % seats, dealt, seats)) for seat in range(seats)}
        rooms["stock"] = list(range(dealt, len(PACK)))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """By rank: what a card adds depends on it (R5)."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Round` -> the minus points that each seat gets (S1).

        Raises:
            ValueError: it has the wrong shape, not two to eight play, or the loser is none of them.

        >>> import troef
        >>> troef.game("eenenvijftigen").settle({"seats": 4, "loser": 2})
        (0, 0, 1, 0)
        """
        found = Round.read(result)
        check_result(found)
        return minus_points(found.seats, -1 if found.loser is None else found.loser)

    def world(self, view: View, rng: Rng) -> "EenenvijftigenState":
        """The unseen cards shared uniformly over what play, draws and passes have told."""
        state = EenenvijftigenState(self, view.seats, view.dealer)
        state.restore(view)
        if view.deal_number:
            hands, stock = Knowledge(view, self.auto_draw).draw(rng)
            state.rebuild(view, hands, stock)
        return state


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EenenvijftigenState(State):
    """A position of a match."""

    def __init__(self, game: Eenenvijftigen, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Eenenvijftigen = game
        #: the round that is played, or was played last
        self.turns: Turns = Turns(seats, game.auto_draw)

    def pack(self) -> list[int]:
        """The whole pack, or in the middle of a round the open cards (R14)."""
        return [int(card) for card in self.turns.pile] if self.turns.owed >= 0 else list(PACK)

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(self.rules.rounds)
        dealers = dealers_after(self.sheet, int(self.deal_number), int(self.seats), self.rules.loser_deals)
        if int(self.dealer) not in dealers:
            self.dealer = dealers[0]

    def lay(self, order: list[int]) -> None:
        turns = self.turns
        if turns.owed >= 0:
            self.phase = turns
            turns.restock(order)
            self.advance()
            return
        self.begin_deal()
        seats = self.seats
        hands = zeros(seats)
        seat = self.dealer
        dealt = HAND * seats
        for place in range(dealt):  # R3
            seat = seat + 1 if seat + 1 < seats else 0
            hands[seat] |= BIT[order[place]]
        stock = vec[i64](capacity=len(PACK))
        for place in range(dealt, len(order)):
            stock = append(stock, order[place])
        turns = Turns(seats, self.rules.auto_draw)
        turns.begin(hands, stock, (self.dealer + 1) % seats)  # R4
        self.turns = turns
        self.phase = turns

    def advance(self) -> None:
        turns = self.turns
        if turns.over:
            self._settle_round()
        elif turns.owed >= 0:
            self.await_deal()  # R14

    def _settle_round(self) -> None:
        turns = self.turns
        loser = turns.loser
        lost = loser >= 0
        cells = minus_points(int(self.seats), int(loser))
        marks = tuple([str(int(turns.total)) if seat == loser else "" for seat in range(int(self.seats))])
        self.add_row(SheetRow(cells, marks))
        if self.deal_number >= self.rules.rounds:
            self.finish_best(self.column_sums(self.seats), "rounds")  # S2
            return
        if lost:  # R2; R21: without a loser the same dealer deals again
            self.dealer = loser if self.rules.loser_deals else (self.dealer + 1) % self.seats
        self.await_deal()

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but drawing out of time and playing after "pas" are refused by their clause."""
        found = super().refused(seat, move)
        if found is None or found.reason != "not-your-turn":
            return found
        if move == DRAW:
            return self.turns.why_no_draw(seat)
        if self.turns.passed & BIT[seat] and (kind_of(move) == PLAY or move == PASS):
            return Refusal("R16", "has-passed")
        return found

    # ---- copies, views, worlds ----

    def copy(self) -> "EenenvijftigenState":
        other = EenenvijftigenState(self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.turns = self.turns.copy()
        other.phase = other.turns if self.phase is self.turns else self.phase.copy()
        return other

    def show_table(self, display: Display) -> None:
        display.deals = int(self.rules.rounds)
        display.show_totals(self.column_sums(self.seats))
        if self.deal_number:
            show_round(display, self.turns)

    def rebuild(self, view: View, hands: list[i64], stock: list[int]) -> None:
        """Set this state to the view's position with these hands and this stock."""
        turns = Turns(self.seats, self.rules.auto_draw)
        self.turns = turns
        turns.hands = vec[i64](hands)
        turns.stock = vec[i64](stock)
        turns.pile = vec[i64](view.zone("discard").cards)
        total, loser, owed = view.fact("total"), view.fact("loser"), view.memory.get("owed")
        assert isinstance(total, int)
        turns.total = total
        turns.on_turn = view.turn
        for seat in range(view.seats):
            if view.badge(seat, "passed"):
                turns.passed |= BIT[seat]
            if view.badge(seat, "forgot"):
                turns.missed |= BIT[seat]
            if view.badge(seat, "may-draw"):
                turns.drawer = seat
        for actor, move in view.log:
            if kind_of(move) == PLAY:
                turns.played += 1
                turns.acted |= BIT[actor]
        self.log = log_of(view.log)
        if isinstance(owed, list):
            turns.owed, turns.after = owed[0], owed[1]
        turns.over = view.between_deals() and owed is None
        if isinstance(loser, int):
            turns.loser = loser
        turns.turn = NOBODY if turns.over or turns.drawer >= 0 else turns.on_turn
        self.outcome_now = view.outcome
        self.awaits_deal = view.phase == AWAITS_DEAL.name()
        if view.phase == turns.name():
            self.phase = turns
        else:
            self.phase = MATCH_OVER if view.phase == MATCH_OVER.name() else AWAITS_DEAL
