"""Sharing cards where hands must hold something that they can have in several ways: a run, four of a kind.

One way, a reason, is laid first and the rest is shared; a share that has other reasons too is kept as often as it has
one of them. So all shares that have a reason are equally likely, however rare they are (Karp and Luby, "Monte-Carlo
algorithms for enumeration and reliability problems", 1983).
"""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import card_count, cards_in, set_of
from troef.core.rng import Rng
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing

#: Reasons of several hands are put together while there are no more of them.
MOST_REASONS: Final = 1_000


@final
class Reasons:
    """The ways to share unseen cards that have one of some reasons.

    A reason says for each hand which cards it holds at least; `known` are those that it holds anyhow. The rest is as
    in `Sharing`. Raises NoWorld when there is no way.
    """

    def __init__(
        self, unseen: i64, sizes: list[int], barred: list[i64], known: list[i64], reasons: list[list[int]]
    ) -> None:
        #: the unseen cards that each hand gets by a reason, and the ways to share the others
        self.laid: list[list[int]] = []
        self.sharings: list[Sharing] = []
        for reason in reasons:
            laid = [int(cards & ~known[hand]) for hand, cards in enumerate(reason)]
            if laid not in self.laid:
                self._add(laid, unseen, sizes, barred)
        if not self.laid:
            raise NoWorld("the unseen cards give nobody a reason")

    def _add(self, laid: list[int], unseen: i64, sizes: list[int], barred: list[i64]) -> None:
        """Take a reason up if there is a way to lay it."""
        left = unseen
        room: list[int] = []
        for hand, cards in enumerate(laid):
            if cards & ~(left & ~barred[hand]):
                return
            left &= ~cards
            room.append(sizes[hand] - int(card_count(cards)))
        try:
            sharing = Sharing(left, room, barred)
        except NoWorld:
            return
        self.laid.append(laid)
        self.sharings.append(sharing)

    def draw(self, rng: Rng) -> list[list[int]]:
        """One way, each equally likely: the unseen cards of every hand."""
        while True:
            number = pick_sharing(self.sharings, rng)
            hands = self.sharings[number].draw(rng)
            for hand, cards in enumerate(self.laid[number]):
                hands[hand] += cards_in(cards)
            if not rng.below(self._count_in([int(set_of(cards)) for cards in hands])):
                return hands

    def _count_in(self, hands: list[int]) -> int:
        """How many reasons hands have."""
        count = 0
        for laid in self.laid:
            if all(not cards & ~hands[hand] for hand, cards in enumerate(laid)):
                count += 1
        return count


def combined(choices: dict[int, list[int]], hands: int) -> list[list[int]]:
    """Reasons for so many hands: one set of cards for each hand that has a choice of sets.

    Hands with many sets are left out where there would be too many reasons: those must find theirs by chance.
    """
    reasons = [[0] * hands]
    for hand in sorted(choices, key=lambda hand: len(choices[hand])):
        sets = choices[hand]
        if len(reasons) > 1 and len(reasons) * len(sets) > MOST_REASONS:
            break
        reasons = [[*reason[:hand], cards, *reason[hand + 1 :]] for reason in reasons for cards in sets]
    return reasons
