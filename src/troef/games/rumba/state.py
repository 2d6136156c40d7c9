"""A position of a match of rumba."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in
from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.moves import BID, kind_of
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.position_sheet import sheet_row
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import NOBODY, Outcome, may_see
from troef.games.rumba.cards import HAND, ORDERINGS, PACK, PATTERNS
from troef.games.rumba.phases import EXCHANGE, NOTHING_DECIDED, Deciding, Exchange, hidden_exchange
from troef.games.rumba.result import row_fault, totals_fault
from troef.games.rumba.scoring import OUT, payments, score_round
from troef.tricks.deal import card_at, cards_from
from troef.tricks.following import BEAT, BEAT_TRUMP, FOLLOW, RUFF_TO_WIN, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS, TrickRun

DUTIES: Final = Duties({int(FOLLOW): "R17", int(BEAT): "R19", int(BEAT_TRUMP): "R19", int(RUFF_TO_WIN): "R19"})
TABLES: Final = [TrickTable(seats, DUTIES) for seats in range(7)]

#: R14: the most that is drawn from the stock in one round.
DRAWN_EACH: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RumbaState(TrickMatch):
    """A position of a match of rumba.

    `turned` is the card that was turned up. `decided` and `exchanged` are the phases before the play, as far as they
    have come; they stay when they are over.
    """

    def __init__(
        self, game: TrickGame, seats: int, dealer: int, start: i64, most_rounds: i64, swap_after: bool
    ) -> None:
        super().__init__(game, seats, dealer)
        self.start: i64 = start
        self.most_rounds: i64 = most_rounds
        self.swap_after: bool = swap_after
        self.stake: float = 0.0
        self.turned: i64 = -1
        self.stock: vec[i64] = vec[i64]()  # a new one at every deal, so copies share it
        self.decided: Deciding = NOTHING_DECIDED
        self.exchanged: Exchange | None = None
        self.totals = vec[i64]([start] * seats)  # R1

    # ---- the round ----

    def dealt_cards(self) -> i64:
        return (HAND + DRAWN_EACH) * self.seats + 1

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        dealt = HAND * self.seats
        self.turned = card_at(pack, top, dealt)  # R2
        self.stock = cards_from(pack, top, dealt + 1, min(DRAWN_EACH * self.seats, len(pack) - dealt - 1))
        self.start_deal(PATTERNS[self.seats].hands(pack, self.dealer, top))

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        dealt = HAND * self.seats
        hands = run.hands(PATTERNS[self.seats], rng)
        self.stock = run.turned(dealt, min(DRAWN_EACH * self.seats + 1, len(run.pack) - dealt), rng)
        self.turned = self.stock[0]
        self.stock = self.stock[1:]
        self.start_deal(hands)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLES[self.seats], ORDERINGS[self.turned >> 4], hands, self.after(self.dealer))

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.decided = Deciding(hands, self.dealer, self.turned, self.swap_after)  # of the same hands as the play's
        self.exchanged = None
        self.phase = self.decided

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Deciding):
            self._all_decided(play, phase)
        else:
            self.phase = play

    def _all_decided(self, play: TrickPlay, decided: Deciding) -> None:
        playing = decided.playing
        if playing & (playing - 1) == 0:  # R11, R12
            self.deal_played(play)
            return
        play.absent = decided.outside
        play.size = card_count(playing)
        leader = self.after(self.dealer)  # R15
        while not playing & BIT[leader]:
            leader = self.after(leader)
        play.lead_from(leader)
        if decided.caller >= 0:
            self.phase = play  # R7
        else:
            self.exchanged = Exchange(play.hands, self.stock, 0, self.dealer, playing)
            self.phase = self.exchanged

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def deal_played(self, play: TrickPlay) -> None:
        """Settle the round; beside the points the tricks of each seat, with an R for who called rumba."""
        decided = self.decided
        tricks = vec[i64]([OUT] * self.seats)
        for seat in range(self.seats):
            if decided.playing & BIT[seat]:
                tricks[seat] = play.tricks_of(seat)
        changes = score_round(tricks, decided.caller)
        marks: list[str] = []
        if not self.brief:
            marks = [_mark(tricks[seat], seat == decided.caller) for seat in range(self.seats)]
        self.settle_deal([int(change) for change in changes], tuple(marks))

    def finish_if_over(self) -> None:
        totals = self.totals
        done = tuple([int(seat) for seat in range(self.seats) if totals[seat] <= 0])
        if done:  # R23
            self.finish(Outcome(self.scores(), done, "target"))
        elif self.deal_number == self.most_rounds:  # R24
            self.finish_best(totals, "limit")

    # ---- refusals and secrets ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason != "wrong-phase":
            return found
        kind = kind_of(move)
        if kind == BID:
            return Refusal("R3", "decided")
        if kind == EXCHANGE:
            return (
                Refusal("R7", "no-exchange-with-rumba") if self.decided.caller >= 0 else Refusal("R13", "exchange-over")
            )
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if kind_of(move) == EXCHANGE and not may_see(viewer, seat):
            return hidden_exchange(move)  # T3
        return move

    # ---- copies and worlds ----

    def copy(self) -> "RumbaState":  # by hand: the phases before the play change its hands
        other = RumbaState(self.trick_game, self.seats, self.dealer, self.start, self.most_rounds, self.swap_after)
        self.copy_match(other)
        other.stake, other.turned, other.stock = self.stake, self.turned, self.stock
        tricks, phase = other.tricks, other.phase
        if tricks is not None and isinstance(phase, (Deciding, Exchange)):
            phase.hands = tricks.hands
        other.decided = phase if isinstance(phase, Deciding) else self.decided
        other.exchanged = phase if isinstance(phase, Exchange) else self.exchanged
        return other

    def add_up(self) -> None:
        super().add_up()
        totals = self.totals
        for seat in range(self.seats):
            totals[seat] += self.start  # R1
        self.totals = totals

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(self.most_rounds)
        super().set_match(facts)

    def check_rows(self) -> None:
        """R22: each row, or all together, must be what rounds can give."""
        played = int(self.deal_number)
        points = [int(self.start)] * int(self.seats)
        for number, row in enumerate(self.sheet, 1):
            fault = row_fault(row.cells) if len(self.sheet) == played else ""
            points = [before + cell for before, cell in zip(points, row.cells, strict=True)]
            fault = fault or totals_fault(points, int(self.start), played)
            if fault:
                raise PositionError(sheet_row(number), fault)

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        if self.outcome_now is not None and self.stake:
            self._show_money(display, self.outcome_now)
        if self.tricks is None:
            return
        display.show_suit("trump", self.turned >> 4)
        decided = self.decided
        if decided.caller >= 0:
            display.show_seat("rumba", decided.caller)  # T1
        if decided.swapper >= 0:
            display.show_seat("swapper", decided.swapper)
            display.show_fact("taken", "cards", [card_text(self.turned)])  # T2

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        display.show_zone("upcard", "waste", NOBODY, "pile", [int(self.decided.upcard)])
        exchanged = self.exchanged
        drawn: i64 = exchanged.top if exchanged is not None else i64(0)
        stock = len(PACK) - HAND * self.seats - 1 - drawn
        display.show_zone("stock", "stock", hidden=int(stock))
        for seat in range(self.seats):
            self._show_seat(display, int(seat))

    def _show_seat(self, display: Display, seat: int) -> None:
        """What a seat decided, and the cards that it laid away (T3)."""
        decided, exchanged = self.decided, self.exchanged
        if decided.outside & BIT[seat]:
            display.show_badge(seat, "outside", "flag", True)
        elif seat == decided.caller:
            display.show_badge(seat, "rumba", "flag", True)
        elif decided.playing & BIT[seat]:
            display.show_badge(seat, "inside", "flag", True)
        laid = cards_in(exchanged.laid[seat]) if exchanged is not None else []
        if may_see(display.seat, seat):
            display.show_zone(f"laid-{seat}", "discard", seat, "pile", laid)
        else:
            display.show_zone(f"laid-{seat}", "discard", seat, "pile", [], len(laid))

    def _show_money(self, display: Display, outcome: Outcome) -> None:
        """S5: what everybody pays or receives."""
        for seat, amount in enumerate(payments(outcome.scores, outcome.winners, self.stake)):
            display.show_badge(seat, "money", "text", f"{float(amount):+.2f}")


def _mark(tricks: i64, called: bool) -> str:
    """What stands beside the points of a seat."""
    return "–" if tricks == OUT else f"{int(tricks)}R" if called else str(int(tricks))
