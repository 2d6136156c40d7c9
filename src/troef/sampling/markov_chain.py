"""Markov chains over everything that is consistent with what was seen, where it is too much to be counted."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.core.rng import Rng

#: The most points in which a state on an excursion may contradict what was seen.
MOST_ERRORS: Final[i64] = 2
#: Each error makes a state less likely by this factor.
_FACTOR: Final = 0.01
#: An excursion is undone after this many steps.
_EXCURSION: Final = 100
_SCALE: Final = 1 << 30
#: Burn-in: the first run is this many times as long, for the state that it starts from is not a random one.
_BURN_IN: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class MarkovChain:
    """A Markov chain whose steps are exchanges, accepted by the rule of Metropolis and Hastings (`accepts`).

    It makes short excursions through states with errors, and is looked at only when `errors` is zero: then all
    consistent states are equally likely in the long run (Metropolis and others 1953). `propose` tries an exchange and
    adds one that leaves errors to the `trail`; `undo` takes one back.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.errors: i64 = 0
        #: the exchanges of the excursion that the chain is on
        self.trail: list[tuple[int, int, int, int]] = []
        self.has_mixed: bool = False

    def propose(self) -> None:
        """Try an exchange."""
        raise NotImplementedError

    def undo(self, step: tuple[int, int, int, int]) -> None:
        """Take an exchange back."""
        raise NotImplementedError

    def run(self, exchanges: i64) -> None:
        """Go on from one consistent state to another: this many exchanges are tried there, and more the first time.

        An excursion that takes too long is undone: so the chance of each way equals that of its reverse.
        """
        left = exchanges
        if not self.has_mixed:
            left *= _BURN_IN
            self.has_mixed = True
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

    def accepts(self, errors: i64, odds: float = 1.0) -> bool:
        """Whether a step to a state with `errors` errors is taken (Hastings 1970).

        `odds` is how many times likelier that state is, apart from its errors.
        """
        if errors > MOST_ERRORS:
            return False
        chance = odds * _FACTOR ** float(errors - self.errors)
        return chance >= 1.0 or self.rng.below(_SCALE) < i64(chance * _SCALE)
