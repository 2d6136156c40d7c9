"""Walks through all that agrees with what was seen, where too much is unknown to be counted."""

from typing import Final

from mypy_extensions import i64

from troef.core.rng import Rng

#: On its way a walk may pass by what contradicts something that was seen, in so many points at most.
MOST_ERRORS: Final[i64] = 2
#: Each makes it less likely by this factor.
_FACTOR: Final = 0.01
#: It goes back after so many exchanges there.
_EXCURSION: Final = 100
_SCALE: Final = 1 << 30
#: So many times as many exchanges lead to the first that is looked at, for what was found is not any of them.
_AT_FIRST: Final[i64] = 4


class Walk:
    """A walk by exchanges, each of which is as likely as its reverse once `dares` has its say.

    Where it is looked at only when `errors` is nought, all that agrees with what was seen is as likely in the long run
    (Metropolis and others 1953). `propose` tries an exchange and writes one with errors about into the `trail`; `undo`
    takes one back.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.errors: i64 = 0
        #: the exchanges of an excursion by what does not agree
        self.trail: list[tuple[int, int, int, int]] = []
        self.wandered: bool = False

    def propose(self) -> None:
        """Try an exchange."""
        raise NotImplementedError

    def undo(self, step: tuple[int, int, int, int]) -> None:
        """Take an exchange back."""
        raise NotImplementedError

    def walk(self, exchanges: i64) -> None:
        """Go on, from what agrees to what agrees: so many exchanges are tried there, and more the first time.

        An excursion is given up where it takes too long: its way back is as long.
        """
        left = exchanges
        if not self.wandered:
            left *= _AT_FIRST
            self.wandered = True
        steps = 0
        self.trail = []
        while left > 0:
            self.propose()
            steps += 1
            if self.errors and steps > _EXCURSION:
                self.go_back()
            if not self.errors:
                left -= 1
                steps = 0
                self.trail = []

    def go_back(self) -> None:
        """Undo an excursion."""
        for step in reversed(self.trail):
            self.undo(step)
        self.errors = 0

    def dares(self, errors: i64, odds: float = 1.0) -> bool:
        """Whether chance leads to what has so many errors and is so many times as likely otherwise (Hastings 1970)."""
        if errors > MOST_ERRORS:
            return False
        chance = odds * _FACTOR ** float(errors - self.errors)
        return chance >= 1.0 or self.rng.below(_SCALE) < i64(chance * _SCALE)
