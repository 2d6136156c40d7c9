"""The phases that only klaverjassen has: making trump and claiming roem."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import NO_ROEM, PASS, PLAY, ROEM, TRUMP, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TrumpMaking(Phase):
    """R3–R6: name a suit or pass, from the dealer's left; after four passes the first player must name one."""

    def __init__(self, first: i64, may_pass: bool) -> None:
        super().__init__()
        self.turn = first
        self.first: i64 = first
        self.passes: i64 = 0
        self.may_pass: bool = may_pass
        self.trump: i64 = -1
        self.maker: i64 = -1

    def name(self) -> str:
        return "trump"

    def copy(self) -> Phase:
        other = TrumpMaking(self.first, self.may_pass)
        other.turn, other.passes, other.trump, other.maker = self.turn, self.passes, self.trump, self.maker
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        moves = [int(make_move(TRUMP, suit)) for suit in range(4)]
        if self.may_pass:
            moves.append(int(PASS))
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if kind_of(move) == TRUMP:
            return 0 <= payload_of(move) < 4
        return self.may_pass and move == PASS

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == PASS:
            if self.passes == 4:
                return Refusal("R4", "must-make-trump")
            return Refusal("R5", "no-passing")
        return Refusal("R8" if kind_of(move) == PLAY else "R16", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.passes += 1
            self.turn = (seat + 1) & 3
            if self.passes == 4:
                self.may_pass = False
        else:
            self.trump = payload_of(move)
            self.maker = seat
            self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        choice = rng.below(5 if self.may_pass else 4)
        return PASS if choice == 4 else make_move(TRUMP, choice)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoemClaim(Phase):
    """R16, R17: the winner of a trick says whether its roem is recorded."""

    def __init__(self, winner: i64) -> None:
        super().__init__()
        self.turn = winner
        self.claimed: bool = False

    def name(self) -> str:
        return "roem"

    def copy(self) -> Phase:
        other = RoemClaim(self.turn)
        other.claimed = self.claimed
        return other

    def legal(self, seat: i64) -> list[int]:
        return [int(ROEM), int(NO_ROEM)] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == ROEM or move == NO_ROEM)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R16", "roem-first")

    def play(self, seat: i64, move: i64) -> None:
        self.claimed = move == ROEM
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return ROEM if rng.below(2) else NO_ROEM
