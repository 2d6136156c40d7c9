"""What is said while cards are played: announcing roem and belote, and giving up."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import NO_ROEM, OWN, ROEM, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.bieden.roem import MOST_ROEM
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks

BELOTE_CALL: Final[i64] = OWN
NO_BELOTE: Final[i64] = OWN + 1
CONCEDE: Final[i64] = OWN + 2
_CONCEDE: Final[BoxedMove] = int(CONCEDE)

#: What may be announced: tens from the smallest run to the most that a hand can count.
LEAST_CLAIM: Final[i64] = 20
CLAIMS: Final[i64] = (MOST_ROEM - LEAST_CLAIM) // 10 + 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoemCall(Phase):
    """R15: on playing to the first trick, the bidder or his partner says how much roem he has, true or not (P2)."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.turn = seat
        self.seat: i64 = seat
        self.claimed: i64 = 0

    def name(self) -> str:
        return "roem"

    def copy(self) -> Phase:
        other = RoemCall(self.seat)
        other.turn, other.claimed = self.turn, self.claimed
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(NO_ROEM), *[int(make_move(ROEM, LEAST_CLAIM + 10 * step)) for step in range(CLAIMS)]]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        points = payload_of(move)
        return move == NO_ROEM or (kind_of(move) == ROEM and LEAST_CLAIM <= points <= MOST_ROEM and points % 10 == 0)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R15", "no-such-roem" if kind_of(move) == ROEM else "roem-first")

    def play(self, seat: i64, move: i64) -> None:
        self.claimed = i64(0) if move == NO_ROEM else payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        choice = rng.below(CLAIMS + 1)
        return NO_ROEM if choice == CLAIMS else make_move(ROEM, LEAST_CLAIM + 10 * choice)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeloteCall(Phase):
    """S5: who plays the queen of trump for the playing side says "belote" or keeps silent, whatever he holds."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.turn = seat
        self.seat: i64 = seat
        self.said: bool = False

    def name(self) -> str:
        return "belote"

    def copy(self) -> Phase:
        other = BeloteCall(self.seat)
        other.turn, other.said = self.turn, self.said
        return other

    def legal(self, seat: i64) -> list[int]:
        return [int(BELOTE_CALL), int(NO_BELOTE)] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == BELOTE_CALL or move == NO_BELOTE)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("S5", "belote-first")

    def play(self, seat: i64, move: i64) -> None:
        self.said = move == BELOTE_CALL
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return BELOTE_CALL if rng.below(2) else NO_BELOTE


@final
@mypyc_attr(acyclic=True)
class LeadOrConcede(AroundTricks):
    """R19: before he leads to a later trick the bidder may give up."""

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__(tricks)
        self.turn = tricks.turn
        self.conceded: bool = False

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = LeadOrConcede(tricks)
        other.turn, other.conceded = self.turn, self.conceded
        return other

    def legal(self, seat: i64) -> list[int]:
        moves = self.tricks.legal(seat)
        if seat == self.turn:
            moves.append(_CONCEDE)
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        return self.tricks.allows(seat, move) or (move == CONCEDE and seat == self.turn)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        self.turn = -1
        if move == CONCEDE:
            self.conceded = True
        else:
            self.tricks.play(seat, move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]
