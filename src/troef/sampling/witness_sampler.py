"""Sharing cards where hands must hold something that they can have in several ways: a run, four of a kind.

Each way is a witness. One witness is laid first and the rest is shared; the result is accepted with chance one over the
number of witnesses that it has. So all shares with a witness are equally likely, however rare they are (Karp and Luby,
"Monte-Carlo algorithms for enumeration and reliability problems", 1983).
"""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import card_count, cards_in, set_of
from troef.core.rng import Rng
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing

#: The most combinations that are made of the witnesses of several hands.
MOST_WITNESSES: Final = 1_000


@final
class WitnessSampler:
    """Draws shares of unseen cards that have at least one of some witnesses.

    A witness says for each hand which cards it must hold; `known` are those that it holds anyway. The rest is as in
    `Sharing`. Raises NoWorld when there is no way.
    """

    def __init__(
        self, unseen: i64, sizes: list[int], barred: list[i64], known: list[i64], witnesses: list[list[int]]
    ) -> None:
        #: the unseen cards that each hand gets with a witness, and the ways to share the others
        self.laid: list[list[int]] = []
        self.sharings: list[Sharing] = []
        for witness in witnesses:
            laid = [int(cards & ~known[hand]) for hand, cards in enumerate(witness)]
            if laid not in self.laid:
                self._add(laid, unseen, sizes, barred)
        if not self.laid:
            raise NoWorld("no witness can be laid with the unseen cards")

    def _add(self, laid: list[int], unseen: i64, sizes: list[int], barred: list[i64]) -> None:
        """Add a witness if there is a way to lay it."""
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
        """The number of witnesses in these hands."""
        count = 0
        for laid in self.laid:
            if all(not cards & ~hands[hand] for hand, cards in enumerate(laid)):
                count += 1
        return count


def combined(choices: dict[int, list[int]], hands: int) -> list[list[int]]:
    """Witnesses for a number of hands: one set of cards for each hand that has a choice of sets.

    Hands with many sets are left out where there would be too many combinations: theirs are found by chance.
    """
    witnesses = [[0] * hands]
    for hand in sorted(choices, key=lambda hand: len(choices[hand])):
        sets = choices[hand]
        if len(witnesses) > 1 and len(witnesses) * len(sets) > MOST_WITNESSES:
            break
        witnesses = [[*witness[:hand], cards, *witness[hand + 1 :]] for witness in witnesses for cards in sets]
    return witnesses
