"""A phase of a deal: an auction, the play of tricks, a betting round.

A phase knows who may act, what is legal, why something is not, and when it is over. The game's state wires phases
together: it makes the next phase when one is over, and copies and shows those that are running.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.core.refusal import Refusal
from troef.core.rng import Rng

#: One-seat tuples, made once: `actors()` is asked before every move.
SINGLES: Final = [(seat,) for seat in range(32)]
#: The seats of a set (bits) of up to six, made once too.
SEATS_OF: Final = [tuple(seat for seat in range(6) if seats >> seat & 1) for seats in range(64)]
NO_ACTORS: Final[tuple[int, ...]] = ()
NO_LIMIT: Final[tuple[int, int]] = (0, 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Phase:
    """Base of all phases. `turn` is the seat that acts, or -1 where nobody or several may act.

    A playout only asks for `turn`. So a phase in which several may act, but only one has to, may name that one.
    """

    def __init__(self) -> None:
        self.turn: i64 = -1

    def name(self) -> str:
        """A key for faces (`phase-<name>`)."""
        raise NotImplementedError

    def copy(self) -> "Phase":
        """An independent phase in the same position. `make copies` writes it."""
        raise NotImplementedError

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return NO_ACTORS if self.turn < 0 else SINGLES[self.turn]

    def legal(self, seat: i64) -> list[int]:
        """Every legal move of a seat; empty when it may not act."""
        raise NotImplementedError

    def open_plays(self, seat: i64) -> i64:
        """The cards whose plays are all that is legal for a seat, as a set; 0 where that is not known at once, or other
        moves are legal."""
        return 0

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether the move is legal for the seat now: the same answer as `move in legal(seat)`, faster.

        Messages are no moves of a phase: the state knows them (`State.refused`), and nobody waits for them. Only mao
        allows more than it lists: the signals that are listed one by one may be said in one move with the card.
        """
        return move in self.legal(seat)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        """Why a seat that may act may not make this move. The clause is left empty where only the order of the match
        forbids it (`State.refusal` names the clause)."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a move that is legal."""
        raise NotImplementedError

    def time_limit(self) -> tuple[int, int]:
        """The seconds that the book gives for what runs now, before the timekeeper's `timeout`, and a number that
        changes when they start from zero again; no seconds where the book names none."""
        return NO_LIMIT

    def idle_limit(self, seat: i64) -> tuple[int, int]:
        """The seconds that a seat may do nothing before the timekeeper says `idle` of it, and a number that changes
        when they start from zero again; no seconds where the book names none."""
        return NO_LIMIT

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A random legal move of a seat that may act, each equally likely."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def run_out(self, rng: Rng) -> i64:
        """Make random moves until no single seat is on turn: as often `pick` and `play`. How many were made.

        A phase in which several may act at once, in an order that makes no difference, lets the lowest seat act first.
        """
        moves: i64 = 0
        seat = self.turn
        while seat >= 0:
            self.play(seat, self.pick(seat, rng))
            moves += 1
            seat = self.turn
        return moves


class Resting(Phase):
    """Nobody acts: the cards must be dealt, or the match is over."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason

    def name(self) -> str:
        return self.reason

    def copy(self) -> Phase:
        return self

    def legal(self, seat: i64) -> list[int]:
        return []

    def allows(self, seat: i64, move: i64) -> bool:
        return False

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("", self.reason)

    def play(self, seat: i64, move: i64) -> None:
        raise ValueError(self.reason)


#: The running phase while the order of the pack is awaited, and after the end.
AWAITS_DEAL: Final = Resting("awaits-deal")
MATCH_OVER: Final = Resting("match-over")
