"""Irregularities at a table where they may happen: what is said of them (P3, P11), what each costs, the trick corrected
(P4), the game awarded and what the jury makes an offender pay (P5–P8)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import OWN
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks

#: The jury's: the game is won or lost (P5).
AWARD: Final[i64] = OWN + 12
AWARDS: Final = ("won", "lost")
#: P3: troel is not called; it sounds like "pas troel".
CONCEAL: Final[i64] = OWN + 13
#: P11: a bid of which the jury was not told; the payload is that of the bid.
UNCALLED: Final[i64] = OWN + 14
#: The jury's: what an offender pays (P6–P8); the payload is an index of FINES.
FINE: Final[i64] = OWN + 15

#: What an irregularity costs its offender and brings each other player; of P6 and P8 that is the most there can be.
PENALTIES: Final = {
    "P2": (3, 1),
    "P3": (15, 5),
    "P4": (3, 1),
    "P5": (15, 5),
    "P6": (3, 1),
    "P7": (15, 5),
    "P8": (15, 0),
    "P11": (15, 0),
}

#: P6–P8: where the jury sets the cost, the least and the most.
FINED: Final = {"P6": (1, 3), "P7": (15, 15), "P8": (1, 15)}
#: Clause, offender and cost.
FINES: Final = [
    (clause, seat, points)
    for clause, (least, most) in FINED.items()
    for seat in range(4)
    for points in range(least, most + 1)
]
FINE_TEXTS: Final = tuple([f"{clause} {seat} {points}" for clause, seat, points in FINES])


def gain_of(clause: str, points: int) -> int:
    """What each other player has of a penalty: what the book gives where it costs the most, otherwise nothing (P6)."""
    most, each = PENALTIES[clause]
    return each if points == most else 0


@final
@mypyc_attr(acyclic=True)
class Correcting(AroundTricks):
    """P4: the wrong card has been taken back, and its player plays another. `later` are the entries of the log of the
    cards that fell after it: they stay, and fall again as soon as he has played."""

    def __init__(self, tricks: TrickPlay, later: vec[i64]) -> None:
        super().__init__(tricks)
        self.turn = tricks.turn
        self.later: vec[i64] = later

    def name(self) -> str:
        return "correcting"

    def over(self, tricks: TrickPlay) -> AroundTricks:
        later = self.later
        other = Correcting(tricks, later[: len(later)])
        other.turn = self.turn
        return other

    def lets_fall(self) -> bool:
        return False

    def legal(self, seat: i64) -> list[int]:
        return self.tricks.legal(seat)

    def allows(self, seat: i64, move: i64) -> bool:
        return self.tricks.allows(seat, move)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        self.tricks.play(seat, move)
        self.turn = self.tricks.turn

    def pick(self, seat: i64, rng: Rng) -> i64:
        return self.tricks.pick(seat, rng)
