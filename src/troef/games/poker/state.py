"""A position of a match of Texas Hold'em: dealing, the streets, showdown, elimination and the end."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import clockwise, hand_out, make_pots, zeros
from troef.cards.bits import BIT, card_count
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.moves import kind_of
from troef.core.phase import AWAITS_DEAL
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, TIMEKEEPER, SheetRow, may_see
from troef.games.poker.betting import TIME_UP, Betting
from troef.games.poker.between import Rebuying, TimedBreak
from troef.games.poker.hands import hand_name, strength
from troef.games.poker.options import TableRules
from troef.games.poker.places import board_places, places_of
from troef.games.poker.showdown import Odd, share_pots, shown_hands
from troef.games.poker.standing import read_carried, read_chips, standing_facts

PACK: Final = list(make_pack())
STREETS: Final = ("preflop", "flop", "turn", "river", "showdown")
#: The cards on the table in each of the streets.
BOARD_CARDS: Final = [0, 3, 4, 5, 5]
FLOP: Final[i64] = 1
RIVER: Final[i64] = 3
SHOWDOWN: Final[i64] = 4


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PokerState(State):
    """A position of a match.

    `players` are the seats of the hand on the table, from the dealer's left; `hand_dealer` its dealer (`dealer` is the
    next one as soon as the hand is over). `shown` is the set of seats whose hole cards lie open, `hand_over` whether
    the chips of this hand have been shared. `began` are the stacks before it and `carried_before` what lay on the
    table then.
    """

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules = rules
        self.table: Betting = Betting(rules, seats)
        self.players: vec[i64] = vec[i64]()
        self.hand_dealer: i64 = dealer
        self.order: list[int] = []
        self.hole: vec[i64] = zeros(seats)
        self.street: i64 = 0
        self.board: i64 = 0
        self.shown: i64 = 0
        self.hand_over: bool = True
        self.carried: i64 = 0
        self.carried_before: i64 = 0
        self.odd: list[Odd] = []
        self.began: vec[i64] = self.table.chips[:seats]
        self.won: vec[i64] = zeros(seats)
        if rules.clock:
            self.phase = TimedBreak(self.table)

    def places(self) -> dict[str, list[int]]:
        """R8, for those who have chips."""
        players = clockwise(self.with_chips(), self.dealer, self.seats)
        return places_of([int(seat) for seat in players])

    def cutter(self) -> int:
        """R6: at the dealer's right, among those who have chips."""
        players = clockwise(self.with_chips(), self.dealer, self.seats)
        return int(players[len(players) - 2]) if len(players) > 1 else -1

    def match_facts(self) -> dict[str, object]:
        return standing_facts(self.table.chips, self.odd)

    def set_match(self, facts: dict[str, Any]) -> None:
        """The chips, and what lies on the table since the hand before (S4)."""
        self.check_deals(self.rules.hands)
        seats = self.seats
        self.table.chips = read_chips(facts, self.rules, self.sheet, int(seats), int(self.dealer))
        self.odd = read_carried(facts, self.rules, int(seats))
        for odd in self.odd:
            self.carried += odd.chips
        self.began = self.table.chips[:seats]
        self.hand_dealer = self.dealer

    def copy(self) -> "PokerState":  # by hand: the constructor makes no table for nobody
        other = PokerState(self.game, self.rules, 0, int(self.dealer))
        other.seats = self.seats
        self.copy_base(other)
        table = self.table.copy()
        other.table = table
        other.players = self.players  # made again for every hand, as order, hole, began, won and odd
        other.hand_dealer = self.hand_dealer
        other.order = self.order
        other.hole = self.hole
        other.street = self.street
        other.board = self.board
        other.shown = self.shown
        other.hand_over = self.hand_over
        other.carried = self.carried
        other.carried_before = self.carried_before
        other.odd = self.odd
        other.began = self.began
        other.won = self.won
        phase = self.phase
        if phase is self.table:
            other.phase = table
        elif isinstance(phase, (Rebuying, TimedBreak)):
            other.phase = phase.over(table)
        else:
            other.phase = phase
        return other

    # ---- a hand ----

    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        table = self.table
        seats = self.seats
        players = clockwise(self.with_chips(), self.dealer, seats)
        count: i64 = len(players)
        hole = zeros(seats)
        playing: i64 = 0
        for index in range(count):
            seat = players[index]
            playing |= BIT[seat]
            hole[seat] = BIT[order[1 + index]] | BIT[order[1 + count + index]]  # R6, R8
        self.players = players
        self.hole = hole
        self.order = order[: 2 * count + 9]
        self.hand_dealer = self.dealer
        self.street = 0
        self.board = 0
        self.shown = 0
        self.hand_over = False
        self.carried_before = self.carried  # S4, S5: it is part of the main pot
        self.odd = []
        self.began = table.chips[:seats]
        self.won = zeros(seats)
        table.start_hand(playing, self.small_blind(), self.big_blind())
        self.phase = table
        self.advance()

    def small_blind(self) -> i64:
        """The seat that posted the small blind: with two players the dealer, who is the last of them (R3)."""
        return self.players[1 if len(self.players) == 2 else 0]

    def big_blind(self) -> i64:
        """The seat that posted the big blind (R3)."""
        return self.players[0 if len(self.players) == 2 else 1]

    def with_chips(self) -> i64:
        """The seats that have chips (R3: the others are skipped)."""
        result: i64 = 0
        chips = self.table.chips
        for seat in range(len(chips)):
            if chips[seat]:
                result |= BIT[seat]
        return result

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        table = self.table
        if phase is not table:
            if isinstance(phase, TimedBreak):
                if table.time_up:
                    self._finish("time")
            else:
                self._next_hand()
            return
        while table.turn < 0:
            able = table.able
            if card_count(table.live) == 1:
                self._end_hand()  # R18
                return
            if able & (able - 1) == 0:
                self.shown = table.live  # R19
                self._turn_up(RIVER)
                self.street = SHOWDOWN
                self._end_hand()
                return
            if self.street == RIVER:
                if self.rules.opens_all_in and able != table.live:
                    self.shown = table.live  # A15
                self.street = SHOWDOWN
                self._end_hand()
                return
            self._turn_up(self.street + 1)
            table.start_round(self.dealer, self.street > FLOP)

    def _turn_up(self, street: i64) -> None:
        """R7: burn and turn up cards, up to those of a street."""
        self.street = street
        after: i64 = 2 * len(self.players)
        board = BIT[self.order[after + 2]] | BIT[self.order[after + 3]] | BIT[self.order[after + 4]]
        if street >= 2:
            board |= BIT[self.order[after + 6]]
        if street >= RIVER:
            board |= BIT[self.order[after + 8]]
        self.board = board

    def _end_hand(self) -> None:
        table = self.table
        seats = self.seats
        live = table.live
        pots = make_pots(table.put, live, self.carried + table.table_ante)
        strengths = zeros(seats)
        if self.street == SHOWDOWN:
            for seat in range(seats):
                if live & BIT[seat]:
                    strengths[seat] = strength(self.hole[seat] | self.board)  # R23, R24
            if not self.shown:
                first = table.raiser - 1 if table.raiser >= 0 else self.dealer  # R20
                self.shown = shown_hands(pots, live, strengths, first if first >= 0 else seats - 1)
        won = zeros(seats)
        self.odd = share_pots(pots, strengths, self.dealer, self.rules, won)
        self.carried = 0
        for odd in self.odd:
            self.carried += odd.chips  # S4
        chips = table.chips
        for seat in range(seats):
            chips[seat] += won[seat]
        self.won = won
        table.put = zeros(seats)
        table.bet = zeros(seats)
        table.table_ante = 0
        self.hand_over = True
        self.add_row(SheetRow(tuple([int(chips[seat] - self.began[seat]) for seat in range(seats)])))
        self._after_hand()

    def _after_hand(self) -> None:
        rules = self.rules
        if rules.timed:
            if self.table.time_up:
                self._finish("time")  # S8
                return
            if rules.hands and self.deal_number >= rules.hands:
                self._finish("hands")  # S8
                return
        if rules.rebuy:
            asked: i64 = 0
            for seat in self.players:
                chips = self.table.chips[seat]
                if chips == 0 or chips < rules.rebuy_below:
                    asked |= BIT[seat]
            if asked:
                self.phase = Rebuying(self.table, clockwise(asked, self.dealer, self.seats))  # S9
                return
        self._next_hand()

    def _next_hand(self) -> None:
        if self.table.time_up:
            self._finish("time")  # S8
            return
        with_chips = self.with_chips()
        if with_chips & (with_chips - 1) == 0:
            self._finish("last-player")  # S7, S9
            return
        self.dealer = clockwise(with_chips, self.dealer, self.seats)[0]  # R2
        self.await_deal()
        if self.rules.clock:
            self.phase = TimedBreak(self.table)

    def _finish(self, reason: str) -> None:
        chips = self.table.chips
        if self.carried and self.rules.timed:  # S8
            for odd in self.odd:
                hand_out(chips, odd.chips, odd.winners, odd.dealer, self.rules.chip)
        elif self.carried:  # S7
            hand_out(chips, self.carried, self.with_chips(), self.hand_dealer, self.rules.chip)
        self.carried = 0
        self.odd = []
        self.awaits_deal = False
        self.finish_best(chips, reason)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if self.awaits_deal and seat != TIMEKEEPER:
            return AWAITS_DEAL.why_not(seat, move)  # also while the clock runs between hands
        if seat == TIMEKEEPER and kind_of(move) == TIME_UP and not self.phase.allows(seat, move):
            return self.phase.why_not(seat, move)  # S8: a second clock beside that of P2
        return super().refused(seat, move)

    # ---- views ----

    def show_table(self, display: Display) -> None:
        table = self.table
        seats = int(self.seats)
        display.deals = int(self.rules.hands)
        display.show_totals(table.chips)
        if self.deal_number and display.keeps_all:
            display.memory = self._memory(display.seat)
        if not self.hand_over:
            display.show_fact("street", "text", STREETS[self.street])
            display.show_number("highest-bet", table.highest)
            if table.turn >= 0:
                display.show_number("to-call", table.missing(table.turn))
            if table.table_ante:
                display.show_number("ante", table.table_ante)  # A15
        else:
            self._show_winner(display)
        self._show_pots(display)
        if self.rules.chip_value:
            display.show_fact("chip-value", "number", self.rules.chip_value)  # T1: display only
        for seat in range(seats):
            self._show_hand(display, seat)
            self._show_badges(display, seat)
        places = board_places(len(self.players))
        board = [self.order[place] for place in places[: BOARD_CARDS[self.street]]] if self.board else []
        display.show_zone("board", "board", layout="five", cards=board)

    def _show_winner(self, display: Display) -> None:
        """S3: who won the hand, the one with most chips of it first, and with which cards where they were shown."""
        best = 0
        for seat in range(display.seats):
            if self.won[seat] > self.won[best]:
                best = seat
        if not self.won[best]:
            return
        display.show_fact("winner", "seat", best)
        if self.shown & BIT[best] and card_count(self.board) == 5:
            display.show_fact("hand", "text", hand_name(strength(self.hole[best] | self.board)))

    def _memory(self, viewer: int) -> dict[str, object]:
        """What everybody saw of this hand's beginning, and one's own cards that now lie with the folded ones (T3)."""
        memory: dict[str, object] = {
            "dealer": int(self.hand_dealer),
            "stacks": [int(chips) for chips in self.began],
            "carried": int(self.carried_before),
        }
        if viewer >= 0 and self.hole[viewer] and not self.table.live & BIT[viewer]:
            memory["folded"] = self.hole_cards(viewer)
        return memory

    def hole_cards(self, seat: int) -> list[int]:
        """A seat's own cards in the order in which they were dealt; none when it was dealt none."""
        players = [int(player) for player in self.players]
        if seat not in players:
            return []
        place = 1 + players.index(seat)
        return [self.order[place], self.order[place + len(players)]]

    def _show_hand(self, display: Display, seat: int) -> None:
        cards = self.hole_cards(seat)
        if cards and not self.table.live & BIT[seat] and display.seat != REFEREE:
            cards = []  # T3
        if not cards or may_see(display.seat, seat) or self.shown & BIT[seat]:  # R19, R22
            display.show_zone(f"hand-{seat}", "hand", seat, "fan", cards)
        else:
            display.show_zone(f"hand-{seat}", "hand", seat, "fan", [], len(cards))  # R6, R21, T2

    def _show_pots(self, display: Display) -> None:
        """T4: one zone for each pot, with the seats that can win it. Bets of the running round lie before the seats."""
        table = self.table
        if self.hand_over:
            display.show_number("pot", self.carried)
            display.show_zone("pot-0", "pot", amount=int(self.carried))
            return
        gathered = zeros(self.seats)
        apart = self.carried + table.table_ante
        total = int(apart)
        for seat in range(self.seats):
            gathered[seat] = table.put[seat] - table.bet[seat]
            total += int(table.put[seat])
        display.show_fact("pot", "number", total)
        for number, pot in enumerate(make_pots(gathered, table.live, apart)):
            entitled = [int(seat) for seat in range(self.seats) if pot.entitled & BIT[seat]]
            display.show_zone(f"pot-{number}", "pot", by=entitled, amount=int(pot.amount))

    def _show_badges(self, display: Display, seat: int) -> None:
        table = self.table
        bit = BIT[seat]
        display.badge_number(seat, "chips", table.chips[seat])
        if not self.hand_over and seat == self.small_blind():
            display.badge_number(seat, "small-blind", self.rules.small)
        if not self.hand_over and seat == self.big_blind():
            display.badge_number(seat, "big-blind", self.rules.big)
        if table.bet[seat]:
            display.badge_number(seat, "bet", table.bet[seat])
        phase = self.phase
        asked = isinstance(phase, Rebuying) and phase.waits_for(seat)
        dealt = self.deal_number == 0 or bool(self.hole[seat])
        if not dealt or (self.hand_over and not table.chips[seat] and not asked):
            display.show_badge(seat, "out", "flag", True)  # S7
        elif self.deal_number and not table.live & bit:
            display.show_badge(seat, "folded", "flag", True)
        elif not self.hand_over and not table.able & bit:
            display.show_badge(seat, "all-in", "flag", True)
        if self.hand_over and self.won[seat]:
            display.badge_number(seat, "wins", self.won[seat])
        if self.shown & bit and card_count(self.board) == 5:
            display.show_badge(seat, "hand", "text", hand_name(strength(self.hole[seat] | self.board)))
