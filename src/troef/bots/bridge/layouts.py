"""Layouts of the hidden hands that fit an auction, before any card is played.

Few layouts fit a long auction, so they are not dealt and thrown away: a layout is changed step by step (Metropolis).
A step exchanges a few cards between two hidden hands. It stands with the likelihood of the calls after it over that
before, where a call that the system would not make has the likelihood `SLIP`.
"""

from collections.abc import Callable
from typing import Final

from troef.bots.bridge.fitting import HeardCall, heard_calls
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import ValuedHand
from troef.cards.bits import set_of
from troef.core.rng import Rng, shuffle
from troef.games.bridge.game import PACK

#: How likely a call is that the system would not make, beside the one that it would. One hand in 25 opens 1NT: with
#: much more than this, many layouts would not fit.
SLIP: Final = 0.0005
#: Layouts that are changed by turns, so that one that is stuck does not decide.
CHAINS: Final = 4
#: The most steps before the first layout of a chain (burn-in; fewer where all calls fit before), and between two.
BURN_IN: Final = 400
STEPS: Final = 30
#: The most cards that a step exchanges.
MOST_EXCHANGED: Final = 3


class ChangingLayout:
    """A layout that is changed step by step; `misfits[seat]` counts the calls that the system would not have made."""

    def __init__(self, hand: ValuedHand, heard: dict[int, list[HeardCall]], rng: Rng) -> None:
        self.heard = heard
        self.rng = rng
        self.seats = list(heard)
        unseen = shuffle([card for card in PACK if not hand.cards >> card & 1], rng)
        self.cards = {seat: unseen[13 * place : 13 * place + 13] for place, seat in enumerate(self.seats)}
        self.hands = [hand] * 4
        self.misfits = [0] * 4
        for seat in self.seats:
            self.hands[seat] = _valued(self.cards[seat])
            self.misfits[seat] = self._misfits(seat, self.hands[seat])

    def fits(self) -> bool:
        """Whether every call is one that the system makes with these hands."""
        return not any(self.misfits)

    def step(self) -> None:
        """Exchange some cards between two hidden hands, if the calls allow it."""
        left_out = int(self.rng.below(3))
        one, two = (seat for place, seat in enumerate(self.seats) if place != left_out)
        first, second = list(self.cards[one]), list(self.cards[two])
        for _ in range(1 + int(self.rng.below(MOST_EXCHANGED))):
            here, there = int(self.rng.below(13)), int(self.rng.below(13))
            first[here], second[there] = second[there], first[here]
        demand = int(self.rng.below(2**30)) / 2**30
        before = self.misfits[one] + self.misfits[two]
        mine = _valued(first)
        of_one = self._misfits(one, mine)
        if of_one > before and SLIP ** (of_one - before) < demand:
            return
        theirs = _valued(second)
        of_two = self._misfits(two, theirs)
        if of_one + of_two > before and SLIP ** (of_one + of_two - before) < demand:
            return
        self.cards[one], self.cards[two] = first, second
        self.hands[one], self.hands[two] = mine, theirs
        self.misfits[one], self.misfits[two] = of_one, of_two

    def _misfits(self, seat: int, hand: ValuedHand) -> int:
        return sum([not heard.fits(hand) for heard in self.heard[seat]])


class Layouts:
    """Layouts that fit the auction for a seat with its hand, one at a time."""

    def __init__(
        self, auction: UnderstoodAuction, seat: int, hand: ValuedHand, rng: Rng, is_late: Callable[[], bool]
    ) -> None:
        heard = {other: heard_calls(auction, [other]) for other in range(4) if other != seat}
        self.chains = [ChangingLayout(hand, heard, rng) for _ in range(CHAINS)]
        self.drawn = 0
        for chain in self.chains:
            steps = 0
            while steps < BURN_IN and not chain.fits() and not is_late():
                chain.step()
                steps += 1

    def draw(self) -> list[ValuedHand]:
        """Four hands."""
        chain = self.chains[self.drawn % CHAINS]
        self.drawn += 1
        for _ in range(STEPS):
            chain.step()
        return list(chain.hands)


def _valued(cards: list[int]) -> ValuedHand:
    return ValuedHand(int(set_of(cards)))
