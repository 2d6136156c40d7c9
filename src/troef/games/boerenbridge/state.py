"""A position of a match of boerenbridge."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import suit_text
from troef.cards.pack import make_pack
from troef.core.game import Game
from troef.core.moves import BID, kind_of
from troef.core.position import PositionError
from troef.core.refusal import Refusal
from troef.core.view import NOBODY, REFEREE, Fact, SheetRow, View, Zone
from troef.games.boerenbridge.options import MOST_SEATS
from troef.games.boerenbridge.phases import PLAY_BLIND, ForeheadPlay, Predicting
from troef.games.boerenbridge.result import row_fault, totals_fault
from troef.games.boerenbridge.rounds import PATTERNS, hand_size, is_closing, is_middle, places_of, round_count
from troef.games.boerenbridge.scoring import score
from troef.tricks.aim import Aim, for_exactly
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import Table, TrickPlay
from troef.tricks.state import TrickState

PACK: Final = list(make_pack())
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R15: by trump suit, and last of all (-1) without trumps.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]
DUTIES: Final = Duties({int(FOLLOW): "R13"})
#: By number of players.
TABLES: Final = [Table(max(seats, 1), DUTIES) for seats in range(MOST_SEATS + 1)]


@final
@mypyc_attr(acyclic=True)
class BoerenState(TrickState):
    """A position of a match of boerenbridge.

    `most` is the largest hand of the match, `size` that of this round; `upcard` is -1 in the middle round; `predicted`
    is what each seat said, once all have spoken.
    """

    def __init__(self, game: Game, seats: int, dealer: int, most: i64, hook_above: i64) -> None:
        super().__init__(game, seats, dealer)
        self.most: i64 = most
        self.hook_above: i64 = hook_above
        self.size: i64 = 0
        self.upcard: i64 = -1
        self.predicted = vec[i64]([-1] * seats)
        self.totals = vec[i64]([0] * seats)

    def pack(self) -> list[int]:
        return list(PACK)

    def places(self) -> dict[str, list[int]]:
        """The places of the round that is awaited (R5, R6)."""
        number = self.deal_number + 1
        size = int(hand_size(number, self.most))
        return places_of(int(self.seats), int(self.dealer), size, not is_middle(number, self.most))

    # ---- the round ----

    def lay(self, order: list[int]) -> None:
        number = self.deal_number + 1
        size = hand_size(number, self.most)
        turned = -1 if is_middle(number, self.most) else order[self.seats * size]  # R3, R6
        self.start_deal(PATTERNS[self.seats][size].hands(order, self.dealer), turned)

    def start_deal(self, hands: vec[i64], upcard: i64) -> None:
        """Begin the next round with these hands and this card turned up (-1: none)."""
        self.begin_deal()
        size = hand_size(self.deal_number, self.most)
        first = self.dealer + 1 if self.dealer + 1 < self.seats else 0
        self.size = size
        self.upcard = upcard
        trump = upcard >> 4  # of -1 the last ordering
        self.tricks = TrickPlay(TABLES[self.seats], ORDERINGS[trump], hands, first)  # R12
        self.phase = Predicting(self.seats, first, size, size > self.hook_above)  # R9–R11

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        play = self.tricks
        assert play is not None
        if isinstance(phase, Predicting):
            self.predicted = phase.predicted
            self.phase = ForeheadPlay(play) if is_closing(self.deal_number, self.most) else play
            return
        play.gather()
        if play.tricks_played == self.size:
            self._settle_round(play)

    def _settle_round(self, play: TrickPlay) -> None:
        cells: list[int] = []
        marks: list[str] = []
        for seat in range(self.seats):
            won = play.tricks_of(seat)
            points = score(self.predicted[seat], won)
            self.totals[seat] += points
            cells.append(int(points))
            marks.append(f"{int(won)}/{int(self.predicted[seat])}")
        self.add_row(SheetRow(tuple(cells), tuple(marks)))
        if self.deal_number == round_count(self.most):
            self.finish_best(self.totals, "rounds")
        else:
            self.dealer = (self.dealer + 1) % self.seats  # R1
            self.await_deal()

    def trick_aim(self, seat: i64) -> "Aim | None":
        """Whether a seat's prediction comes true, with the others against it."""
        play = self.tricks
        if play is None or not (self.phase is play or isinstance(self.phase, ForeheadPlay)):
            return None
        return for_exactly(play, BIT[seat], self.predicted[seat])

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason != "wrong-phase":
            return found
        kind = kind_of(move)
        if kind == BID:
            return Refusal("R8", "prediction-stands")
        return Refusal("R17", "only-in-closing-round") if kind == PLAY_BLIND else found

    # ---- copies and worlds ----

    def copy(self) -> "BoerenState":
        other = BoerenState(self.game, int(self.seats), int(self.dealer), self.most, self.hook_above)
        self.copy_base(other)
        other.size = self.size
        other.upcard = self.upcard
        predicted, totals = self.predicted, self.totals
        other.predicted = predicted[: len(predicted)]
        other.totals = totals[: len(totals)]
        self.copy_play(other)
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's round."""
        self.restore_before_deal(view)
        self.totals = self.column_sums(self.seats)

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet (S3); each row, or all together, must be what rounds can give."""
        self.check_deals(round_count(self.most))
        self.totals = self.column_sums(self.seats)
        played = int(self.deal_number)
        if len(self.sheet) == played:
            for number, row in enumerate(self.sheet, 1):
                size = int(hand_size(number, self.most))
                fault = row_fault(row.cells, size, size > self.hook_above)
                if fault:
                    raise PositionError(f"sheet row {number}", fault)
        fault = totals_fault([int(total) for total in self.totals], played, int(self.most))
        if fault:
            raise PositionError("sheet", fault)

    # ---- views ----

    def show_table(self, view: View) -> None:
        view.deals = int(round_count(self.most))
        view.totals = tuple([int(total) for total in self.totals])
        play = self.tricks
        if play is None:
            return
        if is_closing(self.deal_number, self.most):
            self._show_foreheads(view, play)
        else:
            play.show_hands(view)
        play.show_trick(view)
        undealt = 52 - self.seats * self.size
        if self.upcard >= 0:
            view.facts.append(Fact("trump", "suit", suit_text(self.upcard >> 4)))
            view.zones.append(Zone("upcard", "waste", NOBODY, "pile", [int(self.upcard)]))
            undealt -= 1
        else:
            view.facts.append(Fact("trump", "text", "no-trump"))  # T3
        view.zones.append(Zone("stock", "stock", hidden=int(undealt)))
        self._show_predictions(view)

    def _show_foreheads(self, view: View, play: TrickPlay) -> None:
        """R7, T1: a player sees every card but his own. Who looks on sees none: he could tell."""
        for seat in range(self.seats):
            cards = cards_in(play.hands[seat])
            owner = int(seat)
            if view.seat == REFEREE or (view.seat >= 0 and view.seat != seat):
                view.zones.append(Zone(f"hand-{owner}", "hand", owner, "fan", cards))
            else:
                view.zones.append(Zone(f"hand-{owner}", "hand", owner, "fan", [], len(cards)))
            view.badges[owner].append(Fact("tricks", "number", int(play.tricks_of(seat))))

    def _show_predictions(self, view: View) -> None:
        """R8: what was said stays in sight, and how much that is together."""
        phase = self.phase
        predicted = phase.predicted if isinstance(phase, Predicting) else self.predicted
        total: i64 = 0
        for seat in range(self.seats):
            if predicted[seat] >= 0:
                total += predicted[seat]
                view.badges[seat].append(Fact("predicted", "number", int(predicted[seat])))
        view.facts.append(Fact("size", "number", int(self.size)))
        view.facts.append(Fact("together", "number", int(total)))
        if isinstance(phase, Predicting) and phase.forbidden() >= 0:
            view.facts.append(Fact("forbidden", "number", int(phase.forbidden())))  # T2
