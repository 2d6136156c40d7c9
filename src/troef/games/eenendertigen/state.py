"""A position of a match of eenendertigen."""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.position_sheet import sheet_row
from troef.core.refusal import Refusal
from troef.core.view import Outcome, SheetRow, View
from troef.games.eenendertigen.carried import check_losses, check_wins, rows_to
from troef.games.eenendertigen.phases import Opening, RoundPhase, Turns
from troef.games.eenendertigen.rules import TableRules
from troef.games.eenendertigen.scoring import VALUE_TEXTS, hand_halves
from troef.games.eenendertigen.showing import show_round
from troef.games.eenendertigen.standing import EenendertigenRound


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EenendertigenState(State):
    """A position of a match."""

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: TableRules = rules
        self.standing: EenendertigenRound = EenendertigenRound(seats, rules.lives if rules.with_lives else 0)
        #: who dealt the round that is played, or was played last
        self.dealt_by: i64 = dealer

    def places(self) -> dict[str, list[int]]:
        return self.standing.places(self.dealer)

    def lay(self, order: list[int]) -> None:
        standing = self.standing
        rules = self.rules
        self.begin_deal()
        self.dealt_by = self.dealer
        standing.begin(order, self.dealer, not rules.dealer_opens)  # R3, R4
        standing.wash(0)  # R15
        if rules.dealer_opens:
            self.phase = Opening(standing, self.dealer)  # R6
        elif rules.forehand_opens:
            self.phase = Opening(standing, standing.next_of(self.dealer))  # R5
        else:
            self.phase = self._turns()  # R7

    def _turns(self) -> Turns:
        """R8: the first turn is the forehand's."""
        turns = Turns(self.standing, self.standing.next_of(self.dealer), self.rules.pass_from)
        turns.opened = self.rules.dealer_opens or self.rules.forehand_opens
        return turns

    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        phase = self.phase
        standing = self.standing
        if isinstance(phase, Turns):
            standing.wash(len(self.log))  # R15: before anything else happens
            phase.after(move)
            if standing.over:
                self._settle_round()
        else:
            standing.open_pot = True  # R6
            standing.wash(len(self.log))
            self.phase = self._turns()

    def advance(self) -> None:
        """Nothing: `apply` knows the move that decides what follows."""

    # ---- the end of a round and of the match ----

    def _settle_round(self) -> None:
        standing = self.standing
        rules = self.rules
        halves = [int(hand_halves(hand)) if hand else -1 for hand in standing.hands]
        cells = rules.changes(halves)
        self.add_row(SheetRow(cells, tuple([VALUE_TEXTS[half] if half >= 0 else "" for half in halves])))
        if rules.with_lives:
            out = standing.charge(cells)
            if card_count(standing.alive) < 2:
                self._finish_lives(out)
                return
        else:
            for seat in range(self.seats):
                standing.points[seat] += cells[seat]
            if self.deal_number >= rules.rounds:
                self.finish_best(standing.points, "rounds")  # S5
                return
        self.dealer = standing.next_of(self.dealer)  # R2
        self.await_deal()

    def _finish_lives(self, out: i64) -> None:
        """S9: who is left, or those who went together."""
        alive = self.standing.alive
        self.finish(Outcome(self._points(), tuple(cards_in(alive or out)), "last-player" if alive else "all-out"))

    def _points(self) -> tuple[int, ...]:
        return tuple([int(points) for points in self.standing.points])

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but who is out of the match, or has called "pas", is told so."""
        found = super().refused(seat, move)
        if found is not None and found.reason == "not-your-turn":
            if not self.standing.alive & BIT[seat]:
                return Refusal("S8", "eliminated")
            if self.standing.passer == seat:
                return Refusal("R16", "hand-frozen")
        return found

    # ---- copies, views, worlds ----

    def copy(self) -> "EenendertigenState":
        standing = self.standing.copy()
        other = EenendertigenState(self.game, self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.dealt_by = self.dealt_by
        other.standing = standing
        phase = self.phase
        other.phase = phase.over(standing) if isinstance(phase, RoundPhase) else phase
        return other

    def show_table(self, display: Display) -> None:
        display.deals = 0 if self.rules.with_lives else int(self.rules.rounds)
        display.totals = self._points()
        if self.deal_number:
            show_round(display, self.standing, self.dealt_by, self.rules.with_lives)

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        super().restore(view)
        dealt_by = view.memory.get("dealt-by")
        if not isinstance(dealt_by, int):
            return
        self.dealer = dealt_by
        self.deal_number = view.deal_number - 1
        if view.between_deals():
            self.sheet = view.sheet[: len(view.sheet) - 1]
        for row in self.sheet:
            self._book(row)

    def _book(self, row: SheetRow) -> None:
        """Apply a row of the sheet."""
        standing = self.standing
        if self.rules.with_lives:
            standing.charge(row.cells)
        else:
            for seat in range(self.seats):
                standing.points[seat] += row.cells[seat]

    # ---- the match before a deal ----

    def match_facts(self) -> dict[str, object]:
        if not self.rules.with_lives:
            return {}
        return {"lives": list(self._points()), "stool": cards_in(self.standing.stool)}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The wins follow from the sheet (S5). Points and the schopstoel do too (S6–S8); where only they are given,
        the fewest rounds that bring them about are written down."""
        rules = self.rules
        self.check_deals(0 if rules.with_lives else rules.rounds)
        self.dealt_by = self.dealer
        if not rules.with_lives:
            check_wins(self.sheet, int(self.deal_number))
            for row in self.sheet:
                self._book(row)
            return
        seats = int(self.seats)
        start = int(rules.lives)
        lives = whole_numbers(facts, "lives", seats, 0, start)
        given = facts["stool"]
        stool = whole_numbers(facts, "stool", len(given) if isinstance(given, list | tuple) else 0, 0, seats - 1)
        if len(self.sheet) == 1 and min(self.sheet[0].cells) < -1:  # totals of several rounds
            lives = [start + cell for cell in self.sheet[0].cells]
            self.sheet = []
        self._set_lives(lives, sorted(stool))
        if not self.standing.alive & BIT[self.dealer]:
            raise PositionError("dealer", "seat {dealer} is out of the match", dealer=int(self.dealer))  # R2

    def _set_lives(self, lives: list[int], stool: list[int]) -> None:
        """Points and schopstoel from the sheet, or rows for them."""
        whole = [int(self.rules.lives)] * int(self.seats)
        if any(lives[seat] for seat in stool):
            raise PositionError("stool", "who sits on the schopstoel has no points left")  # S7
        if not self.sheet:
            self.sheet = rows_to(lives, stool, whole[0])
            if len(self.sheet) > self.deal_number:
                raise PositionError(
                    "deal", "these points take {sheet} rounds before it at least", sheet=len(self.sheet)
                )
        standing = self.standing
        for number, row in enumerate(self.sheet, 1):
            check_losses(row.cells, cards_in(standing.alive), sheet_row(number))
            standing.charge(row.cells)
            if card_count(standing.alive) < 2:
                raise PositionError(sheet_row(number), "the match would be over")  # S9
        lost = -sum([sum(row.cells) for row in self.sheet])
        out = int(self.seats) - int(card_count(standing.alive))  # each may have lost one more, from the schopstoel
        if self.deal_number > lost + out:
            raise PositionError(
                "deal",
                "{deal_number} rounds before it cost more than {lost} points",
                deal_number=int(self.deal_number),
                lost=lost,
            )
        if lives not in (whole, list(self._points())):
            raise PositionError(
                "lives", "the sheet leaves {points}, not {lives}", points=list(self._points()), lives=lives
            )
        if stool and stool != cards_in(standing.stool):
            raise PositionError(
                "stool", "the sheet leaves {points}, not {lives}", points=cards_in(standing.stool), lives=stool
            )
