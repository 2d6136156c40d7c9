"""A position of a match of klaverjassen."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.display import Display
from troef.core.moves import NO_ROEM, PASS, ROEM, TRUMP, kind_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.games.klaverjassen.cards import ORDERINGS, PACKETS
from troef.games.klaverjassen.phases import RoemClaim, TrumpMaking
from troef.games.klaverjassen.result import check_sheet
from troef.games.klaverjassen.rules import TableRules
from troef.games.klaverjassen.scoring import LAST_TRICK, PIT, score_sides
from troef.tricks.aim import Aim, for_points, side_of
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.play import TrickPlay
from troef.tricks.roem import roem_mark, roem_points
from troef.tricks.run import MOST_TRICKS, TrickRun


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KlaverjasState(TrickMatch):
    """A position of a match of klaverjassen."""

    def __init__(self, game: TrickGame, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: TableRules = rules
        self.trump: i64 = -1
        self.maker: i64 = -1
        # claimed roem of each side, and the marks for the sheet
        self.roem0: i64 = 0
        self.roem1: i64 = 0
        self.marks0: str = ""
        self.marks1: str = ""

    # ---- the deal ----

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        # R8: the dealer's left leads, whoever makes trump
        return TrickPlay(self.rules.table, ORDERINGS[0], hands, (self.dealer + 1) & 3)

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.trump = -1
        self.maker = -1
        self.roem0 = 0
        self.roem1 = 0
        self.marks0 = ""
        self.marks1 = ""
        self.phase = TrumpMaking((self.dealer + 1) & 3, not self.rules.utrechts)  # R3, R5

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        play = self.tricks
        assert play is not None
        if phase is play:
            self._trick_done(play)
        elif isinstance(phase, TrumpMaking):
            self.trump = phase.trump
            self.maker = phase.maker
            play.order = ORDERINGS[phase.trump]
            self.phase = play
        elif isinstance(phase, RoemClaim):
            if phase.claimed:
                self._record_roem(play)
            self._next_trick(play)

    def _trick_done(self, play: TrickPlay) -> None:
        roem = roem_points(play.trick, self.trump)
        if roem and not self.rules.auto_roem:
            self.phase = RoemClaim(play.taker)  # R16
            return
        if roem:
            self._record_roem(play)
        self._next_trick(play)

    def _record_roem(self, play: TrickPlay) -> None:
        points = roem_points(play.trick, self.trump)
        mark = roem_mark(int(points))
        if play.taker & 1 == 0:
            self.roem0 += points
            self.marks0 = f"{self.marks0} {mark}".strip()
        else:
            self.roem1 += points
            self.marks1 = f"{self.marks1} {mark}".strip()

    def _next_trick(self, play: TrickPlay) -> None:
        play.gather()
        self.phase = play
        self.trick_taken(play)

    def points(self, play: TrickPlay) -> list[int]:
        first, second = self._scores(play)
        return [int(first), int(second)]

    def _scores(self, play: TrickPlay) -> tuple[i64, i64]:
        won0 = play.won[0] | play.won[2]
        won1 = play.won[1] | play.won[3]
        points0 = play.order.points_in(won0)
        if play.taker & 1 == 0:
            points0 += LAST_TRICK
        pit: i64 = -1
        if not won0 or not won1:
            pit = 0 if won0 else 1
        return score_sides(self.maker & 1, points0, self.roem0, self.roem1, pit, self.rules.tens)

    def marks(self, play: TrickPlay) -> tuple[str, ...]:
        return (self.marks0, self.marks1)

    # ---- playouts ----

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS  # what is said of roem changes no card

    def deal_in_run(self, run: TrickRun, rng: Rng) -> i64:
        dealer_left = (self.dealer + 1) & 3
        play = self.tricks
        if play is None:
            play = self.new_play(vec[i64]([0, 0, 0, 0]))
            self.tricks = play
        run.deal(PACKETS, play.hands, rng)
        play.begin_again(dealer_left)
        making = TrumpMaking(dealer_left, not self.rules.utrechts)
        moves: i64 = 0
        while making.turn >= 0:
            making.play(making.turn, making.pick(making.turn, rng))
            moves += 1
        play.order = ORDERINGS[making.trump]
        self.trump, self.maker = making.trump, making.maker
        self.roem0 = 0
        self.roem1 = 0
        self.history = None
        self.awaits_deal = False
        self.was_laid = False
        self.deal_number += 1
        self.phase = play
        return moves

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        moves: i64 = 0
        tricks, takers = run.tricks, run.takers
        for number in range(run.first, play.tricks_played):
            roem = roem_points(tricks[number], self.trump)
            if not roem:
                continue
            taker = takers[number]
            if not self.rules.auto_roem:
                moves += 1
                if RoemClaim(taker).pick(taker, rng) != ROEM:
                    continue
            if taker & 1 == 0:
                self.roem0 += roem
            else:
                self.roem1 += roem
        first, second = self._scores(play)
        self.settle_unwritten(first, second)
        return moves

    # ---- for the solver, and refusals ----

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The lead in points, with roem, last trick and pit (R14, R18); not whether the makers get there (S4)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        aim = for_points(play, side_of(play, seat), lead=True)
        aim.roem = True
        aim.tricks[7] = LAST_TRICK
        aim.give_for_all(PIT)
        return aim

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.clause or found.reason == "no-such-seat":
            return found
        kind = kind_of(move)
        if kind == ROEM or kind == NO_ROEM:  # P1, P2
            if isinstance(self.phase, RoemClaim):
                return Refusal("R17", found.reason, found.facts)
            return Refusal("R16", "roem-too-late")
        if self.phase is self.tricks and (kind == TRUMP or kind == PASS):
            return Refusal("R6" if kind == TRUMP else "R3", found.reason, found.facts)
        return found

    # ---- copies and positions ----

    def copy(self) -> "KlaverjasState":
        other = KlaverjasState(self.trick_game, self.rules, self.dealer)
        self.copy_match(other)
        other.trump, other.maker, other.roem0, other.roem1 = self.trump, self.maker, self.roem0, self.roem1
        other.marks0, other.marks1 = self.marks0, self.marks1
        return other

    def check_rows(self) -> None:
        check_sheet(self.sheet, int(self.deal_number), self.rules.tens)

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
            display.show_seat("maker", self.maker)
        self._show_signals(display)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        # T3: while the claim is open, the side that may make it is shown what it is worth
        if isinstance(self.phase, RoemClaim) and _of_side(display.seat, play.taker & 1):
            display.show_number("roem", roem_points(play.trick, self.trump))
        if self.roem0 or self.roem1:
            for seat in range(4):
                claimed = self.roem0 if seat & 1 == 0 else self.roem1
                display.badge_number(seat, "roem", claimed)

    def _show_signals(self, display: Display) -> None:
        """T2: a pair sees what it has agreed on; with `signal_disclosure` everybody does."""
        for side in range(2):
            signals = self.rules.signals[side]
            if signals and (self.rules.disclosed or _of_side(display.seat, side)):
                display.show_fact(f"signals-{side}{side + 2}", "words", signals)


def _of_side(viewer: i64, side: i64) -> bool:
    """Whether a viewer may see what a side knows."""
    return viewer == REFEREE or (viewer >= 0 and viewer & 1 == side)
