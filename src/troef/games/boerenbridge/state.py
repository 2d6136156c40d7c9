"""A position of a match of boerenbridge."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.moves import BID, kind_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import NOBODY, REFEREE
from troef.games.boerenbridge.options import MOST_SEATS
from troef.games.boerenbridge.phases import PLAY_BLIND, ForeheadPlay, Predicting
from troef.games.boerenbridge.result import row_fault, totals_fault
from troef.games.boerenbridge.rounds import PATTERNS, hand_size, is_closing, is_middle, places_of, round_count
from troef.games.boerenbridge.scoring import score
from troef.tricks.aim import Aim, for_exactly
from troef.tricks.deal import card_at
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS

PACK: Final = list(make_pack())
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R15: by trump suit, and last of all (-1) without trumps.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]
DUTIES: Final = Duties({int(FOLLOW): "R13"})
#: By number of players.
TABLES: Final = [TrickTable(max(seats, 1), DUTIES) for seats in range(MOST_SEATS + 1)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BoerenState(TrickMatch):
    """A position of a match of boerenbridge.

    `most` is the largest hand of the match, `size` that of this round; `upcard` is -1 in the middle round; `predicted`
    is what each seat said, once all have spoken.
    """

    def __init__(self, game: TrickGame, seats: int, dealer: int, most: i64, hook_above: i64) -> None:
        super().__init__(game, seats, dealer)
        self.most: i64 = most
        self.hook_above: i64 = hook_above
        self.size: i64 = 0
        self.upcard: i64 = -1
        self.predicted = vec[i64]([-1] * seats)

    def places(self) -> dict[str, list[int]]:
        """The places of the round that is awaited (R5, R6)."""
        number = self.deal_number + 1
        size = int(hand_size(number, self.most))
        return places_of(int(self.seats), int(self.dealer), size, not is_middle(number, self.most))

    # ---- the round ----

    def deal_count(self) -> i64:
        return round_count(self.most)

    def dealt_cards(self) -> i64:
        return self.seats * hand_size(self.deal_number + 1, self.most) + 1

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        number = self.deal_number + 1
        size = hand_size(number, self.most)
        turned = -1 if is_middle(number, self.most) else card_at(pack, top, self.seats * size)  # R3, R6
        self.start_round(PATTERNS[self.seats][size].hands(pack, self.dealer, top), turned)

    def start_round(self, hands: vec[i64], upcard: i64) -> None:
        """Begin the next round with these hands and this card turned up (-1: none)."""
        self.upcard = upcard
        self.start_deal(hands)
        self.size = hand_size(self.deal_number, self.most)
        self.phase = Predicting(self.seats, self.phase.turn, self.size, self.size > self.hook_above)  # R9–R11

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        trump = self.upcard >> 4  # of -1 the last ordering
        return TrickPlay(TABLES[self.seats], ORDERINGS[trump], hands, self.after(self.dealer))  # R12

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Predicting):
            self.predicted = phase.predicted
            self.phase = ForeheadPlay(play) if is_closing(self.deal_number, self.most) else play
        else:  # the one trick of the closing round has fallen
            play.gather()
            self.deal_played(play)

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def trick_taken(self, play: TrickPlay) -> None:
        if play.tricks_played == self.size:
            self.deal_played(play)

    def points(self, play: TrickPlay) -> list[int]:
        return [int(score(self.predicted[seat], play.tricks_of(seat))) for seat in range(self.seats)]

    def marks(self, play: TrickPlay) -> tuple[str, ...]:
        return tuple([f"{int(play.tricks_of(seat))}/{int(self.predicted[seat])}" for seat in range(self.seats)])

    def finish_if_over(self) -> None:
        if self.deal_number == self.deal_count():
            self.finish_scored(self.scores(), "rounds")

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
        predicted = self.predicted
        other = BoerenState(self.trick_game, self.seats, self.dealer, self.most, self.hook_above)
        self.copy_match(other)
        other.size, other.upcard = self.size, self.upcard
        other.predicted = predicted[: len(predicted)]
        return other

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        size = int(hand_size(deal, self.most))
        return row_fault(cells, size, size > self.hook_above)

    def totals_fault(self, totals: list[int], deals: int) -> str:
        return totals_fault(totals, deals, int(self.most))

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        if self.tricks is None:
            return
        if self.upcard >= 0:
            display.show_suit("trump", self.upcard >> 4)
        else:
            display.show_fact("trump", "text", "no-trump")  # T3

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        if is_closing(self.deal_number, self.most):
            self._show_foreheads(display, play)
        else:
            play.show_hands(display)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        undealt = 52 - self.seats * self.size
        if self.upcard >= 0:
            display.show_zone("upcard", "waste", NOBODY, "pile", [int(self.upcard)])
            undealt -= 1
        display.show_zone("stock", "stock", hidden=int(undealt))
        self._show_predictions(display)

    def _show_foreheads(self, display: Display, play: TrickPlay) -> None:
        """R7, T1: a player sees every card but his own. Who looks on sees none: he could tell."""
        for seat in range(self.seats):
            shown = display.seat == REFEREE or (display.seat >= 0 and display.seat != seat)
            display.show_hand(seat, play.hands[seat], shown)
            display.show_won(seat, play.tricks_of(seat))

    def _show_predictions(self, display: Display) -> None:
        """R8: what was said stays in sight, and how much that is together."""
        phase = self.phase
        predicted = phase.predicted if isinstance(phase, Predicting) else self.predicted
        total: i64 = 0
        for seat in range(self.seats):
            if predicted[seat] >= 0:
                total += predicted[seat]
                display.badge_number(seat, "predicted", predicted[seat])
        display.show_number("size", self.size)
        display.show_number("together", total)
        if isinstance(phase, Predicting) and phase.forbidden() >= 0:
            display.show_number("forbidden", phase.forbidden())  # T2
