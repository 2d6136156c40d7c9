"""A position of a match of zwartepiet."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text, cards_text
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.position_sheet import check_shares
from troef.core.rng import Rng
from troef.core.view import REFEREE, SheetRow, may_see
from troef.games.zwartepiet.drawing import MOST_DRAWS, PIET, Drawing, draw_of, partner_of

#: R1: without the jack of clubs.
PACK: Final = [card for card in make_pack("7") if card != partner_of(PIET)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ZwartepietState(State):
    """A position of a match. `drawing` is the game on the table, `lost` how often each seat has lost."""

    def __init__(self, game: Game, games: int, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.games: i64 = games
        self.lost: vec[i64] = zeros(seats)  # a new one after every game, so copies share it
        self.drawing: Drawing | None = None

    def lay(self, order: list[int]) -> None:
        """R3. The order of the pack also makes the random orders in which hands are offered (R8)."""
        self.begin_deal()
        hands = zeros(self.seats)
        seat = self.dealer
        for card in order:
            seat = seat + 1 if seat + 1 < self.seats else 0
            hands[seat] |= BIT[card]
        drawing = Drawing(hands, self.dealer, Rng(cards_text(order)))
        self.drawing = drawing
        self.phase = drawing
        self.advance()

    def advance(self) -> None:
        drawing = self.drawing
        assert drawing is not None
        if drawing.turn >= 0:
            return
        loser = drawing.loser()
        self.add_row(SheetRow(tuple([1 if seat == loser else 0 for seat in range(int(self.seats))])))  # S1, S2
        self.lost = self.column_sums(self.seats)
        if self.deal_number < self.games:
            self.dealer = (self.dealer + 1) % self.seats  # R3
            self.await_deal()
            return
        reason = "games" if self.games > 1 else "limit" if len(drawing.course) >= MOST_DRAWS else "piet"
        self.finish_best(self.lost, reason)

    def copy(self) -> "ZwartepietState":
        other = ZwartepietState(self.game, self.games, self.seats, self.dealer)
        self.copy_base(other)
        other.lost = self.lost
        drawing = self.drawing
        if drawing is not None:
            other.drawing = drawing.copy()
        phase = self.phase
        if phase is self.drawing and other.drawing is not None:
            other.phase = other.drawing
        else:
            other.phase = phase.copy()
        return other

    def set_match(self, facts: dict[str, Any]) -> None:
        """Every game before has one loser (S1, S2)."""
        self.check_deals(self.games)
        self.lost = self.column_sums(self.seats)
        check_shares(self.sheet, int(self.deal_number))

    # ---- views ----

    def show_table(self, display: Display) -> None:
        """Hands, the pairs that lie, who draws from whom, and for the two involved the card that was drawn last.

        `memory`: `course` has for each draw the drawer, the giver, the card or -1 where this seat did not see it, and
        the lower card of the pair that was laid or -1; for the referee `fan`, the order in which the hand is offered.
        """
        display.deals = int(self.games)
        display.show_totals(self.lost)
        drawing = self.drawing
        if drawing is None:
            return
        if drawing.owner >= 0:
            display.show_seat("draws-from", drawing.owner)
        if len(drawing.course):
            card = self._draw_seen(draw_of(drawing.course[len(drawing.course) - 1]), display.seat)[2]
            if card >= 0:  # R8
                display.show_fact("drawn", "cards", [card_text(card)])
        over = drawing.turn < 0
        for seat in range(self.seats):
            self._show_seat(drawing, int(seat), over, display)
        if display.keeps_all:
            display.memory["course"] = [self._draw_seen(draw_of(entry), display.seat) for entry in drawing.course]
            if display.seat == REFEREE:
                display.memory["fan"] = drawing.fan[:]

    def _draw_seen(self, draw: tuple[int, int, int, bool], viewer: int) -> list[int]:
        """A draw as the view remembers it."""
        card, drawer, giver, laid = draw
        involved = viewer == REFEREE or viewer == drawer or viewer == giver
        return [drawer, giver, card if involved else -1, min(card, int(partner_of(card))) if laid else -1]

    def _show_seat(self, drawing: Drawing, seat: int, over: bool, display: Display) -> None:
        hand = drawing.hands[seat]
        display.show_hand(seat, hand, over or may_see(display.seat, seat))
        pairs = drawing.pairs[seat]
        lying = [
            other for card in cards_in(pairs) if card < partner_of(card) for other in (card, int(partner_of(card)))
        ]
        display.show_zone(f"pairs-{seat}", "taken", seat, "row", lying)
        display.show_badge(seat, "pairs", "number", len(lying) // 2)
        if not hand:
            display.show_badge(seat, "safe", "flag", True)  # R5, R10
        elif over:
            display.show_badge(seat, "piet", "flag", True)
        if self.games > 1:
            display.badge_number(seat, "lost", self.lost[seat])
