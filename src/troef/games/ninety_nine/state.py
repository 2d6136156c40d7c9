"""A position of a match of ninety-nine."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.laying import LayAway
from troef.cards.bits import BIT, card_count, cards_in
from troef.core.display import Display
from troef.core.moves import BID, DISCARD, HIDDEN, PLAY, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import NOBODY, may_see
from troef.games.ninety_nine.cards import DEAL, TURNED_PLACE, bid_value, ordering_for
from troef.games.ninety_nine.phases import LEADER, ExtraBidding, LeaderNaming
from troef.games.ninety_nine.result import row_fault, totals_fault
from troef.games.ninety_nine.scoring import EXTRAS, NONE, OPEN, score_round
from troef.tricks.aim import Aim, for_exactly
from troef.tricks.deal import card_at
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS, TrickRun

TABLE: Final = TrickTable(3, Duties({int(FOLLOW): "R21"}))

#: R10: how many cards make a bid.
BID_CARDS: Final[i64] = 3
ALL_SEATS: Final[i64] = 7


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NinetyNineState(TrickMatch):
    """A position of a match of ninety-nine.

    Sets of cards by seat: `bids` are the bid cards, once all have laid them. `shown` is the set of seats (bits) whose
    bid cards lie open; `extra` the extra bid in force when the question is over, of `bidder`.
    """

    def __init__(self, game: TrickGame, dealer: int) -> None:
        super().__init__(game, 3, dealer)
        self.turned: i64 = -1
        self.bids = vec[i64]([0, 0, 0])
        self.shown: i64 = 0
        self.extra: i64 = NONE
        self.bidder: i64 = -1

    # ---- the round ----

    def dealt_cards(self) -> i64:
        return TURNED_PLACE + 1

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.start_round(DEAL.hands(pack, self.dealer, top), card_at(pack, top, TURNED_PLACE))

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        hands = run.hands(DEAL, rng)
        self.start_round(hands, run.pack[TURNED_PLACE])

    def runs_out(self, phase: Phase) -> bool:
        return super().runs_out(phase) or isinstance(phase, LayAway)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLE, ordering_for(self.turned), hands, (self.dealer + 1) % 3)  # R19

    def start_round(self, hands: vec[i64], turned: i64) -> None:
        """Begin the next round with these hands of twelve cards and this turn-up."""
        self.turned = turned
        self.start_deal(hands)
        self.bids = vec[i64]([0, 0, 0])
        self.shown = 0
        self.extra = NONE
        self.bidder = -1
        self.phase = LayAway(hands, ALL_SEATS, BID_CARDS, "R10")  # of the same hands as the play's

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            self._card_played(play)
        elif isinstance(phase, LayAway):
            if not phase.waiting:
                self.bids = phase.laid
                self.phase = ExtraBidding((self.dealer + 1) % 3)  # R13
        elif phase.turn < 0:
            if isinstance(phase, ExtraBidding):
                self._question_over(phase, play)
            elif isinstance(phase, LeaderNaming):
                play.lead_from(phase.leader)
                self.phase = play

    def _question_over(self, question: ExtraBidding, play: TrickPlay) -> None:
        self.extra = question.extra
        self.bidder = question.bidder
        if question.extra != NONE:
            self.shown = BIT[question.bidder]  # R16, R17
        self.phase = LeaderNaming(question.bidder) if question.extra == OPEN else play

    def _card_played(self, play: TrickPlay) -> None:
        if not play.complete:
            if self.extra == OPEN and play.tricks_played == 0:
                play.exposed = BIT[self.bidder]  # R18
            return
        play.gather()
        self.trick_taken(play)

    def whole_tricks(self, play: TrickPlay) -> bool:
        return self.extra != OPEN or play.tricks_played > 0  # R18

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS if self.whole_tricks(play) else i64(0)

    def deal_played(self, play: TrickPlay) -> None:
        bids = vec[i64]([bid_value(self.bids[seat], play.order) for seat in range(3)])
        tricks = vec[i64]([play.tricks_of(seat) for seat in range(3)])
        scores = score_round(bids, tricks, self.extra, self.bidder)
        cells: list[int] = []
        marks: list[str] = []
        for seat in range(3):
            if bids[seat] == tricks[seat]:
                self.shown |= BIT[seat]  # R26: the proof
            cells.append(int(scores[seat]))
            if self.brief:
                continue
            said = str(int(bids[seat])) if self.shown & BIT[seat] else "?"
            extra = f" {EXTRAS[self.extra][0].upper()}" if seat == self.bidder else ""
            marks.append(f"{int(tricks[seat])}/{said}{extra}")
        self.settle_deal(cells, tuple(marks))  # R3

    def finish_if_over(self) -> None:
        if self.deal_number == self.trick_game.deals:
            self.finish_scored(self.scores(), "rounds")

    def trick_aim(self, seat: i64) -> "Aim | None":
        """Whether a seat's bid comes true, with the others against it."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        return for_exactly(play, BIT[seat], bid_value(self.bids[seat], play.order))

    # ---- refusals and secrets ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or not 0 <= seat < 3:
            return found
        kind = kind_of(move)
        phase = self.phase
        if isinstance(phase, LayAway):
            laid = card_count(phase.laid[seat]) == BID_CARDS
            return Refusal("R12", "bid-stands") if laid and kind == DISCARD else found
        if found.reason == "not-held" and kind == PLAY and self.bids[seat] & BIT[payload_of(move)]:
            return Refusal("R12", "bid-card", found.facts)
        if phase is self.tricks and found.reason == "wrong-phase":
            if kind == DISCARD:
                return Refusal("R12", "bid-stands")
            if kind == BID:
                return Refusal("R13", "asked-once")
            if kind == LEADER:
                return Refusal("R17" if self.extra == OPEN else "R19", "leader-is-known")
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if kind_of(move) == DISCARD and not may_see(viewer, seat):  # R10
            return make_move(DISCARD, HIDDEN)
        return move

    # ---- copies and worlds ----

    def copy(self) -> "NinetyNineState":  # by hand: cards are laid away from the hands of the play
        other = NinetyNineState(self.trick_game, int(self.dealer))
        self.copy_match(other)
        other.turned = self.turned
        bids = self.bids
        other.bids = bids[: len(bids)]
        other.shown = self.shown
        other.extra = self.extra
        other.bidder = self.bidder
        tricks, phase = other.tricks, other.phase
        if tricks is not None and isinstance(phase, LayAway):
            phase.hands = tricks.hands
        return other

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        return row_fault(cells)

    def totals_fault(self, totals: list[int], deals: int) -> str:
        return totals_fault(totals, deals)  # S6

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        play = self.tricks
        if play is None:
            return
        if play.order.trump >= 0:
            display.show_suit("trump", play.order.trump)
        else:
            display.show_fact("trump", "text", "no-trump")
        self._show_extra(display)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        display.show_zone("upcard", "waste", NOBODY, "pile", [int(self.turned)])  # R5
        phase = self.phase
        bids = phase.laid if isinstance(phase, LayAway) else self.bids
        for seat in range(3):
            name, owner = f"bid-{int(seat)}", int(seat)
            if may_see(display.seat, seat) or self.shown & BIT[seat]:
                display.show_zone(name, "meld", owner, "row", cards_in(bids[seat]))
                display.badge_number(owner, "bid", bid_value(bids[seat], play.order))
            else:
                display.show_zone(name, "meld", owner, "row", [], int(card_count(bids[seat])))

    def _show_extra(self, display: Display) -> None:
        phase = self.phase
        extra, bidder = self.extra, self.bidder
        if isinstance(phase, ExtraBidding):
            extra, bidder = phase.extra, phase.bidder
        if extra != NONE:
            display.show_fact("extra", "text", EXTRAS[extra])
            display.show_seat("bidder", bidder)
