"""Who sits where in a boompje, and the draw for its first dealer.

A seat is a person; a chair is a place at the table, numbered clockwise like the seats in the first boompje. The scorer
stays on chair 0; after a boompje the others move one chair, skipping the scorer's (`tournament` R16, E1).
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.tricks.following import Duties
from troef.tricks.ordering import ranks_of
from troef.tricks.play import TrickTable

#: R15: the ranks from high to low.
RANKS: Final = "10 A K Q J 9 8 7"
#: The scorer's seat, and chair.
SCORER: Final[i64] = 0
#: This many boompjes bring everybody back to the first chair.
ARRANGEMENTS: Final[i64] = 3

_STRENGTH: Final = {rank: -place for place, rank in enumerate(ranks_of(RANKS))}


def shifted(chairs: Sequence[int]) -> list[int]:
    """Who sits on each chair one boompje later.

    >>> shifted([0, 1, 2, 3]), shifted(shifted([0, 1, 2, 3]))
    ([0, 3, 1, 2], [0, 2, 3, 1])
    """
    scorer, left, opposite, right = chairs
    return [scorer, right, left, opposite]


def highest_drawn(cards: Sequence[int]) -> list[int]:
    """The places of the highest card or, where ranks are equal, cards (R1, R2): suits do not count.

    >>> from troef.cards.card import parse_cards
    >>> highest_drawn(parse_cards("10C 10H AS 7D")), highest_drawn(parse_cards("8D KC"))
    ([0, 1], [1])
    """
    strengths = [_STRENGTH[card & 15] for card in cards]
    return [place for place, strength in enumerate(strengths) if strength == max(strengths)]


@final
class Seating:
    """The table of one boompje: `person_on[chair]`, `chair_of[person]`, and the play round it with its pairs."""

    def __init__(self, chairs: list[int], duties: Duties, lenient: bool) -> None:
        self.chairs = chairs
        self.shifted: bool = chairs != [0, 1, 2, 3]
        self.person_on = vec[i64](chairs)
        self.chair_of = vec[i64]([0, 0, 0, 0])
        for chair, person in enumerate(chairs):
            self.chair_of[person] = chair
        pairs = [[chairs[0], chairs[2]], [chairs[1], chairs[3]]]  # W and Z
        self.table = TrickTable(4, duties, pairs, order=chairs, lenient=lenient)

    def from_left(self, person: i64, steps: i64) -> i64:
        """Who sits this many chairs to the left of somebody: 2 is the partner, 3 the right neighbour."""
        return self.person_on[(self.chair_of[person] + steps) & 3]


def seatings(duties: Duties, lenient: bool) -> list[Seating]:
    """The tables of the boompjes, after which they come round again."""
    found: list[Seating] = []
    chairs = [0, 1, 2, 3]
    for _ in range(ARRANGEMENTS):
        found.append(Seating(chairs, duties, lenient))
        chairs = shifted(chairs)
    return found
