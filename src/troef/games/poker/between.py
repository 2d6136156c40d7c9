"""Between two hands: buying in again (S9), and the clock that ends the match before the next deal (S8)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import CALL, CHECK, FOLD, RAISE, TIMEOUT, kind_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import TIMEKEEPER
from troef.games.poker.betting import NO_REBUY, REBUY, TIME_UP, Betting


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rebuying(Phase):
    """S9: everybody who may buy in is asked once, clockwise from the dealer's left."""

    def __init__(self, table: Betting, asked: vec[i64]) -> None:
        super().__init__()
        self.table = table
        self.asked = asked  # does not change, so copies share it
        self.index: i64 = 0
        self.turn = asked[0]

    def name(self) -> str:
        return "rebuy"

    def copy(self) -> Phase:
        return self.over(self.table)

    def over(self, table: Betting) -> "Rebuying":
        """A copy that speaks of these chips."""
        other = Rebuying(table, self.asked)
        other.turn, other.index = self.turn, self.index
        return other

    def waits_for(self, seat: i64) -> bool:
        """Whether a seat has yet to be asked or to answer."""
        return seat in [int(other) for other in self.asked[self.index : len(self.asked)]]

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            if self.table.rules.clock and not self.table.time_up:
                return [int(TIMEOUT), int(TIME_UP)]
            return [int(TIMEOUT)]
        return [int(REBUY), int(NO_REBUY)] if seat == self.turn and seat >= 0 else []

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == FOLD or kind == CHECK or kind == CALL or kind == RAISE:
            return Refusal("S9", "wrong-phase")
        return Refusal("S8" if kind == TIME_UP else "S9", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        if move == TIME_UP:
            self.table.time_up = True
            self.turn = -1
            return
        if move == REBUY:
            chips = self.table.chips
            chips[seat] += self.table.rules.rebuy
        self.index += 1  # an answer that is not given in time is a no
        self.turn = self.asked[self.index] if self.index < len(self.asked) else i64(-1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TimedBreak(Phase):
    """The cards are awaited, and the agreed end time may come first (S8). Nobody at the table acts."""

    def __init__(self, table: Betting) -> None:
        super().__init__()
        self.table = table

    def name(self) -> str:
        return "awaits-deal"

    def copy(self) -> Phase:
        return self.over(self.table)

    def over(self, table: Betting) -> "TimedBreak":
        """A copy that speaks of these chips."""
        other = TimedBreak(table)
        other.turn = self.turn
        return other

    def legal(self, seat: i64) -> list[int]:
        return [int(TIME_UP)] if seat == TIMEKEEPER else []

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("", "awaits-deal")

    def play(self, seat: i64, move: i64) -> None:
        self.table.time_up = True
