"""A position of a match of blackjack."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.view import SheetRow
from troef.games.blackjack.hand import MARKS, NO_PART
from troef.games.blackjack.options import TableRules
from troef.games.blackjack.phases import Asking, Betting, GivingUp, Insuring, Turns
from troef.games.blackjack.places import places_of
from troef.games.blackjack.showing import show
from troef.games.blackjack.standing import standing_facts, take_up
from troef.games.blackjack.table import DECIDES, SHUFFLE, BlackjackTable

#: The shoe of this many packs, by number (R4).
PACKS: Final = [list(make_pack(packs=packs)) for packs in range(7)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BlackjackState(State):
    """A position of a match. All that is open lies on the `table`; the phase asks or waits for the shoe."""

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules = rules
        self.table: BlackjackTable = BlackjackTable(rules, seats)

    def pack(self) -> list[int]:
        """The whole shoe, or in the middle of a round the cards that are not on the table (R4)."""
        if self.table.playing:
            return self.table.gone[:]
        used = self.table.used
        whole = PACKS[self.rules.decks]
        return [card for card in whole if card not in used] if used else list(whole)

    def places(self) -> dict[str, list[int]]:
        """R7, where all who have the chips for it bet; in the middle of a round all cards are `stock`."""
        table = self.table
        count = len(self.pack())
        if table.playing:
            return {"stock": list(range(count))}
        return places_of([seat for seat in range(self.seats) if table.can_bet(seat)], count)

    def match_facts(self) -> dict[str, object]:
        return standing_facts(self.table)

    def set_match(self, facts: dict[str, Any]) -> None:
        """The chips, and which cards a shoe has lost to rounds before (R4)."""
        self.check_deals(self.rules.rounds)
        take_up(facts, self.table, self.sheet)

    def lay(self, order: list[int]) -> None:
        table = self.table
        table.fill_shoe(order)
        if table.playing:
            self._go_on(Turns(table))
        else:
            self.begin_deal()
            self._open_round()

    # ---- the round ----

    def _open_round(self) -> None:
        self.table.open_bets()
        self.phase = Betting(self.table)

    def advance(self) -> None:
        """R8: the next question, the next turn, or the settlement."""
        phase = self.phase
        if phase.turn >= 0:
            return
        table = self.table
        if isinstance(phase, Turns):
            self._go_on(phase)
            return
        if isinstance(phase, Betting):
            if not table.has_bets():
                self._end_round()
                return
            table.deal()
            phase = Insuring(table)
            self.phase = phase
            if phase.turn >= 0:
                return
        if isinstance(phase, Insuring):
            phase = GivingUp(table)
            self.phase = phase
            if phase.turn >= 0:
                return
        table.pay_blackjacks()  # R9
        self._go_on(Turns(table))

    def _go_on(self, turns: Turns) -> None:
        table = self.table
        due = table.run()
        if due == DECIDES:
            turns.turn = table.hands[table.active].seat
            self.phase = turns
        elif due == SHUFFLE:
            self.await_deal()
        else:
            self._end_round()

    def _end_round(self) -> None:
        table = self.table
        seats = self.seats
        cells = tuple([int(net) for net in table.won])
        self.add_row(SheetRow(cells, tuple([self._mark(seat) for seat in range(seats)])))
        if self.deal_number == self.rules.rounds:
            self.finish_best(table.chips, "rounds")  # R31
            return
        for seat in range(seats):
            if table.can_bet(seat):
                break
        else:
            self.finish_best(table.chips, "broke")
            return
        # R4: before a round; who shuffles every round has a shoe that is always low
        if table.left() <= self.rules.few:
            self.await_deal()
        else:
            self.begin_deal_from_rest()
            self._open_round()

    def _mark(self, seat: i64) -> str:
        """What stands beside a seat's number: – for who took no part."""
        table = self.table
        if not table.bets[seat]:
            return NO_PART
        mark = ""
        for hand in table.hands:
            if hand.seat == seat:
                mark = mark + " " + MARKS[hand.result] if mark else MARKS[hand.result]
        return mark

    # ---- copies and views ----

    def copy(self) -> "BlackjackState":  # by hand: the constructor makes no table for nobody
        other = BlackjackState(self.game, self.rules, 0, int(self.dealer))
        other.seats = self.seats
        self.copy_base(other)
        table = self.table.copy()
        other.table = table
        phase = self.phase
        other.phase = phase.over(table) if isinstance(phase, Asking) else phase
        return other

    def show_table(self, display: Display) -> None:
        show(self.table, display)
