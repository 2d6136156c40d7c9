"""A position of a match of kingen."""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count
from troef.core.display import Display
from troef.core.moves import TRUMP, kind_of
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.games.kingen.games import (
    GAMES,
    KING_OF_HEARTS,
    NO_KING_OF_HEARTS,
    NOT_SEVENTH_NOR_LAST,
    ORDERINGS,
    PACK,
    TRUMP_GAME,
    game_of,
)
from troef.games.kingen.phases import NamingTrump
from troef.games.kingen.result import row_fault, totals_fault
from troef.games.kingen.scoring import LAST, POINTS, SEVENTH, cells
from troef.tricks.aim import Aim, against_cards
from troef.tricks.deal import DealPattern
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.gathering import gathered_pack, pack_fact, read_pack
from troef.tricks.play import TrickPlay
from troef.tricks.run import MOST_TRICKS, TrickRun

SHUFFLED_PATTERN: Final = DealPattern(4, (1,) * 13)  # R2, A2
CUT_PATTERN: Final = DealPattern(4, (4, 4, 5))
TRICKS: Final[i64] = 13
#: All hands lie open (bits by seat).
ALL_OPEN: Final[i64] = 15


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KingenState(TrickMatch):
    """A position of a match of kingen.

    `number` is the game of the running deal (1 to 7, 0 before the first); `trump` is -1 without one; `seventh` and
    `last` are who won those tricks, or -1.
    """

    def __init__(self, game: TrickGame, dealer: int, cut: bool) -> None:
        super().__init__(game, 4, dealer)
        self.cut: bool = cut
        self.number: i64 = 0
        self.trump: i64 = -1
        self.seventh: i64 = -1
        self.last: i64 = -1
        #: the pack as it lies for the next deal; where it is only cut, a new one after every deal: copies share it
        self.gathered: vec[i64] = game.new_pack

    def pack(self) -> list[int]:
        return [int(card) for card in self.gathered]

    def gathered_cards(self) -> vec[i64]:
        return self.gathered

    def least_cut(self) -> int:
        return 1 if self.cut and self.deal_number else 0

    def cutter(self) -> int:
        return int(self.dealer + 3) & 3 if self.least_cut() else -1

    # ---- the deal ----

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.number = game_of(int(self.deal_number))
        self.trump = -1
        self.seventh = -1
        self.last = -1
        if self.number == TRUMP_GAME:
            self.phase = NamingTrump(self.phase.turn)  # R21

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        game = GAMES[game_of(int(self.deal_number))]  # R3
        return TrickPlay(game.table, ORDERINGS[4], hands, (self.dealer + 1) & 3, game.limits)  # R4, R9

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None and isinstance(phase, NamingTrump)
        self.trump = phase.trump
        play.order = ORDERINGS[phase.trump]
        self.phase = play

    def new_run(self) -> TrickRun:
        run = super().new_run()
        run.logs = self.cut
        return run

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return i64(1) if self.number == NO_KING_OF_HEARTS or self.number == NOT_SEVENTH_NOR_LAST else MOST_TRICKS

    def trick_taken(self, play: TrickPlay) -> None:
        played = play.tricks_played
        if played == 7:
            self.seventh = play.taker  # A9
        elif played == TRICKS:
            self.last = play.taker
        if self.number == NO_KING_OF_HEARTS and play.won[play.taker] & KING_OF_HEARTS:  # R19, A6
            play.exposed = ALL_OPEN  # T2
            play.turn = -1
            self.deal_played(play)
        else:
            super().trick_taken(play)

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The points of a seat (S1, S2), with the other three against it."""
        play = self.tricks
        if play is None or self.phase is not play or play.turn < 0:
            return None
        points, cards = POINTS[self.number], GAMES[self.number].cards
        if cards:
            return against_cards(play, BIT[seat], cards, -points)
        aim = Aim(play, BIT[seat])
        aim.each_trick(points)
        if self.number == NOT_SEVENTH_NOR_LAST:
            aim.tricks[6] = SEVENTH
            aim.tricks[TRICKS - 1] = LAST
        return aim

    def counts(self, play: TrickPlay) -> list[int]:
        """What each seat has won so far of what counts in this game: cards, or tricks."""
        cards = GAMES[self.number].cards
        if cards:
            return [int(card_count(play.won[seat] & cards)) for seat in range(4)]
        return [int(play.tricks_of(seat)) for seat in range(4)]

    def points(self, play: TrickPlay) -> list[int]:
        return cells(int(self.number), self.counts(play), self.seventh, self.last)

    def deal_played(self, play: TrickPlay) -> None:
        super().deal_played(play)
        if self.cut and self.awaits_deal:
            self.gathered = gathered_pack(self.log, play.hands, 0)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None:
            return None
        if found.reason == "must-ruff" and self._ruffed():  # with trump in the trick the duty is to go over it
            return Refusal("R23", "must-overruff", found.facts)
        if found.reason != "wrong-phase" or kind_of(move) != TRUMP:
            return found
        return Refusal("R21", "trump-is-named") if self.number == TRUMP_GAME else Refusal("R9", "game-without-trump")

    def _ruffed(self) -> bool:
        """Whether a trump holds the trick on the table."""
        play = self.tricks
        return play is not None and play.order.trumps() & play.trick != 0

    # ---- copies, and the match before a deal ----

    def copy(self) -> "KingenState":
        other = KingenState(self.trick_game, self.dealer, self.cut)
        self.copy_match(other)
        other.number, other.trump, other.seventh, other.last = self.number, self.trump, self.seventh, self.last
        other.gathered = self.gathered
        return other

    def match_facts(self) -> dict[str, object]:
        return {"pack": pack_fact(self.gathered, self.deal_number if self.cut else 0)}

    def set_match(self, facts: dict[str, Any]) -> None:
        super().set_match(facts)  # S3
        if facts["pack"] and not self.cut:
            raise PositionError("pack", "it is shuffled before every deal")
        self.gathered = read_pack(facts, PACK, self.deal_number)

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        return row_fault(cells, deal)

    def totals_fault(self, totals: list[int], deals: int) -> str:
        return totals_fault(totals, deals)

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        display.show_fact("game", "text", GAMES[game_of(max(int(self.deal_number), 1))].key)
        play = self.tricks
        if play is None:
            return
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
            display.show_seat("maker", play.first_leader)
        if play.exposed:
            display.show_fact("ended", "text", "king-of-hearts")  # T2
        if self.number == NOT_SEVENTH_NOR_LAST:
            self._show_watched_tricks(display, play)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        if GAMES[self.number].cards:
            for seat, count in enumerate(self.counts(play)):
                penalty = count * -POINTS[self.number]
                display.show_badge(seat, "penalty", "number", penalty)

    def _show_watched_tricks(self, display: Display, play: TrickPlay) -> None:
        """S1: which trick is being played, and who won the seventh."""
        if play.tricks_played < TRICKS:
            display.show_fact("trick", "number", int(play.tricks_played) + 1)
        if self.seventh >= 0:
            display.show_seat("seventh", self.seventh)
