"""A position of a match of New Game."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.games.new_game.result import fault_of
from troef.tricks.aim import Aim, for_tricks
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import NO_TRUMP, Ordering, make_ordering
from troef.tricks.play import TrickPlay, TrickTable

PACK: Final = list(make_pack("7"))  # R1
PACKETS: Final = DealPattern(4, (3, 2, 3))  # R2
TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R4"}))
#: R6, R7: by the suit that is trump, the last one without.
ORDERINGS: Final[list[Ordering]] = [make_ordering("A K Q J 10 9 8 7", suit) for suit in (0, 1, 2, 3, NO_TRUMP)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NewGameState(TrickMatch):
    """A position of a match; `trump` is a suit, or `NO_TRUMP`."""

    def __init__(self, game: TrickGame, dealer: int, trump: i64) -> None:
        super().__init__(game, 4, dealer)
        self.trump: i64 = trump

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLE, ORDERINGS[self.trump], hands, self.after(self.dealer))  # R3

    def points(self, play: TrickPlay) -> list[int]:
        return [int(play.tricks_of(seat)) for seat in range(4)]  # S1

    def trick_aim(self, seat: i64) -> "Aim | None":
        """For the solver: a seat wants tricks, whatever is in them."""
        play = self.tricks
        return for_tricks(play, BIT[seat]) if play is not None and self.phase is play else None

    # ---- copies and positions ----

    def copy(self) -> "NewGameState":
        other = NewGameState(self.trick_game, self.dealer, self.trump)
        self.copy_match(other)
        return other

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        return fault_of(cells)

    def totals_fault(self, totals: list[int], deals: int) -> str:
        return fault_of(totals, deals)

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        if self.trump != NO_TRUMP:
            display.show_suit("trump", self.trump)
