"""A position of a match of hartenjagen."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import parse_card
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.moves import kind_of
from troef.core.phase import Phase
from troef.core.position_facts import whole_number
from troef.core.refusal import Refusal
from troef.core.view import Outcome, View
from troef.games.hartenjagen.phases import ALL_POINTS, AllPoints
from troef.games.hartenjagen.result import part_of
from troef.games.hartenjagen.scoring import ALL, HEART, JACK_OF_CLUBS, QUEEN_OF_SPADES, changes, winners
from troef.tricks.aim import Aim, for_points
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import NO_TRUMP, Ordering, ranks_of
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS

PACK: Final = list(make_pack("7"))
PACKETS: Final = DealPattern(4, (1,) * 8)  # R2

RANKS: Final = "A K Q J 10 9 8 7"
HEARTS: Final = [parse_card(f"{rank}H") for rank in RANKS.split()]
#: S1
POINTS: Final[dict[int, int]] = {
    **dict.fromkeys(HEARTS, HEART),
    parse_card("QS"): QUEEN_OF_SPADES,
    parse_card("JC"): JACK_OF_CLUBS,
}
#: R6
ORDERING: Final = Ordering([[16 * suit + rank for rank in ranks_of(RANKS)] for suit in range(4)], NO_TRUMP, POINTS)
DUTIES: Final = Duties({int(FOLLOW): "R4"})
TABLE: Final = TrickTable(4, DUTIES)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HartenState(TrickMatch):
    """A position of a match of hartenjagen; `second`: part two is being played or comes next."""

    def __init__(self, game: TrickGame, dealer: int, target: i64) -> None:
        super().__init__(game, 4, dealer)
        self.target: i64 = target
        self.second: bool = False

    # ---- the round ----

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLE, ORDERING, hands, (self.dealer + 1) & 3)  # R3

    def taken(self, play: TrickPlay) -> list[int]:
        """The card points that each seat has won so far (R7)."""
        return [int(ORDERING.points_in(play.won[seat])) for seat in range(4)]

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def deal_played(self, play: TrickPlay) -> None:
        taken = self.taken(play)
        if not self.second and int(ALL) in taken:
            self.phase = AllPoints(taken.index(int(ALL)))  # S3: before R8 is looked at
        else:
            self.settle_deal(changes(self.second, taken, -1))

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None and isinstance(phase, AllPoints)
        self.settle_deal(changes(False, self.taken(play), phase.choice))

    def finish_if_over(self) -> None:
        scores = self.scores()
        if not self.second:
            self.second = max(scores) >= self.target  # R8, R9: part one ends
            return  # R10: the match ends after rounds of part two only (A4)
        won = winners(scores)
        if won:
            self.finish(Outcome(scores, won, "nought"))

    def trick_aim(self, seat: i64) -> "Aim | None":
        """What a seat's total loses by this round: its points count against it in part one, for it in part two (S2,
        S4), and all points of part one the other way round (S3)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        aim = for_points(play, BIT[seat])
        if self.second:
            return aim
        for card in range(len(aim.points)):
            aim.points[card] = -aim.points[card]
            if aim.points[card]:
                aim.sweep_cards |= BIT[card]
        for other in range(4):
            aim.sweep_worth[other] = 2 * ALL if other == seat else -ALL
        return aim

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason != "wrong-phase" or kind_of(move) != ALL_POINTS:
            return found
        return Refusal("S4", "no-choice-now") if self.second else Refusal("S3", "not-all-points")

    # ---- copies and worlds ----

    def copy(self) -> "HartenState":
        other = HartenState(self.trick_game, self.dealer, self.target)
        self.copy_match(other)
        other.second = self.second
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's round."""
        super().restore(view)
        if not view.between_deals():
            self.second = view.fact("part") == "two"
            return
        totals = [0, 0, 0, 0]
        for row in self.sheet:
            for seat in range(4):
                totals[seat] += row.cells[seat]
            if max(totals) >= self.target:  # R8: also where later rounds bring it down again
                self.second = True

    def match_facts(self) -> dict[str, object]:
        """`part`: 1 or 2, or null before the first round, and wherever it follows from the sheet (R8)."""
        return {"part": 1 + int(self.second) if self.deal_number else None}

    def set_match(self, facts: dict[str, Any]) -> None:
        super().set_match(facts)
        part = None if facts["part"] is None else whole_number(facts, "part", 1, 2)
        self.second = part_of(self.sheet, int(self.deal_number), int(self.target), part) == 2

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        display.show_fact("part", "text", "two" if self.second else "one")  # T2
        if not self.second:
            display.show_number("target", self.target)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        for seat, points in enumerate(self.taken(play)):
            display.show_badge(seat, "points", "number", points)
