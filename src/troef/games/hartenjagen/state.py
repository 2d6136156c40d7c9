"""A position of a match of hartenjagen."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import parse_card
from troef.cards.pack import make_pack
from troef.core.game import Game
from troef.core.moves import kind_of
from troef.core.position import whole_number
from troef.core.refusal import Refusal
from troef.core.view import Fact, Outcome, SheetRow, View
from troef.games.hartenjagen.phases import ALL_POINTS, AllPoints
from troef.games.hartenjagen.result import part_of
from troef.games.hartenjagen.scoring import ALL, HEART, JACK_OF_CLUBS, QUEEN_OF_SPADES, changes, winners
from troef.tricks.aim import Aim, for_points
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.ordering import NO_TRUMP, Ordering, ranks_of
from troef.tricks.play import Table, TrickPlay
from troef.tricks.state import TrickState

PACK: Final = list(make_pack("7"))
PACKETS: Final = DealPattern(4, (1,) * 8)  # R2
TRICKS: Final[i64] = 8  # R7

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
TABLE: Final = Table(4, DUTIES)


@final
@mypyc_attr(acyclic=True)
class HartenState(TrickState):
    """A position of a match of hartenjagen; `second`: part two is being played or comes next."""

    def __init__(self, game: Game, dealer: int, target: i64) -> None:
        super().__init__(game, 4, dealer)
        self.target: i64 = target
        self.second: bool = False
        self.totals = vec[i64]([0] * 4)

    def pack(self) -> list[int]:
        return list(PACK)

    # ---- the round ----

    def lay(self, order: list[int]) -> None:
        self.start_deal(PACKETS.hands(order, self.dealer))

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin a round with these hands (sets of cards by seat)."""
        self.begin_deal()
        play = TrickPlay(TABLE, ORDERING, hands, (self.dealer + 1) & 3)  # R3
        self.tricks = play
        self.phase = play

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        play = self.tricks
        assert play is not None
        if isinstance(phase, AllPoints):
            self._settle_round(play, phase.choice)
            return
        play.gather()
        if play.tricks_played < TRICKS:
            return
        if not self.second:
            for seat in range(4):
                if ORDERING.points_in(play.won[seat]) == ALL:
                    self.phase = AllPoints(seat)  # S3: before R8 is looked at
                    return
        self._settle_round(play, -1)

    def _settle_round(self, play: TrickPlay, choice: i64) -> None:
        taken = [int(ORDERING.points_in(play.won[seat])) for seat in range(4)]  # R7
        cells = changes(self.second, taken, choice)
        for seat in range(4):
            self.totals[seat] += cells[seat]
        self.add_row(SheetRow(tuple(cells)))
        if self.second:  # R10: looked at after rounds of part two only (A4)
            scores = tuple([int(total) for total in self.totals])
            won = winners(scores)
            if won:
                self.finish(Outcome(scores, won, "nought"))
                return
        else:
            self._look_for_part_two()
        self.dealer = (self.dealer + 1) & 3  # R1
        self.await_deal()

    def _look_for_part_two(self) -> None:
        """R8, R9: a total at or over the target ends part one."""
        for seat in range(4):
            if self.totals[seat] >= self.target:
                self.second = True

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
        other = HartenState(self.game, int(self.dealer), self.target)
        self.copy_base(other)
        other.second = self.second
        totals = self.totals
        other.totals = totals[: len(totals)]
        self.copy_play(other)
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's round."""
        self.restore_before_deal(view)
        for row in self.sheet:
            for seat in range(4):
                self.totals[seat] += row.cells[seat]
            self._look_for_part_two()

    def match_facts(self) -> dict[str, object]:
        """`part`: 1 or 2, or null before the first round, and wherever it follows from the sheet (R8)."""
        return {"part": 1 + int(self.second) if self.deal_number else None}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet."""
        self.check_deals(0)
        part = None if facts["part"] is None else whole_number(facts, "part", 1, 2)
        self.second = part_of(self.sheet, int(self.deal_number), int(self.target), part) == 2
        self.totals = self.column_sums(4)

    # ---- views ----

    def show_table(self, view: View) -> None:
        view.totals = tuple([int(total) for total in self.totals])
        view.facts.append(Fact("part", "text", "two" if self.second else "one"))  # T2
        if not self.second:
            view.facts.append(Fact("target", "number", int(self.target)))
        play = self.tricks
        if play is None:
            return
        play.show_hands(view)
        play.show_trick(view)
        for seat in range(4):
            view.badges[seat].append(Fact("points", "number", int(ORDERING.points_in(play.won[seat]))))
